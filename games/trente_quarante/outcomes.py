"""What a unit on a chance wins or loses net in a coup from a full shoe, and with which probability."""

from enum import StrEnum
from fractions import Fraction
from itertools import product

from games.core import prison
from games.core.outcomes import Outcomes, of_results
from games.trente_quarante.odds import odds
from games.trente_quarante.rows import Chance
from games.trente_quarante.rulesets import Ruleset


class AtApres(StrEnum):
    """What becomes of a stake at 31 après: it is divided, left in prison, or insured."""

    DIVIDED = "divided"
    LEFT = "left"
    INSURED = "insured"


def choices(rules: Ruleset) -> tuple[AtApres, ...]:
    """Return what a player may do about 31 après, the first what costs least without a premium."""
    left = (AtApres.LEFT,) if rules.prison else ()
    return (AtApres.DIVIDED, *left, *((AtApres.INSURED,) if rules.insurance else ()))


def outcomes(rules: Ruleset, chance: Chance, at_apres: AtApres = AtApres.DIVIDED) -> Outcomes:
    """Return the outcomes of a unit on a chance.

    An end says which row wins and whether its colour is that of the first card. In a full shoe either colour is as
    likely whatever the rows make, so that the four ends which decide are equally likely. The ends
    distinguish couleur and inverse from rouge and noir, and may be placed beside them.
    """
    found = odds(rules.decks)
    if at_apres is AtApres.LEFT:
        up = found.apres / (found.apres + 2 * found.rouge)
        left = prison.results_left((1 - up) / 2, up, rules.prison_levels)
        results = {Fraction(1): found.rouge, Fraction(-1): found.rouge, Fraction(0): found.tie}
        for net, share in left.items():
            results[net] = results.get(net, Fraction(0)) + found.apres * share
        return of_results(results)
    insured = at_apres is AtApres.INSURED
    premium = rules.insurance or Fraction(0) if insured else Fraction(0)
    ends = {
        f"{row}-{colour}": (found.rouge / 2, (1 if chance in (row, colour) else -1) - premium)
        for row, colour in product((Chance.ROUGE, Chance.NOIR), (Chance.COULEUR, Chance.INVERSE))
    }
    apres = -premium if insured else Fraction(-1, 2)
    return Outcomes(ends | {"tie": (found.tie, -premium), "apres": (found.apres, apres)}, "coup")
