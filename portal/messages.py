"""What there is to translate, by audience: the public site, the rulebooks with the shipped venues, the pages of the
staff, the courses.

Found and written by Babel, so that no machine needs the gettext programs.
"""

from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from functools import cache
from io import BytesIO
from itertools import chain
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract
from babel.messages.pofile import write_po
from django.conf import settings
from django.utils.translation import get_language_info, templatize

from games.web.registry import books
from games.web.rulebook import catalogues
from games.web.rulebook.errata import messages as errata_messages
from games.web.rulebook.notes import noted
from games.web.rulebook.rewording import Change
from games.web.rulebook.sources import messages as source_messages
from games.web.rulebook.terms import messages as term_messages
from games.web.rulebook.translations import translated_languages
from games.web.venues.file import messages as venue_messages
from training.drills.courses import courses
from training.drills.courses import messages as course_messages

DOMAINS = ("site", "rules", "staff", "courses")
_OF_STAFF = ("staff", "courses")
MOST_COMPARED = 20_000  # pairs of sentences, which take some seconds

_CODE = ("games", "training", "portal")
_STAFF_TEMPLATES = (
    "classes",
    "courses",
    "exams",
    "hours",
    "house_courses",
    "hr",
    "practical",
    "quiz",
    "rulings",
    "shifts",
    "sittings",
    "staff",
    "statistics",
    "steps",
    "today",
    "trainees",
    "translators",
)
# A sentence that is found in these files alone is for the staff. Everybody may check a certificate, but only its holder
# and the house have pages of it and letters about it.
_STAFF = (
    *("training/", "portal/translators/", "templates/certification/mine.html"),
    *(f"templates/{app}/" for app in _STAFF_TEMPLATES),
    *(f"templates/certification/{room}/" for room in ("acts", "letters", "own", "rechecks")),
)
_FOR_EVERYBODY = "training/certification/"
# Except what HR does to one, and what houses recognise.
_OF_ITS_HOUSE = tuple(f"{_FOR_EVERYBODY}{room}/" for room in ("acts", "own", "rechecks", "recognition"))
_OF_RULINGS = "/settling.py"  # of a game's room: what a ruling asks
_KEYWORDS = {
    **dict.fromkeys(("_", "N_", "gettext", "gettext_lazy", "gettext_noop"), None),
    **dict.fromkeys(("ngettext", "ngettext_lazy"), (1, 2)),
    **dict.fromkeys(("pgettext", "pgettext_lazy"), ((1, "c"), 2)),
    **dict.fromkeys(("npgettext", "npgettext_lazy"), ((1, "c"), 2, 3)),
}


def catalogues_of(language: str) -> list[str]:
    """Return the domains that a language has: not every language has those of the staff."""
    return [domain for domain in DOMAINS if language in settings.STAFF_LANGUAGES or domain not in _OF_STAFF]


def sources(domain: str) -> Catalog:
    """Return everything to translate in a domain, in a stable order."""
    if domain == "rules":
        return _texts(chain((message for book in books() for message in noted(book)), _plain(venue_messages())))
    if domain == "courses":
        return _texts(_plain(message for course in courses() for message in course_messages(course)))
    catalogue = _sentences()
    for message in list(catalogue):
        if message.id and _is_for_staff(message) != (domain == "staff"):
            catalogue.delete(message.id, message.context)
    return catalogue


def _sentences() -> Catalog:
    """Return what code and templates say, with the sources, the errata and the terms."""
    catalogue = Catalog()
    for where, english in (*source_messages(), *errata_messages(), *term_messages()):
        catalogue.add(english, context=where)
    for name, message, comments, context in _extracted():
        catalogue.add(message, locations=[(name, 0)], auto_comments=comments, context=context)
    return catalogue


def _is_for_staff(message: Message) -> bool:
    files = [name for name, _line in message.locations]
    return bool(files) and all(
        name.startswith(_OF_ITS_HOUSE)
        or name.endswith(_OF_RULINGS)
        or (name.startswith(_STAFF) and not name.startswith(_FOR_EVERYBODY))
        for name in files
    )


@cache
def _extracted() -> list[tuple[str, str | tuple[str, ...], list[str], str | None]]:
    """Return each message of each file with its comments and its context. Reading all files takes seconds."""
    return [
        (name, message, comments, context)
        for name, code in _files()
        for _line, message, comments, context in extract("python", BytesIO(code), _KEYWORDS, ("Translators:",))
    ]


def _files() -> Iterator[tuple[str, bytes]]:
    """Code and templates. What a template has to translate is read as Python too.

    `{# Translators: … #}` at the end of a line is a comment on the message on the next line.
    """
    for path in sorted(file for folder in _CODE for file in (settings.BASE_DIR / folder).rglob("*.py")):
        yield _name(path), path.read_bytes()
    for path in sorted((settings.BASE_DIR / "templates").rglob("*.*")):
        code = templatize(path.read_text(), origin=_name(path))
        yield _name(path), "\n".join(line.strip() for line in code.splitlines()).encode()  # Python minds indents


def _name(path: Path) -> str:
    return path.relative_to(settings.BASE_DIR).as_posix()


def _plain(messages: Iterable[tuple[str, str]]) -> Iterator[tuple[str, str, list[str]]]:
    """Yield messages without comments."""
    yield from ((context, english, []) for context, english in messages)


def _texts(messages: Iterable[tuple[str, str, list[str]]]) -> Catalog:
    """Return texts that have an id, which is their context, with comments for translators."""
    catalogue = Catalog()
    for context, english, comments in messages:
        catalogue.add(english, context=context, auto_comments=comments)
    return catalogue


def updated(old: Catalog, found: Catalog, domain: str) -> Catalog:
    """Return the catalogue with exactly what was found. A translation whose English has changed is kept as fuzzy, but
    where only its words have changed."""
    # A text with an id is recognised by it when its words change; a sentence of the site only by similarity.
    by_id = domain in ("rules", "courses")
    before = {message.context: message for message in old if message.context} if by_id else {}
    found.creation_date = old.creation_date
    old.update(found, no_fuzzy_matching=True, update_header_comment=False)
    gone = [message for message in old.obsolete.values() if any(message.string or ())]
    old.obsolete.clear()
    for message in old:
        if known := before.get(message.context or ""):
            _keep(message, known)
    if not by_id:
        _match_by_similarity([message for message in old if message.id and not any(message.string or ())], gone)
    return old


def _match_by_similarity(new: list[Message], gone: list[Message]) -> None:
    """Give new sentences the translations of similar ones that are gone. Comparing takes a while for each pair, so that
    where very much has changed nothing is compared."""
    if len(new) * len(gone) > MOST_COMPARED:
        return
    for plural in (False, True):
        alike = {_singular(known): known for known in gone if known.pluralizable == plural}
        for message in new:
            if message.pluralizable == plural and (close := get_close_matches(_singular(message), alike, 1)):
                _keep_as_fuzzy(message, alike[close[0]])


def _singular(message: Message) -> str:
    return message.id if isinstance(message.id, str) else message.id[0]


def _keep(message: Message, known: Message) -> None:
    """Give a text with an id the translation that it had, as fuzzy as it was where only words of its English have
    changed."""
    same = known.id == message.id
    former = known.previous_id[0] if same and known.previous_id else _singular(known)
    of_words = Change(str(message.context), former, _singular(message)).is_of_words
    if same and known.fuzzy and not of_words:
        message.previous_id = known.previous_id
    elif same:
        message.flags.discard("fuzzy")
    elif of_words:
        message.string, message.flags, message.previous_id = known.string, known.flags, known.previous_id
    else:
        _keep_as_fuzzy(message, known)


def _keep_as_fuzzy(message: Message, known: Message) -> None:
    message.string, message.previous_id = known.string, [_singular(known)]
    message.flags.add("fuzzy")


def changes() -> list[Change]:
    """Return the clauses whose English has changed since the catalogues were written."""
    now = {message.context: str(message.id) for message in sources("rules") if message.id}
    return sorted(
        {
            Change(str(message.context), str(message.id), now[message.context])
            for language in translated_languages()
            for message in catalogues.read(catalogues.po_path(language, "rules"))
            if message.context in now and message.id != now[message.context]
        },
        key=lambda change: change.context,
    )


def write(language: str, domain: str) -> None:
    """Bring the catalogue of a language up to date with its sources."""
    path = catalogues.po_path(language, domain)
    catalogue = updated(catalogues.read(path), sources(domain), domain)
    if not path.exists():
        name = get_language_info(language)["name"]
        catalogue.header_comment = f"# Tapis Vert in {name}."
        catalogue.project, catalogue.version, catalogue.fuzzy = "Tapis Vert", "", False
        catalogue.last_translator, catalogue.language_team = "Tapis Vert", name
    save(path, catalogue)


def save(path: Path, catalogue: Catalog) -> None:
    """Write a catalogue as all of them are written, whole or not at all."""
    catalogue.msgid_bugs_address = ""
    path.parent.mkdir(parents=True, exist_ok=True)
    unfinished = path.with_suffix(".po.new")
    with unfinished.open("wb") as file:
        write_po(file, catalogue, width=100, include_lineno=False, include_previous=True)
    unfinished.replace(path)


def lacks(language: str, domain: str) -> list[str]:
    """Return a line for each message that the catalogue of a language lacks, has too many, or has not translated
    well."""
    there = {(m.context, m.id): m for m in catalogues.read(catalogues.po_path(language, domain)) if m.id}
    wanted = {(m.context, m.id): m for m in sources(domain) if m.id}
    found = [("new", key) for key in wanted.keys() - there.keys()]
    found += [("gone", key) for key in there.keys() - wanted.keys()]
    found += [("not translated", key) for key, message in there.items() if not _is_whole(message)]
    found += [("fuzzy", key) for key, message in there.items() if message.fuzzy]
    return [f"{state}: {context or ''} {english!r:.70}" for state, (context, english) in sorted(found, key=str)]


def _is_whole(message: Message) -> bool:
    return all(message.string) if isinstance(message.string, tuple) else bool(message.string)
