from django.apps import AppConfig
from django.db.models.signals import post_migrate


class KitConfig(AppConfig):
    name = "games.web.kit"
    label = "kit"

    def ready(self) -> None:
        from games.web.kit.triggers import protect

        post_migrate.connect(protect, dispatch_uid="append-only")
