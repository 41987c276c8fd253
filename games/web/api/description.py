"""What the operations of a game ask and answer, read from their models, for the pages that describe the API."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

from games.core.costly import Busy, made_up_by_visitor
from games.web import registry
from games.web.api.registry import operations_of
from games.web.kit.operation import Operation

_EXAMPLES = "api_examples.json"  # of a room: a request for each operation by its name
_REFERENCE = "$ref"
Schema = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Field:
    """A field of a body. `kind` is its JSON type, with the names of other bodies; `default` is JSON, empty without."""

    name: str
    kind: str
    is_required: bool
    default: str
    about: str


@dataclass(frozen=True, slots=True)
class Body:
    """A JSON object."""

    name: str
    about: str
    fields: list[Field]


@dataclass(frozen=True, slots=True)
class Described:
    """An operation: its bodies, by name the other objects inside of them, and an example of a request as JSON, which
    is empty where its room has none."""

    operation: Operation
    request: Body
    response: Body
    inside: dict[str, Body]
    example: str


@cache
def described(family: str) -> list[Described]:
    """Return the operations of a game in their order."""
    examples = _examples(family)
    return [_described(operation, examples.get(operation.name)) for operation in operations_of(family).values()]


def answered(one: Described) -> str:
    """Return the response to an operation's example as JSON; empty where there is none, or where it is not ready."""
    if not one.example:
        return ""
    operation = one.operation
    try:
        with made_up_by_visitor():
            response = operation.answer(operation.request.model_validate_json(one.example))
    except Busy:
        return ""
    return _json(response.model_dump(mode="json"))


def _examples(family: str) -> Mapping[str, Any]:
    rooms = dict.fromkeys(game.engine for game in registry.games_in(family))
    files = [resources.files(f"games.web.{room}") / _EXAMPLES for room in rooms]
    own = [json.loads(file.read_text("utf-8")) for file in files if file.is_file()]
    # Every game has clauses; those of the common ruleset are asked for where nothing is said.
    return {name: body for examples in [{"clauses": {"own": True}}, *own] for name, body in examples.items()}


def _described(operation: Operation, example: Any) -> Described:
    asked = operation.request.model_json_schema()
    answered = operation.response.model_json_schema(mode="serialization")
    inside = {**asked.get("$defs", {}), **answered.get("$defs", {})}
    return Described(
        operation,
        _body(asked),
        _body(answered),
        {name: _body(schema) for name, schema in inside.items() if "properties" in schema},
        "" if example is None else _json(example),
    )


def _body(schema: Schema) -> Body:
    return Body(schema.get("title", ""), schema.get("description", ""), list(_fields(schema)))


def _fields(schema: Schema) -> Iterator[Field]:
    required = schema.get("required", [])
    for name, one in schema.get("properties", {}).items():
        default = json.dumps(one["default"]) if "default" in one else ""
        yield Field(name, _kind(one), name in required, default, one.get("description", ""))


def _kind(schema: Schema) -> str:
    """Return a JSON type in short: `string`, `Stake[]`, `{Value}` for an object of any keys, `string | null`."""
    if _REFERENCE in schema:
        return str(schema[_REFERENCE]).rpartition("/")[2]
    if "anyOf" in schema:
        return " | ".join(map(_kind, schema["anyOf"]))
    if "enum" in schema or "const" in schema:
        return " | ".join(map(json.dumps, schema.get("enum", [schema.get("const")])))
    kind = schema.get("type", "any")
    if kind == "array":
        inside = _kind(schema.get("items", {}))
        return f"({inside})[]" if " " in inside else f"{inside}[]"
    if kind == "object":
        values = schema.get("additionalProperties")
        return f"{{{_kind(values)}}}" if isinstance(values, Mapping) else "object"
    return " | ".join(kind) if isinstance(kind, list) else str(kind)


def _json(value: object) -> str:
    return json.dumps(value, indent=2, ensure_ascii=False)
