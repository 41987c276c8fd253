"""The engine on standard input and output: one request, or a line for each."""

import json
from collections.abc import Iterable
from typing import IO, Any

from games.core.problems import Problem, Refused
from games.web.api.errors import described
from games.web.api.reading import name_of, read_json
from games.web.api.registry import answer

_LINE_KEYS = {"id", "game", "verb", "request"}


def single(game: str, operation: str, text: bytes, out: IO[str]) -> bool:
    """Answer one request. Return False if it was refused."""
    try:
        body, accepted = answer(game, operation, read_json(text)), True
    except Refused as refused:
        body, accepted = described(refused.first), False
    out.write(json.dumps(body) + "\n")
    return accepted


def batch(lines: Iterable[bytes], out: IO[str]) -> None:
    """Answer each line as it comes, in order. A bad line does not stop the next."""
    for line in lines:
        if line.strip():
            out.write(json.dumps(_answer_line(line)) + "\n")
            out.flush()


def _answer_line(text: bytes) -> dict[str, Any]:
    try:
        asked = read_json(text)
        name = asked.get("id") if isinstance(asked, dict) else None
    except Refused as refused:
        return {"id": name_of(text), **described(refused.first)}
    try:
        return {"id": name, "response": _ask(asked)}
    except Refused as refused:
        return {"id": name, **described(refused.first)}


def _ask(asked: Any) -> Any:
    """Return the answer to one line of a batch."""
    if not isinstance(asked, dict):
        raise Refused(Problem("not_an_object"))
    for key in sorted(asked.keys() - _LINE_KEYS):
        raise Refused(Problem("unknown_key", key[:40]))
    for key in ("id", "game", "verb", "request"):
        if key not in asked:
            raise Refused(Problem("missing", key))
    for key in ("game", "verb"):
        if not isinstance(asked[key], str):
            raise Refused(Problem("not_text", key))
    return answer(asked["game"], asked["verb"], asked["request"])
