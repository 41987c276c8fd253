"""The calls of roulette said in their order: those of a result, word by word, and those of a whole spin."""

from django.utils.translation import gettext_lazy as _

from games.roulette.calls import EVEN_CHANCE_WORDS, announcement, called_words
from games.roulette.rulesets import Ruleset
from games.roulette.wheel import POCKET_NAMES
from training.drills.kit.cells import Groups
from training.drills.kit.chance import Chance
from training.drills.kit.items import Item, Phrase
from training.drills.kit.skill import skill
from training.drills.kit.spoken import spoken
from training.drills.roulette.announcement import because, wrong_calls
from training.drills.roulette.common import named, number_scene, pocket_cells
from training.drills.roulette.moments import MOMENTS

NAME = "speaking"
_WRONG_NUMBERS = 2


def _cells(rules: Ruleset, level: int) -> Groups:
    """Return the results, or the moments at which spins are called under a ruleset."""
    if level == 1:
        return pocket_cells(rules.wheel)
    held = (name for name, moment in MOMENTS.items() if moment.holds(rules))
    return Groups(((Phrase(f"{NAME}.spins"), tuple((name, Phrase(f"{NAME}.about-{name}")) for name in held)),))


def _result(chance: Chance, rules: Ruleset, number: int) -> Item:
    """Return the result that is called word by word."""
    others = [called_words(pocket)[0] for pocket in rules.wheel.pockets if pocket != number]
    wrong = (*EVEN_CHANCE_WORDS.values(), *chance.some(others, _WRONG_NUMBERS))
    part = spoken(chance, "call", Phrase(f"{NAME}.call"), called_words(number), wrong, because(number))
    return Item(Phrase(f"{NAME}.ask", {"number": named(number)}), (part,), number_scene(number))


def _spin(chance: Chance, rules: Ruleset, name: str) -> Item:
    """Return the calls of a spin: those until the ball has come to rest, and those after it."""
    moment, number = MOMENTS[name], chance.pick(rules.wheel.pockets)
    call = announcement(number)
    wrong = (*wrong_calls(rules, call, number), *moment.wrong_after)
    clauses = tuple(dict.fromkeys((*because(number), *moment.clauses_after)))
    parts = (
        spoken(chance, "before", Phrase(f"{NAME}.before"), moment.before, moment.wrong, moment.clauses),
        spoken(chance, "after", Phrase(f"{NAME}.after"), (call, *moment.after), wrong, clauses),
    )
    return Item(Phrase(f"{NAME}.ask-{name}", {"number": named(number)}), parts, number_scene(number))


@skill(
    NAME,
    engine="roulette",
    version=1,
    title=_("The calls in their order"),
    about=_("Say the calls of a result and of a whole spin one after the other."),
    levels=(_("The result, word by word"), _("A whole spin")),
    texts={
        # Translators: {number} is a number of the wheel, or 00.
        f"{NAME}.ask": _("The ball lands in {number}. Call the result."),
        f"{NAME}.call": _("The call"),
        f"{NAME}.before": _("Until the ball has come to rest"),
        f"{NAME}.after": _("From then on"),
        f"{NAME}.spins": _("Spins"),
        **{f"{NAME}.about-{name}": moment.about for name, moment in MOMENTS.items()},
        **{f"{NAME}.ask-{name}": moment.ask for name, moment in MOMENTS.items()},
    },
    grids=_cells,
)
def generator(chance: Chance, level: int, rules: Ruleset, cell: str) -> Item:
    return _result(chance, rules, POCKET_NAMES[cell]) if level == 1 else _spin(chance, rules, cell)
