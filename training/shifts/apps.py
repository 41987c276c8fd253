from django.apps import AppConfig


class ShiftsConfig(AppConfig):
    name = "training.shifts"
    label = "shifts"

    def ready(self) -> None:
        from training.courses import home
        from training.shifts.section import shift_section

        home.register(shift_section)
