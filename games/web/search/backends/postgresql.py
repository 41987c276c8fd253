"""A generated column of words with weights, and an index over it.

The configuration `simple` takes words as they are: they are folded already. No extension is needed, so that any role
that may create tables can set the site up.
"""

from collections.abc import Iterable, Sequence

_WEIGHTS = "'{0.1, 0.3, 0.8, 1.0}'"  # of text, context, other names and title


def _weighted(column: str, weight: str) -> str:
    return f"setweight(to_tsvector('simple'::regconfig, {column}), '{weight}')"


_VECTOR = " || ".join(
    _weighted(f"folded_{name}", weight)
    for name, weight in zip(("title", "words", "context", "text"), "ABCD", strict=True)
)
CREATE = (
    f"ALTER TABLE search_entry ADD COLUMN vector tsvector GENERATED ALWAYS AS ({_VECTOR}) STORED",
    "CREATE INDEX search_index ON search_entry USING gin (vector)",
)
DROP = ("ALTER TABLE search_entry DROP COLUMN vector",)


def candidates(
    columns: str, language: str, groups: Sequence[tuple[Iterable[str], float]]
) -> tuple[str, tuple[str | float, ...]]:
    """Return a query for entries of a language with any of the words, the rarer and more of them first."""
    lists = [(" | ".join(f"'{word}'" for word in words), weight) for words, weight in groups]
    rank = " + ".join([f"%s * ts_rank({_WEIGHTS}, entry.vector, %s::tsquery)"] * len(lists))
    sql = f"""SELECT {columns} FROM search_entry AS entry WHERE entry.language = %s AND entry.vector @@ %s::tsquery
        ORDER BY {rank} DESC, entry.id"""  # noqa: S608 - what was typed is a parameter
    ranks = [part for words, weight in lists for part in (weight, words)]
    return sql, (language, " | ".join(words for words, _weight in lists), *ranks)
