"""A whole round: the boxes, the dealer, every decision, and what becomes of the stakes."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from django.utils.functional import Promise
from django.utils.translation import gettext, pgettext
from django.utils.translation import gettext_lazy as _

from games.blackjack.clauses import Clause
from games.blackjack.hands import hand_total, is_blackjack, value
from games.blackjack.legality import stands_by
from games.blackjack.parameters import EvenMoney, Insurance
from games.blackjack.rulesets import Ruleset
from games.blackjack.settlement import Settlement, settle
from games.blackjack.table import Round
from games.core.cards import Card
from games.core.problems import Problem, Refused
from games.web.blackjack.calculators import fields
from games.web.blackjack.calculators.rows import rows
from games.web.blackjack.figures import round_shown
from games.web.blackjack.words import place, total
from games.web.kit.cards.picker import Picker, Start
from games.web.kit.cards.shown import Step
from games.web.kit.form import Form
from games.web.kit.formats import signed
from games.web.kit.game import Table, Tool
from games.web.kit.messages import sentence


def answer(table: Table[Ruleset], form: Form) -> dict[str, Any]:
    rules = table.rules
    fields.split(form)
    picker = Picker(
        form,
        fields.hands(),
        decks=rules.decks,
        suits=False,
        deal=lambda rng: fields.dealt(rng, rules),
        given=_example(form, rules),
        leads=fields.leads(form),
    )
    played, places = fields.read(form, picker, rules)
    said: dict[str, Any] = {
        "picker": picker,
        "along": rules.bettors > 1,
        "insures": rules.insurance is not Insurance.NONE,
        "evens": rules.even_money is not EvenMoney.NONE,
    }
    if not picker.complete or form.errors:
        return said | {"rows": list(rows(form, picker, rules))}
    try:
        settled = settle(rules, played)
    except Refused as refused:
        wrong = [problem for problem in refused.problems if not _is_to_come(problem, played)]
        form.refuse_all(wrong, places, fields.BANK)
        waiting = [] if wrong else [(_label(one, places), _awaited(one, played)) for one in refused.problems]
        return said | {"rows": list(rows(form, picker, rules)), "waiting": waiting}
    said["rows"] = list(rows(form, picker, rules))
    net = gettext("Won or lost over all stakes: {amount}.").format(amount=signed(settled.total.net))
    return said | round_shown(settled) | {"steps": list(_steps(rules, settled)), "said": net, "sentence": net}


def _is_to_come(problem: Problem, played: Round) -> bool:
    """Return whether a round is not wrong but waits for more cards."""
    if problem.code in ("must_draw", "bank_must_draw"):
        return True
    hands = {
        f"boxes[{box}].hands[{place}].cards": hand
        for box, one in enumerate(played.boxes)
        for place, hand in enumerate(one.hands)
    }
    return problem.code == "double_takes_one_card" and len(hands[problem.field].cards) == 2


def _awaited(problem: Problem, played: Round) -> str:
    if problem.code == "bank_must_draw" and len(played.dealer) == 1:
        return gettext("More cards of the dealer are still to come.")
    return sentence(problem)


def _label(problem: Problem, places: Mapping[str, str]) -> str | Promise:
    """Return the name of the hand that waits."""
    name = places.get(problem.field.removesuffix(".cards"), fields.BANK)
    labels = dict(zip(fields.NAMES, fields.LABELS, strict=True))
    return labels.get(name, pgettext("blackjack hand", "Dealer"))


def _example(form: Form, rules: Ruleset) -> Start:
    """Return the fields that say the same as `play`, the round in one line, with which the rules lead here."""
    return form.example(lambda text: fields.start(Round.parse(text), rules), fields.BANK) or {}


def _steps(rules: Ruleset, settled: Settlement) -> Iterator[Step]:
    """Yield the round card by card, the boxes first."""
    played = settled.played
    for number, box in enumerate(played.boxes, 1):
        for nth, hand in enumerate(box.hands, 1):
            to = place(played, number, nth)
            for at in range(1, len(hand.cards) + 1):
                yield _hand_step(hand.cards[:at], to, split=box.was_split)
    for at in range(1, len(played.dealer) + 1):
        yield _bank_step(rules, played.dealer[:at], last=at == len(played.dealer))


def _hand_step(cards: Sequence[Card], to: str, *, split: bool) -> Step:
    """Return what a hand has with the card that has just come, and the rule that says what it counts."""
    so_far = hand_total(cards)
    if so_far.is_bust:
        return Step(cards[-1], gettext("The hand busts with {total}.").format(total=so_far.total), Clause.OVER, to)
    if is_blackjack(cards) and not split:
        return Step(cards[-1], gettext("The hand is a blackjack."), Clause.BLACKJACK, to)
    # Translators: {total} is a total in words, such as “soft 17” or “blackjack”
    said = gettext("The hand has {total}.").format(total=total(cards, split=split))
    if is_blackjack(cards):
        return Step(cards[-1], said, Clause.SPLIT_TWENTY_ONE, to)
    return Step(cards[-1], said, Clause.SOFT if 1 in map(value, cards) else Clause.CARD_VALUES, to)


def _bank_step(rules: Ruleset, cards: Sequence[Card], *, last: bool) -> Step:
    """Return what the dealer has with the card that has just come, and the rule by which the dealer goes on or
    stops."""
    so_far, dealer = hand_total(cards), pgettext("blackjack hand", "Dealer")
    if so_far.is_bust:
        said = gettext("The dealer busts with {total}.").format(total=so_far.total)
        return Step(cards[-1], said, Clause.BANK_OVER, dealer)
    if is_blackjack(cards):
        return Step(cards[-1], gettext("The dealer has a blackjack."), Clause.BLACKJACK, dealer)
    stands = last and len(cards) > 1
    # Translators: {total} is a total in words, such as “soft 17”
    said = gettext("The dealer has {total}.").format(total=total(cards))
    return Step(cards[-1], said, stands_by(rules, so_far.soft) if stands else Clause.BANK_DRAWS, dealer)


TOOL = Tool(
    slug="round",
    title=_("A round"),
    about=_(
        "Enter the cards and stakes of a round, doubles, splits and insurance included: see every payment and its rule."
    ),
    template="blackjack/calculators/_round.html",
    answer=answer,
)
