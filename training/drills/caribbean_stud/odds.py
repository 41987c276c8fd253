"""How often the bank qualifies, what the game costs, and when the jackpot chip is fair."""

from dataclasses import replace
from fractions import Fraction

from django.utils.translation import gettext_lazy as _

from games.caribbean_stud import jackpot
from games.caribbean_stud.clauses import Clause
from games.caribbean_stud.odds import odds, plain_tallies, qualifying_chance
from games.caribbean_stud.rulesets import Ruleset
from games.caribbean_stud.tallies import edge, play_frequency
from games.ranking.frequencies import of_five_cards
from games.ranking.hands import Category
from training.drills.kit.chance import Chance
from training.drills.kit.common import Options, options
from training.drills.kit.items import Item, Part, PartKind, Phrase, Step, Value
from training.drills.kit.rules import holds
from training.drills.kit.skill import skill

NAME = "stud-odds"
_HUNDRED = 100
_SPREAD = (-30, -4, 7, 25)  # how far other answers lie off, in hundredths


def _about(chance: Chance, share: Fraction) -> tuple[str, Options]:
    """Return the share in whole hundredths, among others that are far enough off."""
    right = round(share * _HUNDRED)
    others = [right + off for off in chance.some(_SPREAD, len(_SPREAD)) if right + off > 0][:3]
    offered = sorted({right, *others})
    return str(right), tuple((str(count), Phrase(f"{NAME}.about", {"count": count})) for count in offered)


def _shares(rules: Ruleset) -> dict[str, tuple[Fraction, Clause]]:
    counted = plain_tallies(rules.pay)
    shares = {
        "qualifies": (qualifying_chance(), Clause.ODDS_QUALIFIES),
        "plays": (play_frequency(counted), Clause.ODDS_EDGE),
        "edge": (edge(rules.pay, counted), Clause.ODDS_EDGE),
    }
    found = odds(rules) if holds(rules, Clause.ODDS_CHANGE) else None
    if found:
        shares["change-edge"] = found.edge, Clause.ODDS_CHANGE
        shares["change-plays"] = found.play_frequency, Clause.ODDS_CHANGE
    return shares


def _cost(chance: Chance, rules: Ruleset) -> Item:
    shares = _shares(rules)
    parts = []
    for name in chance.some(sorted(shares), 2):
        share, clause = shares[name]
        right, offered = _about(chance, share)
        steps = (Step(Phrase("number", {"number": {"percent": str(share)}}), right),)
        parts.append(Part(name, PartKind.CHOICE, Phrase(f"{NAME}.{name}"), right, (clause,), offered, steps))
    return Item(Phrase(f"{NAME}.ask", {"hundred": _HUNDRED}), tuple(parts))


def _fair(chance: Chance, rules: Ruleset) -> Item:
    if rules.jackpot is None:
        raise ValueError("no jackpot")
    hands = of_five_cards()
    fair = jackpot.fair(rules.jackpot, hands)
    off = chance.between(5, 60) * chance.pick((-1, 1))  # per cent
    royal = round(fair * (_HUNDRED + off) / _HUNDRED / 100_00) * 100_00
    posted = replace(rules.jackpot, prizes={**rules.jackpot.prizes, Category.ROYAL_FLUSH: royal})
    answer = "good" if jackpot.edge(posted, hands) < 0 else "bad"
    said: dict[str, Value] = {
        "chip": {"money": posted.chip},
        "royal": {"money": royal},
        "fair": {"money": round(fair)},
    }
    label, offered = Phrase(f"{NAME}.chip"), options(NAME, ("good", "bad"))
    part = Part("chip", PartKind.CHOICE, label, answer, (Clause.ODDS_JACKPOT,), offered)
    return Item(Phrase(f"{NAME}.ask-fair", said), (part,))


def _fits(rules: Ruleset, level: int) -> bool:
    return level == 1 or holds(rules, Clause.ODDS_JACKPOT)


@skill(
    NAME,
    engine="caribbean_stud",
    version=1,
    title=_("Odds of Caribbean stud"),
    about=_("How often the bank qualifies, what an ante costs, and when the jackpot chip is worth its price."),
    levels=(_("What the game costs"), _("When the chip is fair")),
    texts={
        "stud-odds.ask": _(
            "Out of {hundred, plural, one {# hand or # ante} other {# hands or # antes}}, about how many are there of "
            "each?"
        ),
        "stud-odds.about": _("about {count}"),
        "stud-odds.qualifies": _("Hands with which the bank qualifies"),
        "stud-odds.plays": _("Hands with a BET, where no card can be changed and every choice is the best one"),
        "stud-odds.edge": _("Antes that the bank wins, where no card can be changed and every choice is the best one"),
        "stud-odds.change-edge": _(
            "Antes that the bank wins, where a card may be changed and every choice is the best one"
        ),
        "stud-odds.change-plays": _("Hands with a BET, where a card may be changed and every choice is the best one"),
        "stud-odds.ask-fair": _(
            "A jackpot chip costs {chip}. The other amounts are as posted, and a royal flush wins {royal}. "
            "The chip is a fair bet once a royal flush wins {fair}. Does it win or lose on average now?"
        ),
        "stud-odds.chip": _("The chip"),
        # Translators: the subject is the jackpot chip.
        "stud-odds.good": _("wins on average"),
        # Translators: the subject is the jackpot chip.
        "stud-odds.bad": _("loses on average"),
    },
    fits=_fits,
)
def generator(chance: Chance, level: int, rules: Ruleset) -> Item:
    return _cost(chance, rules) if level == 1 else _fair(chance, rules)
