from django.apps import AppConfig


class StaffConfig(AppConfig):
    name = "training.staff"
    label = "staff"
