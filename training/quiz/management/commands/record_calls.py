"""`manage.py record_calls ff_siwis.bin`: the French calls as short recordings, which are committed (decision 27)."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, CommandParser

from training.drills.kit import recordings
from training.drills.registry import CALLS


class Command(BaseCommand):
    help = "Record the calls that are not recorded yet, and remove recordings of what is no longer called."
    requires_system_checks: list[str] = []

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("voice", type=Path, metavar="VOICE", help="the file of the voice")
        parser.add_argument("calls", nargs="*", metavar="CALL", help="record these alone, again if need be")

    def handle(self, **options: Any) -> None:
        folder: Path = settings.CALLS_DIR
        there = {path.name for path in folder.glob("*")}
        try:
            known = {recordings.file_name(call): call for call in CALLS}
            asked = {recordings.file_name(call): call for call in options["calls"]}
            if strangers := [call for name, call in asked.items() if name not in known]:
                raise ValueError(f"no game has {'; '.join(strangers)}")
            missing = asked or {name: call for name, call in known.items() if name not in there}
            record(missing, folder, speaker(options["voice"]))
        except (ImportError, OSError, ValueError) as error:
            raise CommandError(f"The calls could not be recorded: {error}") from error
        for name in there - known.keys():
            (folder / name).unlink(missing_ok=True)
        if options["verbosity"]:
            self.stdout.write(f"{len(missing)} of {len(known)} calls recorded.")


def speaker(voice: Path) -> Callable[[str], bytes]:
    """Return what makes a recording of phonemes. Raise ImportError where its libraries are not installed."""
    from training.drills.kit import speech

    speaks = speech.Voice(voice, recordings.SPEED)
    return lambda phonemes: speech.mp3(speaks.say(phonemes), recordings.BIT_RATE)


def record(calls: dict[str, str], folder: Path, spoken: Callable[[str], bytes]) -> None:
    """Record calls by the names of their files."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, call in calls.items():
        made = folder / f"{name}.part"  # a recording that is there is whole
        made.write_bytes(spoken(recordings.phonemes(call)))
        made.replace(folder / name)
