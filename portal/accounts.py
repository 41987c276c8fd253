"""How people sign in: accounts are made by HR or an administrator, never by signing up."""

from typing import Any

from allauth.account.adapter import DefaultAccountAdapter
from allauth.account.forms import ChangePasswordForm, LoginForm, ResetPasswordForm, ResetPasswordKeyForm
from django import forms
from django.contrib.auth.password_validation import MinimumLengthValidator
from django.http import HttpRequest
from django.utils.translation import gettext_lazy as _
from django.utils.translation import ngettext

from games.rulebook.formats import number
from portal.landing import landing
from training.staff.models import User

_NO_MATCH = _("The name or address and the password do not go together. Check both and try again.")


class ClosedAccountAdapter(DefaultAccountAdapter):
    error_messages = DefaultAccountAdapter.error_messages | {
        "username_password_mismatch": _NO_MATCH,
        "email_password_mismatch": _NO_MATCH,
        "too_many_login_attempts": _("Too many attempts to sign in failed. Please try again later."),
        "enter_current_password": _("This is not your present password."),
    }

    def is_open_for_signup(self, request: HttpRequest) -> bool:
        return False

    def get_login_redirect_url(self, request: HttpRequest) -> str:
        return landing(request.user) if isinstance(request.user, User) else super().get_login_redirect_url(request)


class Unprompted(forms.Form):
    """A form whose fields show no placeholder: it repeats the label, or hides a hint as soon as somebody types."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        for field in self.fields.values():
            field.widget.attrs.pop("placeholder", None)


class SignInForm(Unprompted, LoginForm):
    """allauth's form with a label that says what to type."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["login"].label = _("User name or e-mail address")


class FreshPassword(Unprompted):
    """Asks twice for a new password and says in one sentence what Django's validators demand of it."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        length = MinimumLengthValidator().min_length
        demands = ngettext(
            "At least {length} character; not only figures, not a common password, not like your name or address.",
            "At least {length} characters; not only figures, not a common password, not like your name or address.",
            length,
        )
        self.fields["password1"].help_text = demands.format(length=number(length))

    def clean_password2(self) -> str:
        again: str = self.cleaned_data["password2"]
        if again != self.cleaned_data.get("password1", again):
            raise forms.ValidationError(_("The two new passwords differ. Type the same one twice."))
        return again


class PasswordForm(FreshPassword, ChangePasswordForm):
    """allauth's form without its link to a new password: the page has its own."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["oldpassword"].help_text = ""


class NewPasswordForm(FreshPassword, ResetPasswordKeyForm):
    pass


class ForgottenPasswordForm(Unprompted, ResetPasswordForm):
    pass
