"""The chances of trente et quarante with what they cost."""

from django.utils.translation import pgettext

from games.trente_quarante.clauses import Clause
from games.trente_quarante.outcomes import AtApres, choices, outcomes
from games.trente_quarante.rows import Chance
from games.trente_quarante.rulesets import Ruleset
from games.web.kit.bets import BetCost
from games.web.kit.formats import odds
from games.web.trente_quarante.words import CHANCES

# One of the rows and one of the colours: the other two cost the same.
_SHOWN = (Chance.ROUGE, Chance.COULEUR)


def bets(rules: Ruleset) -> list[BetCost]:
    """Return each kind of chance, once for each thing that a player may do about 31 après."""
    words = {
        AtApres.DIVIDED: pgettext("at 31 après", "Half is taken at 31 après"),
        AtApres.LEFT: pgettext("at 31 après", "Left in prison at 31 après"),
        AtApres.INSURED: pgettext("at 31 après", "Insured"),
    }
    names = {
        Chance.ROUGE: pgettext("trente et quarante", "Rouge or noir"),
        Chance.COULEUR: pgettext("trente et quarante", "Couleur or inverse"),
    }
    clauses = {
        AtApres.DIVIDED: Clause.ODDS_EDGE if rules.prison else Clause.ODDS_MINI,
        AtApres.LEFT: Clause.ODDS_LEAVE,
        AtApres.INSURED: Clause.ODDS_INSURED,
    }
    found = []
    for chance in _SHOWN:
        for at_apres in choices(rules):
            known = outcomes(rules, chance, at_apres)
            found.append(
                BetCost(
                    key=f"{chance}-{at_apres}",
                    name=names[chance],
                    clause=clauses[at_apres],
                    edge=known.edge,
                    pays=odds(1),
                    when=words[at_apres],
                    placed=str(CHANCES[chance]),
                    outcomes=known,
                    calculator="odds",
                )
            )
    return found
