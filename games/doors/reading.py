"""Reads JSON as its standard has it: no key told twice, no NaN, no number without end."""

import json
import math
from typing import Any

from games.core.problems import Problem, Refused


def read_json(text: bytes) -> Any:
    """What JSON says. Raises Refused."""
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
