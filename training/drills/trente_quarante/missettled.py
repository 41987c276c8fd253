"""Coups as people settle them by mistake."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from games.trente_quarante.coup import Line, Settlement, settle, total_of
from games.trente_quarante.rows import Chance, Coup, Winner
from games.trente_quarante.rulesets import Ruleset
from games.trente_quarante.stakes import ApresOption, Choice, Held, Result, Stake
from training.drills.kit.mistakes import Mistake
from training.drills.trente_quarante import mistakes

_OTHER = {Chance.COULEUR: Chance.INVERSE, Chance.INVERSE: Chance.COULEUR}


def missettled(rules: Ruleset, coup: Coup, stakes: Sequence[Stake]) -> Iterator[tuple[Mistake, Settlement]]:
    """Yield the settlement of new stakes by each mistake."""
    settled = settle(rules, coup, stakes)
    if coup.winner is Winner.APRES:
        yield from _at_apres(rules, coup, stakes)
    elif coup.winner is Winner.TIE:
        yield mistakes.TIE_LOST, _with(settled, _lost)
    else:
        swapped = settle(rules, coup, [replace(one, chance=_OTHER.get(one.chance, one.chance)) for one in stakes])
        lines = zip(swapped.lines, stakes, strict=True)
        yield (
            mistakes.COULEUR_AND_INVERSE,
            replace(swapped, lines=tuple(replace(line, chance=stake.chance) for line, stake in lines)),
        )
    yield mistakes.PREMIUM_RETURNED, _with(settled, lambda line: replace(line, returned=line.returned + line.premium))


def _at_apres(rules: Ruleset, coup: Coup, stakes: Sequence[Stake]) -> Iterator[tuple[Mistake, Settlement]]:
    settled = settle(rules, coup, stakes)
    if rules.prison:
        divided = [replace(one, choice=Choice(ApresOption.DIVIDE)) for one in stakes]
        yield mistakes.REFAIT_HALVED, settle(rules, coup, divided)
        uninsured = settle(rules, coup, [replace(one, insured=False) for one in stakes])
        premiums = [line.premium for line in settled.lines]
        lines = (replace(line, premium=paid) for line, paid in zip(uninsured.lines, premiums, strict=True))
        yield mistakes.INSURED_IMPRISONED, _totalled(replace(uninsured, lines=tuple(lines)))
    else:
        held = tuple(Held(one.chance, one.amount, 1) for one in stakes)
        yield mistakes.REFAIT_IMPRISONED, replace(_with(settled, _imprisoned), held=held)
    yield mistakes.REFAIT_LOST, replace(_with(settled, lambda line: line if line.premium else _lost(line)), held=())


def levels_forgotten(rules: Ruleset, coups: Sequence[Coup | None], stake: Stake | Held) -> Settlement:
    """Return the last settlement of a stake over coups, None where the cards run out, if every win sets it free."""
    held = [replace(stake, level=1)] if isinstance(stake, Held) else []
    new = [] if isinstance(stake, Held) else [stake]
    for coup in coups:
        settled = settle(rules, coup, new, held)
        new, held = [], [replace(one, level=1) for one in settled.held]
        if not held:
            break
    return replace(settled, held=tuple(held))


def _with(settled: Settlement, change: Callable[[Line], Line]) -> Settlement:
    return _totalled(replace(settled, lines=tuple(map(change, settled.lines))))


def _totalled(settled: Settlement) -> Settlement:
    return replace(settled, total=total_of(settled.lines))


def _lost(line: Line) -> Line:
    return replace(line, result=Result.LOSE, winnings=0, returned=0, held=0)


def _imprisoned(line: Line) -> Line:
    return replace(line, result=Result.IMPRISONED, winnings=0, returned=0, held=line.stake)
