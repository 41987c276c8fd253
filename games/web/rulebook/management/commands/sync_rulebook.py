"""`manage.py sync_rulebook`: the rule texts from the files into the database."""

from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from games.web.registry import books
from games.web.rulebook import sync


class Command(BaseCommand):
    help = "Write the rule texts of every game and language into the database. Run again, it changes nothing."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--check", action="store_true", help="write nothing; fail if there is drift")

    def handle(self, **options: Any) -> None:
        if options["check"]:
            if drift := [line for game in books() for line in sync.plan(game).drift]:
                raise CommandError("\n".join(drift))
            return
        for game in books():
            done = sync.apply(game)
            if options["verbosity"]:
                counts = f"{len(done.clauses)} clauses written, {len(done.revisions)} of them newly worded"
                counts += f"; {len(done.facts)} with facts that are new under a ruleset"
                self.stdout.write(f"{game}: {counts}.")
