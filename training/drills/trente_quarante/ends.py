"""How a coup of trente et quarante can end, by what is called of it: six cases that drills ask one by one."""

from django.utils.translation import pgettext_lazy

from games.trente_quarante.rows import Coup, Winner
from training.drills.kit.chance import Chance as Luck
from training.drills.trente_quarante.coups import coup_ending

# By end who wins, and whether couleur does.
_DECIDED = {
    "rouge-couleur": (Winner.ROUGE, True),
    "rouge-inverse": (Winner.ROUGE, False),
    "noir-couleur": (Winner.NOIR, True),
    "noir-inverse": (Winner.NOIR, False),
}
_EQUAL = {"tie": Winner.TIE, "apres": Winner.APRES}
DECIDED = tuple(_DECIDED)
ENDS = (*_DECIDED, *_EQUAL)

TEXTS = {
    "tq-end.rouge-couleur": pgettext_lazy("end of a coup", "rouge and couleur win"),
    "tq-end.rouge-inverse": pgettext_lazy("end of a coup", "rouge and inverse win"),
    "tq-end.noir-couleur": pgettext_lazy("end of a coup", "noir and couleur win"),
    "tq-end.noir-inverse": pgettext_lazy("end of a coup", "noir and inverse win"),
    "tq-end.tie": pgettext_lazy("end of a coup", "the rows tie"),
    "tq-end.apres": pgettext_lazy("end of a coup", "31 après"),
}


def coup_of_end(luck: Luck, end: str) -> Coup:
    """Return a coup that ends so."""
    if end in _EQUAL:
        return coup_ending(luck, _EQUAL[end])
    winner, couleur_wins = _DECIDED[end]
    while True:
        coup = coup_ending(luck, winner)
        if coup.couleur_wins == couleur_wins:
            return coup
