from django.apps import AppConfig
from django.db.models.signals import post_migrate


class RulebookConfig(AppConfig):
    name = "games.web.rulebook"
    label = "rulebook"

    def ready(self) -> None:
        from games.web.rulebook.triggers import protect

        post_migrate.connect(protect, dispatch_uid="append-only")
