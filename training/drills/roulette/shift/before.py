"""Acts before the ball drops: change, a called bet, a bet that may be too late."""

from functools import partial

from games.roulette.called import CalledBet, every_called_bet
from games.roulette.clauses import Clause
from games.roulette.rulesets import Ruleset
from games.roulette.session import Session
from games.roulette.spin import settle
from games.roulette.stakes import Stake
from training.drills.kit.chance import Chance
from training.drills.kit.common import options
from training.drills.kit.items import Item, Part, PartKind, Phrase, Value
from training.drills.kit.mistakes import told_apart
from training.drills.kit.shifts import Act, Moves
from training.drills.roulette.called_bet import asked_of_player, chips_miscounted
from training.drills.roulette.changing import change_miscounted, counted_out
from training.drills.roulette.shift.spins import held_on, table_scene
from training.drills.roulette.shift.texts import NAME, PLAYERS, player_said

_CHANGED_INTO = (200, 500, 1000, 2000)
_UNITS = (500, 1000, 2000)
_CALLED = ("voisins", "tiers", "orphelins", "orphelins-plein", "nassa", "zero-spiel", "finale")
_MIXED = 2  # the level of the drill at which the change is counted in stacks by mistake
_LATE = ("in-time", "too-late", "chef-allows")


def changed(chance: Chance, rules: Ruleset) -> Act:
    """Return a player's amount changed into smaller chips."""
    value, group = chance.pick(_CHANGED_INTO), rules.procedure["change_group"]
    amount = value * group * chance.between(2, 6)
    said: dict[str, Value] = {"amount": {"money": amount}, "value": {"money": value}, "group": group}
    question = Phrase(f"{NAME}.change", said | player_said(chance.pick(list(PLAYERS))))
    parts = counted_out(rules, amount, value, 1)
    item = Item(question, parts, mistakes=lambda: told_apart(parts, change_miscounted(rules, amount, value, _MIXED)))
    return Act("change", item, {"chips": Moves(each=value)})


def bet_called(chance: Chance, rules: Ruleset, table: Session) -> tuple[Session, Act]:
    """Return the table with a called bet on it, and the act of taking its stake."""
    bet: CalledBet = chance.pick([bet for bet in every_called_bet() if bet.name in _CALLED])
    unit, player = chance.pick(_UNITS), chance.pick(list(PLAYERS))
    said: dict[str, Value] = {"bet": {"bet": bet.key}, "unit": {"money": unit}}
    chips, total, _numbers = asked_of_player(bet, unit)
    parts = (chips, total)
    wrong = partial(told_apart, parts, tuple(chips_miscounted(bet, unit)))
    item = Item(Phrase(f"{NAME}.called", said | player_said(player)), parts, mistakes=wrong)
    return table.lay(Stake(bet, unit, player)), Act("called-bet", item, {"total": Moves(each=-1)})


def late(chance: Chance, rules: Ruleset, table: Session, number: int) -> tuple[Session, Act]:
    """Return the table with a bet that arrives last, if it plays, and the act of accepting or refusing it.

    What accepting moves is what the bet brings its player on that number.
    """
    how, player = chance.pick(_LATE), chance.pick(list(PLAYERS))
    taken = {bet.key for stake in table.stakes for bet, _amount in stake.placed}
    free = [bet for bet in rules.positions.values() if bet.key not in taken]
    hit = [bet for bet in free if number in bet.covers]
    bet = chance.pick(hit if hit and chance.between(1, 2) == 1 else free)
    stake = Stake(bet, 500 * chance.between(1, 6), player)
    brings = settle(rules, number, [stake]).total.net
    because = {
        "in-time": (Clause.CLOSES,),
        "too-late": (Clause.CLOSES, Clause.LATE_STAKE),
        "chef-allows": (Clause.CHEF_EXCEPTION,),
    }[how]
    answer = "refuse" if how == "too-late" else "accept"
    offered = options(NAME, ("accept", "refuse"))
    part = Part("late", PartKind.CHOICE, Phrase(f"{NAME}.late"), answer, because, offered)
    said: dict[str, Value] = {"bet": {"bet": bet.key}, "stake": {"money": stake.amount}}
    scene = table_scene(table.stakes, held_on(rules, table))
    item = Item(Phrase(f"{NAME}.{how}", said | player_said(player)), (part,), scene)
    act = Act("late", item, {"late": Moves(by_option={"accept": brings, "refuse": 0})})
    return (table if answer == "refuse" else table.lay(stake)), act
