from django.apps import AppConfig


class CostsConfig(AppConfig):
    name = "games.web.costs"
    label = "costs"
