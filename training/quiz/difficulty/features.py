"""What makes a question easy or hard, as far as its face shows: how it is put, and how much there is to take in.

All games are read alike. A face holds numbers, cards and names (of bets, players, chips, sentences), wherever they are.
"""

import re
from collections.abc import Iterator, Mapping
from typing import Any

Face = Mapping[str, Any]
_CARDS = re.compile(r"(?:[2-9TJQKA][cdhs])+")
_NAMES_AND_NUMBERS = re.compile(r"[A-Za-z]+(?:[_.-][A-Za-z]+)*|[0-9]+")


def kind_of(face: Face) -> str:
    """Return the code of the sentence in which a question is put, empty for one that a house wrote itself."""
    return face["question"].get("code", "")


def size_of(face: Face) -> int:
    """Return how much there is to take in: a unit for each digit of a number but the zeros at its end, for each card,
    for each different name, for each thing that is asked and each answer that is offered."""
    values = [face["question"].get("values"), face["scene"]]
    values += [part["label"].get("values") for part in face["parts"]]
    found = [unit for value in values for unit in _units(value)]
    names = {unit for unit in found if isinstance(unit, str)}
    offered = sum(1 + len(part["options"]) for part in face["parts"])
    return sum(unit for unit in found if isinstance(unit, int)) + len(names) + offered


def _units(value: Any) -> Iterator[int | str]:
    """Yield the units of numbers and cards, and names."""
    if isinstance(value, Mapping):
        value = list(value.values())
    if isinstance(value, list | tuple):
        for each in value:
            yield from _units(each)
    elif isinstance(value, str) and _CARDS.fullmatch(value):
        yield len(value) // 2
    elif isinstance(value, str):
        for said in _NAMES_AND_NUMBERS.findall(value):
            yield (len(said.rstrip("0")) or 1) if said.isdecimal() else said
    elif isinstance(value, int | float):
        yield from _units(str(value + 0))  # a flag that is set is a 1
