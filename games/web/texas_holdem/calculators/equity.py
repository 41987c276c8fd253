"""What hands are worth: known ones, any hand, or a range, over every board that can still come."""

from dataclasses import dataclass
from fractions import Fraction
from random import Random
from typing import Any

from django.utils.functional import Promise
from django.utils.translation import gettext, pgettext_lazy
from django.utils.translation import gettext_lazy as _

from games.core.cards import DECK, Card
from games.core.costly import Busy
from games.core.money import plain_money
from games.core.problems import Problem, Refused
from games.ranking.hands import best_five
from games.texas_holdem.deal import BOARD, FEWEST, HOLE, MOST, STREETS
from games.texas_holdem.odds import price
from games.texas_holdem.ranges import ANY_HAND, Range, top
from games.texas_holdem.rulesets import Ruleset
from games.web.kit.amounts import typed_cents
from games.web.kit.cards.picker import Hand, Picker, Start
from games.web.kit.form import Form
from games.web.kit.formats import ltr, percent_column, whole_percent
from games.web.kit.game import Table, Tool
from games.web.kit.poker import CATEGORIES
from games.web.texas_holdem.grid import Cell, cells

LETTERS = "abcdefghij"
BOARD_HAND = Hand(
    "board",
    _("Board"),
    least=0,
    most=BOARD,
    hint=_("Empty before the flop; otherwise the flop, then the turn and the river."),
)
DEAD = Hand("dead", _("Dead cards"), least=0, most=20, hint=_("Cards folded or exposed, if you know them."))
NUMBERS = {str(number): number for number in range(FEWEST, MOST + 1)}
CARDS, ANY, RANGE = "cards", "any", "range"
_HOLDS: dict[str, Promise] = {
    # Translators: what is known of a player's hand.
    CARDS: pgettext_lazy("poker", "These cards"),
    ANY: pgettext_lazy("poker", "Any hand"),
    RANGE: pgettext_lazy("poker", "A range"),
}
_TOPS = (5, 10, 20, 50)  # per cent of all hands, on buttons


@dataclass(frozen=True, slots=True)
class Opponent:
    """A player other than the first: the fields, and the range that is typed, if one is, as it is drawn."""

    letter: str
    holds: str
    range: Range | None

    @property
    def name(self) -> str:
        return player(self.letter)

    @property
    def field(self) -> str:
        return f"range{self.letter}"

    @property
    def cells(self) -> list[Cell]:
        return cells(self.range) if self.range else []

    @property
    def share(self) -> str:
        return percent_column(self.range.share) if self.range else ""

    @property
    def hands(self) -> int:
        return len(self.range.hands) if self.range else 0


def player(letter: str) -> str:
    """Return a player as the pages say it."""
    return gettext("Player {letter}").format(letter=ltr(letter.upper()))


def hole(letter: str, *, least: int = HOLE) -> Hand:
    return Hand(letter, player(letter), least=least, most=HOLE)


def answer(_table: Table[Ruleset], form: Form) -> dict[str, Any]:
    letters = LETTERS[: NUMBERS[form.choice("players", NUMBERS, str(FEWEST))]]
    opponents = [_opponent(form, letter) for letter in letters[1:]]
    known = [letters[0], *(other.letter for other in opponents if other.holds == CARDS)]
    picker = Picker(form, [*map(hole, known), BOARD_HAND, DEAD], deal=lambda rng: _dealt(rng, known))
    pot, call = (form.read(name, typed_cents, 0, plain_money) for name in ("pot", "call"))
    shown: dict[str, Any] = {
        "picker": picker,
        "opponents": opponents,
        "tops": [(str(share), whole_percent(share)) for share in _TOPS],
    }
    if not picker.complete or form.errors or any(other.holds == RANGE and not other.range for other in opponents):
        return shown
    from games.texas_holdem.equity import equity

    unknown = {other.letter: other.range or ANY_HAND for other in opponents if other.holds != CARDS}
    hands = [unknown.get(letter) or picker[letter] for letter in letters]
    try:
        found = equity(hands, picker["board"], picker["dead"])
    except Refused as refused:
        if is_wanting(refused.first):
            return shown | {"wanting": refused.first.clause}
        fields = {letter: f"range{letter}" if letter in unknown else letter for letter in letters}
        picker.refuse(refused.problems[:1], {f"hands[{i}]": field for i, field in enumerate(fields.values())})
        return shown
    except Busy as busy:
        return shown | {"busy": busy}
    own = found.players[0]
    board = picker["board"]
    return shown | {
        "found": found,
        "players": [
            (player(letter), _made(hand, board), _held(hand), chances)
            for letter, hand, chances in zip(letters, hands, found.players, strict=True)
        ],
        "cost": _cost(pot, call, own.equity),
        "within": None if found.is_exact else _within(found.boards),
        # Translators: {player} is the name of a player, such as “Player A”; {equity} and {ties} are percentages.
        "said": gettext("{player}: equity {equity}, ties {ties}").format(
            player=player(letters[0]), equity=percent_column(own.equity), ties=percent_column(own.tie)
        ),
    }


def _opponent(form: Form, letter: str) -> Opponent:
    """Return what is asked of a player; a button of common ranges writes its range into the field."""
    asked, _dot, share = form.text("top").partition(".")
    if asked == letter and share.isdecimal() and int(share) in _TOPS:
        form.asked = form.asked.copy()
        form.asked[f"range{letter}"] = str(top(Fraction(int(share), 100)))
    holds = form.choice(f"holds{letter}", _HOLDS, CARDS)
    held = form.read(f"range{letter}", Range.parse, None) if holds == RANGE else None
    return Opponent(letter, holds, held)


def _made(hand: tuple[Card, ...] | Range, board: tuple[Card, ...]) -> Promise | str:
    """Return what a known hand makes with the board."""
    if isinstance(hand, Range) or len(board) < STREETS["flop"]:
        return ""
    return CATEGORIES[best_five([*hand, *board]).category]


def _held(hand: tuple[Card, ...] | Range) -> tuple[tuple[Card, ...], str]:
    """Return the cards of a hand, or its range in words."""
    if isinstance(hand, Range):
        return (), str(_HOLDS[ANY]) if hand == ANY_HAND else ltr(str(hand))
    return hand, ""


def _cost(pot: int, call: int, equity: Fraction) -> dict[str, Any] | None:
    """Return what a call has to be worth and what it brings on average, where both amounts are typed."""
    if not (pot and call):
        return None
    needed = price(pot, call)
    gain = round(equity * (pot + call) - call)
    return {"needed": needed, "gain": gain, "is_worth": equity >= needed}


def _within(deals: int) -> Fraction:
    """Return how far a share that was drawn at random may be off, 19 times in 20."""
    return Fraction(round(100 * 1.96 * 0.5 / deals**0.5, 1)).limit_denominator(10) / 100


def is_wanting(problem: Problem) -> bool:
    """Return whether the board only wants more cards, which is not wrong while it is being chosen."""
    return problem.field == "board" and problem.code in ("too_few_cards", "no_such_board")


def _dealt(rng: Random, letters: list[str]) -> Start:
    """Return hands at random, before the flop or after a street."""
    cards = rng.sample(DECK, HOLE * len(letters) + BOARD)
    hands = {letter: cards[HOLE * i : HOLE * (i + 1)] for i, letter in enumerate(letters)}
    return hands | {"board": cards[HOLE * len(letters) :][: rng.choice(list(STREETS.values())[:3])]}


TOOL = Tool(
    slug="equity",
    title=_("Equity"),
    about=_("How often a hand wins or ties against cards, any hand or a range, and when a call is worth its price."),
    template="texas_holdem/calculators/_equity.html",
    stylesheet="texas_holdem/equity.css",
    answer=answer,
)
