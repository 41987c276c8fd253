"""Read JSON strictly: no repeated key, no NaN, no number without end."""

import json
import math
from typing import Any

from games.core.problems import Problem, Refused


def read_json(text: bytes) -> Any:
    """Return what JSON says. Raise Refused."""
    try:
        return json.loads(text, object_pairs_hook=_object, parse_constant=_finite, parse_float=_finite)
    except (ValueError, RecursionError):
        raise Refused(Problem("not_json")) from None


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    made = dict(pairs)
    if len(made) != len(pairs):
        raise Refused(Problem("repeated_key"))
    return made


def _finite(word: str) -> float:
    value = float(word)
    if not math.isfinite(value):
        raise ValueError(word)
    return value


def name_of(text: bytes) -> Any:
    """Return the `id` of a line, even where the rest of it is not strict JSON; None where it cannot be read."""
    try:
        said = json.loads(text, parse_constant=_nothing, parse_int=_short)
    except (ValueError, RecursionError):
        return None
    name = said.get("id") if isinstance(said, dict) else None
    return None if isinstance(name, float) and not math.isfinite(name) else name


def _nothing(_word: str) -> None:
    return None


def _short(digits: str) -> int | None:
    """Return a whole number; None for one that is too long to be an id."""
    return int(digits) if len(digits) < 20 else None
