"""The moments of a table of roulette at which calls follow one another, from the first spin to the last."""

from collections.abc import Callable
from dataclasses import dataclass

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from games.roulette.clauses import Clause
from games.roulette.rulesets import Ruleset
from training.drills.kit.rules import holds
from training.drills.kit.spoken import owned

_OPEN, _OPENED, _FIRST_GAME, _FIRST, _CLOSED = owned(
    "roulette",
    "Faites vos jeux",
    "La banque est ouverte",
    "La partie commence",
    "Voici la première",
    "Rien ne va plus",
)
_LAST, _RELIEVED, _NOTHING, _PAID = owned(
    "roulette",
    "Messieurs-dames, à la dernière",
    "Après le coup, les boules passent",
    "Rien au numéro",
    "Tout est payé au numéro",
)


@dataclass(frozen=True, slots=True)
class Moment:
    """A spin with its calls: those until the ball has come to rest, `before`, and those after the result, `after`;
    `wrong` and `wrong_after` are calls of other moments. `clauses` settle the first, `clauses_after` the last."""

    about: Promise
    ask: Promise
    before: tuple[str, ...]
    wrong: tuple[str, ...]
    clauses: tuple[Clause, ...]
    after: tuple[str, ...] = ()
    wrong_after: tuple[str, ...] = (_CLOSED,)
    clauses_after: tuple[Clause, ...] = ()
    fits: Callable[[Ruleset], bool] = lambda _rules: True

    def holds(self, rules: Ruleset) -> bool:
        """Return whether it is called so under a ruleset."""
        return holds(rules, *self.clauses, *self.clauses_after) and self.fits(rules)


_SPIN = (Clause.OPENS, Clause.CLOSES)
_OTHERS = (_FIRST_GAME, _FIRST, _LAST, _RELIEVED)

MOMENTS = {
    "plain": Moment(
        pgettext_lazy("calls of roulette", "a spin"),
        # Translators: {number} is a number of the wheel, or 00.
        _("A spin is played from the opening of the betting to its result: {number}. Which calls are made?"),
        (_OPEN, _CLOSED),
        _OTHERS,
        _SPIN,
        fits=lambda rules: not holds(rules, Clause.TOUT_EST_PAYE),
    ),
    "paid": Moment(
        pgettext_lazy("calls of roulette", "a spin, with a win on the number"),
        # Translators: {number} is a number of the wheel, or 00.
        _(
            "A spin like any other is played, from the opening of the betting. The ball lands in {number}; bets on the"
            " number win, and all of them are paid. Which of these calls are made?"
        ),
        (_OPEN, _CLOSED),
        _OTHERS,
        _SPIN,
        (_PAID,),
        (_NOTHING, _CLOSED),
        (Clause.TOUT_EST_PAYE,),
    ),
    "nothing": Moment(
        pgettext_lazy("calls of roulette", "a spin, with nothing on the number"),
        # Translators: {number} is a number of the wheel, or 00.
        _(
            "A spin like any other is played, from the opening of the betting. The ball lands in {number}, and no bet"
            " on the number wins. Which of these calls are made?"
        ),
        (_OPEN, _CLOSED),
        _OTHERS,
        _SPIN,
        (_NOTHING,),
        (_PAID, _CLOSED),
        (Clause.TOUT_EST_PAYE, Clause.WINNERS_CALLED),
    ),
    "first": Moment(
        pgettext_lazy("calls of roulette", "the first spin"),
        # Translators: {number} is a number of the wheel, or 00.
        _("The table opens, and its first spin is played to its result: {number}. Which of these calls are made?"),
        (_OPENED, _OPEN, _FIRST_GAME, _FIRST, _CLOSED),
        (_LAST, _RELIEVED, _PAID),
        (Clause.OPENING, Clause.OPENS, Clause.FIRST_SPIN, Clause.CLOSES),
    ),
    "last": Moment(
        pgettext_lazy("calls of roulette", "the last spin"),
        # Translators: {number} is a number of the wheel, or 00.
        _(
            "The last spin of the day is played, from its announcement to its result: {number}. Which of these calls"
            " are made?"
        ),
        (_LAST, _CLOSED),
        (_OPENED, _FIRST_GAME, _FIRST, _RELIEVED, _PAID),
        (Clause.CLOSING, Clause.CLOSES),
    ),
    "relief": Moment(
        pgettext_lazy("calls of roulette", "a spin before the ball changes hands"),
        # Translators: {number} is a number of the wheel, or 00.
        _(
            "The betting is closed and the ball is running; your relief taps you on the shoulder. You finish the spin:"
            " {number} comes up, and all bets that win on the number are paid. Which of these calls do you still make?"
        ),
        (_RELIEVED,),
        (_CLOSED, _OPEN, _LAST, _FIRST_GAME),
        (Clause.CREW_CHANGE,),
        (_PAID,),
        (_NOTHING, _CLOSED),
        (Clause.TOUT_EST_PAYE,),
    ),
}
