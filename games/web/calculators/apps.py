from django.apps import AppConfig


class CalculatorsConfig(AppConfig):
    name = "games.web.calculators"
    label = "calculators"
