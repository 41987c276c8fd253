"""What trente et quarante calls its chances and results. In English and French the chances have their French names."""

from django.utils.functional import Promise
from django.utils.translation import pgettext_lazy

from games.trente_quarante.rows import Chance
from games.trente_quarante.stakes import ApresOption

# Translators: the chances as labels, by the name that croupiers use in your language
CHANCES: dict[str, Promise] = {
    Chance.ROUGE: pgettext_lazy("trente et quarante", "Rouge"),
    Chance.NOIR: pgettext_lazy("trente et quarante", "Noir"),
    Chance.COULEUR: pgettext_lazy("trente et quarante", "Couleur"),
    Chance.INVERSE: pgettext_lazy("trente et quarante", "Inverse"),
}
# The chances inside a sentence or a list of answers.
IN_SENTENCES: dict[str, Promise] = {
    # Translators: a chance inside a sentence, mostly after “on”
    Chance.ROUGE: pgettext_lazy("trente et quarante", "rouge"),
    # Translators: a chance inside a sentence, mostly after “on”
    Chance.NOIR: pgettext_lazy("trente et quarante", "noir"),
    # Translators: a chance inside a sentence, mostly after “on”
    Chance.COULEUR: pgettext_lazy("trente et quarante", "couleur"),
    # Translators: a chance inside a sentence, mostly after “on”
    Chance.INVERSE: pgettext_lazy("trente et quarante", "inverse"),
}
RESULTS: dict[str, Promise] = {
    "win": pgettext_lazy("stake", "Wins"),
    "lose": pgettext_lazy("stake", "Loses"),
    "void": pgettext_lazy("stake", "Neither wins nor loses"),
    "insured": pgettext_lazy("stake", "Insured, loses nothing"),
    "halved": pgettext_lazy("stake", "Halved"),
    "imprisoned": pgettext_lazy("stake", "In prison"),
    "freed": pgettext_lazy("stake", "Set free"),
    "taken_back": pgettext_lazy("stake", "Taken back"),
    "excess": pgettext_lazy("stake", "Over the maximum, returned"),
}
OPTIONS: dict[str, Promise] = {
    ApresOption.LEAVE: pgettext_lazy("at 31 après", "Leave it in prison"),
    ApresOption.DIVIDE: pgettext_lazy("at 31 après", "Divide it with the bank"),
    f"{ApresOption.MOVE}:{Chance.ROUGE}": pgettext_lazy("at 31 après", "Move it to rouge"),
    f"{ApresOption.MOVE}:{Chance.NOIR}": pgettext_lazy("at 31 après", "Move it to noir"),
    f"{ApresOption.MOVE}:{Chance.COULEUR}": pgettext_lazy("at 31 après", "Move it to couleur"),
    f"{ApresOption.MOVE}:{Chance.INVERSE}": pgettext_lazy("at 31 après", "Move it to inverse"),
}
