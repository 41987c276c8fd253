from django.apps import AppConfig


class TodayConfig(AppConfig):
    name = "training.today"
    label = "today"

    def ready(self) -> None:
        from training.courses import home
        from training.today.section import today_section

        home.register(today_section)
