"""What the apps above put on the training home, before the courses.

home.register(section)    # in AppConfig.ready; section(request) returns what is shown to somebody signed in
"""

from collections.abc import Callable

from django.http import HttpRequest
from django.utils.safestring import SafeString

Section = Callable[[HttpRequest], SafeString]
_SECTIONS: list[Section] = []


def register(section: Section) -> None:
    """Add a section, once."""
    if section not in _SECTIONS:
        _SECTIONS.append(section)


def sections(request: HttpRequest) -> list[SafeString]:
    """Return the sections for somebody signed in."""
    return [section(request) for section in _SECTIONS]
