"""The wheel, the multiples, finals and sectors: what is learnt by heart."""

from games.roulette.bets import PAYS
from games.roulette.called import CalledBet
from games.roulette.called_facts import REACH
from games.roulette.rulesets import Ruleset
from games.roulette.wheel import POCKETS, SECTORS
from games.web.kit.game import Figure
from training.drills.kit.taught import Spec
from training.drills.roulette.lessons.facts import BY_HEART, MULTIPLES
from training.drills.roulette.lessons.figures.common import figure


def wheel(_rules: Ruleset, spec: Spec) -> Figure:
    """Draw some numbers, or those of a called bet, on the wheel."""
    return figure("wheel", numbers=CalledBet.parse(spec["called"]).numbers if "called" in spec else spec["numbers"])


def multiples(_rules: Ruleset, _spec: Spec) -> Figure:
    rows = [(count, [count * PAYS[kind] for kind in BY_HEART]) for count in range(1, MULTIPLES + 1)]
    return figure("multiples", kinds=[kind.value for kind in BY_HEART], rows=rows)


def finals(_rules: Ruleset, _spec: Spec) -> Figure:
    rows = [(CalledBet.parse(f"finale:{d}"), CalledBet.parse(f"finale-splits:{d}").chips) for d in range(10)]
    return figure("finals", finals=rows, figures=[CalledBet.parse(f"figure:{root}") for root in range(1, 10)])


def sectors(_rules: Ruleset, _spec: Spec) -> Figure:
    """Draw every number with the neighbours that are usually called, and the sectors that these touch."""
    bets = [CalledBet.parse(f"neighbours:{number}:{REACH}") for number in POCKETS]
    middle = [(number, sorted(bet.numbers), bet) for number, bet in zip(POCKETS, bets, strict=True)]
    return figure(
        "sectors", rows=[(n, numbers, [name for name in SECTORS if name in bet.sectors]) for n, numbers, bet in middle]
    )
