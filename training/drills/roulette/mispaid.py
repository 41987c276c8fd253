"""Winning stakes and called bets as people settle them by mistake."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from games.roulette.bets import OUTSIDE, PAYS, Kind
from games.roulette.called import CalledBet
from games.roulette.replay import How, Replay, replay
from games.roulette.spin import Line
from training.drills.kit.mistakes import Mistake
from training.drills.roulette import mistakes

Pays = Callable[[Line], int]

_AROUND = frozenset(Kind) - {Kind.STRAIGHT, *OUTSIDE}  # the bets on several numbers


def _paid_as(kinds: Sequence[Kind], other: Kind) -> Pays:
    """Return what is paid to these kinds of bet when they are taken for another."""
    return lambda line: line.stake * PAYS[other] if line.winnings and line.bet.kind in kinds else line.winnings


_PAID: tuple[tuple[Mistake, Pays], ...] = (
    (mistakes.STAKE_IN_THE_WIN, lambda line: line.winnings and line.winnings + line.stake),
    (mistakes.SPLIT_AS_STRAIGHT, _paid_as((Kind.SPLIT,), Kind.STRAIGHT)),
    (mistakes.STREET_AS_SIX_LINE, _paid_as((Kind.STREET, Kind.ZERO_STREET), Kind.SIX_LINE)),
    (mistakes.CORNER_AS_STREET, _paid_as((Kind.CORNER, Kind.FIRST_FOUR), Kind.STREET)),
    (mistakes.SIX_LINE_AS_CORNER, _paid_as((Kind.SIX_LINE,), Kind.CORNER)),
    (mistakes.DOZEN_AT_EVENS, _paid_as((Kind.DOZEN, Kind.COLUMN), Kind.EVEN_CHANCE)),
)


def mispaid(lines: Sequence[Line]) -> Iterator[tuple[Mistake, list[Line]]]:
    """Yield the lines of a settlement as each mistake pays them."""
    for mistake, pays in _PAID:
        yield mistake, [line._replace(winnings=pays(line)) for line in lines]
    if any(line.winnings and line.bet.kind is Kind.STRAIGHT for line in lines):
        on_it = (0 if line.bet.kind in _AROUND else line.winnings for line in lines)
        yield mistakes.NUMBER_ALONE, [line._replace(winnings=won) for line, won in zip(lines, on_it, strict=True)]


def once_everywhere(bet: CalledBet, lines: Sequence[Line], unit: int) -> Iterator[tuple[Mistake, list[Line]]]:
    """Yield the lines of voisins du zéro as if every position had one chip."""
    if bet.name == "voisins":
        once = [line._replace(winnings=line.winnings * unit // line.stake, stake=unit) for line in lines]
        yield mistakes.VOISINS_ONCE, once


def misplayed(bet: CalledBet, unit: int, number: int, how: How) -> Iterator[tuple[Mistake, Replay]]:
    """Yield how a winning called bet is played again by mistake."""
    played = replay(bet, unit, number, how)
    if how is How.ALL:
        times = max(1, played.win_chips // bet.chips)
        handed = played.win_chips - times * bet.chips
        total = times * unit * bet.chips
        yield (
            mistakes.ALL_WITHOUT_CHIPS,
            replace(played, handed_chips=handed, handed=handed * unit, new_unit=times * unit, new_total=total),
        )
        return
    other = replay(bet, unit, number, How.COMPLETE if how is How.REPLAY else How.REPLAY)
    yield mistakes.REPLAY_AND_COMPLETE, other
    whole = played.win_chips
    yield mistakes.WIN_HANDED_WHOLE, replace(played, kept_chips=0, handed_chips=whole, handed=whole * unit)
