"""The addresses of accounts: only those that are used.

allauth has more, such as one on which people change their own e-mail address. HR enters addresses, and a changed one
would lead to a new password, so what is not named here does not exist.
"""

from allauth.account import views
from django.urls import path, re_path
from django.views.decorators.cache import never_cache

from portal.sign_in.views import change_password

urlpatterns = [
    path("login/", views.login, name="account_login"),
    path("logout/", never_cache(views.logout), name="account_logout"),
    path("password/change/", change_password, name="account_change_password"),
    path("password/reset/", views.password_reset, name="account_reset_password"),
    path("password/reset/done/", views.password_reset_done, name="account_reset_password_done"),
    re_path(
        r"^password/reset/key/(?P<uidb36>[0-9A-Za-z]+)-(?P<key>.+)/$",
        never_cache(views.password_reset_from_key),
        name="account_reset_password_from_key",
    ),
]
