"""Colour chips: what one is worth, where it may lie, whose it is, and what a picture of several colours pays."""

from collections.abc import Sequence
from dataclasses import replace

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from games.core.facts import Money
from games.roulette.bets import EVEN_CHANCES, OUTSIDE, Kind
from games.roulette.clauses import Clause
from games.roulette.colours import chip_value, problems, value_at_wrong_table
from games.roulette.rulesets import Ruleset
from games.roulette.stakes import Stake
from training.drills.kit.chance import Chance
from training.drills.kit.common import options
from training.drills.kit.items import Item, Part, PartKind, Phrase, Step, Value
from training.drills.kit.mistakes import told_apart
from training.drills.kit.rules import holds
from training.drills.kit.skill import skill
from training.drills.kit.worked import added
from training.drills.roulette import colour_pictures
from training.drills.roulette.common import values_restricted
from training.drills.roulette.mistakes import COLOUR_LEAST_FORGOTTEN, COLOUR_OF_THIS_TABLE, MARKER_IGNORED

_MARKERS = (100, 200, 250, 500, 1000, 2000)
_PLAYERS = ("amber", "blue", "violet")
# What is cited where a stake is accepted, as far as the house has these rules.
_ALLOWED_BY = (Clause.COLOUR_LEAST, Clause.COLOUR_EVEN_CHANCES)
_TEXTS = {
    **colour_pictures.TEXTS,
    "colours.worth": _("The table minimum is {minimum}. What are these chips worth?"),
    # Translators: {player} is a player by the colour of the chips, such as Amber; {value} is what one chip is worth.
    "colours.marker": _("{player}, marker at {value}: {chips, plural, one {# colour chip} other {# colour chips}}"),
    "colours.no-marker": _("{player}, no marker: {chips, plural, one {# colour chip} other {# colour chips}}"),
    "colours.may": _("Each line is everything that one player stakes. Is it accepted?"),
    "colours.stake": _("{bet}: {chips, plural, one {# colour chip} other {# colour chips}}"),
    "colours.value-stake": _("{bet}: {value} in value chips"),
    "colours.unchanged-stake": _("{bet}: {value} in value chips, because there was no time to change them"),
    "colours.yes": _("it is accepted"),
    "colours.no": _("it is not accepted"),
    "colours.strange": _(
        "Colour chips from other tables have been staked here by mistake, and they win. The"
        " opening minimum of this table is {minimum}. For how much does each stake count?"
    ),
    "colours.known": _(
        "{chips, plural, one {# colour chip} other {# colour chips}}, recognised as worth"
        " {value} each at their own table"
    ),
    "colours.unknown": _(
        "{chips, plural, one {# colour chip} other {# colour chips}} of unknown value, from a"
        " table with an opening minimum of {value}"
    ),
    "colours.stray": _("What happens to a losing colour chip from another table?"),
    "colours.stray.raked": pgettext_lazy("colour chip", "it is raked in"),
    "colours.stray.back": pgettext_lazy("colour chip", "it is returned"),
    "colours.stray.waits": pgettext_lazy("colour chip", "it stays in place for the next spin"),
    "colours.plaque": _("A plaque of this table in a colour with chips of {value}"),
    "colours.whose": _("Is this allowed at this table?"),
    "colours.one-more": _(
        "{count, plural, one {# player has} other {# players have}} a colour. Another player asks for one."
    ),
    # Translators: {value} and {second} are what one chip is worth.
    "colours.second": _("A player has a colour with chips of {value} and also stakes colour chips of {second}."),
    "colours.granted": _("yes"),
    "colours.refused": _("no"),
}


def _from(rules: Ruleset, minimum: int) -> Ruleset:
    """Return the house with a minimum at which a colour may be opened."""
    return replace(rules, minimum={Kind.STRAIGHT: minimum})


def _chips(count: int) -> dict[str, Value]:
    return {"chips": {"chips": count}}


def _worked(chips: int, value: int) -> tuple[Step, ...]:
    return (added((chips, Money(value))),)


def _worth(chance: Chance, rules: Ruleset) -> Item:
    minimum = chance.pick(_MARKERS[:4])
    house = _from(rules, minimum)
    bare = chance.between(0, len(_PLAYERS) - 1)
    parts, at_least = list[Part](), dict[str, int | str]()
    for place, player in enumerate(_PLAYERS):
        marker = None if place == bare else chance.pick([value for value in _MARKERS if value >= minimum])
        count = chance.between(2, 20)
        said: dict[str, Value] = {**_chips(count), "player": {"say": f"picture-bet.player.{player}"}}
        label = Phrase("colours.no-marker", said)
        if marker is not None:
            label = Phrase("colours.marker", said | {"value": {"money": marker}})
        worth, steps = count * chip_value(house, marker), _worked(count, chip_value(house, marker))
        parts.append(Part(f"worth-{player}", PartKind.MONEY, label, worth, (Clause.COLOUR_VALUE,), (), steps))
        at_least[f"worth-{player}"] = count * minimum
    question = Phrase("colours.worth", {"minimum": {"money": minimum}})
    return Item(question, tuple(parts), mistakes=lambda: told_apart(parts, [(MARKER_IGNORED, at_least)]))


def _may_lie(chance: Chance, rules: Ruleset) -> Item:
    """Return stakes about as large as the least, in colour and in value chips: on the even chances and elsewhere, and
    where value chips are not accepted everywhere, one for which there was no time to change."""
    value = chance.pick(_MARKERS[:4])
    off = [bet for bet in rules.positions.values() if bet.kind in OUTSIDE and bet not in EVEN_CHANCES]
    on = [bet for bet in rules.positions.values() if bet.kind not in OUTSIDE]
    elsewhere = chance.shuffled([chance.pick(on), chance.pick(off)])
    bets = list(zip([*elsewhere, *chance.some(EVEN_CHANCES, 2)], ("colour", "value") * 2, strict=True))
    if values_restricted(rules):
        bets.append((chance.pick([*on, *off]), "unchanged"))
    parts, however_few = list[Part](), dict[str, int | str]()
    for place, (bet, chips) in enumerate(chance.shuffled(bets), start=1):
        count = chance.between(2, 8)
        in_colour = value if chips == "colour" else None
        stake = Stake(bet, count * value, colour=in_colour, unchanged=chips == "unchanged")
        found = list(problems(rules, [stake]))
        about: dict[str, Value] = {"bet": {"bet": bet.key}}
        said = _chips(count) if in_colour else {"value": {"money": stake.amount}}
        label = Phrase({"colour": "colours.stake"}.get(chips, f"colours.{chips}-stake"), about | said)
        parts.append(_answer(f"stake-{place}", label, _clauses(rules, found[0].clause if found else None), not found))
        if found and found[0].clause == Clause.COLOUR_LEAST:
            however_few[f"stake-{place}"] = "yes"
    wrong = [(COLOUR_LEAST_FORGOTTEN, however_few)]
    return Item(Phrase("colours.may"), tuple(parts), mistakes=lambda: told_apart(parts, wrong))


def _clauses(rules: Ruleset, broken: str | None) -> Sequence[str]:
    return (broken,) if broken else [clause for clause in _ALLOWED_BY if holds(rules, clause)]


def _answer(slug: str, label: Phrase, clauses: Sequence[str], is_right: bool, names: Sequence[str] = ()) -> Part:
    yes, no = names or ("yes", "no")
    offered = options("colours", (yes, no))
    return Part(slug, PartKind.CHOICE, label, yes if is_right else no, tuple(clauses), offered)


def _strange(chance: Chance, rules: Ruleset) -> Item:
    """Return chips that belong to another table: what counts is their own table, never the one on which they are."""
    minimum, at_home = chance.some(_MARKERS[:4], 2)
    home = _from(rules, at_home)
    count, other, known = chance.between(2, 20), chance.between(2, 20), chance.pick(_MARKERS)
    because = (Clause.COLOUR_WRONG_TABLE,)
    label = Phrase("colours.known", {**_chips(count), "value": {"money": known}})
    unknown = Phrase("colours.unknown", {**_chips(other), "value": {"money": at_home}})
    offered = options("colours.stray", ("raked", "back", "waits"))
    counts = value_at_wrong_table(home, known), value_at_wrong_table(home, None)
    parts = [
        Part("known", PartKind.MONEY, label, count * counts[0], because, (), _worked(count, counts[0])),
        Part("unknown", PartKind.MONEY, unknown, other * counts[1], because, (), _worked(other, counts[1])),
        Part("stray", PartKind.CHOICE, Phrase("colours.stray"), "raked", because, offered),
    ]
    if rules.colour_chips and rules.colour_chips.plaque:
        value = chance.pick(_MARKERS)
        label = Phrase("colours.plaque", {"value": {"money": value}})
        size = rules.colour_chips.plaque
        steps = _worked(size, value)
        parts.append(Part("plaque", PartKind.MONEY, label, size * value, (Clause.COLOUR_PLAQUES,), (), steps))
    wrong = [(COLOUR_OF_THIS_TABLE, {"unknown": other * minimum})]
    question = Phrase("colours.strange", {"minimum": {"money": minimum}})
    return Item(question, tuple(parts), mistakes=lambda: told_apart(parts, wrong))


def _whose(chance: Chance, rules: Ruleset) -> Item:
    """Return how many colours there are, and that nobody has two."""
    most = rules.colour_chips.colours if rules.colour_chips else 0
    value, straight = chance.pick(_MARKERS), rules.positions["straight:0"]
    amount = 10 * max(_MARKERS)
    parts = []
    for place, count in enumerate(chance.some(range(most - 3, most + 2), 2), start=1):
        laid = [Stake(straight, amount, str(player), colour=value) for player in range(count + 1)]
        label = Phrase("colours.one-more", {"count": count})
        parts.append(_granted(rules, f"more-{place}", label, laid, Clause.COLOUR_COUNT))
    second = chance.pick(_MARKERS)
    both = [Stake(straight, amount, colour=value), Stake(straight, amount, colour=second)]
    label = Phrase("colours.second", {"value": {"money": value}, "second": {"money": second}})
    return Item(Phrase("colours.whose"), (*parts, _granted(rules, "second", label, both, Clause.COLOUR_CHIPS)))


def _granted(rules: Ruleset, slug: str, label: Phrase, stakes: Sequence[Stake], clause: Clause) -> Part:
    is_right = not list(problems(rules, stakes))
    return _answer(slug, label, (clause,), is_right, ("granted", "refused"))


_LEVELS = {1: _worth, 2: _may_lie, 3: _strange, 4: _whose, 5: colour_pictures.picture}


@skill(
    "colours",
    engine="roulette",
    version=2,
    title=_("Colour chips"),
    about=_(
        "What a colour chip is worth with and without a marker, where it may be placed, and what several colours win."
    ),
    levels=(
        _("What a chip is worth"),
        _("Where it may be placed"),
        _("At the wrong table"),
        _("Who gets a colour"),
        _("Several colours on a number"),
    ),
    texts=_TEXTS,
    fits=lambda rules, _level: holds(rules, Clause.COLOUR_CHIPS),
)
def generator(chance: Chance, level: int, rules: Ruleset) -> Item:
    return _LEVELS[level](chance, rules)
