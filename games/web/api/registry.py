"""Every operation of every game, and the one way to ask it."""

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import chain
from typing import Any

from pydantic import ValidationError

from games.core.problems import Problem, Refused
from games.web import registry
from games.web.api.clauses import Clauses
from games.web.api.errors import from_pydantic
from games.web.kit.operation import Operation


def operations() -> Iterator[Operation]:
    """Return all of them, game by game."""
    return chain.from_iterable(operations_of(family).values() for family in registry.FAMILIES)


@cache
def operations_of(family: str) -> Mapping[str, Operation]:
    """Return what a game can be asked, by name; nothing where there is no such game. Only its own API is imported."""
    own = dict.fromkeys(chain.from_iterable(game.operations() for game in registry.games_in(family)))
    # Every game has clauses, each with its sources.
    return {operation.name: operation for operation in (*own, Clauses(family))} if own else {}


def find(game: str, name: str) -> Operation:
    """Return the operation of that name. Raise Refused."""
    known = operations_of(game) if game in registry.FAMILIES else {}
    if not known:
        raise Refused(Problem("unknown_game", "game", {"game": game[:40]}))
    if name not in known:
        raise Refused(Problem("unknown_verb", "verb", {"game": game, "verb": name[:40]}))
    return known[name]


def answer(game: str, name: str, request: object) -> Any:
    """Return what the engine says to a request that JSON has become. Raise Refused for anything that is wrong in it."""
    operation = find(game, name)
    try:
        body = operation.request.model_validate(request)
    except ValidationError as error:
        raise from_pydantic(map(dict, error.errors(include_url=False))) from None
    return operation.answer(body).model_dump(mode="json")
