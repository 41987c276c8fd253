from django.apps import AppConfig


class TodayConfig(AppConfig):
    name = "training.today"
    label = "today"

    def ready(self) -> None:
        from training.courses.home import HOME
        from training.today.section import today_section

        HOME.register(today_section)
