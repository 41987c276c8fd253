"""What a request asks: the game as far as it has come, the player, the bet, the amount.

What cannot be read is refused at the field of the form.
"""

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from dataclasses import replace
from urllib.parse import quote

from games.core.money import parse_money
from games.core.problems import Problem, Refused, check
from games.roulette import colours
from games.roulette.clauses import Clause
from games.roulette.rulesets import Ruleset
from games.roulette.session import MOST_TOKENS, Session
from games.roulette.stakes import Stake
from games.web.kit.amounts import typed_cents
from games.web.roulette.table.players import BY_NUMBER, last_player
from games.web.roulette.table.shortfalls import at_once

LONGEST = 3600  # characters of a game in an address: servers take a request line of about 4,000
CHIPS = "x"  # before a number: so many colour chips
_ONE = parse_money("1")  # a number of chips is read as an amount is

Asked = Mapping[str, str]


def read(rules: Ruleset, text: str) -> tuple[Session, Problem | None]:
    """Return the game that an address describes. If it describes none: as much of it as can be played, and what is
    wrong."""
    try:
        return playable(rules, text), None
    except Refused as refused:
        words = text[: LONGEST + 1].split()[:MOST_TOKENS]
        kept = bisect_left(range(len(words)), True, key=lambda n: not _is_playable(rules, words[: n + 1]))
        return playable(rules, " ".join(words[:kept])), replace(refused.first, field="play")


def playable(rules: Ruleset, text: str) -> Session:
    """Return the game that a text describes. Raise Refused where it cannot have come to that at this table."""
    if len(quote(text, safe="*")) > LONGEST:
        raise Refused(Problem("too_much", "play"))
    session = Session.parse(text)
    session.play(rules)
    check([*at_once(rules, session.stakes), *colours_taken(rules, session)])
    return session


def _is_playable(rules: Ruleset, words: Sequence[str]) -> bool:
    try:
        playable(rules, " ".join(words))
    except Refused:
        return False
    return True


def colours_taken(rules: Ruleset, session: Session) -> list[Problem]:
    """Return what the engine would say to one more chip of each colour, since a colour may be taken before a chip
    lies."""
    spot = next(iter(rules.positions.values()))
    more = [Stake(spot, worth, who, colour=worth) for who, worth in session.colours.items()]
    found = colours.problems(rules, [*session.stakes, *more])
    return [problem for problem in found if problem.field.endswith((".chip", ".player"))]


def player(session: Session, asked: Asked) -> str | None:
    """Return who lays: as chosen, or who has laid last. None is the first player."""
    number = asked.get("player")
    if number is None:
        return last_player(session)
    if number not in BY_NUMBER:
        raise Refused(Problem("bad_notation", "player", {"part": number[:40]}))
    return BY_NUMBER[number].key


def amount(asked: Asked, worth: int | None = None) -> int:
    """Return the stake that is asked for, in cents: what is typed comes before the chip that is chosen.

    Who plays in colour types a number of chips; `worth` is what one of them is worth in cents. A chip that is chosen
    says itself whether it is of colour.
    """
    typed, chosen = asked.get("other", "").strip(), asked.get("stake", "").strip()
    text = typed or chosen.removeprefix(CHIPS)
    in_chips = worth is not None if typed else chosen.startswith(CHIPS)
    found = typed_cents(text, "stake")
    if not in_chips:
        return found
    if worth is None:  # chips of one player, chosen for another who has none
        raise Refused(Problem("not_an_amount", "stake", {}, Clause.STAKE))
    chips, rest = divmod(found, _ONE)
    if rest:
        raise Refused(Problem("not_whole_chips", "stake", {}, Clause.COLOUR_VALUE))
    return chips * worth
