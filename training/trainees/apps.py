from django.apps import AppConfig


class TraineesConfig(AppConfig):
    name = "training.trainees"
    label = "trainees"
