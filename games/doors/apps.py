from django.apps import AppConfig


class DoorsConfig(AppConfig):
    name = "games.doors"
    label = "doors"
