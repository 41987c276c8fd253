"""How people sign in: accounts are made by HR or an administrator, never by signing up."""

from typing import Any
from urllib.parse import urlsplit

from allauth.account.adapter import DefaultAccountAdapter
from allauth.account.forms import ChangePasswordForm, LoginForm, ResetPasswordForm, ResetPasswordKeyForm
from allauth.core.exceptions import ImmediateHttpResponse
from django import forms
from django.conf import settings
from django.contrib.auth.base_user import AbstractBaseUser
from django.contrib.auth.password_validation import MinimumLengthValidator
from django.core.validators import MaxLengthValidator
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils import translation
from django.utils.translation import gettext_lazy as _
from django.utils.translation import ngettext

from games.web.kit.formats import number
from portal.idle import IDLE_MINUTES
from portal.landing import landing
from portal.sign_in.device import Device
from portal.sign_in.limits import Attempt, TooMany, note_success
from portal.sign_in.refusals import SIGN_IN
from portal.too_many import too_many
from training.staff.models import User


class ClosedAccountAdapter(DefaultAccountAdapter):
    error_messages = DefaultAccountAdapter.error_messages | {
        "username_password_mismatch": _("The name or address and the password do not match. Check both and try again."),
        "enter_current_password": _("This is not your current password."),
    }

    def is_open_for_signup(self, request: HttpRequest) -> bool:
        return False

    def get_login_redirect_url(self, request: HttpRequest) -> str:
        return landing(request.user) if isinstance(request.user, User) else super().get_login_redirect_url(request)

    def authenticate(self, request: HttpRequest, **credentials: Any) -> AbstractBaseUser | None:
        """Find the user name that is meant, so that every attempt costs one hash, and hold to the limits."""
        attempt = Attempt(request, credentials["username"])
        try:
            attempt.count()
        except TooMany as refusal:
            raise ImmediateHttpResponse(too_many(request, refusal.wait, SIGN_IN)) from refusal
        user = super().authenticate(request, **credentials | {"username": attempt.username})
        if user:
            attempt.forget()
        return user

    def post_login(self, request: HttpRequest, user: User, **details: Any) -> HttpResponse:
        response = super().post_login(request, user, **details)
        request.session.set_expiry(0)  # until the browser is closed; the form asks whether it should be longer
        note_success(request, user.pk)
        Device.of(request).with_account(user.pk).keep(request, response)
        return response

    def respond_user_inactive(self, request: HttpRequest, user: AbstractBaseUser) -> HttpResponse:
        return render(request, "account/inactive.html", status=403)

    def get_reset_password_from_key_url(self, key: str) -> str:
        """Under the address of the site, whatever name the request came in under."""
        path = super().get_reset_password_from_key_url(key)
        return settings.SITE_URL + urlsplit(path).path

    def send_password_reset_mail(self, user: User, email: str, context: dict[str, Any]) -> None:
        """Write in the language of the recipient, who need not be the one who asked."""
        with translation.override(user.language):
            link = self.get_reset_password_from_key_url(f"{context['uid']}-{context['key']}")
            days = settings.PASSWORD_RESET_TIMEOUT // (24 * 3600)
            super().send_password_reset_mail(user, email, context | {"password_reset_url": link, "days": days})


MOST_LETTERS = 1000  # of a field: a database compares no name without end, and no password is that long


class Unprompted(forms.Form):
    """A form whose fields show no placeholder: it repeats the label, or hides a hint as soon as somebody types.

    Where allauth sets no limit, a text has at most `MOST_LETTERS` characters.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        for field in self.fields.values():
            field.widget.attrs.pop("placeholder", None)
            if isinstance(field, forms.CharField) and field.max_length is None:
                field.validators.append(MaxLengthValidator(MOST_LETTERS))


class SignInForm(Unprompted, LoginForm):
    """allauth's form, which takes an e-mail address as well."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["login"] = forms.CharField(
            label=_("User name or e-mail address"),
            max_length=254,
            widget=forms.TextInput(attrs={"autocomplete": "username", "autocapitalize": "none"}),
        )
        self.fields["password"].label = _("Password")
        self.fields["remember"].label = _("Stay signed in on this device")
        self.fields["remember"].help_text = ngettext(
            "Not for instructors, HR officers, editors and administrators: they are signed out after {minutes} minute "
            "without activity.",
            "Not for instructors, HR officers, editors and administrators: they are signed out after {minutes} minutes "
            "without activity.",
            IDLE_MINUTES,
        ).format(minutes=number(IDLE_MINUTES))


class FreshPassword(Unprompted):
    """Ask twice for a new password, and say in one sentence what Django's validators demand."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["password1"].label = _("New password")
        self.fields["password2"].label = _("New password again")
        length = MinimumLengthValidator().min_length
        demands = ngettext(
            "At least {length} character. Not only digits, not a common password, nothing like your name or address.",
            "At least {length} characters. Not only digits, not a common password, nothing like your name or address.",
            length,
        )
        self.fields["password1"].help_text = demands.format(length=number(length))

    def clean_password2(self) -> str:
        again: str = self.cleaned_data["password2"]
        if again != self.cleaned_data.get("password1", again):
            raise forms.ValidationError(_("The two new passwords differ. Enter the same one twice."))
        return again


class PasswordForm(FreshPassword, ChangePasswordForm):
    """allauth's form without its link to a new password: the page has its own."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["oldpassword"].label = _("Current password")
        self.fields["oldpassword"].help_text = ""


class NewPasswordForm(FreshPassword, ResetPasswordKeyForm):
    pass


class ForgottenPasswordForm(Unprompted, ResetPasswordForm):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["email"].label = _("E-mail address")

    def clean_email(self) -> str:
        """Find people by the address that HR entered alone, and not by allauth's list of further ones."""
        email: str = self.cleaned_data["email"]
        self.users = [user for user in User.objects.filter(email__iexact=email, is_active=True) if user.email]
        return email
