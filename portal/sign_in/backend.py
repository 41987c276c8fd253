"""Who may sign in and stay signed in."""

from allauth.account.auth_backends import AuthenticationBackend
from django.contrib.auth.base_user import AbstractBaseUser

from training.staff.days import today
from training.staff.models import User
from training.staff.waiting import take_effect


class FollowingBackend(AuthenticationBackend):
    """allauth's, asked at each sign-in and each request, after an account has followed a change whose day has come."""

    def user_can_authenticate(self, user: AbstractBaseUser) -> bool:
        if isinstance(user, User):
            take_effect(user, today())
        return bool(super().user_can_authenticate(user))
