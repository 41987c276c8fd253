"""ICU message patterns taken apart: which arguments a text has, of which type, and what is written between them.

`games/web/kit/message_format.py` formats them; here a text is only read, so that the engine can check it:

    {croupiers}                                          filled as it is
    {croupiers, spellout}                                a whole number in words, in the gender that a style names:
    {croupiers, spellout,%spellout-cardinal-feminine}    (no space: ICU would not know the style)
    {croupiers, plural, one {# croupier} other {# croupiers}}
    {zero, select, prison {in prison} other {halved}}
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

_BRACE = re.compile(r"[{}]")
_NAME = re.compile(r"[a-z][a-z0-9_]*")
_BRANCHING = {"plural", "select", "selectordinal"}
_PLAIN = {"", "number", "ordinal", "spellout"}
_HEAD = re.compile(r"\s*([^{},]*?)\s*(?:,\s*([a-z]+)\s*)?([,}])")
_STYLE = re.compile(r"[^\s{}]+\}")
_END = re.compile(r"\s*\}")
_SELECTOR = re.compile(r"\s*(=\d+|[a-z][a-z0-9_-]*)\s*\{")


class TextFault(ValueError):
    """A text is not as it should be; the message says where and what."""


@dataclass(frozen=True, slots=True)
class Argument:
    """A placeholder. `options` are the branches of a plural or select by their selector, each read like a text."""

    name: str
    type: str = ""
    options: Mapping[str, tuple["str | Argument", ...]] = field(default_factory=dict)


Part = str | Argument


def read(text: str) -> tuple[Part, ...]:
    """Return the pattern as literal text and arguments, in order.

    Raise TextFault where braces do not match or a name is none, and for a straight apostrophe before a brace, which
    ICU would read as a quotation mark.
    """
    if "'{" in text or "'}" in text:
        raise TextFault(f"a straight apostrophe before a brace, where ’ is meant: {text!r}")
    parts, end = _read(text, 0)
    if end != len(text):
        raise TextFault(f"a brace that opens or closes no placeholder: {text!r}")
    return parts


def _read(text: str, at: int) -> tuple[tuple[Part, ...], int]:
    """Return the parts from a place on, up to the end or to the brace that closes a branch."""
    parts: list[Part] = []
    while at < len(text):
        found = _BRACE.search(text, at)
        brace = found.start() if found else len(text)
        if brace > at:
            parts.append(text[at:brace])
        at = brace
        if at == len(text) or text[at] == "}":
            break
        argument, at = _argument(text, at + 1)
        parts.append(argument)
    return tuple(parts), at


def _argument(text: str, at: int) -> tuple[Argument, int]:
    """Return the argument after an opening brace, and the place behind its closing one."""
    head = _HEAD.match(text, at)
    if head is None or not _NAME.fullmatch(head[1]):
        raise TextFault(f"a brace that opens or closes no placeholder: {text!r}")
    name, kind, sign = head[1], head[2] or "", head[3]
    if kind in _BRANCHING and sign == ",":
        return _branches(text, head.end(), name, kind)
    style = head if sign == "}" else _STYLE.match(text, head.end())
    if kind not in _PLAIN or style is None:
        raise TextFault(f"{{{name}, {kind}}} is no argument: {text!r}")
    return Argument(name, kind), style.end()


def _branches(text: str, at: int, name: str, kind: str) -> tuple[Argument, int]:
    options: dict[str, tuple[Part, ...]] = {}
    while selector := _SELECTOR.match(text, at):
        parts, at = _read(text, selector.end())
        at += 1  # the brace that closes the branch
        options[selector[1]] = parts
    end = _END.match(text, at)
    if end is None:
        raise TextFault(f"a brace that opens or closes no placeholder: {text!r}")
    if "other" not in options:
        raise TextFault(f"{{{name}, {kind}}} lacks the form `other`: {text!r}")
    return Argument(name, kind, options), end.end()


def arguments(text: str) -> Iterator[Argument]:
    """Yield every argument of a text, those inside of branches too. Raise TextFault as `read` does."""
    yield from _arguments(read(text))


def _arguments(parts: tuple[Part, ...]) -> Iterator[Argument]:
    for part in parts:
        if isinstance(part, Argument):
            yield part
            for branch in part.options.values():
                yield from _arguments(branch)


def placeholders(text: str) -> frozenset[str]:
    """Return the names of a text's arguments. Raise TextFault as `read` does."""
    return frozenset(argument.name for argument in arguments(text))


def literal(text: str) -> str:
    """Return what is written between the arguments and in their branches. Raise TextFault as `read` does."""
    return " ".join(_literals(read(text)))


def _literals(parts: tuple[Part, ...]) -> Iterator[str]:
    for part in parts:
        if isinstance(part, str):
            yield part
        else:
            for branch in part.options.values():
                yield from _literals(branch)
