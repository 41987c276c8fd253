from django.apps import AppConfig


class RulingsConfig(AppConfig):
    name = "training.rulings"
    label = "rulings"
