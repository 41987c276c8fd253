"""Every verb of every game, and the one way to ask it."""

from itertools import chain
from typing import Any

from pydantic import ValidationError

from games.core.problems import Problem, Refused
from games.web import registry
from games.web.api import clauses
from games.web.api.errors import from_pydantic
from games.web.kit.operation import Operation

_DECIDED = tuple(dict.fromkeys(chain.from_iterable(game.operations() for game in registry.GAMES.values())))
# Every game has clauses, each with its sources.
_EVERY = (*_DECIDED, *(clauses.verb(game) for game in dict.fromkeys(verb.game for verb in _DECIDED)))
OPERATIONS: dict[tuple[str, str], Operation] = {(verb.game, verb.name): verb for verb in _EVERY}
GAMES = frozenset(game for game, _ in OPERATIONS)


def find(game: str, verb: str) -> Operation:
    """The verb of that name. Raises Refused."""
    if game not in GAMES:
        raise Refused(Problem("unknown_game", "game", {"game": game[:40]}))
    if (game, verb) not in OPERATIONS:
        raise Refused(Problem("unknown_verb", "verb", {"game": game, "verb": verb[:40]}))
    return OPERATIONS[game, verb]


def answer(game: str, verb: str, request: object) -> Any:
    """What the engine says to a request that JSON has become. Raises Refused for anything that is wrong in it."""
    asked = find(game, verb)
    try:
        body = asked.request.model_validate(request)
    except ValidationError as error:
        raise Refused(*(from_pydantic(dict(one)) for one in error.errors(include_url=False))) from None
    return asked.run(body)
