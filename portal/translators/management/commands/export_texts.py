"""`manage.py export_texts LANGUAGE`: the texts of a language as a file for translators."""

from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandParser

from games.web.rulebook.translations import translated_languages
from portal.messages import DOMAINS
from portal.translators import po, xliff
from portal.translators.units import STATES, units


class Command(BaseCommand):
    help = "Write the texts of a language to a PO or XLIFF file, as the name of the file ends."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("language", choices=translated_languages())
        parser.add_argument("file", type=Path)
        parser.add_argument("--domain", choices=DOMAINS, action="append")
        parser.add_argument("--state", choices=STATES, action="append")

    def handle(self, language: str, file: Path, **options: Any) -> None:
        domains, states = options["domain"] or DOMAINS, options["state"] or STATES
        found = [unit for unit in units(language) if unit.domain in domains and unit.state in states]
        write = xliff.written if file.suffix in (".xliff", ".xlf") else po.written
        file.write_bytes(write(language, found))
        self.stdout.write(f"{file}: {len(found)} texts")
