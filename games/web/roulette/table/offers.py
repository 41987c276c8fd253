"""What the table offers after a spin: choices for the stakes that zero caught, and called bets played again."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from operator import itemgetter

from games.core.problems import Refused
from games.roulette.bets import EVEN_CHANCES, Bet
from games.roulette.called import CalledBet
from games.roulette.masses import masses
from games.roulette.replay import How, Replay, replay, stakes_after
from games.roulette.rulesets import Ruleset
from games.roulette.session import Session, Spin
from games.roulette.spin import Settlement
from games.roulette.stakes import LEAVE, Choice, Stake, ZeroOption
from games.roulette.zero import at_zero, zero_options


@dataclass(frozen=True, slots=True)
class Caught:
    """A player's stakes on one position that were at one level when a zero came; `part` is what they bring if divided.

    Amounts are cents. `choice` is the one that holds so far, `offered` what the house lets a player ask.
    """

    player: str | None
    bet: Bet
    level: int
    amount: int
    part: int
    choice: Choice
    offered: tuple[ZeroOption, ...]

    @property
    def name(self) -> str:
        """What a form calls these stakes, e.g. `red|0`, or `red|0@2` for those of player 2."""
        return f"{self.bet.key}|{self.level}" + (f"@{self.player}" if self.player else "")

    @property
    def options(self) -> list[Choice]:
        """Every choice that a player may make for them."""
        moves = [Choice(ZeroOption.MOVE, bet) for bet in EVEN_CHANCES if bet is not self.bet]
        still = [Choice(option) for option in self.offered if option is not ZeroOption.MOVE]
        return [*still, *moves] if ZeroOption.MOVE in self.offered else still


def asked_at_zero(rules: Ruleset, session: Session, settled: Sequence[Settlement]) -> list[Caught]:
    """Return the stakes for which a choice may be made, the last spin being a zero: those not divided in any case."""
    if not session.spins or session.spins[-1].outcome not in rules.wheel.zeros:
        return []
    last = session.spins[-1]
    new = [(m.player, m.bet, 0, m.amount) for m in masses(rules, last.stakes) if m.amount]
    old = [(h.player, h.bet, h.level, h.amount) for h in (settled[-2].held if len(settled) > 1 else ())]
    places = list(rules.positions)
    stakes = sorted(
        (stake for stake in (*new, *old) if zero_options(rules, stake[1], stake[2])),
        key=lambda stake: (stake[0] or "", places.index(stake[1].key), stake[2]),
    )
    return [
        _caught(rules, last, who, bet, level, [stake[3] for stake in same])
        for (who, bet, level), same in groupby(stakes, itemgetter(0, 1, 2))
    ]


def _caught(rules: Ruleset, last: Spin, player: str | None, bet: Bet, level: int, amounts: list[int]) -> Caught:
    halved = Choice(ZeroOption.TAKE_HALF)
    part = sum(part.returned for amount in amounts for part in at_zero(rules, bet, amount, level, halved))
    choice = last.choices.get((player, bet.key, level), LEAVE)
    return Caught(player, bet, level, sum(amounts), part, choice, zero_options(rules, bet, level))


@dataclass(frozen=True, slots=True)
class Again:
    """A winning announcement of the last spin played once more: what it does, and the stakes after it.

    `index` is its place among the stakes of that spin.
    """

    index: int
    stake: Stake
    how: How
    effect: Replay
    stakes: tuple[Stake, ...]

    @property
    def name(self) -> str:
        """What a form calls it, e.g. `0|replay`."""
        return f"{self.index}|{self.how}"


def again(session: Session) -> Iterator[Again]:
    """Yield every way in which an announcement that has just won may be played again."""
    if not session.spins:
        return
    last = session.spins[-1]
    for index, stake in enumerate(last.stakes):
        if not isinstance(stake.bet, CalledBet):
            continue
        for how in How:
            try:
                effect = replay(stake.bet, stake.amount, last.outcome, how)
            except Refused:  # it did not win, or not enough for that
                continue
            stakes = stakes_after(stake.bet, stake.amount, last.outcome, effect)
            yield Again(index, stake, how, effect, tuple(_like(stake, laid) for laid in stakes))


def _like(stake: Stake, laid: Stake) -> Stake:
    """Return a stake of the same player; the announcement is held beside the layout again, and what has won lies on
    it."""
    return replace(laid, player=stake.player, beside=stake.beside and isinstance(laid.bet, CalledBet))
