from django.apps import AppConfig


class PortalConfig(AppConfig):
    name = "portal"

    def ready(self) -> None:
        # Tasks find this Celery application in every Django process, not only in workers.
        from portal.celery import app

        app.set_default()
