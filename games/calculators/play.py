"""What a visitor may do at the table: each action turns the game as it stands into the next one.

The rules stay with the engine; here requests are read, and what it refuses is said at the field of the form:
`stake`, `bet`, `number`, `choice` or `play`.
"""

from bisect import bisect_left
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from urllib.parse import quote

from games.calculators.offers import again, asked_at_zero
from games.core.money import parse_money
from games.core.problems import Problem, Refused, check
from games.roulette.clauses import Clause
from games.roulette.masses import over_maximum, problems
from games.roulette.rulesets import Ruleset
from games.roulette.session import MOST_TOKENS, Session
from games.roulette.stakes import Choice, Stake, parse_spot
from games.roulette.wheel import POCKETS

LONGEST = 3600  # characters of a game in an address: servers take a request line of about 4,000

Asked = Mapping[str, str]


def read(rules: Ruleset, text: str) -> tuple[Session, Problem | None]:
    """The game that an address describes. If it describes none: as much of it as can be played, and what is wrong."""
    try:
        return _playable(rules, text), None
    except Refused as refused:
        words = text[: LONGEST + 1].split()[:MOST_TOKENS]
        kept = bisect_left(range(len(words)), True, key=lambda n: not _is_playable(rules, words[: n + 1]))
        return _playable(rules, " ".join(words[:kept])), replace(refused.first, field="play")


def _playable(rules: Ruleset, text: str) -> Session:
    if len(quote(text, safe="*")) > LONGEST:
        raise Refused(Problem("too_much", "play"))
    session = Session.parse(text)
    session.play(rules)
    check(problems(rules, session.stakes))
    return session


def _is_playable(rules: Ruleset, words: Sequence[str]) -> bool:
    try:
        _playable(rules, " ".join(words))
    except Refused:
        return False
    return True


def act(rules: Ruleset, session: Session, asked: Asked) -> Session | None:
    """The game after the action that is asked for, None if none is. Raises Refused, each problem at its field."""
    name = next((name for name in ACTIONS if name in asked), None)
    if name is None:
        return None
    game = ACTIONS[name](rules, session, asked)
    # What is left of a mass may be too little.
    check([replace(problem, field="stake") for problem in problems(rules, game.stakes)])
    return _playable(rules, str(game))


def amount(asked: Asked) -> int:
    """The stake that is asked for, in cents: what is typed comes before the chip that is chosen."""
    text = (asked.get("other", "").strip() or asked.get("stake", "").strip()).replace(",", ".")
    try:
        return parse_money(text)
    except ValueError:
        raise Refused(Problem("not_an_amount", "stake", {}, Clause.STAKE)) from None


def _lay(rules: Ruleset, session: Session, asked: Asked) -> Session:
    return _laid(rules, session, Stake(parse_spot(_key(asked)), amount(asked)))


def _key(asked: Asked) -> str:
    """The bet that is asked for: a list names its field, and neighbours take their reach from beside the racetrack."""
    key = asked["lay"]
    if key in ("spot", "called"):
        key = asked.get(key, "")
    if key.startswith("neighbours:") and key.count(":") == 1:
        key += f":{asked.get('reach', '')}"
    return key[:40]


def _laid(rules: Ruleset, session: Session, *stakes: Stake) -> Session:
    """The game with more stakes. What the table would refuse or give back is refused here."""
    for stake in stakes:
        session = session.lay(stake)
        path = f"bets[{len(session.stakes) - 1}]."
        found = [*problems(rules, session.stakes), *over_maximum(rules, session.stakes)]
        check([replace(p, field=p.field.removeprefix(path)) for p in found if p.field.startswith(path)])
    return session


def _take(_rules: Ruleset, session: Session, asked: Asked) -> Session:
    index = asked["take"]
    return session.take_back(int(index)) if index.isascii() and index.isdigit() and len(index) < 4 else session


def _spin(_rules: Ruleset, session: Session, asked: Asked) -> Session:
    number = asked["spin"]
    if number not in map(str, POCKETS):
        raise Refused(Problem("unknown_outcome", "number", {"outcome": number[:10]}))
    return session.spin(int(number))


def _wish(rules: Ruleset, session: Session, asked: Asked) -> Session:
    key, _, rest = asked["wish"].partition("|")
    level, _, choice = rest.partition("|")
    for offer in asked_at_zero(rules, session, session.play(rules)):
        if (offer.bet.key, str(offer.level)) == (key, level):
            return session.wishing(offer.player, key, offer.level, Choice.parse(choice))
    raise Refused(Problem("unknown_choice", "choice", {"choice": asked["wish"][:40]}, Clause.ZERO_CHOICE))


def _again(rules: Ruleset, session: Session, asked: Asked) -> Session:
    key, _, how = asked["again"].partition("|")
    for offer in again(session):
        if (offer.stake.bet.key, offer.how) == (key, how):
            return _laid(rules, session, *offer.stakes)
    raise Refused(Problem("unknown_called_bet", "bet", {"bet": key[:40]}, Clause.LEGAL_SPOT))


def _repeat(rules: Ruleset, session: Session, _asked: Asked) -> Session:
    """The stakes of the last spin lie again; before the first spin there are none."""
    return _laid(rules, session, *session.spins[-1].stakes) if session.spins else session


ACTIONS: dict[str, Callable[[Ruleset, Session, Asked], Session]] = {
    "lay": _lay,
    "take": _take,
    "spin": _spin,
    "wish": _wish,
    "again": _again,
    "repeat": _repeat,
    "undo": lambda _rules, session, _asked: session.undo(),
    "clear": lambda _rules, session, _asked: replace(session, stakes=()),
}
