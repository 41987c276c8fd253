"""What known hands are worth: every board that can still come, counted."""

from random import Random
from typing import Any

from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from games.core.cards import DECK
from games.core.problems import Problem, Refused
from games.ranking.hands import HAND, best_five
from games.texas_holdem.deal import BOARD, FEWEST, HOLE, MOST, STREETS
from games.texas_holdem.rulesets import Ruleset
from games.web.kit.cards.picker import Hand, Picker, Start
from games.web.kit.form import Form
from games.web.kit.formats import ltr
from games.web.kit.game import Table, Tool
from games.web.kit.poker import CATEGORIES

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


def player(letter: str) -> str:
    """Return a player as the pages say it."""
    return gettext("Player {letter}").format(letter=ltr(letter.upper()))


def hole(letter: str, *, least: int = HOLE) -> Hand:
    return Hand(letter, player(letter), least=least, most=HOLE)


def answer(_table: Table[Ruleset], form: Form) -> dict[str, Any]:
    letters = LETTERS[: NUMBERS[form.choice("players", NUMBERS, str(FEWEST))]]
    picker = Picker(form, [*map(hole, letters), BOARD_HAND, DEAD], deal=lambda rng: _dealt(rng, letters))
    shown: dict[str, Any] = {"picker": picker}
    if not picker.complete or form.errors:
        return shown
    from games.texas_holdem.equity import equity

    hands, board = [picker[letter] for letter in letters], picker["board"]
    try:
        found = equity(hands, board, picker["dead"])
    except Refused as refused:
        if is_wanting(refused.first):
            return shown | {"wanting": refused.first.clause}
        picker.refuse(refused.problems[:1], {f"hands[{place}]": letter for place, letter in enumerate(letters)})
        return shown
    players = [
        (player(letter), hand, chances, CATEGORIES[best_five([*hand, *board]).category] if len(board) >= 3 else "")
        for letter, hand, chances in zip(letters, hands, found.players, strict=True)
    ]
    best = max(players, key=lambda one: one[2].equity)
    # Translators: {player} is the name of a player, such as “Player A”.
    said = gettext("{player} has the highest equity.").format(player=best[0])
    return shown | {"found": found, "players": players, "hand_cards": HAND, "said": said}


def is_wanting(problem: Problem) -> bool:
    """Return whether the board only wants more cards, which is not wrong while it is being chosen."""
    return problem.field == "board" and problem.code in ("too_few_cards", "no_such_board")


def _dealt(rng: Random, letters: str) -> Start:
    """Return hands at random, before the flop or after a street."""
    cards = rng.sample(DECK, HOLE * len(letters) + BOARD)
    hands = {letter: cards[HOLE * i : HOLE * (i + 1)] for i, letter in enumerate(letters)}
    return hands | {"board": cards[HOLE * len(letters) :][: rng.choice(list(STREETS.values())[:3])]}


TOOL = Tool(
    slug="equity",
    title=_("Equity"),
    about=_("How often each hand that you choose wins, splits or loses, over every board that can still come."),
    template="texas_holdem/calculators/_equity.html",
    answer=answer,
)
