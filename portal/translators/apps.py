from django.apps import AppConfig


class TranslatorsConfig(AppConfig):
    name = "portal.translators"
