"""What comes more often, which way of betting costs less, and what the house keeps."""

from collections.abc import Mapping
from fractions import Fraction

from django.utils.translation import gettext_lazy as _

from games.core.facts import Money, Percent
from games.trente_quarante.clauses import Clause
from games.trente_quarante.odds import odds
from games.trente_quarante.rows import APRES, TOTALS
from games.trente_quarante.rulesets import Ruleset
from training.drills.kit.chance import Chance as Luck
from training.drills.kit.common import options
from training.drills.kit.items import Item, Part, PartKind, Phrase, Value
from training.drills.kit.skill import skill
from training.drills.kit.worked import leading_to, rounded

NAME = "tq-odds"


def _events(rules: Ruleset) -> Mapping[str, tuple[Fraction, Phrase, tuple[Clause, ...]]]:
    """Return how often each comes, how it is said, and by which clause."""
    found = odds(rules.decks)
    rows = {
        f"row-{total}": (found.totals[total], Phrase(f"{NAME}.row", {"total": total}), (Clause.ODDS_TOTALS,))
        for total in TOTALS
    }
    return {
        **rows,
        "both": (found.apres, Phrase(f"{NAME}.both", {"total": APRES}), (Clause.ODDS_APRES,)),
        "tie": (found.tie, Phrase(f"{NAME}.tie"), (Clause.ODDS_TIES,)),
        "wins": (found.rouge, Phrase(f"{NAME}.wins"), (Clause.ODDS_APRES, Clause.ODDS_TIES)),
    }


def _likelier(luck: Luck, rules: Ruleset) -> Item:
    events = _events(rules)
    pair = luck.some(sorted(events), 2)
    if luck.between(1, 2) == 1:
        pair = luck.shuffled([pair[0], luck.pick([name for name in ("both", "tie") if name != pair[0]])])
    more = max(pair, key=lambda name: events[name][0])
    clauses = tuple(dict.fromkeys(clause for name in pair for clause in events[name][2]))
    offered = tuple((name, events[name][1]) for name in pair)
    part = Part("more", PartKind.CHOICE, Phrase(f"{NAME}.more"), more, clauses, offered)
    return Item(Phrase(f"{NAME}.ask"), (part,))


def _manners(rules: Ruleset) -> Mapping[str, tuple[Fraction, Clause]]:
    """Return what a unit costs by the manner of staking, where there are several."""
    found = odds(rules.decks)
    insured = found.insured_edge(rules)
    manners = {"divided": (found.edge(), Clause.ODDS_EDGE), "left": (found.leave_edge(rules), Clause.ODDS_LEAVE)}
    if insured is not None:
        manners["insured"] = (insured, Clause.ODDS_INSURED)
    return manners


def _kept(luck: Luck, rules: Ruleset) -> Item:
    """Return the amounts to choose from: what is kept, a half of it, twice as much and more."""
    staked = luck.between(2, 60) * 1000_00
    insured = odds(rules.decks).insured_edge(rules)
    if insured is not None and luck.between(1, 2) == 1:
        edge, clause, code = insured, Clause.ODDS_INSURED, "ask-kept-insured"
    else:
        edge, clause = odds(rules.decks).edge(), Clause.ODDS_EDGE if rules.prison else Clause.ODDS_MINI
        code = "ask-kept"
    kept = {name: round(times * edge * staked / 100) * 100 for name, times in _TIMES.items()}
    offered = tuple((name, Phrase(f"{NAME}.about", {"amount": {"money": cents}})) for name, cents in kept.items())
    said: dict[str, Value] = {"staked": {"money": staked}}
    step = rounded(kept["just"], (Money(staked), Percent(edge)))
    part = Part("kept", PartKind.CHOICE, Phrase(f"{NAME}.kept"), "just", (clause,), offered, leading_to("just", step))
    cheaper = _cheaper(luck, rules)
    return Item(Phrase(f"{NAME}.{code}", said), (part, cheaper) if cheaper else (part,))


_TIMES = {"half": Fraction(1, 2), "just": Fraction(1), "double": Fraction(2), "five": Fraction(5)}


def _cheaper(luck: Luck, rules: Ruleset) -> Part | None:
    if not rules.prison:
        return None
    manners = _manners(rules)
    pair = luck.some(sorted(manners), 2)
    less = min(pair, key=lambda name: manners[name][0])
    clauses = tuple(manners[name][1] for name in pair)
    return Part("cheaper", PartKind.CHOICE, Phrase(f"{NAME}.cheaper"), less, clauses, options(NAME, pair))


@skill(
    NAME,
    engine="trente_quarante",
    version=1,
    title=_("Odds of trente et quarante"),
    about=_("What comes up more often, which way of betting costs less, and what the house keeps."),
    levels=(_("More often"), _("What the house keeps")),
    texts={
        "tq-odds.ask": _("From a full shoe, which of these comes up more often?"),
        "tq-odds.more": _("More often"),
        "tq-odds.row": _("a row totals {total}"),
        "tq-odds.both": _("both rows total {total}"),
        "tq-odds.tie": _("a tie other than 31 après"),
        "tq-odds.wins": _("rouge wins"),
        "tq-odds.cheaper": _("Costs less per unit staked"),
        "tq-odds.insured": _("every stake insured"),
        "tq-odds.divided": _("not insured, divided with the bank at 31 après"),
        "tq-odds.left": _("not insured, always left in prison"),
        "tq-odds.ask-kept": _(
            "Players bet {staked} in one evening. About how much of it does the house keep on average?"
        ),
        "tq-odds.ask-kept-insured": _(
            "Players bet {staked} in one evening, all insured. About how much does the house keep on average?"
        ),
        "tq-odds.kept": _("Kept on average"),
        "tq-odds.about": _("about {amount}"),
    },
)
def generator(luck: Luck, level: int, rules: Ruleset) -> Item:
    return _likelier(luck, rules) if level == 1 else _kept(luck, rules)
