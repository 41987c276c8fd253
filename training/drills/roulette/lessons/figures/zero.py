"""Stakes in prison."""

from games.roulette.rulesets import Ruleset
from games.roulette.session import Session
from games.web.kit.game import Figure
from training.drills.kit.taught import Spec
from training.drills.roulette.lessons.figures.common import figure


def session(rules: Ruleset, spec: Spec) -> Figure:
    """Draw a stake followed from spin to spin."""
    followed = Session.parse(spec["play"])
    spins = []
    for spin, settled in zip(followed.spins, followed.play(rules), strict=True):
        for line in settled.lines:
            level = settled.held[0].level if settled.held else 0
            spins.append({"outcome": spin.outcome, "call": settled.announcement, "line": line, "level": level})
    return figure("session", spins=spins)
