"""What chemin de fer's pages call things; the calls of the table stay French."""

from fractions import Fraction

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from games.chemin_de_fer.calls import Act
from games.chemin_de_fer.coup import Result
from games.chemin_de_fer.people import named
from games.chemin_de_fer.play import Hammer
from games.chemin_de_fer.table import Phase
from games.chemin_de_fer.tableau import Move
from games.web.kit.formats import ltr, percent_column
from games.web.kit.message_format import formatted

MOVES: dict[str, Promise] = {
    Move.DRAW: pgettext_lazy("chemin de fer", "Draw"),
    Move.STAND: pgettext_lazy("chemin de fer", "Stand"),
    Move.FREE: pgettext_lazy("chemin de fer", "Free"),
}
# How a table of many cells shows them; a reader who cannot see them hears the words.
SIGNS = {Move.DRAW: "●", Move.STAND: "–", Move.FREE: "○"}
RESULTS: dict[str, Promise] = {
    # Translators: the result of a coup, as a heading, a button or an answer to choose.
    Result.WIN: _("The bank wins"),
    Result.LOSE: _("The punters win"),
    Result.TIE: _("Equal scores"),
}
LINES: dict[str, Promise] = {
    # Translators: what has happened to a bet, in a cell beside it.
    "win": pgettext_lazy("stake", "Wins"),
    "lose": pgettext_lazy("stake", "Loses"),
    "void": pgettext_lazy("chemin de fer", "Void, returned"),
    "withdrawn": pgettext_lazy("stake", "Displaced by a banco, returned"),
}

# Calls as buttons and lists say them.
ACTS: dict[str, Promise] = {
    # Translators: what a player calls or does, on a button, in a list, and in a table of calls beside the player.
    Act.BANK: pgettext_lazy("chemin de fer", "Put up a bank"),
    Act.DECLINE: pgettext_lazy("chemin de fer", "Pass the bank"),
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

# The buttons beside a field with an amount.
SAYS: dict[str, Promise] = {
    Act.BANK: pgettext_lazy("chemin de fer", "Put up this bank"),
    Act.STAKE: pgettext_lazy("chemin de fer", "Bet this amount"),
    Act.LINE: pgettext_lazy("chemin de fer", "Bet it across the line"),
    Act.BID: pgettext_lazy("chemin de fer", "Bid this amount"),
}
# What a player is at the moment, at the seat in a small drawing.
ROLES: dict[str, Promise] = {
    "banker": pgettext_lazy("chemin de fer", "banker"),
    "hand": pgettext_lazy("chemin de fer", "punter"),
    "asked": pgettext_lazy("chemin de fer", "asked"),
}

# Sentences about somebody at the table: ICU patterns, filled by `about`. Translators may put whole sentences into the
# branches, so that article, case and verb fit.

# The calls as a page names them once they are made.
CALLED: dict[str, Promise] = {
    # Translators: the words "place", "select", "standing" and "other" stay as they are. {who} is the number of a seat,
    # or the letter of a standing player: one who does not sit, which has nothing to do with drawing cards.
    Act.BANK: _("{place, select, standing {Standing player {who}} other {Seat {who}}} puts up a bank of {amount}."),
    Act.DECLINE: _("{place, select, standing {Standing player {who}} other {Seat {who}}} passes."),
    Act.BANCO: _("{place, select, standing {Standing player {who}} other {Seat {who}}} calls banco."),
    Act.SUIVI: _("{place, select, standing {Standing player {who}} other {Seat {who}}} calls banco suivi."),
    Act.TABLE: _("{place, select, standing {Standing player {who}} other {Seat {who}}} calls banco avec la table."),
    Act.STAKE: _("{place, select, standing {Standing player {who}} other {Seat {who}}} bets {amount}."),
    Act.LINE: _("{place, select, standing {Standing player {who}} other {Seat {who}}} bets {amount} across the line."),
    Act.RULES: _("{place, select, standing {Standing player {who}} other {Seat {who}}} asks for the rule table."),
    Act.RETIRE: _("{place, select, standing {Standing player {who}} other {Seat {who}}} retires."),
    Act.HAUTEUR: _("{place, select, standing {Standing player {who}} other {Seat {who}}} takes the bank à hauteur."),
    Act.BID: _("{place, select, standing {Standing player {who}} other {Seat {who}}} bids {amount}."),
}
HAMMERS: dict[str, Promise] = {
    Hammer.AUCTION: _("The croupier puts the bank up for auction."),
    Hammer.SOLD: _("The auction is over."),
}
PHASES: dict[str, Promise] = {
    Phase.OPENING: _("{place, select, standing {Standing player {who}} other {Seat {who}}} may put up a bank or pass."),
    Phase.OFFERS: _(
        "{place, select, standing {Standing player {who}} other {Seat {who}}} has the bank; it stands at {amount}."
    ),
    # Translators: the croupier asks this player whether to take the bank for the same amount.
    Phase.HAUTEUR: _(
        "{place, select, standing {Standing player {who}} other {Seat {who}}} is offered the bank of {amount}"
        " à hauteur."
    ),
    Phase.STANDING: _("The bank of {amount} goes to the standing player who calls first."),
    Phase.AUCTION: _("The bank is up for auction."),
}
HOLDS = _("{place, select, standing {Standing player {who}} other {Seat {who}}} holds the cards.")


def about(sentence: Promise, who: str, **values: str) -> str:
    """Return one of these sentences in the reader's language. `who` is a seat or the letter of a standing player."""
    said = named(who)
    return formatted(str(sentence), {"place": said["place"], "who": ltr(str(said["who"])), **values})


SIDES: dict[str, Promise] = {
    "punter": pgettext_lazy("chemin de fer", "Punter"),
    "bank": pgettext_lazy("chemin de fer", "Bank"),
}


def signed_share(value: Fraction) -> str:
    """Write what the bank gains or loses in per cent of it, with its sign and the decimals of a column."""
    sign = "+" if value > 0 else "\u2212" if value < 0 else ""
    return ltr(f"{sign}{percent_column(abs(value))}")
