"""Tables and pairs of hands from a drill's chance."""

from collections.abc import Sequence

from games.core.cards import DECK, Card
from games.ranking.hands import TIMES, Category
from games.texas_holdem.betting import act, deal_street, open_table
from games.texas_holdem.deal import STREETS
from games.texas_holdem.hand import Hand, Move
from games.texas_holdem.legality import legal_actions
from games.texas_holdem.rulesets import Ruleset
from games.texas_holdem.table import Act, Action, Awaiting, Table
from training.drills.kit.chance import Chance
from training.drills.kit.poker import dealt, ranks_of

NAMES = "ABCDEFGHIJ"  # players clockwise, by letters

# How likely a player does what is possible; all in seldom, so that hands last.
_TENDENCY = {Act.FOLD: 2, Act.CHECK: 6, Act.CALL: 7, Act.BET: 3, Act.RAISE: 2, Act.ALL_IN: 1}


def two_hands(chance: Chance) -> tuple[list[Card], list[Card]]:
    """Return two hands of one deck: of different kinds, of one kind, with equal cards beside the kickers, or equal."""
    while True:
        kind = chance.pick(list(Category))
        first = chance.pick(ranks_of(kind))
        how = chance.pick(("kind", "ranks", "kickers", "equal"))
        other = chance.pick(list(Category)) if how == "kind" else kind
        made = len(TIMES.get(kind, (1,)))
        alike = [ranks for ranks in ranks_of(other) if how != "kickers" or ranks[:made] == first[:made]]
        second = first if how == "equal" else chance.pick(alike)
        hands = dealt(chance, kind, first), dealt(chance, other, second)
        if not set(hands[0]) & set(hands[1]):
            return hands


def played(chance: Chance, rules: Ruleset, players: int, moves: int) -> tuple[Hand, Table]:
    """Return a hand that is played at random for so many moves or until its end, and the table as it stands then."""
    stacks = tuple(chance.between(10, 60) * rules.big_blind for _ in range(players))
    button, coming = chance.between(0, players - 1), chance.some(DECK, STREETS["river"])
    table, made = open_table(rules, stacks, button), list[Move]()
    while len(made) < moves and table.awaiting not in (Awaiting.SHOWDOWN, Awaiting.NOTHING):
        move = _choice(chance, table) if table.awaiting is Awaiting.PLAYER else _street(table, coming)
        table = act(table, move) if isinstance(move, Action) else deal_street(table, move)
        made.append(move)
    return Hand(button, stacks, ((),) * players, tuple(made)), table


def _street(table: Table, coming: Sequence[Card]) -> tuple[Card, ...]:
    return tuple(coming[len(table.board) : STREETS[table.awaiting]])


def _choice(chance: Chance, table: Table) -> Action:
    kind = chance.pick([kind for kind in legal_actions(table) for _ in range(_TENDENCY[kind])])
    if kind not in (Act.BET, Act.RAISE):
        return Action(kind)
    least = min(table.min_raise_to, table.actor.bet + table.actor.stack)
    steps = (table.max_raise_to - least) // table.rules.big_blind
    return Action(kind, least + min(chance.between(0, 3), steps) * table.rules.big_blind)
