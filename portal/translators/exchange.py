"""What comes back from a translator, weighed against the catalogues as they are now.

A text that was edited here since it was sent out keeps that edit, and the translator is told.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace

from babel.messages.plurals import get_plural
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _
from django.utils.translation import to_locale

from games.core.patterns import TextFault, arguments, placeholders
from games.web.rulebook.lint.patterns import pattern_faults
from games.web.rulebook.lint.translations import filled
from portal.translators.units import State, Unit, digest, units


class FileRefused(ValueError):
    """A file that is none of the board's; `code` is a key of `REASONS`."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


REASONS: dict[str, Promise] = {
    "unreadable": _("This is neither a PO file nor an XLIFF file. Send the file that you exported here."),
    "language": _("This file is in another language. Send it on the page of that language."),
    "nothing": _("There is nothing in this file to take over."),
    "unknown": _("The English has changed since you exported this text."),
    "edited": _("Somebody has changed this text here since you exported it. Their version stays."),
    "forms": _("The number of plural forms is not that of the language."),
    "placeholders": _("The placeholders are not those of the English."),
    "pattern": _("The plural or the choice is not written as it must be."),
}


@dataclass(frozen=True, slots=True)
class Arrived:
    """A text of a file. `id` is that of its unit, `mark` that of the translation that was sent out, empty where the
    file has lost it."""

    id: str
    mark: str
    english: str
    texts: tuple[str, ...]
    is_read: bool


@dataclass
class Weighed:
    """What becomes of a file: units to take over, how many are so already, and those that are not taken with the
    reason."""

    taken: list[Unit] = field(default_factory=list)
    same: int = 0
    left: list[tuple[Arrived, Promise]] = field(default_factory=list)


def weigh(language: str, arrived: Iterable[Arrived]) -> Weighed:
    """Sort what has arrived. Texts that nobody has translated are passed over."""
    here, found = {unit.id: unit for unit in units(language)}, Weighed()
    for one in arrived:
        if not all(one.texts):
            continue
        unit = here.get(one.id)
        reason = _reason(language, unit, one) if unit else "unknown"
        if unit is None or reason:
            found.left.append((one, REASONS[reason]))
        elif (unit.texts, unit.state) == (one.texts, _state(one)):
            found.same += 1
        else:
            found.taken.append(replace(unit, texts=one.texts, state=_state(one)))
    return found


def _state(one: Arrived) -> State:
    return "read" if one.is_read else "current"


def _reason(language: str, unit: Unit, one: Arrived) -> str:
    """Return why a text is not taken, a key of `REASONS`; empty if it is."""
    if unit.mark not in (one.mark, digest(*one.texts)) and any(unit.texts):
        return "edited"
    forms = get_plural(to_locale(language)).num_plurals if len(unit.english) > 1 else 1
    if len(one.texts) != forms:
        return "forms"
    faults = {fault for text in one.texts for fault in _faults(language, unit, text)}
    return min(faults, default="")


def _faults(language: str, unit: Unit, text: str) -> Iterator[str]:
    """Yield what would break a page. A form of a plural may say in words what is counted."""
    english = unit.english[-1]
    if _is_pattern(english) and not _formats(text, english, language):
        yield "pattern"
    wanted, found = filled(english), filled(text)
    if found - wanted or (wanted - found and len(unit.english) == 1):
        yield "placeholders"


def _is_pattern(text: str) -> bool:
    try:
        placeholders(text)
    except TextFault:
        return False
    return True


def _formats(text: str, english: str, language: str) -> bool:
    is_plain = not any(one.type for one in arguments(english))
    return _is_pattern(text) and (is_plain or not any(pattern_faults(text, language)))
