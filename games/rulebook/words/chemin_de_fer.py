"""What chemin de fer's pages call things; the calls of the table stay French."""

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from games.baccarat.chemin_de_fer.calls import Act
from games.baccarat.chemin_de_fer.coup import Result
from games.baccarat.chemin_de_fer.play import Hammer
from games.baccarat.chemin_de_fer.table import Phase
from games.baccarat.chemin_de_fer.tableau import Move

MOVES: dict[str, Promise] = {
    Move.DRAW: pgettext_lazy("chemin de fer", "Draw"),
    Move.STAND: pgettext_lazy("chemin de fer", "Stand"),
    Move.FREE: pgettext_lazy("chemin de fer", "Free"),
}
# How a table of many cells shows them; whoever cannot see them hears the words.
SIGNS = {Move.DRAW: "●", Move.STAND: "–", Move.FREE: "○"}
RESULTS: dict[str, Promise] = {
    Result.WIN: _("The bank wins"),
    Result.LOSE: _("The punters win"),
    Result.TIE: _("Equal scores"),
}
LINES: dict[str, Promise] = {
    "win": pgettext_lazy("stake", "Wins"),
    "lose": pgettext_lazy("stake", "Loses"),
    "void": pgettext_lazy("stake", "Void, given back"),
    "withdrawn": pgettext_lazy("stake", "Displaced, given back"),
}

# Calls as buttons and lists say them.
ACTS: dict[str, Promise] = {
    Act.BANK: pgettext_lazy("chemin de fer", "Put up a bank"),
    Act.DECLINE: pgettext_lazy("chemin de fer", "Pass"),
    Act.BANCO: pgettext_lazy("chemin de fer", "Banco"),
    Act.SUIVI: pgettext_lazy("chemin de fer", "Banco suivi"),
    Act.TABLE: pgettext_lazy("chemin de fer", "Banco avec la table"),
    Act.STAKE: pgettext_lazy("chemin de fer", "Single stake"),
    Act.LINE: pgettext_lazy("chemin de fer", "Stake across the line"),
    Act.RULES: pgettext_lazy("chemin de fer", "Ask for the rule table"),
    Act.RETIRE: pgettext_lazy("chemin de fer", "Retire"),
    Act.HAUTEUR: pgettext_lazy("chemin de fer", "Take the bank à hauteur"),
    Act.BID: pgettext_lazy("chemin de fer", "Bid"),
}

# The same as told afterwards.
CALLED: dict[str, Promise] = {
    Act.BANK: _("{who} puts up a bank of {amount}."),
    Act.DECLINE: _("{who} passes."),
    Act.BANCO: _("{who} calls banco."),
    Act.SUIVI: _("{who} calls banco suivi."),
    Act.TABLE: _("{who} calls banco avec la table."),
    Act.STAKE: _("{who} bets {amount}."),
    Act.LINE: _("{who} bets {amount} across the line."),
    Act.RULES: _("{who} asks for the rule table."),
    Act.RETIRE: _("{who} retires."),
    Act.HAUTEUR: _("{who} takes the bank à hauteur."),
    Act.BID: _("{who} bids {amount}."),
}
HAMMERS: dict[str, Promise] = {
    Hammer.AUCTION: _("The croupier puts the bank up for auction."),
    Hammer.SOLD: _("The auction is over."),
}
PHASES: dict[str, Promise] = {
    Phase.OPENING: _("{who} may put up a bank or pass."),
    Phase.OFFERS: _("{who} has the bank; it stands at {amount}."),
    Phase.HAUTEUR: _("The bank of {amount} is offered à hauteur to {who}."),
    Phase.STANDING: _("The bank of {amount} goes to the standing player who calls first."),
    Phase.AUCTION: _("The bank is up for auction."),
}
SIDES: dict[str, Promise] = {
    "punter": pgettext_lazy("chemin de fer", "Punter"),
    "bank": pgettext_lazy("chemin de fer", "Bank"),
}
