"""`manage.py terms_table`: the tables of the style pages, from the wrong words and the terms."""

from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from games.web.rulebook import style


class Command(BaseCommand):
    help = "Write the tables of docs/style/ from the word lists, the terms and their translations."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--check", action="store_true", help="change nothing; fail unless the tables are current")

    def handle(self, **options: Any) -> None:
        behind = [language for language in style.languages() if not self._is_current(language)]
        if options["check"] and behind:
            raise CommandError(f"docs/style/ is behind in {', '.join(behind)}: run manage.py terms_table.")
        for language in behind:
            path = style.path(language)
            path.write_text(style.page(path.read_text(encoding="utf-8"), language), encoding="utf-8")

    def _is_current(self, language: str) -> bool:
        written = style.path(language).read_text(encoding="utf-8")
        return written == style.page(written, language)
