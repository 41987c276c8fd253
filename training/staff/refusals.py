"""How training refuses: a code, and a sentence in the reader's language."""

from collections.abc import Mapping
from typing import ClassVar

from django.utils.functional import Promise


class Refused(Exception):
    """Something is not done. `code` is a key of the app's own `sentences`."""

    sentences: ClassVar[Mapping[str, Promise | str]] = {}

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code

    @property
    def message(self) -> Promise | str:
        return self.sentences[self.code]
