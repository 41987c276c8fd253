"""The controls of a round beneath its cards: for each hand what it may do, and what it did."""

from collections.abc import Iterator
from dataclasses import dataclass

from games.blackjack.offers import Offer, offers
from games.blackjack.rulesets import Ruleset
from games.web.blackjack.calculators.fields import BANK, LABELS, NAMES
from games.web.kit.cards.picker import Picker
from games.web.kit.form import Form


@dataclass(frozen=True, slots=True)
class Row:
    """The controls of a hand. `marks` are what was decided, `offered` what the rules leave open.

    `is_open`: the fields of other amounts are in use.
    """

    name: str
    label: object
    is_first: bool
    marks: frozenset[str]
    offered: frozenset[Offer]
    is_open: bool


def rows(form: Form, picker: Picker, rules: Ruleset) -> Iterator[Row]:
    """Yield the controls of the hands that have cards, those of the first one always."""
    marks = {name: frozenset(form.text(f"is-{name}").split()) for name in NAMES}
    held = [name for name in NAMES if picker[name]]
    for name, label in zip(NAMES, LABELS, strict=True):
        if not picker[name] and name != NAMES[0]:
            continue
        upcard, cards = picker[BANK][:1], picker[name]
        may = offers(rules, upcard[0], cards, _hands(held, name, marks)) if upcard and len(cards) > 1 else frozenset()
        others = [f"{kind}-{name}" for kind in ("double", "insure", "even")]
        in_use = any(form.text(field) or field in form.errors for field in others)
        yield Row(name, label, name == NAMES[0], marks[name], may, in_use)


def _hands(held: list[str], name: str, marks: dict[str, frozenset[str]]) -> int:
    """Return how many hands the box of a hand has."""
    firsts = [place for place, other in enumerate(held) if "split" not in marks[other]] or [0]
    place = held.index(name)
    first = max((at for at in firsts if at <= place), default=0)
    return next((at for at in firsts if at > place), len(held)) - first
