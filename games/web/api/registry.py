"""Every operation of every game, and the one way to ask it."""

from itertools import chain
from typing import Any

from pydantic import ValidationError

from games.core.problems import Problem, Refused
from games.web import registry
from games.web.api.clauses import Clauses
from games.web.api.errors import from_pydantic
from games.web.kit.operation import Operation

_OWN = tuple(dict.fromkeys(chain.from_iterable(game.operations() for game in registry.GAMES.values())))
# Every game has clauses, each with its sources.
_EVERY = (*_OWN, *map(Clauses, dict.fromkeys(operation.game for operation in _OWN)))
OPERATIONS: dict[tuple[str, str], Operation] = {(operation.game, operation.name): operation for operation in _EVERY}
GAMES = frozenset(game for game, _ in OPERATIONS)


def find(game: str, name: str) -> Operation:
    """The operation of that name. Raises Refused."""
    if game not in GAMES:
        raise Refused(Problem("unknown_game", "game", {"game": game[:40]}))
    if (game, name) not in OPERATIONS:
        raise Refused(Problem("unknown_verb", "verb", {"game": game, "verb": name[:40]}))
    return OPERATIONS[game, name]


def answer(game: str, name: str, request: object) -> Any:
    """What the engine says to a request that JSON has become. Raises Refused for anything that is wrong in it."""
    operation = find(game, name)
    try:
        body = operation.request.model_validate(request)
    except ValidationError as error:
        raise from_pydantic(map(dict, error.errors(include_url=False))) from None
    return operation.answer(body).model_dump(mode="json")
