"""The call of a result, in French, and who rakes and who pays after it."""

from django.utils.translation import gettext_lazy as _

from games.roulette.calls import announcement, raker_and_payer
from games.roulette.clauses import Clause
from games.roulette.rulesets import Ruleset
from games.roulette.scenarios import NUMBER_KINDS
from games.roulette.spin import settle
from games.roulette.stakes import Stake
from games.roulette.wheel import DOUBLE_ZERO, POCKET_NAMES
from training.drills.kit.cells import Groups
from training.drills.kit.chance import Chance
from training.drills.kit.common import options
from training.drills.kit.items import Item, Part, PartKind, Phrase
from training.drills.kit.rules import holds
from training.drills.kit.skill import skill
from training.drills.roulette.common import as_staked, layout_scene, named, number_scene, pocket_cells

NAME = "announcement"
_LAST = 4  # the level of the call that ends the numbers
_OPPOSITES = (("rouge", "noir"), ("impair", "pair"), ("manque", "passe"))


def _swapped(call: str, pair: tuple[str, str]) -> str:
    """Return the call with one of the two words in place of the other. Words, so that "pair" is not found in
    "impair"."""
    swap = {pair[0]: pair[1], pair[1]: pair[0]}
    words = [(word.rstrip(","), "," if word.endswith(",") else "") for word in call.split()]
    return " ".join(swap.get(word, word) + comma for word, comma in words)


def wrong_calls(rules: Ruleset, call: str, number: int) -> list[str]:
    """Return calls that somebody in a hurry might make."""
    if number in rules.wheel.zeros:
        others = [announcement(zero) for zero in sorted(rules.wheel.zeros) if zero != number]
        made_up = [f"{call}, pair et manque", f"{call}, noir, pair et manque", f"{call}, rouge, pair et manque"]
        return [*others, *made_up][: len(_OPPOSITES)]
    return [_swapped(call, pair) for pair in _OPPOSITES]


def because(number: int) -> tuple[Clause, ...]:
    """Return what the call of a result rests on."""
    return (Clause.CALL, Clause.DOUBLE_ZERO) if number == DOUBLE_ZERO else (Clause.CALL,)


def call_to_pick(chance: Chance, rules: Ruleset, number: int) -> Part:
    """Return the part that offers the call and some that are wrong."""
    call = announcement(number)
    calls = chance.shuffled([call, *wrong_calls(rules, call, number)])
    offered = tuple(
        (name, Phrase("announcement.words", {"call": words})) for name, words in zip("abcd", calls, strict=True)
    )
    expected = "abcd"[calls.index(call)]
    return Part("call", PartKind.CHOICE, Phrase("announcement.pick"), expected, because(number), offered)


def call_to_type(number: int) -> Part:
    """Return the part that asks for the call in words."""
    return Part("call", PartKind.CALL, Phrase("announcement.type"), announcement(number), because(number))


def hands(number: int) -> tuple[Part, ...]:
    """Return the parts that ask who rakes and who pays."""
    sides = options(NAME, ("left", "right"))
    return tuple(
        Part(who, PartKind.CHOICE, Phrase(f"announcement.{who}"), side, (Clause.RAKE_AND_PAY,), sides)
        for who, side in zip(("raker", "payer"), raker_and_payer(number), strict=True)
    )


def _last_call(chance: Chance, rules: Ruleset) -> Item:
    """Return the call that ends the numbers: it depends on whether anything on them is paid."""
    number = chance.pick(rules.wheel.pockets)
    on_numbers = [bet for bet in rules.positions.values() if bet.kind in NUMBER_KINDS]
    lost = chance.some([bet for bet in on_numbers if number not in bet.covers], 3)
    won = chance.some([bet for bet in on_numbers if number in bet.covers], chance.between(0, 1))
    laid = [(bet, chance.between(1, 3)) for bet in (*lost, *won)]
    chip = rules.smallest_chip
    stakes = [as_staked(rules, Stake(bet, chips * chip)) for bet, chips in laid]
    paid = any(line.winnings for line in settle(rules, number, stakes).lines)
    call = Part(
        "call",
        PartKind.CHOICE,
        Phrase("announcement.pick"),
        "paid" if paid else "nothing",
        (Clause.TOUT_EST_PAYE,),
        options(NAME, ("paid", "nothing", "closed")),
    )
    shown = [{"player": "amber", "bet": bet.key, "chips": chips} for bet, chips in chance.shuffled(laid)]
    scene = layout_scene(rules, number, chip, shown)
    return Item(Phrase("announcement.ask-last", {"number": named(number)}), (call,), scene)


def _cells(rules: Ruleset, level: int) -> Groups | None:
    """Return the results that are called; the call after the number bets depends on what lies there."""
    return None if level == _LAST else pocket_cells(rules.wheel)


def _fits(rules: Ruleset, level: int) -> bool:
    needs = {3: Clause.RAKE_AND_PAY, 4: Clause.TOUT_EST_PAYE}
    return level not in needs or holds(rules, needs[level])


@skill(
    NAME,
    engine="roulette",
    version=3,
    title=_("The call"),
    about=_("Number, colour, even or odd, low or high: call the result as a croupier does."),
    levels=(_("Pick the call"), _("Type the call"), _("The call, who rakes and who pays"), _("After the number bets")),
    texts={
        # Translators: {number} is a number of the wheel, or 00.
        "announcement.ask": _("The ball lands in {number}. What does the croupier call?"),
        "announcement.ask-banker": _("The ball lands in {number}. What does the banker call?"),
        "announcement.pick": _("The call"),
        "announcement.words": _("{call}"),
        "announcement.type": _("The call, in French"),
        "announcement.raker": _("Who rakes?"),
        "announcement.payer": _("Who pays?"),
        # Translators: {number} is a number of the wheel, or 00.
        "announcement.ask-last": _(
            "These stakes are on the layout, and {number} comes up. What is called once the bets"
            " on the numbers are settled?"
        ),
        "announcement.paid": _("Tout est payé au numéro"),
        "announcement.nothing": _("Rien au numéro"),
        "announcement.closed": _("Rien ne va plus"),
        "announcement.left": _("the croupier on the left"),
        "announcement.right": _("the croupier on the right"),
    },
    fits=_fits,
    grids=_cells,
)
def generator(chance: Chance, level: int, rules: Ruleset, cell: str = "") -> Item:
    if level == _LAST:
        return _last_call(chance, rules)
    number = POCKET_NAMES[cell]
    typed = call_to_type(number)
    parts = {1: (call_to_pick(chance, rules, number),), 2: (typed,), 3: (typed, *hands(number))}[level]
    ask = "announcement.ask-banker" if rules.crew == "parlour" else "announcement.ask"
    return Item(Phrase(ask, {"number": named(number)}), parts, number_scene(number))
