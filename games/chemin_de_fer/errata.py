"""What the engine computes where a printed source errs; `errata.toml` says what is printed."""

from games.chemin_de_fer.rulesets import ruleset
from games.core.facts import Fact


def computed() -> dict[str, Fact]:
    """Return the facts that the lines of the errata are filled with, by name."""
    return {"seats": ruleset("venice-chemin-de-fer").seats}
