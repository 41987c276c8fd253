"""Paid to be placed: what the bank may hold beside the layout, and what it places of it."""

from collections.abc import Sequence

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from games.core.problems import Problem
from games.roulette.bets import Bet
from games.roulette.called import CalledBet
from games.roulette.clauses import Clause
from games.roulette.placing import placed, problems
from games.roulette.rulesets import Ruleset
from games.roulette.session import Session
from games.roulette.spin import settle
from games.roulette.stakes import Stake
from games.roulette.wheel import POCKETS
from training.drills.kit.chance import Chance
from training.drills.kit.common import options
from training.drills.kit.items import Item, Part, PartKind, Phrase, Step, Value
from training.drills.kit.rules import holds
from training.drills.kit.skill import skill
from training.drills.kit.worked import added, chosen
from training.drills.roulette.common import number_scene
from training.drills.roulette.sums import money_won

NAME = "placed"
_UNITS = (500, 1000, 2000, 5000, 10000)
# Of these each number hits one position at most.
_HELD = ("tiers", "voisins")
_ASKED = ("tiers", "voisins", "orphelins", "orphelins-plein", "nassa", "zero-spiel")


def _what(chance: Chance, rules: Ruleset) -> Item:
    bet, unit = CalledBet.parse(chance.pick(_kinds(rules))), chance.pick(_UNITS)
    number = chance.pick(bet.numbers) if chance.between(1, 5) > 1 else chance.pick(POCKETS)
    found = placed(bet, number)
    spots = tuple((p.bet.key, Phrase("placed.spot", {"bet": {"bet": p.bet.key}})) for p in bet.placements)
    offered = (*spots, ("nothing", Phrase("placed.nothing")))
    lines = settle(rules, number, [Stake(bet, unit, beside=True)]).lines
    because = (Clause.PAID_TO_BE_PLACED, bet.clause)
    won = tuple(line.clause for line in lines if line.winnings)
    where, chips = found[0].bet.key if found else "nothing", sum(p.chips for p in found)
    placed_chips = (added(*(p.chips for p in found)),)
    money, steps = sum(line.winnings for line in lines), money_won(lines, unit) if won else (added(0),)
    parts = (
        Part("where", PartKind.CHOICE, Phrase("placed.where"), where, because, offered),
        Part("chips", PartKind.NUMBER, Phrase("placed.chips"), chips, because, worked=placed_chips),
        Part("wins", PartKind.MONEY, Phrase("placed.wins"), money, (*won, *because), worked=steps),
    )
    said: dict[str, Value] = {"bet": {"bet": bet.key}, "unit": {"money": unit}, "number": number}
    play = Session().lay(Stake(bet, unit, beside=True)).spin(number)
    return Item(Phrase("placed.ask", said), parts, number_scene(number), str(play))


def _kinds(rules: Ruleset) -> list[str]:
    return [name for name in _HELD if name in rules.placed_later]


def _may(chance: Chance, rules: Ruleset) -> Item:
    """Return whether announcements may be held, each by itself, beside what is held already."""
    front = chance.pick(["", *_kinds(rules)])
    held: dict[str, Bet | CalledBet] = {"front": CalledBet.parse(front)} if front else {}
    offered = options(NAME, ("yes", "no"))
    parts = []
    for place, name in enumerate(chance.some([name for name in _ASKED if name in rules.called_bets], 3), start=1):
        found = list(problems(rules, {**held, "asked": CalledBet.parse(name)}))
        answer = "no" if found else "yes"
        label = Phrase("placed.bet", {"bet": {"bet": name}})
        because = (Clause.PAID_TO_BE_PLACED,)
        steps = (_why(front, found), chosen(offered, answer))
        parts.append(Part(f"may-{place}", PartKind.CHOICE, label, answer, because, offered, steps))
    question = Phrase("placed.may-too", {"bet": {"bet": front}}) if front else Phrase("placed.may")
    return Item(question, tuple(parts))


def _why(front: str, found: Sequence[Problem]) -> Step:
    """Return what settles whether a called bet may be held beside one in `front`, as the engine has `found`."""
    if found:
        return Step(Phrase(f"placed.{found[0].code}"), "no")
    return Step(Phrase("placed.same-kind" if front else "placed.nothing-held"), "yes")


def _fits(rules: Ruleset, _level: int) -> bool:
    return bool(_kinds(rules)) and holds(rules, Clause.PAID_TO_BE_PLACED)


@skill(
    NAME,
    engine="roulette",
    version=1,
    title=_("Paid to be placed"),
    about=_("What the bank may hold beside the layout, and which chips it places when the ball has landed."),
    levels=(_("Which chips are placed"), _("What the table holds")),
    texts={
        # Translators: {bet} is the name of a called bet, {unit} the value of one chip.
        "placed.ask": _(
            "{bet}, in chips of {unit}: held beside the layout. {number} comes up. What does the bank place?"
        ),
        "placed.where": _("Position of the chips"),
        "placed.spot": _("{bet}"),
        "placed.nothing": pgettext_lazy("position of the chips", "none: the bet has lost"),
        "placed.chips": _("Number of chips"),
        "placed.wins": _("What it wins"),
        "placed.may": _("Nothing is held beside the layout yet. May the bank hold these called bets?"),
        "placed.may-too": _(
            "Already held beside the layout: {bet}. Another player calls. May the bank hold these as well?"
        ),
        "placed.bet": _("{bet}"),
        "placed.yes": pgettext_lazy("called bet", "it may be held"),
        "placed.no": pgettext_lazy("called bet", "it is placed on the layout"),
        "placed.not_placed_later": _("It is not among the called bets that are held beside the layout."),
        "placed.one_kind_beside": _("A croupier keeps one kind only, and another is held already."),
        "placed.same-kind": _("It is of the kind that is held already."),
        "placed.nothing-held": _("It is of a kind that may be held, and nothing else is."),
    },
    fits=_fits,
)
def generator(chance: Chance, level: int, rules: Ruleset) -> Item:
    return _what(chance, rules) if level == 1 else _may(chance, rules)
