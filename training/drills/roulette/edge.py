"""What the house keeps: every number once, and the sum of it."""

from collections.abc import Mapping
from fractions import Fraction

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from games.core.facts import Money
from games.roulette.bets import Bet
from games.roulette.clauses import Clause
from games.roulette.odds import Odds, odds
from games.roulette.rulesets import Ruleset
from games.roulette.spin import settle
from games.roulette.stakes import Choice, Stake, ZeroOption
from games.roulette.zero import protected_kinds, zero_options
from training.drills.kit.chance import Chance
from training.drills.kit.common import options
from training.drills.kit.items import Item, Part, PartKind, Phrase
from training.drills.kit.skill import skill
from training.drills.kit.worked import added
from training.drills.roulette.common import as_staked

NAME = "edge"

# The clauses on the bets that are protected at a zero, by the manner of dealing it.
_PROTECTED_CLAUSES = {
    "prison": Clause.ODDS_EVEN_CHANCE,
    "partage": Clause.ODDS_PARTAGE,
    "parlour": Clause.ODDS_PARLOUR,
}


def _cheaper(rules: Ruleset, policies: Mapping[str, Fraction]) -> Part:
    """Return which choice at a zero costs less. In prison one always does; in the parlour it may make no difference."""
    best = min(policies.values())
    cheapest = [name for name in ("take_half", "leave") if policies[name] == best]
    label = Phrase("edge.cheaper")
    if rules.zero == "prison":
        offered = options(NAME, ("take_half", "leave"))
        return Part("cheaper", PartKind.CHOICE, label, cheapest[0], (Clause.ODDS_POLICIES,), offered)
    answer = "same" if len(cheapest) > 1 else {"take_half": "take_half", "leave": "wait"}[cheapest[0]]
    offered = options(NAME, ("take_half", "wait", "same"))
    return Part("cheaper", PartKind.CHOICE, label, answer, (Clause.ODDS_PARLOUR,), offered)


def _indivisible(found: Odds) -> Part:
    """Return how what a chip costs that cannot be halved compares with a stake that can."""
    costs = found.indivisible or found.edge
    answer = "more" if costs > found.edge else "less" if costs < found.edge else "as-much"
    offered = options(NAME, ("more", "as-much", "less"))
    return Part("odd", PartKind.CHOICE, Phrase("edge.odd"), answer, (Clause.ODDS_PARTAGE,), offered)


def _question(rules: Ruleset, stake: Stake) -> Phrase:
    code = "edge.ask"
    if stake.choice:
        code = "edge.ask-half" if len(rules.wheel.zeros) == 1 else "edge.ask-half-zeros"
    elif isinstance(stake.bet, Bet) and stake.bet.kind in protected_kinds(rules):
        code = "edge.ask-halved"
    return Phrase(code, {"stake": {"money": stake.amount}, "bet": {"bet": str(stake.bet)}})


@skill(
    NAME,
    engine="roulette",
    version=2,
    title=_("What the house keeps"),
    about=_("Every number comes up once: work out what wins, what is staked and what the house keeps."),
    levels=(_("Bets without a rule for zero"), _("Bets with a rule for zero")),
    texts={
        # Translators: {bet} is the name of a bet, {stake} an amount.
        "edge.ask": _("{bet}: {stake} on every spin. Each number comes up once. What is the result?"),
        "edge.ask-half": _("{bet}: {stake} on every spin. Each number comes up once. At zero the player takes half."),
        "edge.ask-half-zeros": _(
            "{bet}: {stake} on every spin. Each number comes up once. At zero and at double zero the player takes half."
        ),
        "edge.ask-halved": _("{bet}: {stake} on every spin. Each number comes up once. At zero the stake is halved."),
        "edge.wins": _("Winning spins"),
        "edge.staked": _("Total staked"),
        "edge.lost": _("What the house keeps in the end"),
        "edge.cheaper": _("Which choice at zero costs the player less?"),
        "edge.take_half": _("taking half at once"),
        "edge.leave": _("always leaving it in prison"),
        "edge.wait": _("always leaving it for the next spin"),
        "edge.same": pgettext_lazy("choice at zero", "it makes no difference"),
        "edge.odd": _("Per unit staked, does a chip that cannot be halved cost more or less than one that can?"),
        "edge.more": pgettext_lazy("a chip that cannot be halved", "it costs more"),
        "edge.less": pgettext_lazy("a chip that cannot be halved", "it costs less"),
        "edge.as-much": pgettext_lazy("a chip that cannot be halved", "it costs the same"),
    },
)
def generator(chance: Chance, level: int, rules: Ruleset) -> Item:
    is_protected = level == 2
    bet = chance.pick([bet for bet in rules.positions.values() if (bet.kind in protected_kinds(rules)) == is_protected])
    clause = _PROTECTED_CLAUSES[rules.zero] if is_protected else Clause.ODDS_NUMBER_BETS
    option = Choice(ZeroOption.TAKE_HALF) if zero_options(rules, bet) else None
    stake = Stake(bet, chance.pick([1000, 2000, 5000, 10000]), choice=option)
    spins = [settle(rules, number, [as_staked(rules, stake)]).total for number in rules.wheel.pockets]
    expected = (Clause.ODDS_EXPECTED,)
    staked, every = sum(s.staked for s in spins), added((len(spins), Money(stake.amount)))
    won, back = sum(s.winnings for s in spins), sum(s.returned for s in spins)
    lost = every, added(Money(staked), less=[Money(won), Money(back)])
    parts = [
        Part("wins", PartKind.NUMBER, Phrase("edge.wins"), sum(s.winnings > 0 for s in spins), expected),
        Part("staked", PartKind.MONEY, Phrase("edge.staked"), staked, (*expected, Clause.STAKE), (), (every,)),
        Part("lost", PartKind.MONEY, Phrase("edge.lost"), -sum(s.net for s in spins), (*expected, clause), (), lost),
    ]
    found = odds(rules, bet)
    if found.policies:
        parts.append(_cheaper(rules, found.policies))
    elif found.indivisible is not None:
        parts.append(_indivisible(found))
    return Item(_question(rules, stake), tuple(parts))
