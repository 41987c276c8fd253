from django.apps import AppConfig


class PracticalConfig(AppConfig):
    name = "training.practical"
    label = "practical"
