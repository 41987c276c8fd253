"""`manage.py import_texts FILE`: what a translator sent, into the catalogues."""

from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from games.web.rulebook.translations import translated_languages
from portal.translators import services
from portal.translators.exchange import REASONS, FileRefused, weigh


class Command(BaseCommand):
    help = (
        "Write a bundle, or a file that a translator sent, into locale/. Texts that were edited since are left alone."
    )

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("file", type=Path)

    def handle(self, file: Path, **_options: Any) -> None:
        try:
            language, arrived = services.read(file.read_bytes())
            if language not in translated_languages():
                raise FileRefused("language")
        except OSError as error:
            raise CommandError(str(error)) from None
        except FileRefused as refused:
            raise CommandError(str(REASONS[refused.code])) from None
        weighed = weigh(language, arrived)
        services.write(language, weighed)
        for one, reason in weighed.left:
            self.stderr.write(f"{one.english!r:.60}: {reason}")
        self.stdout.write(
            f"{language}: {len(weighed.taken)} written, {weighed.same} so already, {len(weighed.left)} left"
        )
