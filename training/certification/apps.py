from django.apps import AppConfig


class CertificationConfig(AppConfig):
    name = "training.certification"
    label = "certification"

    def ready(self) -> None:
        from training.certification import receivers  # noqa: F401 - connects them
        from training.certification.practice_section import theory_section
        from training.certification.rechecks.views import renewed_section
        from training.practical.added import ADDED as ON_TESTS
        from training.quiz.added import ADDED

        ADDED.register(renewed_section)
        ON_TESTS.register(theory_section)
