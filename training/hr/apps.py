from django.apps import AppConfig


class HrConfig(AppConfig):
    name = "training.hr"
    label = "hr"
