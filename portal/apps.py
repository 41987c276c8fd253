from django.apps import AppConfig


class PortalConfig(AppConfig):
    name = "portal"

    def ready(self) -> None:
        from allauth.account.models import EmailAddress
        from django.contrib import admin

        from games.web.search import found
        from games.web.search.models import Kind
        from portal.searched import pages
        from portal.sign_in.views import change_password_in_admin, log_in_to_admin
        from portal.waking import import_files
        from training.hr.imports.signals import files_asked

        found.register(Kind.PAGE, pages)
        files_asked.connect(import_files)
        # The admin is entered through the site's own log-in, whose limits hold there too; so is a password changed.
        admin.site.login = log_in_to_admin  # type: ignore[method-assign, assignment]
        admin.site.password_change = change_password_in_admin  # type: ignore[method-assign, assignment]
        # A person has one address, which HR enters; a second list would open the account as well.
        admin.site.unregister(EmailAddress)
