"""A stake that a zero halves at once, and the chip of it that cannot be shared."""

from games.roulette.rulesets import Ruleset
from games.web.kit.game import Figure
from training.drills.kit.taught import Spec
from training.drills.roulette.lessons.figures.common import figure
from training.drills.roulette.lessons.figures.zero import session


def halved(rules: Ruleset, spec: Spec) -> Figure:
    """Draw a stake followed from spin to spin as in prison, without levels: the prison of such a table has only one."""
    followed = session(rules, spec).shows["spins"]
    return figure("session", spins=[spin | {"level": 0} for spin in followed])
