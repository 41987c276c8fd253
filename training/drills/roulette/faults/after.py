"""Felts after the raking and after a zero: a stake that is not where the engine has it, or the dolly elsewhere."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from games.roulette.bets import EVEN_CHANCES, OUTSIDE, Bet, Kind
from games.roulette.clauses import Clause
from games.roulette.rulesets import Ruleset
from games.roulette.spin import Line, settle
from games.roulette.stakes import Choice, Stake, ZeroOption
from games.roulette.wheel import RED
from training.drills.kit import spotting
from training.drills.kit.chance import Chance
from training.drills.kit.items import Item, Phrase, Step, Value
from training.drills.kit.rules import holds
from training.drills.kit.spotting import Error
from training.drills.roulette.common import as_staked, felt_scene, game
from training.drills.roulette.faults.picture import NAME, UNITS, all_laid, item, lies
from training.drills.roulette.picture_bet import INSIDE, bets_around

_WON, _LOST, _MOST_CHIPS = 3, 4, 8
_BESIDE = (1, 3)  # how far apart the numbers of two squares that touch are
OFF = ""  # where a stake is that no longer lies on the layout


@dataclass(frozen=True, slots=True)
class _After:
    """What lies on the layout after the croupier's work: where each stake is, by where it lay, and the number that the
    dolly marks, if there is one."""

    where: tuple[tuple[str, str], ...]
    dolly: int | None = None

    def moved(self, stake: str, to: str) -> "_After":
        return replace(self, where=tuple((key, to if key == stake else now) for key, now in self.where))

    def is_free(self, key: str) -> bool:
        return key not in {now for _stake, now in self.where}


def _misplaced(right: _After, because: Mapping[str, tuple[str, ...]], shown: _After) -> list[Error]:
    """Return an error for each stake that is not where it should be: where it lies, or from where it is missing."""
    pairs = zip(right.where, shown.where, strict=True)
    found = [Error(now or due, because[stake]) for (stake, due), (_stake, now) in pairs if now != due]
    if shown.dolly == right.dolly:
        return found
    return [*found, Error(f"straight:{shown.dolly}", (str(Clause.DOLLY),))]


def raked(chance: Chance, rules: Ruleset) -> Item:
    number, unit = chance.between(1, max(RED)), chance.pick(UNITS)
    won = chance.some(bets_around(rules, number, [*INSIDE, *OUTSIDE]), _WON)
    lost = chance.some([bet for bet in rules.positions.values() if number not in bet.covers], _LOST)
    laid = {bet.key: chance.between(1, _MOST_CHIPS) for bet in chance.shuffled([*won, *lost])}
    stakes = [as_staked(rules, Stake(Bet.parse(key), chips * unit), unit) for key, chips in laid.items()]
    lines = {line.bet.key: line for line in settle(rules, number, stakes).lines}
    dolly = number if holds(rules, Clause.DOLLY) else None
    right = _After(tuple((key, key if lines[key].winnings else OFF) for key in laid), dolly)
    because = {key: (*map(str, line.because), str(Clause.PAYOUT)) for key, line in lines.items()}
    shown, error = spotting.spoil(chance, right, _raked_wrongly(right), lambda shown: _misplaced(right, because, shown))
    scene = felt_scene(rules, [lies(laid[key], now) for key, now in shown.where if now], before=all_laid(laid))
    said: dict[str, Value] = {"number": number, "unit": {"money": unit}}
    if shown.dolly == dolly:
        step = _fate(error.where, lines[error.where])
    else:
        step = Step(Phrase(f"{NAME}.dolly", {"number": number}), error.where)
    if dolly is None:
        return item(Phrase(f"{NAME}.raked", said), scene, error, step, game(stakes, number))
    marked = {**scene, "marker": shown.dolly}
    return item(Phrase(f"{NAME}.raked-dolly", said), marked, error, step, game(stakes, number))


def _raked_wrongly(right: _After) -> Iterator[_After]:
    """Yield a losing stake that is left, a winning one that is raked, or the dolly on a square beside."""
    for stake, now in right.where:
        yield right.moved(stake, OFF if now else stake)
    if right.dolly is not None:
        beside = [right.dolly + sign * step for step in _BESIDE for sign in (-1, 1)]
        yield from (replace(right, dolly=number) for number in beside if 1 <= number <= max(RED))


def _fate(key: str, line: Line) -> Step:
    """Return what becomes of a stake on the layout."""
    return Step(Phrase(f"{NAME}.{'stays' if line.winnings else 'taken'}", {"bet": {"bet": key}}), key)


def after_zero(chance: Chance, rules: Ruleset) -> Item:
    """Return stakes on even chances, of which one is to be moved, among others that a zero takes or pays."""
    unit = chance.pick(UNITS)
    first, moved, to, *free = chance.some(EVEN_CHANCES, len(EVEN_CHANCES))
    outside = [bet for bet in rules.positions.values() if bet.kind in (Kind.DOZEN, Kind.COLUMN)]
    bets = [first, moved, chance.pick(bets_around(rules, 0)), *chance.some(outside, 2)]
    laid = {bet.key: chance.between(1, _MOST_CHIPS) for bet in chance.shuffled(bets)}
    asked = {moved.key: Choice(ZeroOption.MOVE, to)}
    stakes = [Stake(Bet.parse(key), chips * unit, choice=asked.get(key)) for key, chips in laid.items()]
    # each stake by itself, so that it is known whose place in prison is whose
    settled = {stake.bet.key: settle(rules, 0, [stake]) for stake in stakes}
    held = {key: one.held[0].bet.key for key, one in settled.items() if one.held}
    lines = {key: one.lines[0] for key, one in settled.items()}
    right = _After(tuple((key, held.get(key, key if lines[key].winnings else OFF)) for key in laid))
    because = {key: tuple(map(str, line.because)) for key, line in lines.items()}
    chances = [bet.key for bet in (moved, *free)]
    shown, error = spotting.spoil(
        chance,
        right,
        list(_left_wrongly(right, held, chances)),
        lambda shown: _misplaced(right, because, shown),
    )
    (stake,) = [key for (key, due), (_key, now) in zip(right.where, shown.where, strict=True) if due != now]
    step = Step(_in_prison(stake, held[stake]), error.where) if stake in held else _fate(stake, lines[stake])
    chips = [lies(laid[key], now, held=key in held) for key, now in shown.where if now]
    scene = felt_scene(rules, chips, before=all_laid(laid, asked))
    return item(Phrase(f"{NAME}.zero", {"unit": {"money": unit}}), scene, error, step, game(stakes, 0))


def _left_wrongly(right: _After, held: Mapping[str, str], chances: Sequence[str]) -> Iterator[_After]:
    """Yield a stake in prison on a chance that is not its own or raked, a losing one that is left, a winning one that
    is raked."""
    for stake, now in right.where:
        yield right.moved(stake, OFF if now else stake)
        if stake in held:
            yield from (right.moved(stake, key) for key in chances if right.is_free(key))


def _in_prison(stake: str, to: str) -> Phrase:
    """Say where a stake is imprisoned."""
    if stake == to:
        return Phrase(f"{NAME}.prison-there", {"bet": {"bet": stake}})
    return Phrase(f"{NAME}.prison", {"bet": {"bet": stake}, "to": {"bet": to}})
