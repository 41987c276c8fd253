"""Texts as a PO file: what gettext's own programs and Poedit read and write."""

from collections.abc import Iterable, Iterator
from io import BytesIO

from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import PoFileError, read_po, write_po
from django.utils.translation import to_locale

from portal.translators.exchange import Arrived, FileRefused
from portal.translators.units import READ_TWICE, Unit, unit_of

_MARK = "Mark: "  # begins the comment that has the mark of the translation that was sent out


def written(language: str, units: Iterable[Unit]) -> bytes:
    catalogue = Catalog(locale=to_locale(language), project="Tapis Vert", header_comment="# Tapis Vert.", fuzzy=False)
    for unit in units:
        several = len(unit.english) > 1
        message = catalogue.add(
            unit.english if several else unit.english[0],
            unit.texts if several else unit.texts[0],
            context=f"{unit.domain}:{unit.context}",
            flags=["fuzzy"] if unit.state == "stale" else [],
            auto_comments=[*unit.notes, f"{_MARK}{unit.mark}"],
        )
        message.user_comments = [READ_TWICE] if unit.state == "read" else []
    stream = BytesIO()
    write_po(stream, catalogue, width=100)
    return stream.getvalue()


def read(data: bytes) -> tuple[str, list[Arrived]]:
    """Return the language of a file and the texts in it that are finished. Raise FileRefused (unreadable)."""
    try:
        catalogue = read_po(BytesIO(data), abort_invalid=True)
    except (PoFileError, ValueError, UnicodeError, LookupError) as error:
        raise FileRefused("unreadable") from error
    if catalogue.locale is None:
        raise FileRefused("unreadable")
    return str(catalogue.locale), list(_arrived(catalogue))


def _arrived(catalogue: Catalog) -> Iterator[Arrived]:
    for message in catalogue:
        if message.id and not message.fuzzy:
            domain, _colon, context = (message.context or "").partition(":")
            message.context = context
            sent = unit_of(message, domain)
            yield Arrived(sent.id, _mark(message), sent.english[-1], sent.texts, sent.state == "read")


def _mark(message: Message) -> str:
    marks = (comment.removeprefix(_MARK) for comment in message.auto_comments if comment.startswith(_MARK))
    return next(marks, "")
