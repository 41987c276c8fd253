"""What the apps above add to the result of an exam.

added.register(section)    # in AppConfig.ready; section(reader, result) returns what is shown, if anything
"""

from collections.abc import Callable

from django.utils.safestring import SafeString

from training.quiz.selectors import Result
from training.staff.models import User

Section = Callable[[User, Result], SafeString]
_SECTIONS: list[Section] = []


def register(section: Section) -> None:
    """Add a section, once."""
    if section not in _SECTIONS:
        _SECTIONS.append(section)


def sections(reader: User, result: Result) -> list[SafeString]:
    """Return the sections of a result."""
    return [section(reader, result) for section in _SECTIONS]
