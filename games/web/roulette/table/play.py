"""What a visitor may do at the table: each action turns the game as it stands into the next one.

The rules stay with the engine; what it refuses is said at the field of the form: `stake`, `bet`, `beside`, `number`,
`choice`, `player`, `worth` or `play`.
"""

from collections.abc import Callable
from dataclasses import replace

from games.core.problems import Problem, Refused, check
from games.roulette.called import CalledBet
from games.roulette.clauses import Clause
from games.roulette.masses import over_maximum, problems
from games.roulette.rulesets import Ruleset
from games.roulette.session import Session
from games.roulette.stakes import Choice, Stake, parse_spot
from games.roulette.wheel import POCKET_NAMES
from games.web.kit.amounts import typed_cents
from games.web.roulette.table import reading
from games.web.roulette.table.offers import again, asked_at_zero
from games.web.roulette.table.reading import Asked
from games.web.roulette.table.shortfalls import at_once

# The fields of the form, where the engine has another word for what is asked there.
_FIELDS = {"chip": "worth"}


def act(rules: Ruleset, session: Session, asked: Asked) -> Session | None:
    """Return the game after the action that is asked for, None if none is. Raise Refused, each problem at its field."""
    name = next((name for name in ACTIONS if name in asked), None)
    if name is None:
        return None
    game = ACTIONS[name](rules, session, asked)
    # What is left of a mass may be too little.
    check([replace(problem, field="stake") for problem in at_once(rules, game.stakes)])
    return reading.playable(rules, str(game))


def _lay(rules: Ruleset, session: Session, asked: Asked) -> Session:
    bet, who = parse_spot(_key(asked)), reading.player(session, asked)
    unchanged = "unchanged" in asked and "values" in rules.colour_terms
    amount = reading.amount(asked, None if unchanged else session.colours.get(who))
    beside = isinstance(bet, CalledBet) and "beside" in asked
    return _laid(rules, session, Stake(bet, amount, who, beside=beside, unchanged=unchanged))


def _key(asked: Asked) -> str:
    """Return the bet that is asked for: a list names its field, and neighbours take their reach from beside the
    racetrack."""
    key = asked["lay"]
    if key in ("spot", "called"):
        key = asked.get(key, "")
    if key.startswith("neighbours:") and key.count(":") == 1:
        key += f":{asked.get('reach', '')}"
    return key[:40]


def _laid(rules: Ruleset, session: Session, *stakes: Stake) -> Session:
    """Return the game with more stakes. What the table would refuse or give back is refused here."""
    for stake in stakes:
        session = session.lay(stake)
        path = f"bets[{len(session.stakes) - 1}]."
        found = [*at_once(rules, session.stakes), *over_maximum(rules, session.stakes)]
        fields = [(problem, problem.field.removeprefix(path)) for problem in found if problem.field.startswith(path)]
        check([replace(problem, field=_FIELDS.get(field, field)) for problem, field in fields])
    return session


def _take(_rules: Ruleset, session: Session, asked: Asked) -> Session:
    index = asked["take"]
    return session.take_back(int(index)) if index.isascii() and index.isdigit() and len(index) < 4 else session


def _spin(rules: Ruleset, session: Session, asked: Asked) -> Session:
    number = asked["spin"]
    pocket = POCKET_NAMES.get(number)
    if pocket not in rules.wheel.pockets:
        raise Refused(Problem("unknown_outcome", "number", {"outcome": number[:10]}))
    # Stakes in colour may have grown to enough by now, or not.
    check([replace(problem, field="number") for problem in problems(rules, session.stakes)])
    return session.spin(pocket)


def _choose(rules: Ruleset, session: Session, asked: Asked) -> Session:
    name, _, text = asked["wish"].rpartition("|")
    for offer in asked_at_zero(rules, session, session.play(rules)):
        if offer.name == name:
            choice = Choice.parse(text)
            if choice not in offer.options:
                values = {"choice": str(choice), "bet": offer.bet.key}
                raise Refused(Problem("choice_not_offered", "choice", values, Clause.ZERO_CHOICE))
            return session.choose(offer.player, offer.bet.key, offer.level, choice)
    raise Refused(Problem("unknown_choice", "choice", {"choice": asked["wish"][:40]}, Clause.ZERO_CHOICE))


def _again(rules: Ruleset, session: Session, asked: Asked) -> Session:
    for offer in again(session):
        if offer.name == asked["again"]:
            return _laid(rules, session, *offer.stakes)
    raise Refused(Problem("unknown_called_bet", "bet", {"bet": asked["again"][:40]}, Clause.LEGAL_SPOT))


def _repeat(rules: Ruleset, session: Session, _asked: Asked) -> Session:
    """Lay the stakes of the last spin again; before the first spin there are none."""
    return _laid(rules, session, *session.spins[-1].stakes) if session.spins else session


def _colour(rules: Ruleset, session: Session, asked: Asked) -> Session:
    """Give a player colour chips of some worth, or value chips again."""
    who = reading.player(session, asked)
    if asked["colour"] != "colour":
        return session.in_colour(who, None)
    worth = typed_cents(asked.get("worth", ""), "worth")
    if not worth:
        raise Refused(Problem("amount_not_positive", "worth", {}, Clause.COLOUR_VALUE))
    game = session.in_colour(who, worth)
    check([replace(problem, field="worth") for problem in reading.colours_taken(rules, game)])
    return game


def _undo(_rules: Ruleset, session: Session, _asked: Asked) -> Session:
    """Return one step back; where nothing has been laid there are only colours to give back."""
    return session.undo() if session.stakes or session.spins else Session()


ACTIONS: dict[str, Callable[[Ruleset, Session, Asked], Session]] = {
    "lay": _lay,
    "take": _take,
    "spin": _spin,
    "wish": _choose,
    "again": _again,
    "repeat": _repeat,
    "colour": _colour,
    "undo": _undo,
    "clear": lambda _rules, session, _asked: replace(session, stakes=()),
}
