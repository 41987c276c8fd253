"""What can be heard of a call: its recording, or where a part of it varies those of the whole calls."""

from typing import NamedTuple

from training.drills.kit import recordings
from training.drills.registry import WHOLE_CALLS


class Heard(NamedTuple):
    """A whole call and the address of its recording."""

    call: str
    address: str


def heard(call: str) -> list[Heard]:
    """Return what can be heard of a call, itself first if it is whole; nothing where nothing is recorded."""
    whole = [Heard(each, recordings.address(each)) for each in dict.fromkeys((call, *WHOLE_CALLS.get(call, ())))]
    return [each for each in whole if each.address]
