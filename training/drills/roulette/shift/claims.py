"""Claims: what players say of their stakes, held against the layout; and wins that nobody claims."""

from games.roulette.bets import OUTSIDE
from games.roulette.clauses import Clause
from games.roulette.rulesets import Ruleset
from games.roulette.spin import settle
from games.roulette.stakes import Stake
from training.drills.kit.chance import Chance
from training.drills.kit.common import options
from training.drills.kit.items import Item, Part, PartKind, Phrase, Value
from training.drills.kit.shifts import Act, Moves
from training.drills.roulette.shift.spins import Spun
from training.drills.roulette.shift.texts import NAME, PLAYERS, player_said


def claimed(chance: Chance, rules: Ruleset, spin: Spun) -> Act:
    """Return a claim that the layout bears out, one that it does not, or a win that nobody claims."""
    drawn = chance.between(1, 3)
    if drawn == 1 or not spin.winners:
        return _unfounded(chance, rules, spin)
    return _founded(chance, spin) if drawn == 2 else _unclaimed(chance, rules, spin)


def _founded(chance: Chance, spin: Spun) -> Act:
    line = chance.pick(spin.winners)
    return _claim(spin, line.player, line.bet.key, line.stake, line.winnings, "pay")


def _unfounded(chance: Chance, rules: Ruleset, spin: Spun) -> Act:
    """Return the claim of a stake that would have won, of a player who has nothing there."""
    player = chance.pick(list(PLAYERS))
    theirs = {line.bet.key for line in spin.settled.lines if line.player == player}
    bet = chance.pick([bet for bet in rules.positions.values() if spin.number in bet.covers and bet.key not in theirs])
    stake = Stake(bet, 500 * chance.between(1, 6), player)
    won = settle(rules, spin.number, [stake]).total.winnings
    return _claim(spin, player, bet.key, stake.amount, won, "nothing")


def _claim(spin: Spun, player: str | None, bet: str, stake: int, won: int, answer: str) -> Act:
    said: dict[str, Value] = {"bet": {"bet": bet}, "stake": {"money": stake}, "number": spin.number}
    offered = (("pay", Phrase(f"{NAME}.claim-pay", {"won": {"money": won}})), *options(NAME, ("claim-nothing",)))
    offered = tuple((name.removeprefix("claim-"), text) for name, text in offered)
    because = (Clause.DISPUTES, Clause.POSITION_DECIDES)
    part = Part("claim", PartKind.CHOICE, Phrase(f"{NAME}.claim-part"), answer, because, offered)
    item = Item(Phrase(f"{NAME}.claim", said | player_said(player)), (part,), spin.scene)
    return Act("claim", item, {"claim": Moves(by_option={"pay": won, "nothing": 0})})


def _unclaimed(chance: Chance, rules: Ruleset, spin: Spun) -> Act:
    """Return a win that nobody claims: it is put aside at once, or after some spins."""
    line, spins = chance.pick(spin.winners), rules.procedure["unclaimed_spins"]
    offered = (
        *options(NAME, ("aside-now",)),
        ("aside-later", Phrase(f"{NAME}.aside-later", {"spins": spins})),
        *options(NAME, ("to-the-bank",)),
    )
    answer = "aside-later" if line.bet.kind in OUTSIDE else "aside-now"
    label = Phrase(f"{NAME}.unclaimed-part")
    part = Part("unclaimed", PartKind.CHOICE, label, answer, (Clause.UNCLAIMED,), offered)
    said: dict[str, Value] = {"bet": {"bet": line.bet.key}, "stake": {"money": line.stake}, "number": spin.number}
    item = Item(Phrase(f"{NAME}.unclaimed", said), (part,), spin.scene)
    moves = Moves(by_option={"to-the-bank": -(line.winnings + line.returned)})
    return Act("claim", item, {"unclaimed": moves})
