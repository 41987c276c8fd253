"""What is done to many at once: it is shown first, and then done as it was shown or shown again."""

import json
from collections.abc import Callable
from hashlib import sha256
from typing import Any, TypeVar

from django.db import transaction

T = TypeVar("T")


class Changed(Exception):
    """It would no longer do what was shown; `result` is what it would do."""

    def __init__(self, result: Any) -> None:
        super().__init__()
        self.result = result


def digest_of(said: Any) -> str:
    """Return the same for two results that say the same."""
    return sha256(json.dumps(said, default=str).encode()).hexdigest()


def taken_back(do: Callable[[], T]) -> T:
    """Do something and take it back. Return what it returned."""
    with transaction.atomic():
        found = do()
        transaction.set_rollback(True)
    return found
