"""What is likelier, what costs less, and what a shoe still holds."""

from fractions import Fraction
from functools import cache

from django.utils.translation import gettext_lazy as _

from games.core.cards import DECK
from games.core.facts import Money, Percent
from games.punto_banco.bets import Bet
from games.punto_banco.clauses import Clause
from games.punto_banco.coup import FIRST, MOST_USED
from games.punto_banco.odds import Chances, chances, full
from games.punto_banco.rulesets import Ruleset
from training.drills.kit.chance import Chance
from training.drills.kit.common import options
from training.drills.kit.items import Item, Part, PartKind, Phrase, Value
from training.drills.kit.skill import skill
from training.drills.kit.worked import added, leading_to, rounded

NAME = "punto-banco-odds"
_TEXTS = {
    "punto-banco-odds.ask": _("From a full shoe, which of these comes more often, and which of these bets costs less?"),
    "punto-banco-odds.more": _("More often"),
    "punto-banco-odds.less": _("Costs less per unit bet"),
    # Translators: results of a coup, of which the more frequent is chosen.
    "punto-banco-odds.event-punto": _("punto wins"),
    "punto-banco-odds.event-banco": _("banco wins"),
    "punto-banco-odds.event-tie": _("a tie"),
    "punto-banco-odds.event-natural": _("a natural on either hand"),
    "punto-banco-odds.event-four": _("nobody draws"),
    "punto-banco-odds.event-five": _("only one hand draws"),
    "punto-banco-odds.event-six": _("both hands draw"),
    "punto-banco-odds.punto": _("punto"),
    "punto-banco-odds.banco": _("banco"),
    "punto-banco-odds.tie": _("the tie"),
    # Translators: {bet} is punto, banco or the tie; {staked} an amount.
    "punto-banco-odds.ask-kept": _(
        "Bet: {bet}. Over an evening {staked} in all is placed on it. About how much does the house keep on average?"
    ),
    "punto-banco-odds.kept": _("Kept on average"),
    "punto-banco-odds.amount": _("about {amount}"),
    "punto-banco-odds.ask-shoe": _(
        "A full shoe holds {decks, plural, one {one deck} other {{decks, spellout} decks}}. Later "
        "{left, plural, one {# card is} other {# cards are}} left in it."
    ),
    "punto-banco-odds.full": _("Cards in the full shoe"),
    "punto-banco-odds.surely": _("Coups that can be dealt, at least"),
    "punto-banco-odds.at-most": _("Coups that can be dealt, at most"),
    "punto-banco-odds.counted": _("Can the chances of the next coup be counted exactly?"),
    "punto-banco-odds.yes": _("yes, from the cards that are left"),
    "punto-banco-odds.no": _("no, not enough cards are left"),
}
_WAYS, _LENGTH = (Clause.ODDS_WAYS,), (Clause.ODDS_LENGTH,)


@cache
def _found(decks: int) -> Chances:
    return chances(full(decks))


def _events(decks: int) -> dict[str, tuple[Fraction, tuple[Clause, ...]]]:
    """Return how often each comes, and the clause that says so."""
    found = _found(decks)
    four, five, six = found.cards.values()
    return {
        **{f"event-{bet.value}": (share, _WAYS) for bet, share in found.ends.items()},
        "event-natural": (found.natural, _LENGTH),
        "event-four": (four, _LENGTH),
        "event-five": (five, _LENGTH),
        "event-six": (six, _LENGTH),
    }


def _likelier(chance: Chance, rules: Ruleset) -> Item:
    events, edges = _events(rules.decks), _found(rules.decks).edges(rules)
    pair = chance.some(sorted(events), 2)
    more = max(pair, key=lambda name: events[name][0])
    clauses = tuple(dict.fromkeys(clause for name in pair for clause in events[name][1]))
    bets = chance.some(list(Bet), 2)
    less = min(bets, key=lambda bet: edges[bet])
    parts = (
        Part("more", PartKind.CHOICE, Phrase(f"{NAME}.more"), more, clauses, options(NAME, pair)),
        Part("less", PartKind.CHOICE, Phrase(f"{NAME}.less"), less.value, (Clause.ODDS_EDGE,), options(NAME, bets)),
    )
    return Item(Phrase(f"{NAME}.ask"), parts)


def _kept(chance: Chance, rules: Ruleset) -> Item:
    """Return the amounts to choose from: those of all the bets, in whole units."""
    edges = _found(rules.decks).edges(rules)
    staked, bet = chance.between(2, 40) * 500_00, chance.pick(list(Bet))
    kept = {other.value: round(edges[other] * staked / 100) * 100 for other in Bet}
    offered = tuple(
        (name, Phrase(f"{NAME}.amount", {"amount": {"money": cents}}))
        for name, cents in sorted(kept.items(), key=lambda pair: pair[1])
    )
    step = rounded(kept[bet.value], (Money(staked), Percent(edges[bet])))
    said: dict[str, Value] = {"staked": {"money": staked}, "bet": {"say": f"{NAME}.{bet.value}"}}
    part = Part(
        "kept",
        PartKind.CHOICE,
        Phrase(f"{NAME}.kept"),
        bet.value,
        (Clause.ODDS_EDGE,),
        offered,
        leading_to(bet.value, step),
    )
    return Item(Phrase(f"{NAME}.ask-kept", said), (part,))


def _shoe(chance: Chance, rules: Ruleset) -> Item:
    left = chance.between(len(FIRST), 60) if chance.between(1, 2) == 1 else chance.between(len(FIRST), MOST_USED + 2)
    answer = "yes" if left >= MOST_USED else "no"
    cards, offered = (Clause.CARDS,), options(NAME, ("yes", "no"))
    parts = (
        Part(
            "full",
            PartKind.NUMBER,
            Phrase(f"{NAME}.full"),
            sum(full(rules.decks)),
            cards,
            worked=(added((rules.decks, len(DECK))),),
        ),
        Part("surely", PartKind.NUMBER, Phrase(f"{NAME}.surely"), left // MOST_USED, cards),
        Part("at-most", PartKind.NUMBER, Phrase(f"{NAME}.at-most"), left // len(FIRST), cards),
        Part("counted", PartKind.CHOICE, Phrase(f"{NAME}.counted"), answer, (Clause.ODDS_LEFT,), offered),
    )
    return Item(Phrase(f"{NAME}.ask-shoe", {"decks": rules.decks, "left": left}), parts)


@skill(
    NAME,
    engine="punto_banco",
    version=2,
    title=_("Odds of punto banco"),
    about=_("What comes more often, what costs less, and how far the cards left will go."),
    levels=(_("More likely, cheaper"), _("What the house keeps"), _("The shoe")),
    texts=_TEXTS,
)
def generator(chance: Chance, level: int, rules: Ruleset) -> Item:
    return (_likelier, _kept, _shoe)[level - 1](chance, rules)
