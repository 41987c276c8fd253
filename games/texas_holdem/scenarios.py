"""Legal situations of hold'em from a seeded random source, for tests, calculators and drills alike."""

from random import Random

from games.core.cards import Card
from games.core.shoe import shuffled
from games.texas_holdem.betting import act, deal_street, open_table
from games.texas_holdem.deal import BOARD, HOLE, STREETS
from games.texas_holdem.hand import Hand, Move
from games.texas_holdem.legality import legal_actions
from games.texas_holdem.players import Player
from games.texas_holdem.rulesets import Ruleset
from games.texas_holdem.table import Act, Action, Awaiting, Table

NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elena", "Fabio", "Gina", "Hugo", "Irene", "Jacopo")
# How often a player does what is possible; all in seldom, so that hands last.
_TENDENCY = {Act.FOLD: 2, Act.CHECK: 6, Act.CALL: 7, Act.BET: 3, Act.RAISE: 2, Act.ALL_IN: 1}


def hands(rng: Random, players: int) -> list[tuple[Card, ...]]:
    """Return the hole cards of so many players."""
    cards = shuffled(rng)
    return [tuple(cards[HOLE * place : HOLE * (place + 1)]) for place in range(players)]


def ending(rng: Random, rules: Ruleset, players: int) -> tuple[tuple[Card, ...], list[Player], str]:
    """Return a hand to be settled: the whole board, the players clockwise with all that they put in, and the button.

    Some have folded, some are all in at heights of their own; at least two are left and nobody is called in vain.
    """
    cards = shuffled(rng)
    names = NAMES[:players]
    heights = sorted(rng.randint(1, 40) * rules.big_blind + rng.choice((0, 0, rules.chip)) for _ in range(3))
    seated = [
        Player(name, tuple(cards[HOLE * i : HOLE * (i + 1)]), rng.choice(heights), rng.random() < 0.25)
        for i, name in enumerate(names)
    ]
    if sum(not player.folded for player in seated) < 2:
        seated = [Player(p.name, p.cards, p.contributed) for p in seated]
    most = max(player.contributed for player in seated if not player.folded)
    seated = [Player(p.name, p.cards, min(p.contributed, most), p.folded) for p in seated]
    return tuple(cards[-BOARD:]), seated, rng.choice(names)


def hand(rng: Random, rules: Ruleset, players: int, *, moves: int = 1000) -> tuple[Hand, Table]:
    """Return a hand that is played at random until its end or for so many moves, and the table as it stands then."""
    cards = shuffled(rng)
    least, most = rules.buy_in_least // rules.chip, rules.buy_in_most // rules.chip
    stacks = tuple(rng.randint(least, most) * rules.chip for _ in range(players))
    button = rng.randrange(players)
    held = tuple(tuple(cards[HOLE * place : HOLE * (place + 1)]) for place in range(players))
    coming = cards[HOLE * players :]
    table, made = open_table(rules, stacks, button), list[Move]()
    while len(made) < moves and table.awaiting not in (Awaiting.SHOWDOWN, Awaiting.NOTHING):
        if table.awaiting is Awaiting.PLAYER:
            action = choice(rng, table)
            table = act(table, action)
            made.append(action)
        else:
            street = STREETS[table.awaiting]
            made.append(tuple(coming[len(table.board) : street]))
            table = deal_street(table, coming[len(table.board) : street])
    return Hand(button, stacks, held, tuple(made)), table


def choice(rng: Random, table: Table) -> Action:
    """Return something that the player to act may do."""
    possible = legal_actions(table)
    kind = rng.choices(possible, [_TENDENCY[kind] for kind in possible])[0]
    return Action(kind, raise_to(rng, table) if kind in (Act.BET, Act.RAISE) else None)


def raise_to(rng: Random, table: Table) -> int:
    """Return a height to which the player to act may bet or raise, in whole chips and mostly not far above the
    least."""
    least = min(table.min_raise_to, table.actor.bet + table.actor.stack)
    steps = (table.max_raise_to - least) // table.rules.big_blind
    return least + min(rng.choice((0, 0, 1, 2, 5)), max(steps, 0)) * table.rules.big_blind
