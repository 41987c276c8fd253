"""FTS5 over the folded columns, which triggers keep as the table is. The tokenizer only has to cut at spaces."""

from collections.abc import Iterable, Sequence

_COLUMNS = ("language", "folded_title", "folded_words", "folded_context", "folded_text")
_WEIGHTS = "0.0, 10.0, 8.0, 3.0, 1.0"


def _values(row: str) -> str:
    return ", ".join(f"{row}.{column}" for column in ("id", *_COLUMNS))


_INTO = f"INSERT INTO search_index(rowid, {', '.join(_COLUMNS)}) VALUES ({_values('new')});"  # noqa: S608 - names of ours
_OUT = f"""INSERT INTO search_index(search_index, rowid, {", ".join(_COLUMNS)}) VALUES ('delete', {_values("old")});"""  # noqa: S608

CREATE = (
    f"""CREATE VIRTUAL TABLE search_index USING fts5({", ".join(_COLUMNS)}, content='search_entry', content_rowid='id',
    tokenize="unicode61 remove_diacritics 0 categories 'L* N* M* Co' tokenchars '.'")""",
    f"CREATE TRIGGER search_entry_in AFTER INSERT ON search_entry BEGIN {_INTO} END",
    f"CREATE TRIGGER search_entry_out AFTER DELETE ON search_entry BEGIN {_OUT} END",
    f"CREATE TRIGGER search_entry_new AFTER UPDATE ON search_entry BEGIN {_OUT} {_INTO} END",
)
DROP = (
    "DROP TRIGGER search_entry_new",
    "DROP TRIGGER search_entry_out",
    "DROP TRIGGER search_entry_in",
    "DROP TABLE search_index",
)


def candidates(
    columns: str, language: str, groups: Sequence[tuple[Iterable[str], float]]
) -> tuple[str, tuple[str, ...]]:
    """Return a query for entries of a language with any of the words, the rarer and more of them first."""
    words = " OR ".join(dict.fromkeys(f'"{word}"' for group, _weight in groups for word in group))
    match = f"{{{' '.join(_COLUMNS[1:])}}} : ({words})"
    sql = f"""SELECT {columns} FROM search_index JOIN search_entry AS entry ON entry.id = search_index.rowid
        WHERE search_index MATCH %s AND entry.language = %s
        ORDER BY bm25(search_index, {_WEIGHTS}), entry.id"""  # noqa: S608 - what was typed is a parameter
    return sql, (match, language)
