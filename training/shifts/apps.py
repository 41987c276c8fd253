from django.apps import AppConfig


class ShiftsConfig(AppConfig):
    name = "training.shifts"
    label = "shifts"

    def ready(self) -> None:
        from training.courses.home import HOME
        from training.shifts.section import shift_section

        HOME.register(shift_section)
