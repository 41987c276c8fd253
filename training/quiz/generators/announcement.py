"""The call of a result, in French, and who rakes and who pays after it."""

from django.utils.translation import gettext_lazy as _

from games.roulette.bets import POSITIONS
from games.roulette.calls import announcement, raker_and_payer
from games.roulette.clauses import Clause
from games.roulette.rulesets import Ruleset
from games.roulette.scenarios import NUMBER_KINDS
from games.roulette.spin import settle
from games.roulette.stakes import Stake
from games.roulette.wheel import POCKETS
from training.quiz.chance import Chance
from training.quiz.items import Generator, Item, Part, PartKind, Phrase

NAME, VERSION = "announcement", 1

_OPPOSITES = (("rouge", "noir"), ("impair", "pair"), ("manque", "passe"))
_TEXTS = {
    "announcement.ask": _("The ball falls into {number}. What does the croupier call?"),
    "announcement.pick": _("The call"),
    "announcement.words": _("{call}"),
    "announcement.type": _("The call, in French"),
    "announcement.raker": _("Who rakes?"),
    "announcement.payer": _("Who pays?"),
    "announcement.ask-last": _(
        "These stakes lie on the layout, and {number} comes. What is called once the number is dealt with?"
    ),
    "announcement.paid": _("Tout est payé au numéro"),
    "announcement.nothing": _("Rien au numéro"),
    "announcement.closed": _("Rien ne va plus"),
    "announcement.left": _("the croupier on the left"),
    "announcement.right": _("the croupier on the right"),
}


def _swapped(call: str, pair: tuple[str, str]) -> str:
    """The call with one of the two words in place of the other. Words, so that "pair" is not found in "impair"."""
    swap = {pair[0]: pair[1], pair[1]: pair[0]}
    words = [(word.rstrip(","), "," if word.endswith(",") else "") for word in call.split()]
    return " ".join(swap.get(word, word) + comma for word, comma in words)


def _wrong_calls(call: str, number: int) -> list[str]:
    """Calls that somebody in a hurry might make."""
    if number == 0:
        return [f"{call}, pair et manque", f"{call}, noir, pair et manque", f"{call}, rouge, pair et manque"]
    return [_swapped(call, pair) for pair in _OPPOSITES]


def _pick(chance: Chance, number: int) -> Part:
    call = announcement(number)
    calls = chance.shuffled([call, *_wrong_calls(call, number)])
    options = tuple(
        (name, Phrase("announcement.words", {"call": words})) for name, words in zip("abcd", calls, strict=True)
    )
    expected = "abcd"[calls.index(call)]
    return Part("call", PartKind.CHOICE, Phrase("announcement.pick"), expected, (Clause.CALL,), options)


def _hands(number: int) -> tuple[Part, ...]:
    options = tuple((side, Phrase(f"announcement.{side}")) for side in ("left", "right"))
    return tuple(
        Part(who, PartKind.CHOICE, Phrase(f"announcement.{who}"), side, (Clause.RAKE_AND_PAY,), options)
        for who, side in zip(("raker", "payer"), raker_and_payer(number), strict=True)
    )


def _last_call(chance: Chance, rules: Ruleset) -> Item:
    """Whether anything on the numbers is paid decides the call that ends them."""
    number = chance.pick(POCKETS)
    on_numbers = [bet for bet in POSITIONS.values() if bet.kind in NUMBER_KINDS]
    lost = chance.some([bet for bet in on_numbers if number not in bet.covers], 3)
    won = chance.some([bet for bet in on_numbers if number in bet.covers], chance.between(0, 1))
    laid = [(bet, chance.between(1, 3)) for bet in (*lost, *won)]
    paid = any(line.winnings for line in settle(rules, number, [Stake(bet, c) for bet, c in laid]).lines)
    options = tuple((name, Phrase(f"announcement.{name}")) for name in ("paid", "nothing", "closed"))
    call = Part(
        "call",
        PartKind.CHOICE,
        Phrase("announcement.pick"),
        "paid" if paid else "nothing",
        (Clause.TOUT_EST_PAYE,),
        options,
    )
    scene = {
        "kind": "layout",
        "number": number,
        "unit": rules.smallest_chip,
        "stakes": [{"player": "amber", "bet": bet.key, "chips": chips} for bet, chips in chance.shuffled(laid)],
        "called": [],
    }
    return Item(Phrase("announcement.ask-last", {"number": number}), (call,), scene)


def _draw(seed: str, level: int, rules: Ruleset) -> Item:
    chance = Chance(NAME, VERSION, level, seed)
    if level == 4:
        return _last_call(chance, rules)
    number = chance.pick(POCKETS)
    typed = Part("call", PartKind.CALL, Phrase("announcement.type"), announcement(number), (Clause.CALL,))
    parts = {1: (_pick(chance, number),), 2: (typed,), 3: (typed, *_hands(number))}[level]
    return Item(Phrase("announcement.ask", {"number": number}), parts, {"kind": "number", "number": number})


generator = Generator(
    name=NAME,
    version=VERSION,
    title=_("The call"),
    about=_("Number, colour, even or odd, low or high: say the result as it is called at the table."),
    levels=(_("Pick the call"), _("Type the call"), _("And who rakes, who pays"), _("When the number is paid")),
    texts=_TEXTS,
    draw=_draw,
)
