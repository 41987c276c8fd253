from django.apps import AppConfig


class PracticalConfig(AppConfig):
    name = "training.practical"
    label = "practical"

    def ready(self) -> None:
        from training.courses.home import HOME
        from training.practical.section import practical_section

        HOME.register(practical_section)
