"""What the house keeps: every number once, and the sum of it."""

from fractions import Fraction

from django.utils.translation import gettext_lazy as _

from games.roulette.bets import EVEN_CHANCES, POSITIONS, Kind
from games.roulette.clauses import Clause
from games.roulette.odds import odds
from games.roulette.rulesets import Ruleset
from games.roulette.spin import settle
from games.roulette.stakes import Choice, Stake, Wish
from games.roulette.wheel import POCKETS
from training.quiz.chance import Chance
from training.quiz.items import Generator, Item, Part, PartKind, Phrase

NAME, VERSION = "edge", 1

_TEXTS = {
    "edge.ask": _("{stake} lies on {bet} at every spin, and each number of the wheel comes once. What happens?"),
    "edge.ask-half": _(
        "{stake} lies on {bet} at every spin, and each number of the wheel comes once. At zero the player takes half."
    ),
    "edge.wins": _("Spins that win"),
    "edge.staked": _("Staked in all"),
    "edge.lost": _("What the house keeps in the end"),
    "edge.cheaper": _("Which choice at zero costs the player less?"),
    "edge.take_half": _("taking half at once"),
    "edge.leave": _("always leaving it in prison"),
}


def _draw(seed: str, level: int, rules: Ruleset) -> Item:
    chance = Chance(NAME, VERSION, level, seed)
    if level == 1:
        bet = chance.pick([bet for bet in POSITIONS.values() if bet.kind is not Kind.EVEN_CHANCE])
        wish, because = None, (Clause.ODDS_EXPECTED, Clause.ODDS_NUMBER_BETS)
    else:
        bet = chance.pick(EVEN_CHANCES)
        wish, because = Choice(Wish.TAKE_HALF), (Clause.ODDS_EXPECTED, Clause.ODDS_EVEN_CHANCE)
    stake = Stake(bet, chance.pick([1000, 2000, 5000, 10000]), choice=wish)
    spins = [settle(rules, number, [stake]).total for number in POCKETS]
    policies = odds(rules, bet).policies
    parts = [
        Part("wins", PartKind.NUMBER, Phrase("edge.wins"), sum(s.winnings > 0 for s in spins), because[:1]),
        Part("staked", PartKind.MONEY, Phrase("edge.staked"), sum(s.staked for s in spins), because[:1]),
        Part("lost", PartKind.MONEY, Phrase("edge.lost"), -sum(s.net for s in spins), because),
    ]
    if policies:
        cheaper = min(policies, key=lambda name: (Fraction(policies[name]), name))
        options = tuple((name, Phrase(f"edge.{name}")) for name in ("take_half", "leave"))
        label = Phrase("edge.cheaper")
        parts.append(Part("cheaper", PartKind.CHOICE, label, cheaper, (Clause.ODDS_POLICIES,), options))
    question = Phrase(
        "edge.ask-half" if policies else "edge.ask",
        {"stake": {"money": stake.amount}, "bet": {"bet": str(bet)}},
    )
    return Item(question, tuple(parts))


generator = Generator(
    name=NAME,
    version=VERSION,
    title=_("What the house keeps"),
    about=_("Every number comes once: count what wins, what is staked and what stays with the house."),
    levels=(_("Numbers, dozens and columns"), _("Even chances")),
    texts=_TEXTS,
    draw=_draw,
)
