from django.apps import AppConfig


class CertificationConfig(AppConfig):
    name = "training.certification"
    label = "certification"

    def ready(self) -> None:
        from training.certification import receivers  # noqa: F401 - connects them
        from training.certification.rechecks.views import renewed_section
        from training.quiz.added import ADDED

        ADDED.register(renewed_section)
