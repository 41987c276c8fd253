from django.apps import AppConfig


class CalculatorsConfig(AppConfig):
    name = "games.calculators"
    label = "calculators"
