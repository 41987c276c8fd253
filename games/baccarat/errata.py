"""What the engine computes where a printed source errs; `errata.toml` says what is printed."""

from games.baccarat.chemin_de_fer.rules import CheminDeFer
from games.baccarat.rulesets import ruleset_of
from games.core.facts import Fact


def computed() -> dict[str, Fact]:
    """The facts that the lines of the errata are filled with, by name."""
    return {"seats": ruleset_of(CheminDeFer, "venice-chemin-de-fer").seats}
