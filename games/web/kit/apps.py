from django.apps import AppConfig


class KitConfig(AppConfig):
    name = "games.web.kit"
    label = "kit"
