from django.apps import AppConfig


class ClassesConfig(AppConfig):
    name = "training.classes"
    label = "classes"
