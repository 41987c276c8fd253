import mimetypes

from django.apps import AppConfig


class VenuesConfig(AppConfig):
    name = "games.venues"
    label = "venues"

    def ready(self) -> None:
        from games.venues import receivers  # noqa: F401 - connects itself

        mimetypes.add_type("image/webp", ".webp")  # Python 3.11 does not know it everywhere
