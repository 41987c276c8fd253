"""The judge: it compares what was given with the key, part by part; cuts and calls by the engine's rules."""

import re
from collections.abc import Collection, Mapping
from dataclasses import asdict, dataclass
from typing import Any

from games.core.cards import parse_cards
from games.web.kit.letters import folded
from training.drills.kit.items import Given, PartKind
from training.quiz.cuts import pieces_of


@dataclass(frozen=True, slots=True)
class PartVerdict:
    """One part judged. `given` is None where nothing was answered."""

    slug: str
    given: int | str | None
    expected: int | str
    right: bool


@dataclass(frozen=True, slots=True)
class Verdict:
    """An item judged: each right part earns one."""

    parts: tuple[PartVerdict, ...]

    @property
    def score(self) -> int:
        return sum(part.right for part in self.parts)

    @property
    def max(self) -> int:
        return len(self.parts)

    @property
    def rows(self) -> list[dict[str, Any]]:
        """The verdict as plain JSON."""
        return [asdict(part) for part in self.parts]


def same_call(given: str, expected: str) -> bool:
    """Return whether two calls are the same words; accents, hyphens, commas and capitals do not matter."""
    return _words(given) == _words(expected)


def _words(call: str) -> list[str]:
    return re.findall(r"[a-z0-9]+", folded(call))


def same_text(given: str, accepted: str) -> bool:
    """Return whether words are among those that are accepted, one answer a line; accents, capitals and spaces do not
    matter."""
    return _signs(given) in map(_signs, accepted.splitlines())


def _signs(text: str) -> str:
    return "".join(folded(text).split())


def good_cut(given: str, expected: str, values: Collection[int]) -> bool:
    """Return whether a cut pays the same as the expected one in chips of these values, smaller ones first; larger ones
    where the expected one has them first, as people write it by mistake."""
    pieces, due = pieces_of(given), pieces_of(expected)
    written = [value for _, value in pieces]
    is_falling = len(due) > 1 and due[0][1] > due[-1][1]
    return (
        sum(count * value for count, value in pieces) == sum(count * value for count, value in due)
        and written == sorted(set(written), reverse=is_falling)
        and all(value in values for value in written)
        and all(count > 0 for count, _ in pieces)
    )


def _right(part: Mapping[str, Any], given: int | str | None, expected: int | str) -> bool:
    if given is None:
        return False
    if part["kind"] == PartKind.CALL:
        return same_call(str(given), str(expected))
    if part["kind"] == PartKind.TEXT:
        return same_text(str(given), str(expected))
    if part["kind"] == PartKind.CARDS:
        return sorted(parse_cards(str(given)), key=str) == sorted(parse_cards(str(expected)), key=str)
    if part["kind"] == PartKind.CUT:
        return good_cut(str(given), str(expected), [int(value) for value, _ in part["options"]])
    return given == expected


def judge(face: Mapping[str, Any], key: Given, given: Given) -> Verdict:
    """Grade an answer to an item, drawn or frozen."""
    parts = []
    for part in face["parts"]:
        slug = part["slug"]
        right = _right(part, given.get(slug), key[slug])
        parts.append(PartVerdict(slug, given.get(slug), key[slug], right))
    return Verdict(tuple(parts))
