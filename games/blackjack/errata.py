"""What the engine computes where a printed source errs; `errata.toml` says what is printed."""

from fractions import Fraction

from games.core.facts import Exact, Fact


def computed() -> dict[str, Fact]:
    """Return the facts that the lines of the errata are filled with, by name."""
    return {"insurance_share": Exact(Fraction(1, 2))}
