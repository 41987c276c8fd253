"""The file of a person on paper, made by typst, and many papers as one archive, made while it is sent."""

import io
import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from zipfile import ZIP_STORED, ZipFile, ZipInfo

from django.utils import timezone, translation
from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from games.web.kit.formats import listed
from games.web.kit.pdf import pdf
from games.web.kit.templatetags.days import day
from training.hr.dossier.sections import Dossier
from training.signing.papers import signed
from training.staff.days import end_of

_TEMPLATE = Path(__file__).with_name("file.typ")


def file_pdf(found: Dossier) -> bytes:
    """Return the file in the reader's language (PDF/A-2b), signed as at the end of its day, or now if that is today."""
    data = json.dumps(_data(found), ensure_ascii=False)
    paper = pdf(_TEMPLATE, data, f"File of person {found.person.pk}", "a-2b")
    return signed(paper, min(end_of(found.day), timezone.now()))


def facts(found: Dossier) -> list[tuple[str, str]]:
    """Return who the person is, what they do on the day, and what they lack for it."""
    person = found.person
    gaps = listed(found.gaps) if found.gaps else pgettext("gaps", "none")
    return [
        (_("User name"), person.username),
        (_("Job"), found.job or "–"),
        (_("Manager"), found.manager or "–"),
        (_("Required by the job and missing"), gaps),
    ]


def _data(found: Dossier) -> dict[str, object]:
    name, said = found.person.full_name, day(found.day)
    return {
        "language": (translation.get_language() or "en").split("-")[0],
        "title": _("File of {name}").format(name=name),
        "house": found.house.name,
        "name": name,
        "as-of": _("Everything on record as of {day}").format(day=said),
        "footer": _("{house}: file of {name} as of {day}").format(house=found.house.name, name=name, day=said),
        "facts": facts(found),
        "sections": [
            {"title": one.title, "heads": one.heads, "rows": one.rows, "empty": one.empty} for one in found.sections
        ],
    }


def archive(papers: Iterable[tuple[str, bytes]]) -> Iterator[bytes]:
    """Yield a ZIP archive of papers by their names, as they are made. The same papers give the same bytes."""
    written = io.BytesIO()
    with ZipFile(_Stream(written), "w", ZIP_STORED) as zipped:
        for name, paper in papers:
            zipped.writestr(ZipInfo(name), paper)  # a PDF is compressed already
            yield _taken(written)
    yield _taken(written)


class _Stream(io.RawIOBase):
    """What cannot be read back, so that an archive does not look behind."""

    def __init__(self, written: io.BytesIO) -> None:
        super().__init__()
        self._written = written

    def writable(self) -> bool:
        return True

    def write(self, data: bytes) -> int:  # type: ignore[override]
        return self._written.write(data)


def _taken(written: io.BytesIO) -> bytes:
    found = written.getvalue()
    written.seek(0)
    written.truncate()
    return found
