"""Rounds as people settle them by mistake."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from games.blackjack.clauses import Clause
from games.blackjack.rulesets import Ruleset, ruleset
from games.blackjack.settlement import Line, blackjack_win
from games.blackjack.table import BetKind, Result, Round
from training.drills.blackjack import mistakes
from training.drills.kit.mistakes import Mistake

Lines = tuple[Line, ...]
_USUAL, _LOWER = "venice-blackjack", "six-to-five"  # rulesets with other odds on a blackjack


def paid_elsewhere(rules: Ruleset, stake: int) -> Iterator[tuple[Mistake, int]]:
    """Yield what a blackjack is paid by mistake."""
    yield mistakes.BLACKJACK_AT_EVENS, stake
    for mistake, name in ((mistakes.SIX_TO_FIVE, _LOWER), (mistakes.THREE_TO_TWO, _USUAL)):
        pays = ruleset(name).blackjack_pays
        if pays != rules.blackjack_pays:
            yield mistake, blackjack_win(replace(rules, blackjack_pays=pays), stake)[0]
    yield mistakes.STAKE_IN_THE_WIN, blackjack_win(rules, stake)[0] + stake


def missettled(rules: Ruleset, played: Round, lines: Sequence[Line]) -> Iterator[tuple[Mistake, Lines]]:
    """Yield the lines of a round as each mistake settles them."""

    def by(change: Callable[[Line], Line]) -> Lines:
        return tuple(map(change, lines))

    for mistake in (mistakes.BLACKJACK_AT_EVENS, mistakes.SIX_TO_FIVE, mistakes.THREE_TO_TWO):
        yield mistake, by(lambda line, which=mistake: _blackjack(rules, line, which))  # type: ignore[misc]
    yield mistakes.PUSH_LOST, by(lambda line: _lost(line) if line.result is Result.PUSH else line)
    yield mistakes.DOUBLED_ONCE, by(lambda line: _once(played, line))
    yield mistakes.INSURANCE_AT_EVENS, by(_insured)
    yield mistakes.STAKE_IN_THE_WIN, by(lambda line: _won(line, line.winnings + line.stake))
    yield mistakes.SURRENDER_LOST, by(lambda line: _lost(line) if line.result is Result.SURRENDER else line)
    yield mistakes.SPLIT_BLACKJACK, by(lambda line: _split(rules, line))


def _won(line: Line, winnings: int) -> Line:
    return replace(line, winnings=winnings) if line.result is Result.WIN else line


def _lost(line: Line) -> Line:
    return replace(line, result=Result.LOSE, winnings=0, returned=0)


def _blackjack(rules: Ruleset, line: Line, mistake: Mistake) -> Line:
    if Clause.PAYS_BLACKJACK not in line.because:
        return line
    return _won(line, dict(paid_elsewhere(rules, line.stake)).get(mistake, line.winnings))


def _once(played: Round, line: Line) -> Line:
    if Clause.DOUBLE not in line.because:
        return line
    return _won(line, played.boxes[line.box - 1].hands[line.hand - 1].stakes[line.player])


def _insured(line: Line) -> Line:
    return _won(line, line.stake) if line.bet is BetKind.INSURANCE else line


def _split(rules: Ruleset, line: Line) -> Line:
    return _won(line, blackjack_win(rules, line.stake)[0]) if Clause.SPLIT_TWENTY_ONE in line.because else line
