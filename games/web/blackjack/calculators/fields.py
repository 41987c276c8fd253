"""The fields of a round in its calculator: hands from left to right with their stakes and decisions, and the dealer.

A decision is a mark, which counts for everyone on the hand: a double in full, an insurance of half the stake. Other
amounts have fields, the holder first and those who bet along behind, a space between; `-` stands for nothing.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from random import Random

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from games.blackjack import scenarios
from games.blackjack.hands import DEALER_STANDS, MUST_DRAW_TO, hand_total
from games.blackjack.parameters import Insurance
from games.blackjack.rulesets import Ruleset
from games.blackjack.table import Amounts, Box, Hand, Round
from games.core.cards import Card, show_cards
from games.core.money import plain_money
from games.core.problems import Problem, Refused
from games.web.kit.amounts import split_list
from games.web.kit.cards import picker as cards
from games.web.kit.cards.picker import Picker
from games.web.kit.cards.reading import read_typed
from games.web.kit.form import Form, amount

BANK = "bank"
# Hands by their names; the picker's names are letters.
NAMES = ("a", "b", "c", "d", "e", "f", "g")
LABELS = (
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
_MARKS = ("split", "up", "double", "insure", "even")
_MOST = 11
_USUAL = 10_00


def hands() -> list[cards.Hand]:
    dealer = cards.Hand(BANK, pgettext_lazy("blackjack hand", "Dealer"), least=1, most=_MOST)
    own = [cards.Hand(name, label, 0, _MOST, begun=2) for name, label in zip(NAMES, LABELS, strict=True)]
    return [replace(own[0], least=2), dealer, *own[1:]]


def leads(form: Form) -> Callable[[Mapping[str, Sequence[Card]]], str]:
    """Return the hand for the next card: one that must have another, or the dealer who is not done."""

    def next_hand(held: Mapping[str, Sequence[Card]]) -> str:
        for name in NAMES:
            doubled = "double" in form.text(f"is-{name}") and len(held[name]) == 2
            if held[name] and (doubled or hand_total(held[name]).total <= MUST_DRAW_TO):
                return name
        bank = held[BANK]
        return BANK if len(bank) < 2 or hand_total(bank).total < DEALER_STANDS else ""

    return next_hand


def read(form: Form, picker: Picker, rules: Ruleset) -> tuple[Round, dict[str, str]]:
    """Return the round that the fields say, and the names of its fields by what the engine calls them."""
    boxes: list[list[Hand]] = []
    insured: list[Amounts] = []
    even: list[tuple[str, ...]] = []
    places: dict[str, str] = {}
    for name in NAMES:
        stakes: Amounts = form.read(f"stakes-{name}", _amounts, {}, _write)
        doubled: Amounts = form.read(f"double-{name}", _amounts, {}, _write)
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
            insured.append(insurance or (half(rules, stakes) if "insure" in marks else {}))
            even.append(paid or (tuple(stakes) if "even" in marks else ()))
        doubled = doubled or (stakes if "double" in marks else {})
        boxes[-1].append(Hand(picker[name], stakes, doubled, "up" in marks))
        box = f"boxes[{len(boxes) - 1}]"
        if not split:
            places |= {box: name, f"{box}.insurance": f"insure-{name}", f"{box}.even_money": f"even-{name}"}
        hand = f"{box}.hands[{len(boxes[-1]) - 1}]"
        places |= {hand: name} | {f"{hand}.{said}": f"{field}-{name}" for said, field in _OF_HAND.items()}
    done = tuple(Box(tuple(own), laid, paid) for own, laid, paid in zip(boxes, insured, even, strict=True))
    return Round(picker[BANK], done), places


def half(rules: Ruleset, stakes: Amounts) -> dict[str, int]:
    """Return half of each stake, rounded to where the table takes it as an insurance."""
    up = rules.insurance is Insurance.AT_LEAST_HALF
    return {player: -(-cents // 2) if up else cents // 2 for player, cents in stakes.items()}


def _amounts(text: str) -> dict[str, int]:
    words = split_list(text)
    return {str(player): amount(word) for player, word in enumerate(words, 1) if word != "-"}


def _write(amounts: Amounts) -> str:
    most = max(map(int, amounts), default=0)
    return " ".join(plain_money(amounts[str(n)]) if str(n) in amounts else "-" for n in range(1, most + 1))


def _players(text: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(text.split()))


def _marks(text: str) -> tuple[str, ...]:
    return tuple(word for word in _MARKS if word in text.split())


def start(played: Round, rules: Ruleset) -> cards.Start:
    """Return a round as the fields say it. Raise Refused for more hands than there are fields, or players with
    names."""
    fields: dict[str, str] = {BANK: show_cards(played.dealer)}
    hands = [(box, hand) for box in played.boxes for hand in box.hands]
    players = {player for _box, hand in hands for player in hand.stakes}
    if len(hands) > len(NAMES) or not players <= {"1", "2", "3"}:
        raise Refused(Problem("too_much", "play"))
    for name, (box, hand) in zip(NAMES, hands, strict=False):
        fields |= {name: show_cards(hand.cards), f"stakes-{name}": _write(hand.stakes)}
        first = hand is box.hands[0]
        decided = {
            "split": not first,
            "up": hand.surrendered,
            "double": bool(hand.doubled) and hand.doubled == hand.stakes,
            "insure": first and bool(box.insurance) and box.insurance == half(rules, hand.stakes),
            "even": first and bool(box.even_money) and set(box.even_money) == set(hand.stakes),
        }
        others = {
            f"double-{name}": "" if decided["double"] else _write(hand.doubled),
            f"insure-{name}": _write(box.insurance) if first and not decided["insure"] else "",
            f"even-{name}": " ".join(box.even_money) if first and not decided["even"] else "",
            f"is-{name}": " ".join(mark for mark, holds in decided.items() if holds),
        }
        fields |= {field: text for field, text in others.items() if text}
    return fields


def split(form: Form) -> None:
    """Make two hands of the one that was just split, the second behind the first; nothing where that cannot be."""
    name = form.asked.get("split", "")
    place = NAMES.index(name) if name in NAMES else len(NAMES)
    if place + 1 >= len(NAMES) or form.text(NAMES[-1]):
        return
    try:
        pair = read_typed(form.text(name), suits=False)
    except Refused:
        return
    if len(pair) != 2:
        return
    asked = form.asked.copy()
    for before, after in zip(NAMES[-2:place:-1], NAMES[: place + 1 : -1], strict=True):
        for field in ("", *(f"{kind}-" for kind in ("stakes", "double", "insure", "even", "is"))):
            asked.setlist(f"{field}{after}", asked.getlist(f"{field}{before}"))
    second = NAMES[place + 1]
    asked[name], asked[second] = show_cards(pair[:1]), show_cards(pair[1:])
    for kind in ("double", "insure", "even"):
        asked[f"{kind}-{second}"] = ""
    asked[f"stakes-{second}"], asked[f"is-{second}"] = form.text(f"stakes-{name}"), "split"
    for field in ("fill", "laid"):
        asked.pop(field, None)
    form.asked = asked
    form.anchor = cards.ANCHOR


def dealt(rng: Random, rules: Ruleset) -> cards.Start:
    """Return a round at random that has room on the page."""
    while True:
        try:
            return start(scenarios.played(rng, rules, rng.randint(1, 3), rules.bettors), rules)
        except Refused:
            continue
