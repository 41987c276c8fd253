"""Bad input, reported as `{"error": {"code", "field", "message"}}` over HTTP and on the command line alike."""

from collections import ChainMap
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from typing_extensions import TypedDict

from games.core.messages import N_
from games.core.problems import Problem, Refused
from games.web.kit.message_format import formatted
from games.web.kit.operation import UNKNOWN
from games.web.kit.refusals import SENTENCES

MESSAGES = ChainMap(
    {
        "not_json": N_("This is not JSON."),
        "repeated_key": N_("The same key is given twice."),
        "unknown_game": N_("There is no game called {game}."),
        "unknown_verb": N_("The game {game} has no verb {verb}."),
        "unknown_key": N_("This key is unknown."),
        "missing": N_("This is missing."),
        "not_an_object": N_("An object is expected here."),
        "not_a_list": N_("A list is expected here."),
        "not_text": N_("Text in quotation marks is expected here."),
        "not_a_whole_number": N_("A whole number is expected here."),
        "not_one_of": N_("This is not one of the allowed words."),
        "out_of_range": N_("This number is too small or too large."),
        "too_long": N_("This text is too long."),
        "too_many": N_("This list is too long."),
        "bad_value": N_("This value cannot be read."),
        "asked_too_often": N_("You sent too many requests within a minute. Try again in a minute."),
        "busy": N_("This takes a few seconds to calculate and is not ready yet. Try again in a moment."),
    },
    SENTENCES,
)

# How pydantic names what it finds.
_CODES = {
    "extra_forbidden": "unknown_key",
    "missing": "missing",
    "model_type": "not_an_object",
    "model_attributes_type": "not_an_object",
    "dict_type": "not_an_object",
    "list_type": "not_a_list",
    "string_type": "not_text",
    "int_type": "not_a_whole_number",
    "enum": "not_one_of",
    "greater_than_equal": "out_of_range",
    "less_than_equal": "out_of_range",
    "string_too_long": "too_long",
    "too_long": "too_many",
    "json_invalid": "not_json",
}


class Error(TypedDict):
    """What is wrong: a permanent code, the path of the value, and a sentence."""

    code: str
    field: str
    message: str


class ErrorBody(TypedDict):
    error: Error


def described(problem: Problem, translate: Callable[[str], str] = str) -> ErrorBody:
    """Return a problem in words, in English unless a translation is given."""
    message = formatted(translate(MESSAGES[problem.code]), problem.values)
    return {"error": {"code": problem.code, "field": problem.field, "message": message}}


def from_pydantic(errors: Iterable[Mapping[str, Any]], outside: int = 0) -> Refused:
    """Return the refusal behind validation errors; what is malformed comes before what the engine does not know.

    `outside` is how many leading parts of their places to leave out.
    """
    return Refused(*(_problem(error, outside) for error in sorted(errors, key=lambda error: error["msg"] == UNKNOWN)))


def _problem(error: Mapping[str, Any], outside: int) -> Problem:
    kind = error["type"]
    code = kind if kind in MESSAGES and kind not in _CODES else _CODES.get(kind, "bad_value")
    return Problem(code, path(error["loc"][outside:]), error.get("ctx") or {})


def path(parts: Sequence[str | int]) -> str:
    """`("bets", 2, "stake")` is written `bets[2].stake`."""
    said = "".join(f"[{part}]" if isinstance(part, int) else f".{part[:40]}" for part in parts)
    return said.removeprefix(".")
