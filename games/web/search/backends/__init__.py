"""The full-text index of the database in use. It follows the table of entries by itself, on both databases.

Each module says in `CREATE` and `DROP` how its index is made and removed, and `candidates` asks it. What is asked are
words that the index has, never what was typed.
"""

from collections.abc import Iterable, Sequence
from types import ModuleType

from django.db import connection

from games.web.search.backends import postgresql, sqlite
from games.web.search.models import Entry

MOST = 200  # entries that are ranked
COLUMNS = ", ".join(f'entry."{field.column}"' for field in Entry._meta.concrete_fields)

BY_VENDOR: dict[str, ModuleType] = {"postgresql": postgresql, "sqlite": sqlite}

Group = tuple[Iterable[str], float]  # words that mean one that was typed, and how much it says


def candidates(language: str, groups: Sequence[Group]) -> list[Entry]:
    """Return the entries of a language that have a word of any group, at most `MOST`, those that have more of them
    first. One query."""
    sql, parameters = BY_VENDOR[connection.vendor].candidates(COLUMNS, language, groups)
    return list(Entry.objects.raw(f"{sql} LIMIT %s", [*parameters, MOST]))
