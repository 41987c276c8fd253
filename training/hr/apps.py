from django.apps import AppConfig


class HrConfig(AppConfig):
    name = "training.hr"
    label = "hr"

    def ready(self) -> None:
        from training.hr.people.seen import seen_since
        from training.staff.at_work import register

        register(seen_since)
