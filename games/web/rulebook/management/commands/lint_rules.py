"""`manage.py lint_rules`: what must hold of the rules' texts and of all that is translated, in every language."""

import sys
from typing import Any

from django.core.management.base import BaseCommand, CommandParser

from games.web.kit.game import reference
from games.web.registry import books
from games.web.rulebook import lint


class Command(BaseCommand):
    help = "Check the texts of every game and language. A line for each fault, and exit status 1 if there is one."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--counts", action="store_true", help="print how many faults of each kind a language has")

    def handle(self, **options: Any) -> None:
        if options["counts"]:
            self._print_counts()
            return
        faults = [fault for book in books() for fault in lint.faults(reference(book))]
        faults += lint.site_faults()
        for fault in faults:
            self.stdout.write(fault)
        if faults:
            sys.exit(1)

    def _print_counts(self) -> None:
        """Write a table: a row for each language with its texts and the faults that each check of them finds."""
        columns = ["texts", *lint.translations.CHECKS]
        self.stdout.write(" ".join(f"{name:>12}" for name in ["language", *columns]))
        for language, found in lint.translations.counts().items():
            self.stdout.write(" ".join(f"{cell:>12}" for cell in [language, *(found[name] for name in columns)]))
