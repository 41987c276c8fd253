"""May this be called? Who may say what at each moment, and why not."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from games.chemin_de_fer.calls import Call
from games.chemin_de_fer.clauses import Clause
from games.chemin_de_fer.legality import clause_of
from games.chemin_de_fer.people import SEATS
from games.chemin_de_fer.rulesets import Ruleset
from games.chemin_de_fer.session import Session, take
from games.chemin_de_fer.table import Table
from games.core.money import plain_money
from games.core.problems import Refused
from training.drills.chemin_de_fer import transcript
from training.drills.kit.chance import Chance
from training.drills.kit.common import options
from training.drills.kit.items import Item, Part, PartKind, Phrase
from training.drills.kit.skill import skill

NAME = "cdf-may"
_YES = "yes"
_BESIDE = 3  # wrong reasons among which the right one stands

_TEXTS = {
    "cdf-may.ask": _(
        "Numbers are seats, letters are standing players. The minimum bank is {minimum}. Is the last line allowed now?"
    ),
    "cdf-may.may": _("Allowed?"),
    # Translators: answers to “Allowed?”, about a call at the table.
    "cdf-may.yes": pgettext_lazy("call", "yes"),
    "cdf-may.not_the_turn": pgettext_lazy("call", "no, it is somebody else’s turn"),
    "cdf-may.below_minimum": pgettext_lazy("call", "no, that is below the minimum"),
    "cdf-may.banker_does_not_punt": pgettext_lazy("call", "no, the banker does not play against the bank"),
    "cdf-may.over_the_bank": pgettext_lazy("call", "no, that is more than is open"),
    "cdf-may.bank_covered": pgettext_lazy("call", "no, a banco already covers the bank"),
    "cdf-may.banco_taken": pgettext_lazy("call", "no, another banco comes first"),
    "cdf-may.nothing_to_follow": pgettext_lazy("call", "no, this player has no right to banco suivi"),
    "cdf-may.half_not_open": pgettext_lazy("call", "no, that part of the bank is not open"),
    "cdf-may.not_the_banker": pgettext_lazy("call", "no, only the banker can retire"),
    "cdf-may.no_valid_coup": pgettext_lazy("call", "no, the bank has not had a valid coup"),
    "cdf-may.offers_lie": pgettext_lazy("call", "no, bets have already been made"),
    "cdf-may.holds_no_cards": pgettext_lazy("call", "no, this player holds no cards"),
    "cdf-may.nobody_plays": pgettext_lazy("call", "no, nobody plays against the bank"),
    "cdf-may.call_not_now": pgettext_lazy("call", "no, this is not the moment"),
    "cdf-may.just_retired": pgettext_lazy("call", "no, this player has just retired"),
    "cdf-may.bid_too_low": pgettext_lazy("call", "no, the bid is too low"),
    **transcript.texts(NAME),
}
_REASONS = [code.partition(".")[2] for code in _TEXTS if code.startswith(f"{NAME}.") and "_" in code]

# What has been said, and what is to be judged. Of seats p, q, r each sits further to the right of the first.
_FIRST = (
    "| {bank}*bank@{p}",
    "| {bank}*bank@1",
    "| {low}*bank@1",
    "pass@1 | {bank}*bank@{q}",
    "pass@1 | {bank}*bank@2",
)
_OFFERS = (
    "| banco@1",
    "| {some}*stake@{p}",
    "| {some}*line@{p}",
    "{some}*stake@{p} | {bank}*stake@{q}",
    "{some}*stake@{p} | table@{q}",
    "{most}*stake@{p} | table@{q}",
    "table@{p} | table@{q}",
    "banco@{p} | {some}*stake@{q}",
    "banco@{p} | banco@{q}",
    "banco@{q} | banco@{p}",
    "banco@{p} | banco@a",
    "banco@a | banco@{p}",
    "banco@{p} .win | suivi@{p}",
    "banco@{p} .win | suivi@{q}",
    "banco@{q} .win suivi@{q} | banco@{p}",
    "banco@{p} | rules@{q}",
    "banco@{p} | rules@1",
    "| .win",
)
_PASSING = (
    "banco@{p} .win | retire@1",
    "banco@{p} .win | retire@{p}",
    "banco@{p} .tie | retire@1",
    "banco@{p} .win {some}*stake@{q} | retire@1",
    "banco@{p} .win retire@1 | hauteur@{q}",
    "banco@{p} .win retire@1 | hauteur@2",
    "banco@{p} .win retire@1 | hauteur@a",
    "banco@{p} .win retire@1 {all} | hauteur@{q}",
    "banco@{p} .win retire@1 {all} | hauteur@a",
    "banco@{p} .win retire@1 {all} .auction | {low}*bid@{q}",
    "banco@{p} .win retire@1 {all} .auction | {bank}*bid@1",
    "banco@{p} .win retire@1 {all} .auction {bank}*bid@a | {bank}*bid@{q}",
    "banco@{p} .win retire@1 {all} .auction {bank}*bid@a | {bank}*bid@b",
    "banco@{p} .win retire@1 {all} .auction {bank}*bid@{p} | {bank}*bid@{q}",
)
_SITUATIONS = (
    (*_FIRST, *(f"{{bank}}*bank@1 {one}" for one in _OFFERS)),
    [f"{{bank}}*bank@1 {t}" for t in _PASSING],
)


@skill(
    NAME,
    engine="chemin_de_fer",
    version=2,
    title=_("May this be called?"),
    about=_("Which calls are allowed at each moment of a bank, and why the others are not."),
    levels=(_("Banks and bets"), _("Retiring, à hauteur, auction")),
    texts=_TEXTS,
)
def generator(chance: Chance, level: int, rules: Ruleset) -> Item:
    said, asked = chance.pick(_SITUATIONS[level - 1]).format(**_words(chance, rules)).split("|")
    session, step = Session.parse(said), Session.parse(asked).steps[0]
    played = session.play(rules)
    table = played[-1].table if played else session.open_table(rules)
    try:
        take(rules, table, step)
        answer, clause = _YES, _allowed(table, step)
    except Refused as refused:
        answer, clause = refused.first.code, Clause(str(refused.first.clause))
    others = chance.some([reason for reason in _REASONS if reason != answer], _BESIDE)
    offered = options(NAME, (_YES, *(reason for reason in _REASONS if reason in (answer, *others))))
    part = Part("may", PartKind.CHOICE, Phrase(f"{NAME}.may"), answer, (clause,), offered)
    whole = session.then(step)
    question = Phrase(f"{NAME}.ask", {"minimum": {"money": rules.minimum}})
    return Item(question, (part,), transcript.scene(NAME, whole.steps), str(session))


def _allowed(table: Table, step: object) -> Clause:
    return clause_of(table, step) if isinstance(step, Call) else Clause.DEAL


def _words(chance: Chance, rules: Ruleset) -> dict[str, str]:
    """Return amounts by the house's minimum, and seats; nobody but the first and second is named by a digit."""
    p, q = sorted(chance.some(SEATS[2 : rules.seats], 2)) if rules.seats > 3 else list(SEATS[1:3])
    bank = rules.minimum * 2 * chance.between(2, 12)
    return {
        "bank": plain_money(bank),
        "low": plain_money(max(1, rules.minimum // 2)),
        "some": plain_money(bank // 4),
        "most": plain_money(bank // 4 * 3),
        "p": p,
        "q": q,
        "all": " ".join(f"pass@{seat}" for seat in SEATS[1 : rules.seats]),
    }
