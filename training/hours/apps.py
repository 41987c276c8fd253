from django.apps import AppConfig


class HoursConfig(AppConfig):
    name = "training.hours"
    label = "hours"
