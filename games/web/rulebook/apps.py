from django.apps import AppConfig


class RulebookConfig(AppConfig):
    name = "games.web.rulebook"
    label = "rulebook"
