from django.apps import AppConfig


class SearchConfig(AppConfig):
    name = "games.web.search"
    label = "search"

    def ready(self) -> None:
        from games.web.search import receivers  # noqa: F401
