"""Coups as people deal and settle them by mistake."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from games.baccarat.hands import FIRST_CARDS, score
from games.core.cards import Card
from games.punto_banco.bets import Bet
from games.punto_banco.clauses import Clause
from games.punto_banco.coup import Coup
from games.punto_banco.rulesets import Ruleset
from games.punto_banco.settlement import Line, Result, commission
from games.punto_banco.table import banco_decides
from training.drills.kit.mistakes import Mistake
from training.drills.punto_banco import mistakes

Lines = tuple[Line, ...]


def missettled(lines: Sequence[Line]) -> Iterator[tuple[Mistake, Lines]]:
    """Yield the lines of a coup as each mistake settles them."""
    yield mistakes.COMMISSION_FORGOTTEN, tuple(_paid(line, line.stake) if line.commission else line for line in lines)
    yield mistakes.STAKE_IN_THE_WIN, tuple(_paid(line, line.winnings + line.stake) for line in lines)
    yield (
        mistakes.COMMISSION_ON_ALL,
        tuple(_paid(line, line.winnings - line.commission) if line.bet is Bet.BANCO else line for line in lines),
    )
    yield mistakes.TIE_LOST, tuple(_lost(line) if line.result is Result.PUSH else line for line in lines)


def _paid(line: Line, winnings: int) -> Line:
    return replace(line, winnings=winnings) if line.result is Result.WIN else line


def _lost(line: Line) -> Line:
    return replace(line, result=Result.LOSE, returned=0)


def mistaken_commission(rules: Ruleset, won: int) -> Iterator[tuple[Mistake, int, int]]:
    """Yield the commission of a win on banco, and what is paid, as each mistake has them."""
    taken, because = commission(rules, won)
    yield mistakes.COMMISSION_FORGOTTEN, 0, won
    on_all = commission(rules, 2 * won)[0]
    yield mistakes.COMMISSION_ON_ALL, on_all, won - on_all
    yield mistakes.STAKE_IN_THE_WIN, taken, 2 * won - taken
    if Clause.COMMISSION_CHIP in because:
        more = taken + rules.commission_chip
        yield mistakes.COMMISSION_ROUNDED_UP, more, won - more


def banco_like_punto(coup: Coup, cards: Sequence[Card]) -> Coup:
    """Return the coup of these cards in which banco does what it does where punto stood: it draws by punto's rule."""
    banco, punto_does = coup.banco[:FIRST_CARDS], coup.decisions[0]
    if not coup.decides:
        return coup
    does = banco_decides(score(banco), None)
    after = len(banco) + len(coup.punto)
    return Coup(coup.punto, (*banco, cards[after]) if does.draws else banco, (punto_does, does))
