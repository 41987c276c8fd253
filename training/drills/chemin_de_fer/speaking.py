"""The calls of a coup of chemin de fer said in their order, from the call for bets to its end."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from games.baccarat.hands import FIRST_CARDS, MOST_CARDS, is_natural, score, value
from games.chemin_de_fer.clauses import Clause, Rule
from games.chemin_de_fer.coup import Coup, Dealt, Result, judge
from games.chemin_de_fer.rulesets import Ruleset
from games.chemin_de_fer.scenarios import amounts
from games.chemin_de_fer.tableau import Move, punter_move
from games.core.cards import DECK
from games.web.chemin_de_fer.words import RESULTS
from training.drills.chemin_de_fer.wrong_coup import both_scored
from training.drills.kit.cells import Grid
from training.drills.kit.chance import Chance
from training.drills.kit.common import cards_scene, row
from training.drills.kit.items import Item, Part, Phrase
from training.drills.kit.recordings import in_words
from training.drills.kit.skill import skill
from training.drills.kit.spoken import owned, spoken

NAME = "cdf-speaking"
BANK, _CLOSED, _AUCTION, _PASSES = owned(
    "chemin_de_fer",
    "Messieurs, il y a … en banque",
    "Les jeux sont faits, rien ne va plus",
    "La banque est aux enchères",
    "La main passe",
)
_MOVES = dict(
    zip(("abatage", "draws", "stands"), owned("chemin_de_fer", "Abatage", "Carte", "Pas de carte"), strict=True)
)
_ENDS = dict(
    zip(
        (Result.WIN, Result.LOSE, Result.TIE),
        owned("chemin_de_fer", "La banque gagne", "Le ponte gagne", "Égalité, le coup est nul"),
        strict=True,
    )
)
_BECAUSE = {
    Result.WIN: (Clause.BANK_WINS,),
    Result.LOSE: (Clause.PUNTERS_WIN, Clause.LOSS_PASSES),
    Result.TIE: (Clause.EQUAL,),
}
_SIDES = ("punter", "bank")


def _called(amount: int) -> str:
    """Return the call for bets against a bank of so many cents."""
    return BANK.replace("…", in_words(amount // 100))


def banks_called(rules: Ruleset) -> tuple[str, ...]:
    """Return the calls for bets with the amounts of the banks that the drills lay."""
    return tuple(map(_called, amounts(rules)))


def _grid(_rules: Ruleset, _level: int) -> Grid:
    """Return what the punter does and how the coup ends. A natural of the punter alone always wins."""
    return Grid(
        down=Phrase(f"{NAME}.punter-does"),
        across=Phrase(f"{NAME}.end"),
        rows=tuple((move, Phrase(f"{NAME}.{move}")) for move in _MOVES),
        columns=tuple((str(result), Phrase(f"{NAME}.{result}")) for result in _ENDS),
        without=frozenset({f"abatage-{Result.WIN}", f"abatage-{Result.TIE}"}),
    )


def _dealt(chance: Chance, rules: Ruleset) -> tuple[str, Coup]:
    """Return what the punter does and the coup, in which the bank has no natural; sides that are free draw or stand."""
    cards = chance.some(DECK, 2 * MOST_CARDS)
    punter, bank, rest = cards[:FIRST_CARDS], cards[FIRST_CARDS : 2 * FIRST_CARDS], cards[2 * FIRST_CARDS :]
    if is_natural(bank):
        return _dealt(chance, rules)
    if is_natural(punter):
        return "abatage", judge(rules, Dealt(tuple(punter), tuple(bank)))
    move = "draws" if _draws(chance, punter_move(score(punter))) else "stands"
    if move == "draws":
        punter.append(rest.pop())
    if _draws(chance, rules.tableau.move(score(bank), value(punter[-1]) if move == "draws" else None)):
        bank.append(rest.pop())
    return move, judge(rules, Dealt(tuple(punter), tuple(bank)))


def _draws(chance: Chance, move: Move) -> bool:
    return chance.pick((True, False)) if move is Move.FREE else move is Move.DRAW


def _bets(chance: Chance, rules: Ruleset, amount: int) -> Part:
    others = [other for other in amounts(rules) if other != amount]
    wrong = (*map(_called, chance.some(others, 2)), _PASSES, _AUCTION)
    because: tuple[Rule, ...] = (Clause.OFFERS, Clause.CLOSES, Clause.CALLS)
    return spoken(chance, "bets", Phrase(f"{NAME}.bets"), (_called(amount), _CLOSED), wrong, because)


def _coup(chance: Chance, move: str, coup: Coup) -> Part:
    passes = (_PASSES,) if coup.result is Result.LOSE else ()
    calls = (_MOVES[move], _ENDS[coup.result], *passes)
    wrong = (*_MOVES.values(), *_ENDS.values(), _PASSES, _AUCTION)
    because = (Clause.CALLS, *_BECAUSE[coup.result])
    return spoken(chance, "coup", Phrase(f"{NAME}.coup"), calls, wrong, because, both_scored(NAME, coup))


@skill(
    NAME,
    engine="chemin_de_fer",
    version=1,
    title=_("The calls in their order"),
    about=_("Say the calls of a whole coup one after the other, from the call for bets to its end."),
    levels=(_("A whole coup"),),
    texts={
        f"{NAME}.ask": _(
            "The bank is {amount}, and somebody plays against it. The coup ends as you see. Which of these calls are"
            " made?"
        ),
        f"{NAME}.bets": _("Before the cards are dealt"),
        f"{NAME}.coup": _("From the cards to the end of the coup"),
        f"{NAME}.punter": pgettext_lazy("side", "Punter"),
        f"{NAME}.bank": pgettext_lazy("side", "Bank"),
        f"{NAME}.punter-does": _("The punter"),
        f"{NAME}.end": _("The end of the coup"),
        f"{NAME}.abatage": pgettext_lazy("the punter", "shows a natural"),
        f"{NAME}.draws": pgettext_lazy("the punter", "draws"),
        f"{NAME}.stands": pgettext_lazy("the punter", "stands"),
        **{f"{NAME}.{result}": said for result, said in RESULTS.items()},
    },
    grids=_grid,
)
def generator(chance: Chance, _level: int, rules: Ruleset, cell: str) -> Item:
    move, end = cell.split("-")
    amount, (does, coup) = chance.pick(amounts(rules)), _dealt(chance, rules)
    while (does, coup.result) != (move, end):
        does, coup = _dealt(chance, rules)
    parts = _bets(chance, rules, amount), _coup(chance, does, coup)
    rows = (row(Phrase(f"{NAME}.{side}"), cards) for side, cards in zip(_SIDES, (coup.punter, coup.bank), strict=True))
    return Item(Phrase(f"{NAME}.ask", {"amount": {"money": amount}}), parts, cards_scene(*rows))
