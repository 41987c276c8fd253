from django.apps import AppConfig


class CertificationConfig(AppConfig):
    name = "training.certification"
    label = "certification"
