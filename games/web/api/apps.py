from django.apps import AppConfig


class ApiConfig(AppConfig):
    name = "games.web.api"
    label = "api"
