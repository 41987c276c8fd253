"""What a zero does to stakes off the numbers, in the words of each rule, with the clauses that say so."""

from dataclasses import dataclass, field

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from games.roulette.clauses import Clause
from games.roulette.rulesets import Ruleset
from games.web.roulette.words import RESULTS


@dataclass(frozen=True)
class Words:
    """How one rule speaks. `asks` is empty where there is nothing to choose; `levels` says that stakes have one.

    `on_felt` is what is said of `{amount}` on its spot, `held` heads the list of stakes that a zero has caught and
    `free` says how they come back; `results` are words for results that this rule calls otherwise.
    """

    held: Promise
    held_clause: Clause
    free: Promise
    on_felt: Promise
    asks: Promise | str = ""
    asks_clause: Clause | None = None
    leave: Promise | str = ""
    levels: bool = False
    results: dict[str, Promise] = field(default_factory=dict)

    def result(self, name: str) -> str:
        """Return what became of a stake, in a word or two."""
        return str(self.results.get(name) or RESULTS[name])


_WORDS = {
    "prison": Words(
        held=_("In prison"),
        held_clause=Clause.ZERO_PRISON,
        free=_("A win sets the stake free. After each further zero it needs one more win."),
        on_felt=_("{amount} in prison"),
        asks=_("Until the next spin you may choose what happens to each stake on an even chance."),
        asks_clause=Clause.ZERO_CHOICE,
        leave=_("Leave it in prison"),
        levels=True,
    ),
    "partage": Words(
        held=_("In prison until the next spin"),
        held_clause=Clause.ZERO_ODD_CHIP,
        free=_("A chip that cannot be halved comes back if it wins on the next spin, and is lost if it does not."),
        on_felt=_("{amount} in prison until the next spin"),
    ),
    "parlour": Words(
        held=_("Left for the next spin"),
        held_clause=Clause.ZERO_PARLOUR_NEXT,
        free=_("If the stake wins on the next spin, it comes back in full. If it loses, the bank takes it."),
        on_felt=_("{amount} left for the next spin"),
        asks=_("Until the next spin you may take half of each stake off the numbers, or leave all of it."),
        asks_clause=Clause.ZERO_PARLOUR,
        leave=_("Leave it for the next spin"),
        results={
            "imprisoned": pgettext_lazy("stake", "Left for the next spin"),
            "freed": pgettext_lazy("stake", "Returned in full"),
        },
    ),
}


def words(rules: Ruleset) -> Words:
    """Return the words of the ruleset's zero."""
    return _WORDS[rules.zero]
