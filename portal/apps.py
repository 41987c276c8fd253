from django.apps import AppConfig


class PortalConfig(AppConfig):
    name = "portal"

    def ready(self) -> None:
        from allauth.account.models import EmailAddress
        from django.contrib import admin

        from portal import timetable  # noqa: F401 - connects its receivers
        from portal.celery import app
        from portal.sign_in.views import change_password_in_admin, log_in_to_admin

        # Tasks find this Celery application in every Django process, not only in workers.
        app.set_default()
        # The admin is entered through the site's own log-in, whose limits hold there too; so is a password changed.
        admin.site.login = log_in_to_admin  # type: ignore[method-assign, assignment]
        admin.site.password_change = change_password_in_admin  # type: ignore[method-assign, assignment]
        # A person has one address, which HR enters; a second list would open the account as well.
        admin.site.unregister(EmailAddress)
