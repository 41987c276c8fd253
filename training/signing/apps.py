from django.apps import AppConfig
from django.conf import settings


class SigningConfig(AppConfig):
    name = "training.signing"
    label = "signing"

    def ready(self) -> None:
        from training.signing import checks  # noqa: F401

        if settings.SIGNING_KEY or settings.SIGNING_CERTIFICATE or settings.SIGNING_FORMER:
            from training.signing.site import current, former_fingerprints

            # What cannot be used is noticed at the start.
            current()
            former_fingerprints()
