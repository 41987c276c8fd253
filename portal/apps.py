from django.apps import AppConfig


class PortalConfig(AppConfig):
    name = "portal"

    def ready(self) -> None:
        from allauth.account.decorators import secure_admin_login
        from allauth.account.models import EmailAddress
        from django.contrib import admin

        from portal import timetable  # noqa: F401 - connects its receivers
        from portal.celery import app

        # Tasks find this Celery application in every Django process, not only in workers.
        app.set_default()
        # The admin is entered through the site's own log-in, and shares its limits.
        admin.site.login = secure_admin_login(admin.site.login)  # type: ignore[method-assign]
        # A person has one address, which HR enters; a second list would open the account as well.
        admin.site.unregister(EmailAddress)
