"""The gettext catalogues on disk: `locale/<language>/LC_MESSAGES/<domain>.po`.

Translators have a catalogue for each audience. Django reads one, `django.mo`, which is made of those of the site and of
the staff. Babel reads and writes them, so that no machine needs the gettext programs.
"""

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, unescape
from django.conf import settings
from django.utils.translation import to_locale

from games.core.patterns import TextFault, placeholders

_QUOTED = re.compile(r'"(?:[^"\\]|\\.)*"')
_MSGIDS = re.compile(r"\s*\bmsgid(?:_plural)? (?=\")")
FOR_DJANGO = ("site", "staff")


def folder() -> Path:
    """Return where the catalogues of this project live."""
    return Path(settings.LOCALE_PATHS[0])


def po_path(language: str, domain: str) -> Path:
    return folder() / to_locale(language) / "LC_MESSAGES" / f"{domain}.po"


def words_path(language: str) -> Path:
    """Return where the words of a language beside its catalogues are."""
    return folder() / to_locale(language) / "words.toml"


def questions_path(language: str) -> Path:
    """Return where what readers of a language type for a clause is."""
    return folder() / to_locale(language) / "questions.toml"


def po_paths() -> Iterator[Path]:
    """Yield every catalogue, in an order that does not depend on the file system."""
    yield from sorted(folder().glob("*/LC_MESSAGES/*.po"))


def read(path: Path) -> Catalog:
    """Return one catalogue; an empty one of the same language and domain if the file is not there."""
    locale = path.parent.parent.name
    if not path.exists():
        return Catalog(locale=locale, domain=path.stem)
    with path.open("rb") as stream:
        catalogue = read_po(stream, locale=locale, domain=path.stem, abort_invalid=True)
    for message in catalogue:
        _take_former(message)
    return catalogue


def _take_former(message: Message) -> None:
    """Take the former English of a message out of its comments: Babel writes it as `#| msgid`, which it cannot read."""
    former = " ".join(line[2:] for line in message.user_comments if line.startswith("| "))
    message.user_comments = [line for line in message.user_comments if not line.startswith("| ")]
    message.previous_id = ["".join(map(unescape, _QUOTED.findall(part))) for part in _MSGIDS.split(former) if part]


def faults(path: Path) -> list[str]:
    """Return what would break at run time: a wrong number of plurals, a placeholder that is not in the source."""
    catalogue = read(path)
    found = [(message, str(error)) for message, errors in catalogue.check() for error in errors]
    found += [(message, f"unknown placeholders {', '.join(sorted(names))}") for message, names in _unknown(catalogue)]
    return [f"{path.relative_to(folder())}:{message.lineno}: {error}" for message, error in found if message.id]


def _unknown(catalogue: Catalog) -> Iterator[tuple[Message, set[str]]]:
    """Yield messages whose translation names a `{placeholder}` that their source has not."""
    for message in catalogue:
        if message.string and not message.fuzzy and (extra := _named(message.string) - _named(message.id)):
            yield message, extra


def _named(text: str | Sequence[str]) -> set[str]:
    """Return the arguments of a message and of its plural forms. A text that is no pattern has none, as in
    JavaScript."""
    try:
        return {name for form in ([text] if isinstance(text, str) else text) for name in placeholders(form)}
    except TextFault:
        return set()


def compiled_path(path: Path) -> Path:
    """Return the `.mo` that a `.po` goes into."""
    return path.with_name("django.mo") if path.stem in FOR_DJANGO else path.with_suffix(".mo")


def is_compiled(path: Path) -> bool:
    target = compiled_path(path)
    return target.exists() and target.stat().st_mtime_ns >= path.stat().st_mtime_ns


def compile_to(target: Path) -> None:
    """Write a `.mo` beside the `.po` files that go into it. Readers see the old one or the new one meanwhile, whole."""
    sources = sorted(path for path in target.parent.glob("*.po") if compiled_path(path) == target)
    catalogue = read(sources[0])
    for message in (message for path in sources[1:] for message in read(path) if message.id):
        catalogue[message.id] = message
    draft = target.with_suffix(".mo.new")
    with draft.open("wb") as stream:
        write_mo(stream, catalogue)
    draft.replace(target)
