from django.apps import AppConfig


class ExamsConfig(AppConfig):
    name = "training.exams"
    label = "exams"
