from django.apps import AppConfig


class RulebookConfig(AppConfig):
    name = "games.rulebook"
    label = "rulebook"
