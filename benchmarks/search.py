"""How long a query takes to search for, beside a plain LIKE over titles and texts: `python benchmarks/search.py`.

Run with a database that `sync_search` has filled: `make run` makes one. The queries are those of the tests. How to read
the figures is in README.md.
"""

import os
import sys
import time
import tomllib
from collections.abc import Callable
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).parents[1]))
os.environ.setdefault("DJANGO_SETTINGS_MODULE", "portal.settings.local")

import django

django.setup()

from django.db import connection  # noqa: E402
from django.db.models import Q  # noqa: E402

from games.web.search.models import Entry  # noqa: E402
from games.web.search.selectors import results  # noqa: E402

ROUNDS = 7
TESTS = Path(__file__).parents[1] / "tests" / "games" / "web" / "search"


def like(query: str, language: str) -> object:
    """Find what has a query word for word in its title or text, as a page would show it."""
    wanted = Q(folded_title__contains=query.lower()) | Q(folded_text__contains=query.lower())
    return list(Entry.objects.filter(wanted, language=language)[:40])


def best(search: Callable[[str, str], object], query: str, language: str) -> float:
    """Return the milliseconds of this process in the best of several rounds."""
    taken = []
    for _ in range(ROUNDS):
        start = time.process_time()
        search(query, language)
        taken.append(time.process_time() - start)
    return min(taken) * 1000


def main() -> None:
    print(f"{connection.vendor}, {Entry.objects.count()} entries")
    print(f"{'what':<24}{'median':>10}{'longest':>10}{'against LIKE':>14}")
    for language in ("en", "it", "fr"):
        queries = tomllib.loads((TESTS / f"queries_{language}.toml").read_text(encoding="utf-8"))["queries"]
        plain = median(best(like, query, language) for query in queries)
        ours = [best(results, query, language) for query in queries]
        print(
            f"{f'40 queries, {language}':<24}{median(ours):>7.1f} ms{max(ours):>7.1f} ms{median(ours) / plain:>12.1f} x"
        )


if __name__ == "__main__":
    main()
