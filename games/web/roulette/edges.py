"""What a bet of roulette costs on average, and after which choice at zero."""

from dataclasses import dataclass
from fractions import Fraction

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from games.roulette.odds import Odds
from games.roulette.rulesets import Ruleset

_CHOICES: dict[tuple[str, str], Promise] = {
    ("prison", "leave"): _("at zero left in prison"),
    ("prison", "take_half"): _("at zero half is taken"),
    ("parlour", "leave"): _("at zero left for the next spin"),
    ("parlour", "take_half"): _("at zero half is taken"),
}


@dataclass(frozen=True, slots=True)
class Edge:
    """A part of a unit that is lost on average; `when` says in which case, and is empty where there is one case."""

    when: Promise | str
    share: Fraction


def edges(rules: Ruleset, odds: Odds) -> list[Edge]:
    """Return the edge of a bet in each case that a zero makes."""
    if odds.policies:
        return [Edge(_CHOICES[rules.zero, choice], share) for choice, share in odds.policies.items()]
    if odds.indivisible is not None:
        return [Edge(_("halved at zero"), odds.edge), Edge(_("a chip that cannot be halved"), odds.indivisible)]
    return [Edge("", odds.edge)]
