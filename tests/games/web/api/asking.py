"""Asks the engine by its command, and turns vectors into requests."""

import io
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

from games.web.api.command import batch, single
from games.web.api.registry import operations

ROOT = Path(__file__).parents[4]
# Nothing answers there: a command that asked the database would fail.
WITHOUT_DATABASE = {**os.environ, "DATABASE_URL": "postgres://nobody:nothing@127.0.0.1:9/nowhere"}
COMMAND = [sys.executable, str(ROOT / "manage.py"), "rules"]
OPERATIONS = {(operation.game, operation.name): operation for operation in operations()}

_LAID = re.compile(
    r"(?:held )?(?P<bet>\S+) (?P<stake>[\d.]+)(?: colour (?P<chip>[\d.]+))?(?P<unchanged> unchanged)?"
    r"(?: level (?P<level>\d))?(?: by (?P<player>\w+))?(?: (?P<choice>\S+))?"
)


def run(*arguments: str, given: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    """The command as a process of its own."""
    return subprocess.run([*COMMAND, *arguments], input=given, capture_output=True, env=WITHOUT_DATABASE, check=False)


def asked(game: str, verb: str, body: Any) -> tuple[bool, Any]:
    """One request through the command's function: whether it was accepted, and the body."""
    out = io.StringIO()
    text = body if isinstance(body, bytes) else json.dumps(body).encode()
    accepted = single(game, verb, text, out)
    return accepted, json.loads(out.getvalue())


def strictly(text: str) -> Any:
    """JSON as its standard has it: no NaN, no Infinity."""

    def refuse(word: str) -> None:
        raise AssertionError(f"{word} is not JSON")

    return json.loads(text, parse_constant=refuse)


def answered(*lines: Any) -> list[Any]:
    """The answers to the lines of a batch; a line that is not bytes is written as JSON."""
    out = io.StringIO()
    batch([line if isinstance(line, bytes) else json.dumps(line).encode() for line in lines], out)
    return [strictly(line) for line in out.getvalue().splitlines()]


def line(name: Any, verb: str, request: Any) -> dict[str, Any]:
    return {"id": name, "game": "roulette", "verb": verb, "request": request}


def settle_request(result: str, laid: str, **overrides: Any) -> dict[str, Any]:
    """The request that a vector of stakes means."""
    request: dict[str, Any] = {"rules": "venice-french", "outcome": result, "bets": []}
    for part in (part.strip() for part in laid.split(";")):
        found = _LAID.fullmatch(part)
        assert found, part
        stake = {name: value for name, value in found.groupdict().items() if value is not None}
        if "unchanged" in stake:
            stake["unchanged"] = True
        if "level" in stake:
            stake["level"] = int(stake["level"])
        request.setdefault("held" if part.startswith("held ") else "bets", []).append(stake)
    return {**request, **({"overrides": overrides} if overrides else {})}
