"""`manage.py lint_rules`: what must hold of the rules' texts, in every language."""

import sys
from typing import Any

from django.core.management.base import BaseCommand

from games.web.kit.game import reference
from games.web.registry import books
from games.web.rulebook import lint


class Command(BaseCommand):
    help = "Check the texts of every game and language. A line for each fault, and exit status 1 if there is one."

    def handle(self, **_options: Any) -> None:
        faults = [fault for book in books() for fault in lint.faults(reference(book))]
        faults += lint.site_faults()
        for fault in faults:
            self.stdout.write(fault)
        if faults:
            sys.exit(1)
