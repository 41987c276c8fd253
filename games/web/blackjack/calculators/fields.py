"""The fields of a round in its calculator: the bank, and hands from left to right with their stakes and decisions.

In a field of amounts the holder comes first and those who bet along follow, a space between; `-` stands for nothing.
"""

from dataclasses import dataclass
from random import Random

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from games.blackjack import scenarios
from games.blackjack.rulesets import Ruleset
from games.blackjack.table import Amounts, Box, Hand, Round
from games.core.cards import show_cards
from games.core.money import plain_money
from games.core.problems import Problem, Refused
from games.web.kit.amounts import split_list
from games.web.kit.cards import picker as cards
from games.web.kit.cards.picker import Picker
from games.web.kit.form import Form, amount

BANK = "bank"
# Hands by their names; the picker's names are letters.
NAMES = ("a", "b", "c", "d", "e", "f", "g")
_LABELS = (
    _("First hand"),
    _("Second hand"),
    _("Third hand"),
    _("Fourth hand"),
    _("Fifth hand"),
    _("Sixth hand"),
    _("Seventh hand"),
)
# The fields of a hand by what the engine calls them.
_OF_HAND = {"stakes": "stakes", "doubled": "double", "surrendered": "is"}
_MOST = 11
_USUAL = 10_00


@dataclass(frozen=True, slots=True)
class Row:
    """The fields of a hand, as the page shows them; `offers` says what its table offers."""

    name: str
    label: object
    is_first: bool
    split: bool
    given_up: bool


def hands() -> list[cards.Hand]:
    dealer = cards.Hand(BANK, pgettext_lazy("blackjack hand", "Dealer"), least=1, most=_MOST)
    least = {name: 2 if name == NAMES[0] else 0 for name in NAMES}
    return [dealer, *(cards.Hand(n, label, least[n], _MOST) for n, label in zip(NAMES, _LABELS, strict=True))]


def shown(form: Form, picker: Picker) -> list[Row]:
    """Return rows for the hands that have cards."""
    return [
        Row(name, label, name == NAMES[0], "split" in form.text(f"is-{name}"), "up" in form.text(f"is-{name}"))
        for name, label in zip(NAMES, _LABELS, strict=True)
        if picker[name] or name == NAMES[0]
    ]


def read(form: Form, picker: Picker) -> tuple[Round, dict[str, str]]:
    """Return the round that the fields say, and the names of its fields by what the engine calls them."""
    boxes: list[list[Hand]] = []
    insured: list[Amounts] = []
    even: list[tuple[str, ...]] = []
    places: dict[str, str] = {}
    for name in NAMES:
        stakes: Amounts = form.read(f"stakes-{name}", _amounts, {}, _write)
        doubled = form.read(f"double-{name}", _amounts, {}, _write)
        insurance = form.read(f"insure-{name}", _amounts, {}, _write)
        paid = form.read(f"even-{name}", _players, (), " ".join)
        marks = form.read(f"is-{name}", _marks, (), " ".join)
        if not picker[name]:
            continue
        split = "split" in marks and bool(boxes)
        if not stakes:
            stakes = boxes[-1][0].stakes if split else {"1": _USUAL}
            if not form.typed[f"stakes-{name}"]:
                form.typed[f"stakes-{name}"] = _write(stakes)
        if not split:
            boxes.append([])
            insured.append(insurance)
            even.append(paid)
        boxes[-1].append(Hand(picker[name], stakes, doubled, "up" in marks))
        box = f"boxes[{len(boxes) - 1}]"
        if not split:
            places |= {box: name, f"{box}.insurance": f"insure-{name}", f"{box}.even_money": f"even-{name}"}
        hand = f"{box}.hands[{len(boxes[-1]) - 1}]"
        places |= {hand: name} | {f"{hand}.{said}": f"{field}-{name}" for said, field in _OF_HAND.items()}
    done = tuple(Box(tuple(own), laid, paid) for own, laid, paid in zip(boxes, insured, even, strict=True))
    return Round(picker[BANK], done), places


def _amounts(text: str) -> dict[str, int]:
    words = split_list(text)
    return {str(player): amount(word) for player, word in enumerate(words, 1) if word != "-"}


def _write(amounts: Amounts) -> str:
    most = max(map(int, amounts), default=0)
    return " ".join(plain_money(amounts[str(n)]) if str(n) in amounts else "-" for n in range(1, most + 1))


def _players(text: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(text.split()))


def _marks(text: str) -> tuple[str, ...]:
    return tuple(word for word in ("split", "up") if word in text.split())


def start(played: Round) -> cards.Start:
    """Return a round as the fields say it. Raise Refused for more hands than there are fields, or players with
    names."""
    fields: dict[str, str] = {BANK: show_cards(played.dealer)}
    lying = [(box, hand) for box in played.boxes for hand in box.hands]
    players = {player for _box, hand in lying for player in hand.stakes}
    if len(lying) > len(NAMES) or not players <= {"1", "2", "3"}:
        raise Refused(Problem("too_much", "play"))
    for name, (box, hand) in zip(NAMES, lying, strict=False):
        fields |= {name: show_cards(hand.cards), f"stakes-{name}": _write(hand.stakes)}
        if hand.doubled:
            fields[f"double-{name}"] = _write(hand.doubled)
        first = hand is box.hands[0]
        marks = [*(() if first else ("split",)), *(("up",) if hand.surrendered else ())]
        if marks:
            fields[f"is-{name}"] = " ".join(marks)
        if first and box.insurance:
            fields[f"insure-{name}"] = _write(box.insurance)
        if first and box.even_money:
            fields[f"even-{name}"] = " ".join(box.even_money)
    return fields


def dealt(rng: Random, rules: Ruleset) -> cards.Start:
    """Return a round at random that has room on the page."""
    while True:
        try:
            return start(scenarios.played(rng, rules, rng.randint(1, 3), rules.bettors))
        except Refused:
            continue
