from django.apps import AppConfig


class SittingsConfig(AppConfig):
    name = "training.sittings"
    label = "sittings"

    def ready(self) -> None:
        from training.quiz.added import ADDED
        from training.sittings.section import annulment_section

        ADDED.register(annulment_section)
