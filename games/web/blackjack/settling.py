"""A round that a form asks about: the dealer's cards, and a row for each player's stake on each hand."""

import re
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import replace

from django.utils.functional import Promise
from django.utils.translation import gettext, pgettext_lazy
from django.utils.translation import gettext_lazy as _

from games.blackjack.parameters import EvenMoney, Insurance, Surrender
from games.blackjack.rulesets import Ruleset
from games.blackjack.settlement import Line, settle
from games.blackjack.table import FIRST, BetKind, Box, Hand, Round
from games.core.cards import parse_cards
from games.core.money import parse_money
from games.core.problems import Problem, Refused
from games.web.blackjack.words import RESULTS
from games.web.kit.settling import Asked, Entry, Kind, Settled, Settling

_EVEN_MONEY, _SURRENDER = "even_money", "surrender"
Rows = Mapping[int, Entry]

# A path of the engine, such as boxes[1].hands[0].cards[2] or boxes[1].insurance.A. A player is called what was typed.
_PATH = re.compile(
    r"boxes\[(?P<box>\d+)\](?:\.hands\[(?P<hand>\d+)\])?"
    r"(?:\.(?P<name>\w+)(?:\[(?P<place>\d+)\]|\.(?P<player>.*))?)?",
    re.DOTALL,
)
_FIELDS = {"stakes": "stake", "surrendered": "done", "even_money": "done"}
_DONE = {"surrendered": _SURRENDER, "even_money": _EVEN_MONEY}


def came(_rules: Ruleset) -> tuple[Asked, ...]:
    return (Asked("dealer", _("The dealer’s cards"), Kind.CARDS, hint=_("In their order, such as Ah 9c.")),)


def laid(rules: Ruleset) -> tuple[Asked, ...]:
    """Return the fields of a stake: insurance and what may be done only where the house has them."""
    fields = [
        Asked("box", _("Box"), Kind.CHOICE, _counted(rules.boxes)),
        Asked("hand", _("Hand after a split"), Kind.CHOICE, _counted(rules.split_hands), needed=False),
        Asked("cards", _("Cards"), Kind.CARDS, hint=_("Once for each hand."), needed=False),
        Asked("stake", _("Stake"), Kind.AMOUNT),
        Asked("doubled", _("Added to double"), Kind.AMOUNT, needed=False),
    ]
    if rules.insurance is not Insurance.NONE:
        fields.append(Asked("insurance", pgettext_lazy("blackjack bet", "Insurance"), Kind.AMOUNT, needed=False))
    if done := _done(rules):
        fields.append(Asked("done", _("The player’s decision"), Kind.CHOICE, done, needed=False))
    return tuple(fields)


def _counted(most: int) -> dict[str, str]:
    return {str(number): str(number) for number in range(1, most + 1)}


def _done(rules: Ruleset) -> dict[str, Promise]:
    found: dict[str, Promise] = {}
    if rules.surrender is not Surrender.NONE:
        found[_SURRENDER] = pgettext_lazy("blackjack choice", "Surrender")
    if rules.even_money is not EvenMoney.NONE:
        found[_EVEN_MONEY] = pgettext_lazy("blackjack choice", "Take even money")
    return found


def _spot(box: str, hand: str, *, insurance: bool = False) -> str:
    said = gettext("Box {box}, insurance") if insurance else gettext("Box {box}, hand {hand}")
    return said.format(box=box, hand=hand)


def settle_rows(rules: Ruleset, came: Entry, laid: Rows) -> list[Settled]:
    """Settle a round. Raise Refused."""
    boxes = _boxes(laid)
    try:
        done = settle(rules, Round(parse_cards(came["dealer"]), tuple(_box(hands) for hands in boxes.values())))
    except Refused as refused:
        raise Refused(*(_at_row(problem, list(boxes.values())) for problem in refused.problems)) from None
    return [_settled(line, list(boxes)) for line in done.lines]


def _boxes(laid: Rows) -> dict[str, list[Rows]]:
    """Return the rows by box and hand, both from the left."""
    found: dict[str, dict[str, dict[int, Entry]]] = defaultdict(lambda: defaultdict(dict))
    for row, entry in laid.items():
        found[entry["box"]][entry.get("hand", "1")][row] = entry
    return {box: [found[box][hand] for hand in sorted(found[box])] for box in sorted(found)}


def _box(hands: Sequence[Rows]) -> Box:
    entries = [entry for rows in hands for entry in rows.values()]
    players = list(map(_player, entries))  # those of the first hand before others
    return Box(
        hands=tuple(_hand(list(rows.values()), players) for rows in hands),
        insurance=_amounts(entries, "insurance"),
        even_money=tuple(_player(entry) for entry in entries if entry.get("done") == _EVEN_MONEY),
    )


def _hand(entries: Sequence[Entry], players: Sequence[str]) -> Hand:
    """Return a hand whose stakes are in the order of the players, whatever the order of the rows."""
    stakes = _amounts(entries, "stake")
    return Hand(
        cards=parse_cards("".join(entry.get("cards", "") for entry in entries)),
        stakes={player: stakes[player] for player in players if player in stakes},
        doubled=_amounts(entries, "doubled"),
        surrendered=any(entry.get("done") == _SURRENDER for entry in entries),
    )


def _player(entry: Entry) -> str:
    return entry.get("player", FIRST)


def _amounts(entries: Sequence[Entry], name: str) -> dict[str, int]:
    """Return what each player laid, in cents; what one laid in several rows is one amount."""
    laid: dict[str, int] = {}
    for entry in entries:
        if name in entry:
            laid[_player(entry)] = laid.get(_player(entry), 0) + parse_money(entry[name])
    return laid


def _at_row(problem: Problem, boxes: Sequence[Sequence[Rows]]) -> Problem:
    """Return a problem of a box or a hand with the field of the row that it is about."""
    path = _PATH.fullmatch(problem.field)
    if path is None:
        return problem
    hands = boxes[int(path["box"])]
    rows = hands[int(path["hand"])] if path["hand"] else {row: entry for hand in hands for row, entry in hand.items()}
    field = _FIELDS.get(path["name"], path["name"]) or ("hand" if path["hand"] else "box")
    return replace(problem, field=f"laid[{_row(rows, field, path)}].{field}")


def _row(rows: Rows, field: str, path: re.Match[str]) -> int:
    """Return the row of the player or the decision that a path names, else the first row with this field."""
    done, player = _DONE.get(path["name"]), path["player"]
    found = [
        row
        for row, entry in rows.items()
        if field in entry and done in (None, entry.get("done")) and player in (None, _player(entry))
    ]
    return (found or list(rows))[int(path["place"]) if done and path["place"] else 0]


def _settled(line: Line, boxes: Sequence[str]) -> Settled:
    player = "" if line.player == FIRST else line.player
    spot = _spot(boxes[line.box - 1], str(line.hand), insurance=line.bet is BetKind.INSURANCE)
    return Settled.of(line, player, spot, str(RESULTS[line.result]))


SETTLING = Settling(came, laid, settle_rows)
