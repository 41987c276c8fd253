"""Which entries answer a query, the best first. The same on every database."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from games.web.search.asked import Asked
from games.web.search.likeness import shares
from games.web.search.models import Entry, Kind

_TITLE, _WORDS, _CONTEXT, _TEXT = 1.0, 0.9, 0.5, 0.4  # what a word is worth where it stands
# What is worth more: all of a title, of another name, of one in another language, a share of a title, words in a row.
_WHOLE_TITLE, _WHOLE_NAME, _FOREIGN_NAME, _FILLED, _PAIRS = 0.8, 0.7, 0.5, 0.4, 0.4
_ALIKE = 0.4  # more for a name, times the share of the query that it answers and the share of it that was asked
_GAME, _OTHER_GAME = 0.25, 0.4  # more where a query names the game of an entry, less where another; not for venues
_ALL = 0.5  # more where an entry has all that was asked, wherever it stands
_LETTERS = 0.4  # times the share of it that an entry has by its letters, three in a row
_PART = 2  # to which power a part of it is raised: half of a query is answered by a quarter
_LEAST = 0.25  # of the weight of all that was asked
_NEAR = 0.4  # of what the best one has of it
_SHORT = 2  # words of a query that asks for a name
_KINDS = {Kind.GAME: 0.16, Kind.TOOL: 0.1, Kind.TERM: 0.3, Kind.PAGE: 0.4, Kind.VENUE: 0.04, Kind.CLAUSE: 0.0}


@dataclass(frozen=True, slots=True)
class Hit:
    """An entry, how well it answers, and how much of what was asked it has; `also` are the same thing on other
    pages."""

    entry: Entry
    score: float
    has: float
    also: tuple[Entry, ...] = ()


def ranked(entries: Iterable[Entry], asked: Asked) -> list[Hit]:
    """Return what answers a query, each thing once."""
    found = list(entries)
    written = shares(asked.phrase, [_written(entry) for entry in found])
    hits = [_hit(entry, asked, share) for entry, share in zip(found, written, strict=True)]
    least = max(_LEAST, _NEAR * max((hit.has for hit in hits), default=0))
    return list(_once(sorted((hit for hit in hits if hit.has >= least), key=lambda hit: (-hit.score, hit.entry.pk))))


def same(entries: Iterable[Entry]) -> list[Hit]:
    """Return entries that were asked for by their key, each thing once."""
    return list(_once(Hit(entry, 1.0, 1.0) for entry in entries))


def _once(hits: Iterable[Hit]) -> Iterator[Hit]:
    """Yield the best of each thing, with the others that print it."""
    same: dict[tuple[str, str], list[Hit]] = {}
    for hit in hits:
        same.setdefault((hit.entry.kind, hit.entry.key), []).append(hit)
    for best, *others in same.values():
        yield Hit(best.entry, best.score, best.has, tuple(other.entry for other in others))


def _written(entry: Entry) -> str:
    """Return all the words of an entry, each with a space before and after it."""
    parts = (entry.folded_title, entry.folded_words, entry.folded_context, entry.folded_text)
    return f" {' '.join(parts)} ".replace("\n", " ")


def _hit(entry: Entry, asked: Asked, written: float) -> Hit:
    title, names, context = entry.folded_title.split(), entry.folded_words.split("\n"), entry.folded_context.split("\n")
    has, share = _has(entry, asked)
    filled = sum(asked.likely.get(word, (0.0, 0))[0] for word in set(title))
    score = has * (1 + _FILLED * min(1.0, filled / max(1, len(set(title)))))
    score += max(
        _WHOLE_TITLE * _covered(title, asked),
        _WHOLE_NAME * max(_covered(name.split(), asked) for name in names),
        _FOREIGN_NAME * (entry.kind == Kind.TERM and asked.phrase in context),
    )
    named = [entry.folded_title, *names] if entry.kind == Kind.GAME else context
    if asked.games and entry.kind != Kind.VENUE:
        score += -_OTHER_GAME if asked.games.isdisjoint(named) else _GAME
    score += _ALL * share**_PART + _LETTERS * written
    if entry.folded_words:
        score += _ALIKE * max(_alike(name.split(), asked) for name in names)
    if asked.pairs:
        called = " \n ".join(["", entry.folded_title, *names, ""])
        score += _PAIRS * sum(share for pair, share in asked.pairs.items() if pair in called)
    return Hit(entry, score + _KINDS[Kind(entry.kind)] * (1 if len(asked.groups) <= _SHORT else 0.5), has)


def _has(entry: Entry, asked: Asked) -> tuple[float, float]:
    """Return how much of what was asked an entry has, by where it stands, and how much of it wherever it stands."""
    places = (
        (_TITLE, set(entry.folded_title.split())),
        (_WORDS, set(entry.folded_words.split())),
        (_CONTEXT, set(entry.folded_context.split())),
        (_TEXT, set(entry.folded_text.split())),
    )
    has = share = 0.0
    for group in asked.groups:
        best = surest = 0.0
        for word, likely in group.meant.items():
            for worth, place in places:
                if word in place:
                    best, surest = max(best, worth * likely), max(surest, likely)
                    break
        has += best * group.weight
        share += surest * group.weight
    return has / asked.weight, share / asked.weight


def _covered(name: list[str], asked: Asked) -> float:
    """Return how much of a query a name answers whose words are all in it; small words may be left out."""
    likely, groups = 1.0, set[int]()
    for word in name:
        if word in asked.likely:
            meant, group = asked.likely[word]
            likely, groups = min(likely, meant), groups | {group}
        elif word not in asked.small:
            return 0.0
    share = sum(asked.groups[at].weight for at in groups) / asked.weight
    return likely * share**_PART


def _alike(name: list[str], asked: Asked) -> float:
    """Return how much of a query a name answers, times how much of the name was asked; small words do not count."""
    answered: dict[int, float] = {}
    words = [word for word in name if word not in asked.small]
    for word in words:
        if word in asked.likely:
            likely, group = asked.likely[word]
            answered[group] = max(likely, answered.get(group, 0.0))
    share = sum(asked.groups[at].weight * likely for at, likely in answered.items()) / asked.weight
    return share * min(1.0, len(answered) / len(words)) if words else 0.0
