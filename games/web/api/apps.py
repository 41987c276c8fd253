from django.apps import AppConfig


class DoorsConfig(AppConfig):
    name = "games.web.api"
    label = "api"
