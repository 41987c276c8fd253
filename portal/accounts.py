"""How people sign in: accounts are made by HR or an administrator, never by signing up."""

from typing import Any

from allauth.account.adapter import DefaultAccountAdapter
from allauth.account.forms import ChangePasswordForm, LoginForm, ResetPasswordForm, ResetPasswordKeyForm
from django import forms
from django.http import HttpRequest
from django.utils.translation import gettext_lazy as _


class ClosedAccountAdapter(DefaultAccountAdapter):
    def is_open_for_signup(self, request: HttpRequest) -> bool:
        return False


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


class PasswordForm(Unprompted, ChangePasswordForm):
    """allauth's form without its link to a new password: the page has its own."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["oldpassword"].help_text = ""


class ForgottenPasswordForm(Unprompted, ResetPasswordForm):
    pass


class NewPasswordForm(Unprompted, ResetPasswordKeyForm):
    pass
