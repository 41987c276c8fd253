"""Count the code, and the files that a request crosses: `python benchmarks/shape.py`.

Started in another checkout with its own database (`python ../tapis/benchmarks/shape.py`), it counts that one. What is
crossed is every module of ours in which a function runs, warm: a page of rules, an answer of a calculator, an answer to
a drill.
"""

import ast
import os
import sys
import threading
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Any

ROOT = Path.cwd()
PACKAGES = ("portal", "games", "training")
REQUESTS = {
    "rules of blackjack": ("get", "/en/games/blackjack/", {}),
    "a round of blackjack, answered": ("get", "/en/games/blackjack/round/", {"dealer": "6hTc5d", "a": "Ts9s"}),
    "a drill of blackjack, answered": ("post", "/en/training/drills/bj-count/?seed=a&n=1", {"total-1": "17"}),
}


def modules(*folders: str) -> Iterator[tuple[Path, ast.Module, int]]:
    """Yield each Python file of these folders with its tree and its number of lines, migrations left out."""
    for folder in folders:
        for path in sorted((ROOT / folder).rglob("*.py")):
            if "migrations" not in path.parts:
                text = path.read_text(encoding="utf-8")
                yield path, ast.parse(text), text.count("\n")


def counts() -> dict[str, int]:
    """Count files, lines and what should not be there, in the packages and in the tests."""
    ours, tests = list(modules(*PACKAGES)), list(modules("tests"))
    small = [path for path, _tree, lines in ours if 0 < lines < 40 and path.name != "__init__.py"]
    functions = [node for _path, tree, _lines in ours for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    return {
        "files": len(ours),
        "lines": sum(lines for _path, _tree, lines in ours),
        "modules under 40 lines": len(small),
        "modules over 200 lines": sum(lines > 200 for _path, _tree, lines in ours),
        "functions": len(functions),
        "signatures with a bare Any": sum("Any" in map(ast.unparse, annotations(one)) for one in functions),
        "imports by a name put together": sum(calls(tree, "import_module") for _path, tree, _lines in ours),
        "files of tests": len(tests),
        "lines of tests": sum(lines for _path, _tree, lines in tests),
        "templates": len(list((ROOT / "templates").rglob("*.html"))),
    }


def annotations(function: ast.FunctionDef) -> list[ast.expr]:
    """Return the annotations of a function's arguments and of what it returns."""
    arguments = function.args
    every = [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs]
    return [note for note in (*(each.annotation for each in every), function.returns) if note]


def calls(tree: ast.Module, name: str) -> int:
    """Count the calls of a function by its last name."""
    called = [node.func for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return sum(getattr(each, "id", getattr(each, "attr", "")) == name for each in called)


def crossed(act: Callable[[], Any]) -> tuple[int, int]:
    """Return in how many files of ours functions run while something is done, and how many functions."""
    seen: set[tuple[str, str]] = set()

    def note(frame: FrameType, event: str, _argument: object) -> None:
        path = Path(frame.f_code.co_filename)
        if event == "call" and path.is_relative_to(ROOT) and path.relative_to(ROOT).parts[0] in PACKAGES:
            seen.add((str(path), frame.f_code.co_qualname))

    threading.setprofile(note)
    sys.setprofile(note)
    act()
    sys.setprofile(None)
    threading.setprofile(None)  # type: ignore[arg-type]
    return len({path for path, _name in seen}), len(seen)


def main() -> None:
    for what, count in counts().items():
        print(f"{what:34}{count:>8,}")
    sys.path.insert(0, str(ROOT))
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "portal.settings.local")
    import django

    django.setup()
    from django.test import Client

    client = Client(headers={"HX-Request": "true", "Host": "localhost"})
    for what, (method, path, data) in REQUESTS.items():
        ask = partial(getattr(client, method), path, data)
        status = ask().status_code
        files, functions = crossed(ask)
        print(f"{what:34}{files:>8} files, {functions} functions, status {status}")


if __name__ == "__main__":
    main()
