"""Listening to the call of a coup, in French: what wins, and which totals were called?"""

from dataclasses import replace

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from games.trente_quarante.clauses import Clause
from games.trente_quarante.rows import Coup, Winner
from games.trente_quarante.rulesets import Ruleset
from games.web.trente_quarante.words import IN_SENTENCES
from training.drills.kit.chance import Chance
from training.drills.kit.common import heard_scene, options
from training.drills.kit.items import Item, Part, PartKind, Phrase, Step
from training.drills.kit.skill import skill
from training.drills.trente_quarante.coups import coup_ending, token

NAME = "tq-listening"


def _winning(coup: Coup) -> tuple[Part, ...]:
    """Return the parts that ask which row wins, and whether couleur or inverse does."""
    rows, colours = options(NAME, Winner), options(NAME, ("couleur", "inverse", "neither"))
    row, colour = Phrase(f"{NAME}.row"), Phrase(f"{NAME}.colour")
    if coup.couleur_wins is None:
        return (
            Part("row", PartKind.CHOICE, row, coup.winner.value, (Clause.CALL_TIE,), rows),
            Part("colour", PartKind.CHOICE, colour, "neither", (Clause.CALL_TIE,), colours),
        )
    wins, clause = ("couleur", Clause.COULEUR) if coup.couleur_wins else ("inverse", Clause.INVERSE)
    return (
        Part("row", PartKind.CHOICE, row, coup.winner.value, (Clause.CALL, Clause.LOWER_WINS), rows),
        Part("colour", PartKind.CHOICE, colour, wins, (Clause.CALL, clause), colours),
    )


def _totals(coup: Coup) -> tuple[Part, ...]:
    because = (Clause.CALL, Clause.UNITS)
    return (
        Part("noir", PartKind.NUMBER, Phrase("tq-totals.total-noir"), coup.noir_total, because),
        Part("rouge", PartKind.NUMBER, Phrase("tq-totals.total-rouge"), coup.rouge_total, because),
    )


@skill(
    NAME,
    engine="trente_quarante",
    version=1,
    title=_("Listening to the call"),
    about=_("Hear the call of a coup in French and enter what wins. It is not part of any exam."),
    levels=(_("What wins"), _("What wins, and both totals")),
    texts={
        f"{NAME}.ask": _("Listen to the call. What wins?"),
        f"{NAME}.ask-all": _("Listen to the call. What do the rows total, and what wins?"),
        f"{NAME}.row": _("Rouge or noir"),
        f"{NAME}.colour": _("Couleur or inverse"),
        **{f"{NAME}.{chance}": name for chance, name in IN_SENTENCES.items()},
        f"{NAME}.tie": _("neither, the rows tie"),
        f"{NAME}.apres": _("neither, it is 31 après"),
        f"{NAME}.neither": pgettext_lazy("couleur or inverse", "neither"),
        # Translators: {call} is the whole call of a coup, in French.
        f"{NAME}.called": _("The call was: {call}"),
    },
)
def generator(luck: Chance, level: int, _rules: Ruleset) -> Item:
    coup = coup_ending(luck, luck.pick((Winner.NOIR, Winner.ROUGE, *Winner)))
    parts = _winning(coup) if level == 1 else (*_totals(coup), *_winning(coup))
    said = Phrase(f"{NAME}.called", {"call": coup.call})
    worked = tuple(replace(part, worked=(Step(said, part.expected),)) for part in parts)
    return Item(Phrase(f"{NAME}.ask" if level == 1 else f"{NAME}.ask-all"), worked, heard_scene(coup.call), token(coup))
