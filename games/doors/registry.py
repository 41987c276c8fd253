"""Every verb of every game, and the one way to ask it."""

from typing import Any

from pydantic import ValidationError

from games.core.problems import Problem, Refused
from games.doors import clauses
from games.doors.blackjack.verbs import VERBS as BLACKJACK
from games.doors.caribbean_stud.verbs import VERBS as CARIBBEAN_STUD
from games.doors.chemin_de_fer.verbs import VERBS as CHEMIN_DE_FER
from games.doors.errors import from_pydantic
from games.doors.punto_banco.verbs import VERBS as PUNTO_BANCO
from games.doors.roulette.verbs import VERBS as ROULETTE
from games.doors.texas_holdem.verbs import VERBS as TEXAS_HOLDEM
from games.doors.trente_quarante.verbs import VERBS as TRENTE_QUARANTE
from games.doors.vocabulary import Verb

_DECIDED = (
    *ROULETTE,
    *TRENTE_QUARANTE,
    *BLACKJACK,
    *PUNTO_BANCO,
    *CHEMIN_DE_FER,
    *CARIBBEAN_STUD,
    *TEXAS_HOLDEM,
)
# Every game has clauses, each with its sources.
_EVERY = (*_DECIDED, *(clauses.verb(game) for game in dict.fromkeys(verb.game for verb in _DECIDED)))
VERBS: dict[tuple[str, str], Verb] = {(verb.game, verb.name): verb for verb in _EVERY}
GAMES = frozenset(game for game, _ in VERBS)


def find(game: str, verb: str) -> Verb:
    """The verb of that name. Raises Refused."""
    if game not in GAMES:
        raise Refused(Problem("unknown_game", "game", {"game": game[:40]}))
    if (game, verb) not in VERBS:
        raise Refused(Problem("unknown_verb", "verb", {"game": game, "verb": verb[:40]}))
    return VERBS[game, verb]


def answer(game: str, verb: str, request: object) -> Any:
    """What the engine says to a request that JSON has become. Raises Refused for anything that is wrong in it."""
    asked = find(game, verb)
    try:
        body = asked.request.model_validate(request)
    except ValidationError as error:
        raise Refused(*(from_pydantic(dict(one)) for one in error.errors(include_url=False))) from None
    return asked.run(body)
