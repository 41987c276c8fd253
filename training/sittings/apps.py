from django.apps import AppConfig


class SittingsConfig(AppConfig):
    name = "training.sittings"
    label = "sittings"
