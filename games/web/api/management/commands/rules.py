"""`manage.py rules GAME VERB` and `manage.py rules --batch`: the engine’s API on the command line."""

import sys
from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from games.web.api.command import batch, single


class Command(BaseCommand):
    help = "Asks the engine: a JSON request on standard input, the answer on standard output."
    requires_system_checks = []

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("game", nargs="?", help="its name in the API")
        parser.add_argument("verb", nargs="?", help="for example settle")
        parser.add_argument("--batch", action="store_true", help="a request a line, an answer a line")

    def handle(self, *args: Any, **options: Any) -> None:
        if options["batch"]:
            if options["game"]:
                raise CommandError("With --batch each line names its own game and verb.", returncode=2)
            batch(sys.stdin.buffer, sys.stdout)
        elif not options["verb"]:
            raise CommandError("Name a game and a verb, or give --batch.", returncode=2)
        elif not single(options["game"], options["verb"], sys.stdin.buffer.read(), sys.stdout):
            sys.exit(2)
