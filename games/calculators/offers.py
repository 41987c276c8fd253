"""What the table offers after a spin: wishes for the stakes that zero caught, and called bets played again."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from games.core.problems import Refused
from games.roulette.bets import EVEN_CHANCES, Bet, Kind
from games.roulette.called import CalledBet
from games.roulette.masses import masses
from games.roulette.prison import at_zero
from games.roulette.replay import How, Replay, replay
from games.roulette.rulesets import Ruleset
from games.roulette.session import Session
from games.roulette.spin import Settlement
from games.roulette.stakes import LEAVE, Choice, Stake, Wish


@dataclass(frozen=True, slots=True)
class Caught:
    """Stakes on one even chance that were at one level when zero came; `part` is what they would bring if divided.

    Amounts are cents. `choice` is the wish that holds so far.
    """

    bet: Bet
    level: int
    amount: int
    part: int
    choice: Choice

    @property
    def wishes(self) -> list[Choice]:
        """Every wish that a player may have for them."""
        moves = [Choice(Wish.MOVE, bet) for bet in EVEN_CHANCES if bet is not self.bet]
        return [LEAVE, Choice(Wish.TAKE_HALF), *moves]


def asked_at_zero(rules: Ruleset, session: Session, settled: Sequence[Settlement]) -> list[Caught]:
    """The stakes for which a wish may be said, the last spin being zero: those not divided in any case."""
    if not session.spins or session.spins[-1].outcome != 0:
        return []
    last = session.spins[-1]
    new = [(m.bet, 0, m.amount) for m in masses(rules, last.stakes) if m.bet.kind is Kind.EVEN_CHANCE and m.amount]
    old = [(h.bet, h.level, h.amount) for h in (settled[-2].held if len(settled) > 1 else ())]
    stakes = sorted(
        (s for s in (*new, *old) if s[1] < rules.prison_levels), key=lambda s: (EVEN_CHANCES.index(s[0]), s[1])
    )
    halved = Choice(Wish.TAKE_HALF)
    found = []
    for (bet, level), same in groupby(stakes, key=lambda stake: stake[:2]):
        amounts = [stake[2] for stake in same]
        part = sum(at_zero(rules, bet, amount, level, halved).returned for amount in amounts)
        found.append(Caught(bet, level, sum(amounts), part, last.choices.get((bet.key, level), LEAVE)))
    return found


@dataclass(frozen=True, slots=True)
class Again:
    """A winning announcement of the last spin played once more: what it does, and the stakes that lie then."""

    stake: Stake
    how: How
    effect: Replay
    stakes: tuple[Stake, ...]


def again(session: Session) -> Iterator[Again]:
    """Every way in which an announcement that has just won may be played again."""
    if not session.spins:
        return
    last = session.spins[-1]
    for stake in last.stakes:
        if not isinstance(stake.bet, CalledBet):
            continue
        for how in How:
            try:
                effect = replay(stake.bet, stake.amount, last.outcome, how)
            except Refused:  # it did not win, or not enough for that
                continue
            stays = stake.bet.winning(last.outcome) if how is How.REPLAY else ()
            lying = (Stake(placement.bet, placement.chips * stake.amount) for placement in stays)
            yield Again(stake, how, effect, (Stake(stake.bet, effect.new_unit), *lying))
