"""What is wrong in this picture: a felt after the croupier's work, with one fault that the engine finds."""

from collections.abc import Callable

from django.utils.translation import gettext_lazy as _

from games.roulette.clauses import Clause
from games.roulette.rulesets import Ruleset
from training.drills.kit.chance import Chance
from training.drills.kit.items import Item
from training.drills.kit.rules import holds, without_limits
from training.drills.kit.skill import skill
from training.drills.roulette.faults.after import after_zero, raked
from training.drills.roulette.faults.picture import NAME
from training.drills.roulette.faults.placed import called, too_much

_MAXIMUM = 2
_DRAWN: dict[int, Callable[[Chance, Ruleset], Item]] = {1: raked, _MAXIMUM: too_much, 3: called, 4: after_zero}


def _fits(rules: Ruleset, level: int) -> bool:
    needed = {_MAXIMUM: (Clause.MAXIMUM,), 3: (Clause.CALLED_SUM,), 4: (Clause.ZERO_PRISON,)}
    return holds(rules, *needed.get(level, ()))


@skill(
    NAME,
    engine="roulette",
    version=2,
    title=_("What is wrong in this picture?"),
    about=_("The layout after the croupier’s work, with one mistake: touch the position that is wrong."),
    levels=(_("After the raking"), _("Above the maximum"), _("A called bet as placed"), _("After a zero")),
    texts={
        "picture-fault.raked": _(
            "{number} has come up, and the losing chips have been raked in. Nothing is paid yet. One position is "
            "wrong: which?"
        ),
        "picture-fault.raked-dolly": _(
            "{number} has come up. The dolly is placed, and the losing chips have been raked in. Nothing is paid yet. "
            "One position is wrong: which?"
        ),
        # Translators: {unit} is the value of one chip.
        "picture-fault.too-much": _(
            "All the chips belong to one player, and each is worth {unit}. One stake is above the maximum: which?"
        ),
        # Translators: {bet} is the name of a called bet, {unit} the value of one chip.
        "picture-fault.called": _(
            "“{bet}, in chips of {unit}”: this is what the croupier has placed. One position is wrong: which?"
        ),
        "picture-fault.zero": _(
            "Zero has come up. The crew has imprisoned and raked, and nothing is paid yet. Stakes in prison are on the "
            "line of their chance. One position is wrong: which?"
        ),
        "picture-fault.where": _("The position that is wrong"),
        "picture-fault.stays": _("{bet}: it wins and stays"),
        "picture-fault.taken": _("{bet}: it loses and is taken"),
        # Translators: {number} is a number of the wheel.
        "picture-fault.dolly": _("The dolly belongs on {number}"),
        # Translators: {bet} is the bet on which the chips lie, {right} the one on which they should lie.
        "picture-fault.belongs": _("{bet}: these chips belong on {right}"),
        "picture-fault.prison-there": _("{bet}: the stake goes to prison there"),
        # Translators: {bet} is the bet on which the stake lay, {to} the even chance on which it is imprisoned.
        "picture-fault.prison": _("{bet}: the stake goes to prison on {to}"),
    },
    fits=_fits,
    of_limits=True,
)
def generator(chance: Chance, level: int, rules: Ruleset) -> Item:
    return _DRAWN[level](chance, rules if level == _MAXIMUM else without_limits(rules))
