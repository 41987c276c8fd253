"""`manage.py terms_table`: the tables of the style guide, from the wrong words and the terms."""

from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from games.web.rulebook import style


class Command(BaseCommand):
    help = "Write the tables of docs/style/en.md from words.toml, the terms and their translations."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--check", action="store_true", help="change nothing; fail unless the tables are current")

    def handle(self, **options: Any) -> None:
        path = style.path()
        written = path.read_text(encoding="utf-8")
        current = style.page(written)
        if not options["check"]:
            path.write_text(current, encoding="utf-8")
        elif written != current:
            raise CommandError("docs/style/en.md is behind: run manage.py terms_table.")
