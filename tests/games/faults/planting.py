"""Where a fault can be planted in a module, and what it makes of the line.

Faults are those that a hand makes: a comparison, an operator or a connective in place of its neighbour, a number off by
one, the end of a range or slice off by one, a dropped `not`, a result that is turned round, cut short or missing.
Annotations, decorators and texts are left alone.
"""

import ast
from collections.abc import Iterator
from dataclasses import dataclass

COMPARISONS: dict[type[ast.cmpop], tuple[str, ...]] = {
    ast.Lt: ("<=", ">"),
    ast.LtE: ("<", ">="),
    ast.Gt: (">=", "<"),
    ast.GtE: (">", "<="),
    ast.Eq: ("!=",),
    ast.NotEq: ("==",),
    ast.Is: ("is not",),
    ast.IsNot: ("is",),
    ast.In: ("not in",),
    ast.NotIn: ("in",),
}
OPERATORS: dict[type[ast.operator], tuple[str, str]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "+"),
    ast.Div: ("/", "*"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "//"),
    ast.Pow: ("**", "*"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
    ast.BitOr: ("|", "&"),
    ast.BitAnd: ("&", "|"),
}
SPELT = {
    **{ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=", ast.Eq: "==", ast.NotEq: "!="},
    **{ast.Is: "is", ast.IsNot: "is not", ast.In: "in", ast.NotIn: "not in"},
}
NEIGHBOURS = {"min": "max", "max": "min", "any": "all", "all": "any"}


@dataclass(frozen=True, order=True)
class Fault:
    """The bytes `start` to `end` of a file, replaced."""

    path: str
    line: int
    start: int
    end: int
    text: str

    def planted(self, source: bytes) -> bytes:
        return source[: self.start] + self.text.encode() + source[self.end :]

    def shown(self, source: bytes) -> str:
        """The line before and after."""
        lines = (text.splitlines()[self.line - 1].decode().strip() for text in (source, self.planted(source)))
        return "\n".join(f"    {sign} {line}" for sign, line in zip("-+", lines, strict=True))


def faults(path: str, source: bytes) -> list[Fault]:
    """Return every fault that can be planted in a module."""
    return sorted(set(_Planter(path, source).everywhere()))


class _Planter:
    def __init__(self, path: str, source: bytes) -> None:
        self.path, self.source = path, source
        self.lines = [0]
        for line in source.splitlines(keepends=True):
            self.lines.append(self.lines[-1] + len(line))

    def everywhere(self) -> Iterator[Fault]:
        yield from self._below(ast.parse(self.source))

    def _below(self, node: ast.AST, returns: str = "") -> Iterator[Fault]:
        """The faults of a node and of all in it; `returns` is what the function around it is annotated with."""
        if (
            isinstance(node, ast.JoinedStr)
            or getattr(node, "name", "") == "__repr__"
            or getattr(node, "arg", "") == "strict"
        ):
            return
        if isinstance(node, ast.FunctionDef):
            returns = ast.unparse(node.returns or ast.Constant(None))
        yield from self._of(node, returns)
        for name, value in ast.iter_fields(node):
            if name not in {"annotation", "returns", "decorator_list"}:
                for child in value if isinstance(value, list) else [value]:
                    if isinstance(child, ast.AST):
                        yield from self._below(child, returns)

    def _of(self, node: ast.AST, returns: str) -> Iterator[Fault]:
        match node:
            case ast.Compare():
                operands = [node.left, *node.comparators]
                for left, operator, right in zip(operands, node.ops, operands[1:], strict=False):
                    for other in COMPARISONS[type(operator)]:
                        yield self._between(left, right, SPELT[type(operator)], other)
            case ast.BinOp() if not _is_type(node) and type(node.op) in OPERATORS:
                yield self._between(node.left, node.right, *OPERATORS[type(node.op)])
            case ast.AugAssign() if type(node.op) in OPERATORS:
                yield self._between(node.target, node.value, *OPERATORS[type(node.op)])
            case ast.BoolOp():
                words = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
                for left, right in zip(node.values, node.values[1:], strict=False):
                    yield self._between(left, right, *words)
            case ast.UnaryOp(op=ast.Not()):
                yield self._put(self._start(node), self._start(node) + len("not "), "")
            case ast.UnaryOp(op=ast.USub()):
                yield self._put(self._start(node), self._start(node) + 1, "")
            case ast.Constant(value=bool()):
                yield self._instead(node, str(not node.value))
            case ast.Constant(value=int()):
                yield from (self._instead(node, str(number)) for number in (node.value - 1, node.value + 1))
            case ast.Call(func=ast.Name("range"), args=bounds):
                yield from (self._beyond(bound) for bound in bounds[:2] if not isinstance(bound, ast.Constant))
            case ast.Call(func=ast.Name(name)) if name in NEIGHBOURS:
                yield self._instead(node.func, NEIGHBOURS[name])
            case ast.Slice():
                bounds = [bound for bound in (node.lower, node.upper) if bound and not isinstance(bound, ast.Constant)]
                yield from map(self._beyond, bounds)
            case ast.Return(value=ast.expr() as result) if text := _spoilt(returns, self._text(result)):
                yield self._instead(result, text)

    def _between(self, left: ast.expr, right: ast.expr, before: str, after: str) -> Fault:
        """An operator replaced, which stands between two operands, maybe with brackets."""
        gap = self.source[self._end(left) : self._start(right)].decode()
        at = self._end(left) + gap.index(before)
        return self._put(at, at + len(before), after)

    def _beyond(self, bound: ast.expr) -> Fault:
        return self._instead(bound, f"({self._text(bound)}) + 1")

    def _instead(self, node: ast.expr, text: str) -> Fault:
        return self._put(self._start(node), self._end(node), text)

    def _put(self, start: int, end: int, text: str) -> Fault:
        return Fault(self.path, self.source.count(b"\n", 0, start) + 1, start, end, text)

    def _text(self, node: ast.expr) -> str:
        return self.source[self._start(node) : self._end(node)].decode()

    def _start(self, node: ast.expr) -> int:
        return self.lines[node.lineno - 1] + node.col_offset

    def _end(self, node: ast.expr) -> int:
        return self.lines[(node.end_lineno or node.lineno) - 1] + (node.end_col_offset or 0)


def _is_type(node: ast.BinOp) -> bool:
    """Whether it is an alias such as `Part = str | Argument`."""
    names = [name for name in ast.walk(node) if isinstance(name, ast.Name)]
    return (
        isinstance(node.op, ast.BitOr)
        and bool(names)
        and all(name.id in {"str", "int"} or (name.id[0].isupper() and not name.id.isupper()) for name in names)
    )


def _spoilt(returns: str, result: str) -> str:
    """A result of a type made wrong, where there is a way that its reader may not notice at once."""
    if result in {"True", "False", "None", "()", "[]"} or result.isdigit():
        return ""
    if returns == "bool":
        return f"not ({result})"
    if returns in {"int", "float", "Fraction"}:
        return f"({result}) + 1"
    if returns.endswith("| None"):
        return "None"
    if returns.startswith("list[") or (returns.startswith("tuple[") and returns.endswith(", ...]")):
        return f"({result})[:-1]"
    return ""
