"""What punto banco's calculators call things; hands keep their names in every language."""

from django.utils.functional import Promise
from django.utils.translation import pgettext_lazy

from games.baccarat.punto_banco.bets import Bet

BETS: dict[str, Promise] = {
    Bet.PUNTO: pgettext_lazy("punto banco", "Punto"),
    Bet.BANCO: pgettext_lazy("punto banco", "Banco"),
    Bet.TIE: pgettext_lazy("punto banco", "Tie"),
}
ENDS: dict[str, Promise] = {
    Bet.PUNTO: pgettext_lazy("punto banco", "Punto wins"),
    Bet.BANCO: pgettext_lazy("punto banco", "Banco wins"),
    Bet.TIE: pgettext_lazy("punto banco", "A tie"),
}
RESULTS: dict[str, Promise] = {
    "win": pgettext_lazy("stake", "Wins"),
    "lose": pgettext_lazy("stake", "Loses"),
    "push": pgettext_lazy("stake", "Given back"),
    "excess": pgettext_lazy("stake", "Over the maximum, given back"),
}
