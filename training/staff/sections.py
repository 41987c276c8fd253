"""What apps above put on a page of an app below, which knows none of them."""

from collections.abc import Callable
from typing import Generic, ParamSpec

from django.utils.safestring import SafeString

P = ParamSpec("P")


class Sections(Generic[P]):
    """The sections of a page: `register` one in AppConfig.ready."""

    def __init__(self) -> None:
        self._sections: list[Callable[P, SafeString]] = []

    def register(self, section: Callable[P, SafeString]) -> None:
        """Add a section, once."""
        if section not in self._sections:
            self._sections.append(section)

    def shown(self, *about: P.args, **named: P.kwargs) -> list[SafeString]:
        """Return what each section shows; it may be empty."""
        return [section(*about, **named) for section in self._sections]
