"""Around the table: who posts the blinds, who acts and shows first, where the button goes."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from games.texas_holdem.betting import next_button, open_table, show_order
from games.texas_holdem.clauses import Clause
from games.texas_holdem.deal import BOARD
from games.texas_holdem.rulesets import Ruleset
from games.texas_holdem.table import Awaiting, Table
from training.drills.kit.chance import Chance
from training.drills.kit.common import Options, cards_scene, row
from training.drills.kit.items import Item, Part, PartKind, Phrase, Value
from training.drills.kit.skill import skill
from training.drills.texas_holdem.dealing import NAMES, played

NAME = "holdem-order"


def _seats(players: int) -> Options:
    return tuple((name, Phrase(f"{NAME}.seat", {"player": name})) for name in NAMES[:players])


def _around(chance: Chance, rules: Ruleset) -> Item:
    players = chance.between(rules.fewest_seats, min(rules.seats, len(NAMES)))
    button = chance.between(0, players - 1)
    table = open_table(rules, [100 * rules.big_blind] * players, button)
    posted = {seat.contributed: place for place, seat in enumerate(table.seats) if seat.contributed}
    order = Clause.TWO_PLAYERS if players == 2 else Clause.BLINDS
    asked = (
        ("small", posted[rules.small_blind], order),
        ("big", posted[rules.big_blind], Clause.BLINDS),
        ("first", table.to_act, table.turn),
        ("next", next_button(table), Clause.BUTTON_MOVES),
    )
    parts = tuple(
        Part(slug, PartKind.CHOICE, Phrase(f"{NAME}.{slug}"), NAMES[place or 0], (clause,), _seats(players))
        for slug, place, clause in asked
    )
    values: dict[str, Value] = {"players": players, "last": NAMES[players - 1], "button": NAMES[button]}
    return Item(Phrase(f"{NAME}.ask", values), parts, cards_scene())


def _shows(chance: Chance, rules: Ruleset) -> Item:
    while True:
        hand, table = played(chance, rules, chance.between(rules.fewest_seats + 1, 6), 1000)
        if table.awaiting is Awaiting.SHOWDOWN and len(table.board) == BOARD:
            break
    first = show_order(table)[0]
    players = len(table.seats)
    part = Part(
        "show",
        PartKind.CHOICE,
        Phrase(f"{NAME}.show"),
        NAMES[first],
        (Clause.SHOW_ORDER,),
        tuple(one for place, one in enumerate(_seats(players)) if place in table.playing),
    )
    head = [Phrase(f"{NAME}.{name}") for name in ("player", "river")]
    lines = [(NAMES[place], {"say": f"{NAME}.{_did(table, place)}"}) for place in range(players)]
    scene = cards_scene(row(Phrase(f"{NAME}.board"), table.board), head=head, lines=lines)
    return Item(Phrase(f"{NAME}.ask-show", {"button": NAMES[table.button]}), (part,), scene, str(hand))


def _did(table: Table, place: int) -> str:
    if table.seats[place].folded:
        return "folded"
    if table.raiser == place:
        return "raised"
    return "followed" if table.seats[place].acted else "all-in"


@skill(
    NAME,
    engine="texas_holdem",
    version=2,
    title=_("Around the table"),
    about=_("Button, blinds, the first to act and the first to show."),
    levels=(_("Before the flop"), _("At the showdown")),
    texts={
        # Translators: {last} and {button} are letters, by which the players are called.
        "holdem-order.ask": _(
            "At the table, {players, plural, one {one player sits} other {{players, spellout} players sit}} clockwise "
            "from A to {last}. {button} has the button."
        ),
        "holdem-order.small": _("Who posts the small blind?"),
        "holdem-order.big": _("Who posts the big blind?"),
        "holdem-order.first": _("Who acts first before the flop?"),
        "holdem-order.next": _("Who has the button in the next hand?"),
        "holdem-order.ask-show": _("The board is complete and {button} has the button. Who shows first?"),
        "holdem-order.show": _("The first to show"),
        "holdem-order.board": _("Board"),
        "holdem-order.player": _("Player"),
        "holdem-order.river": _("On the river"),
        "holdem-order.seat": pgettext_lazy("player", "player {player}"),
        "holdem-order.folded": pgettext_lazy("player", "has folded"),
        "holdem-order.raised": pgettext_lazy("player", "bet or raised last"),
        "holdem-order.followed": pgettext_lazy("player", "called or checked"),
        "holdem-order.all-in": pgettext_lazy("player", "was already all in"),
    },
)
def generator(chance: Chance, level: int, rules: Ruleset) -> Item:
    return _around(chance, rules) if level == 1 else _shows(chance, rules)
