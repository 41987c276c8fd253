"""Answers costly questions in this process, and keeps the answers where a pool looks for them."""

from collections.abc import Callable, Hashable
from typing import Any

from games.core.costly import Elsewhere
from games.pool.pool import Shared, name_of


def keeping(shared: Shared) -> Elsewhere:
    """Return what answers a question from `shared`, or computes the answer and puts it there."""

    def ask(function: Callable[..., Any], args: tuple[Hashable, ...]) -> Any:
        name = name_of((function, args))
        answer = shared.get(name)
        if answer is None:
            answer = function.__wrapped__(*args)  # type: ignore[attr-defined]
            shared.set(name, answer, timeout=0)
        return answer

    return ask
