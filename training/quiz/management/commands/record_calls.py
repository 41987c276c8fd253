"""`manage.py record_calls`: the French calls as short recordings, made by a speech synthesiser."""

import json
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, CommandParser

from training.drills.kit import recordings
from training.drills.registry import CALLS


class Command(BaseCommand):
    help = "Record the calls that are not recorded yet, and remove recordings of what is no longer called."
    requires_system_checks: list[str] = []

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("calls", nargs="*", metavar="CALL", help="record these alone, again if need be")

    def handle(self, **options: Any) -> None:
        known = {recordings.file_name(call): call for call in CALLS}
        asked = {recordings.file_name(call): call for call in options["calls"]}
        if strangers := [call for name, call in asked.items() if name not in known]:
            raise CommandError(f"No game has this call: {'; '.join(strangers)}")
        folder: Path = settings.CALLS_DIR
        folder.mkdir(parents=True, exist_ok=True)
        there = {path.name for path in folder.iterdir()}
        missing = {name: known[name] for name in (asked or known.keys() - there)}
        record(missing, folder)
        for name in there - known.keys():
            (folder / name).unlink(missing_ok=True)
        if options["verbosity"]:
            self.stdout.write(f"{len(missing)} of {len(known)} calls recorded.")


def record(calls: dict[str, str], folder: Path) -> None:
    """Record calls by the names of their files. All of them are put into the folder or, with CommandError, none."""
    if not calls:
        return
    with TemporaryDirectory(dir=folder.parent, prefix=".calls-") as made:
        how = {"voice": recordings.VOICE, "speed": recordings.SPEED, "bit_rate": recordings.BIT_RATE}
        texts = {str(Path(made) / name): recordings.spelt(call) for name, call in sorted(calls.items())}
        speech = [sys.executable, "-m", "training.drills.kit.speech"]
        done = subprocess.run(  # noqa: S603
            speech,
            input=json.dumps({**how, "texts": texts}),
            text=True,
            encoding="utf-8",
            capture_output=True,
            cwd=settings.BASE_DIR,
        )
        if done.returncode:
            said = done.stderr.strip().rpartition("\n")[2]
            raise CommandError(f"The calls could not be recorded: {said}")
        for name in calls:
            (Path(made) / name).replace(folder / name)
