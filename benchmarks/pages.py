"""How long pages and fragments take, how much they weigh and what they ask: `python benchmarks/pages.py`.

Run with a database that has the rules: `make run` makes one. How to read the figures is in README.md.
"""

import gzip
import os
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
os.environ.setdefault("DJANGO_SETTINGS_MODULE", "portal.settings.local")

import django

django.setup()

from django.conf import settings  # noqa: E402
from django.db import connection  # noqa: E402
from django.test import Client  # noqa: E402
from django.test.utils import CaptureQueriesContext  # noqa: E402

ROUNDS = 15
GAME = "10*red+5*tiers+.0+*red*0*leave+10*split:17-20"
PAGES = (
    ("health probe, the plain page", "/healthz"),
    ("home", "/en/"),
    ("rules of French roulette", "/en/games/french-roulette/"),
    ("rules of parlour roulette, two languages", "/it/games/parlour-roulette/?with=fr"),
    ("rulesets side by side", "/en/games/compare/"),
    ("table with a game", f"/en/games/french-roulette/table/?play={GAME}"),
    ("table of Fair roulette", "/en/games/fair-roulette/table/"),
    ("called bets", "/en/games/french-roulette/called-bets/?bet=voisins&unit=10"),
    ("replay", "/en/games/french-roulette/replay/?bet=tiers&unit=10&outcome=8"),
    ("payouts", "/en/games/french-roulette/payouts/"),
    ("cut", "/en/games/french-roulette/cut/?amount=350"),
    ("float", "/en/games/french-roulette/float/"),
    ("a number's card", "/en/games/french-roulette/number/?n=17"),
    ("what zero does", "/en/games/french-roulette/zero/?bet=red&stake=10"),
    ("rules of Texas hold'em", "/en/games/texas-holdem/"),
    ("rules of punto banco", "/en/games/punto-banco/"),
    ("a coup of trente et quarante", "/en/games/trente-et-quarante/coup/?cards=Tc7hKdThKdQc9h3s&rouge=10"),
    ("odds of punto banco", "/en/games/punto-banco/odds/"),
    ("a round of blackjack", "/en/games/blackjack/round/?bank=6hTc5d&a=Ts9s"),
    ("chart of blackjack", "/en/games/blackjack/chart/"),
    ("a bank of chemin de fer", "/en/games/chemin-de-fer/bank/"),
    ("advice at Caribbean stud", "/en/games/caribbean-stud/advice/?hand=AsKdQhJs2c&bank=6s"),
    ("equity at hold'em", "/en/games/texas-holdem/equity/?a=AsAh&b=KsKh"),
    ("venues", "/en/venues/"),
    ("a drill", "/en/training/drills/picture-bet/?seed=a&n=1&level=3"),
    ("a drill with cards", "/en/training/drills/banco-draws/?seed=a&n=1&rules=venice-punto-banco"),
)
# Pages that answer HTMX with a fragment.
FRAGMENTS = {"table with a game", "called bets", "replay", "payouts", "cut", "a number's card", "what zero does"}


def measured(client: Client, path: str, **headers: str) -> tuple[float, int, int]:
    """Seconds of the best of several rounds, queries when hot, bytes compressed."""
    answer = client.get(path, headers=headers)
    if answer.status_code == 302:  # a calculator leaves out of its address what goes without saying
        return measured(client, answer["Location"], **headers)
    if answer.status_code != 200:
        raise SystemExit(f"{path}: {answer.status_code}")
    taken = []
    for _ in range(ROUNDS):
        start = time.perf_counter()
        client.get(path, headers=headers)
        taken.append(time.perf_counter() - start)
    with CaptureQueriesContext(connection) as queries:
        client.get(path, headers=headers)
    return min(taken), len(queries), len(gzip.compress(answer.content, mtime=0))


def main() -> None:
    settings.DEBUG = False
    settings.ALLOWED_HOSTS = ["testserver"]
    client = Client()
    base, _, _ = measured(client, PAGES[0][1])
    print(f"{'what':<52}{'best':>10}{'against the probe':>20}{'queries':>10}{'compressed':>12}")
    for what, path in PAGES:
        for kind, headers in (("", {}), (", fragment", {"HX-Request": "true"})):
            if kind and what not in FRAGMENTS:
                continue
            taken, queries, weight = measured(client, path, **headers)
            row = f"{taken * 1000:.1f} ms", f"{taken / base:.0f} x", queries, f"{weight / 1000:.1f} kB"
            print(f"{what + kind:<52}{row[0]:>10}{row[1]:>20}{row[2]:>10}{row[3]:>12}")


if __name__ == "__main__":
    main()
