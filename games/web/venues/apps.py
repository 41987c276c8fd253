import mimetypes

from django.apps import AppConfig


class VenuesConfig(AppConfig):
    name = "games.web.venues"
    label = "venues"

    def ready(self) -> None:
        from games.web.rulebook import houses
        from games.web.venues import receivers, rules_at  # noqa: F401 - the receivers connect themselves

        houses.register(rules_at.house)
        mimetypes.add_type("image/webp", ".webp")  # Python 3.11 does not know it everywhere
