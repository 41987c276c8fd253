"""A coup from the cards as they leave the shoe: who draws, why, who wins, and what the bets win or lose."""

from collections.abc import Iterator
from random import Random
from typing import Any

from django.utils.functional import Promise
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from games.baccarat.clauses import HandClause
from games.baccarat.hands import FIRST_CARDS, score, value
from games.core.cards import Card
from games.core.money import plain_money
from games.core.problems import Problem, Refused
from games.punto_banco.bets import Bet, Hand
from games.punto_banco.coup import FIRST, MOST_USED, Coup
from games.punto_banco.play import Play
from games.punto_banco.rulesets import Ruleset
from games.punto_banco.scenarios import coup as any_coup
from games.punto_banco.settlement import settle
from games.punto_banco.stakes import Stake
from games.web.kit.cards import picker as cards
from games.web.kit.cards.picker import Picker
from games.web.kit.cards.shown import Step
from games.web.kit.form import Form, amount
from games.web.kit.formats import number
from games.web.kit.game import Table, Tool
from games.web.punto_banco.words import BETS, ENDS, RESULTS

CARDS = cards.Hand(
    "cards",
    _("The cards as they leave the shoe"),
    least=len(FIRST),
    most=MOST_USED,
    hint=_("The first is punto’s, the second banco’s, and so on in turn; then any third cards."),
)


def answer(table: Table[Ruleset], form: Form) -> dict[str, Any]:
    rules = table.rules
    picker = Picker(
        form, [CARDS], decks=rules.decks, suits=False, deal=lambda rng: _dealt(rng, rules), given=_example(form)
    )
    stakes = {bet: form.read(bet, amount, None, plain_money) for bet in Bet}
    shown: dict[str, Any] = {"picker": picker, "bets": BETS, "results": RESULTS}
    if not picker.complete or form.errors:
        return shown
    laid = [Stake(bet, cents) for bet, cents in stakes.items() if cents]
    try:
        settled = settle(rules, picker["cards"], laid)
    except Refused as refused:
        return shown | _refused(picker, laid, refused.first)
    coup = settled.coup
    return shown | {
        "settled": settled,
        "lines": [(line, line.winnings + line.returned - line.stake) for line in settled.lines],
        "hands": hands(coup),
        "end": ENDS[coup.result],
        "steps": list(steps(coup)),
        "said": ENDS[coup.result],
    }


def _dealt(rng: Random, rules: Ruleset) -> cards.Start:
    return {"cards": [dealt.card for dealt in any_coup(rng, rules).dealt]}


def _example(form: Form) -> cards.Start:
    """Return the fields that say the same as `play`, the coup in one line, with which rules and drills lead here.

    It may have more cards than a coup takes, such as those that were dealt by mistake.
    """
    play = form.example(Play.parse, CARDS.name) or Play()
    return {"cards": play.cards[:MOST_USED]} | {stake.bet: plain_money(stake.amount) for stake in play.stakes}


def _refused(picker: Picker, laid: list[Stake], problem: Problem) -> dict[str, Any]:
    """Return what the page shows of a problem: a coup that still needs a card is not wrong, others are refused."""
    if problem.code == "too_few_cards":
        return {"wanting": problem.clause}
    picker.refuse([problem], {f"bets[{place}]": stake.bet for place, stake in enumerate(laid)})
    return {}


def hands(coup: Coup) -> list[tuple[Promise, tuple[Card, ...], int]]:
    """Return each hand by its name, with its cards and its score."""
    return [(BETS[hand], coup.cards_of(hand), score(coup.cards_of(hand))) for hand in Hand]


def steps(coup: Coup) -> Iterator[Step]:
    """Yield the coup card by card: the first four, then what each hand decides on its third."""
    seen: dict[Hand, int] = dict.fromkeys(Hand, 0)
    for dealt in coup.dealt[: len(FIRST)]:
        seen[dealt.hand] += 1
        has = score(coup.cards_of(dealt.hand)[: seen[dealt.hand]])
        # Translators: a card of the deal; {points} is its value, {score} the score of the hand with it.
        said = gettext("It is worth {points}; the hand has {score}.")
        yield Step(dealt.card, _filled(said, dealt.card, has), dealt.clause, str(BETS[dealt.hand]))
    for decided in coup.decisions:
        hand = coup.cards_of(decided.hand)
        before = number(score(hand[:FIRST_CARDS]))
        to = str(BETS[decided.hand])
        if decided.draws:
            # Translators: {before} is the score before the draw, {points} the value of the card, {score} the new score.
            said = gettext("On {before} the hand draws. The card is worth {points}; the hand has {score}.")
            yield Step(hand[-1], _filled(said, hand[-1], score(hand), before), decided.clause, to)
        elif decided.clause is HandClause.NATURAL:
            yield Step(None, gettext("There is a natural, so no card is drawn."), decided.clause, to)
        else:
            yield Step(None, gettext("On {before} the hand stands.").format(before=before), decided.clause, to)


def _filled(said: str, card: Any, has: int, before: str = "") -> str:
    return said.format(points=number(value(card)), score=number(has), before=before)


TOOL = Tool(
    slug="coup",
    title=_("A coup"),
    about=_(
        "Choose the cards as they leave the shoe: see who draws and why, who wins, and what each bet wins or loses."
    ),
    template="punto_banco/calculators/_coup.html",
    answer=answer,
)
