"""Calls said aloud in their order: those of the game, pressed one after the other among some that are wrong."""

from collections.abc import Iterable

from games.core.clauses import head
from training.drills.kit.chance import Chance
from training.drills.kit.items import Part, PartKind, Phrase, Step
from training.drills.kit.phrase import Said
from training.drills.kit.worked import leading_to

_IDS = "abcdefghi"  # of the calls that are offered, one for each digit of a keyboard
MOST = len(_IDS)
TEXTS = {"spoken.call": "{call}"}


def owned(engine: str, *calls: str) -> tuple[str, ...]:
    """Return calls of a game. Raise ValueError for one that its rules do not have."""
    if unknown := set(calls) - set(head(f"games.{engine}").french):
        raise ValueError(f"{engine} has no call {', '.join(sorted(unknown))}")
    return calls


def spoken(
    chance: Chance,
    slug: str,
    label: Said,
    calls: Iterable[str],
    wrong: Iterable[str],
    clauses: tuple[str, ...],
    steps: Iterable[Step] = (),
) -> Part:
    """Return the part that is answered by saying these calls in their order, among as many of the wrong ones, the
    likeliest first, as there are digits for. `steps` lead to it."""
    said = tuple(calls)
    offered = list(dict.fromkeys((*said, *wrong)))[:MOST]
    ids = dict(zip(chance.shuffled(offered), _IDS, strict=False))
    expected = " ".join(ids[call] for call in said)
    options = tuple((name, Phrase("spoken.call", {"call": call})) for call, name in ids.items())
    steps = tuple(steps)
    return Part(slug, PartKind.SPOKEN, label, expected, clauses, options, leading_to(expected, *steps) if steps else ())
