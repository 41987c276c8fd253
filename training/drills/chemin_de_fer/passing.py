"""Who has the bank next: after a loss, and when it is offered, taken or bought."""

from django.utils.translation import gettext_lazy as _

from games.chemin_de_fer.clauses import Clause
from games.chemin_de_fer.people import SEATS
from games.chemin_de_fer.rulesets import Ruleset
from games.chemin_de_fer.session import Session
from games.core.money import plain_money
from training.drills.chemin_de_fer import transcript
from training.drills.kit.chance import Chance
from training.drills.kit.items import Item, Part, PartKind, Phrase
from training.drills.kit.skill import skill

NAME = "cdf-passing"

# What is said at a table whose seats are `first`, `second` and so on; p and q are others of them. Then the rules on
# which the answer rests besides those of the last step.
_WON = "{bank}*bank@{first} banco@{p} .win retire@{first}"
_ROUND = (
    ("", (Clause.FIRST_BANK,)),
    ("pass@{first}", (Clause.GOES_ROUND,)),
    ("pass@{first} pass@{second}", ()),
    ("{bank}*bank@{first} banco@{p} .lose", (Clause.GOES_ROUND,)),
    ("{bank}*bank@{first} banco@{p} .tie", ()),
    ("{bank}*bank@{first} banco@{p} .win", ()),
)
_TAKEN = (
    (_WON, ()),
    (f"{_WON} pass@{{second}}", ()),
    (f"{_WON} hauteur@{{second}} banco@{{first}} .lose", (Clause.BOUGHT,)),
    (f"{_WON} {{all}} hauteur@a", ()),
    (f"{_WON} {{all}} hauteur@a banco@{{p}} .lose", (Clause.BOUGHT,)),
    (f"{_WON} {{all}} .auction .sold", ()),
    (f"{_WON} {{all}} .auction {{bank}}*bid@{{p}} .sold", (Clause.AUCTION,)),
    (f"{_WON} {{all}} .auction {{bank}}*bid@a {{bank}}*bid@{{p}} .sold", (Clause.EQUAL_BIDS,)),
    (f"{_WON} {{all}} .auction {{bank}}*bid@{{p}} {{more}}*bid@a .sold", (Clause.AUCTION,)),
)
_SITUATIONS = (_ROUND, _TAKEN)


@skill(
    NAME,
    engine="chemin_de_fer",
    version=1,
    title=_("Where the bank goes"),
    about=_("Who has the bank after a loss, and who is offered it when a banker retires."),
    levels=(_("Round the table"), _("After a banker has retired")),
    texts={
        "cdf-passing.ask": _("These seats are taken: {seats}. Who has the bank now, or who is offered it?"),
        "cdf-passing.who": _("The bank"),
        **transcript.texts(NAME),
    },
)
def generator(chance: Chance, level: int, rules: Ruleset) -> Item:
    seats = sorted(chance.some(SEATS[: rules.seats], chance.between(rules.fewest_players, rules.seats)))
    said, also = chance.pick(_SITUATIONS[level - 1])
    session = Session.parse(f"seats:{''.join(seats)} {said.format(**_words(chance, rules, seats))}")
    played = session.play(rules)
    table, because = (played[-1].table, played[-1].because) if played else (session.open_table(rules), ())
    clauses = tuple(dict.fromkeys((*because, *also)))
    offered = transcript.people(NAME, seats)
    part = Part("who", PartKind.CHOICE, Phrase(f"{NAME}.who"), table.turn, clauses, offered)
    question = Phrase(f"{NAME}.ask", {"seats": " ".join(seats)})
    return Item(question, (part,), transcript.scene(NAME, session.steps), str(session))


def _words(chance: Chance, rules: Ruleset, seats: list[str]) -> dict[str, str]:
    bank = rules.minimum * chance.between(2, 20)
    return {
        "bank": plain_money(bank),
        "more": plain_money(bank + rules.minimum),
        "first": seats[0],
        "second": seats[1],
        "p": chance.pick(seats[1:]),
        "all": " ".join(f"pass@{seat}" for seat in seats[1:]),
    }
