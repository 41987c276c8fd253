"""`manage.py sync_search`: what can be found on the site, into the index."""

from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from games.web.search import sync


class Command(BaseCommand):
    help = "Write what can be found in every language into the index of the search. Run again, it changes nothing."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--check", action="store_true", help="write nothing; fail if there is drift")

    def handle(self, **options: Any) -> None:
        if options["check"]:
            if drift := sync.drift():
                raise CommandError("\n".join(drift))
            return
        written = sync.apply()
        if options["verbosity"]:
            self.stdout.write(f"{written} entries written.")
