"""What a request to each calculator and table costs with a game in its address: `python benchmarks/calculators.py`.

One process, no server: the processor time of one request to a warm page, the best of some rounds, and of the fragment
that HTMX gets. Beside them a plain Django page with one query, in the same run. Wants a database that has the rules:
`make run` makes one. Without an address as an argument, all are asked.
"""

import os
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
os.environ.setdefault("DJANGO_SETTINGS_MODULE", "portal.settings.local")

import django

django.setup()

from django.conf import settings  # noqa: E402
from django.test import Client, override_settings  # noqa: E402

ROUNDS, REQUESTS = 5, 8
PLAY = "10*red+5*tiers+.0+*red*0*leave+10*split:17-20"
HAND = "3+2000+2000+2000+2000+AsKs+QhQd+7c2d+JhTh"
EXAMPLES = {
    "french-roulette": (
        f"table/?play={PLAY}",
        "called-bets/?bet=neighbours:17:2&unit=20",
        "replay/?bet=tiers&unit=20&outcome=8",
        "number/?n=17&stake=20",
        "zero/?bet=odd&amount=12.50",
        "payouts/?amounts=15+40+12.50&bet=corner&chips=4&unit=20",
        "cut/?stake=10&bet=split&chips=10,20,100&written=5x10+1x100&change=100&into=5",
        "float/?count=1x50000+7x20000+90x5",
    ),
    "fair-roulette": ("table/?play=10*red", "called-bets/?bet=tiers&unit=20"),
    "english-roulette": ("table/?play=10*red+.17", "zero/?amount=20"),
    "parlour-roulette": ("table/?rules=parlour-double-zero&play=10*red", "number/?n=23&stake=20"),
    "trente-et-quarante": ("coup/?cards=Tc7hKdThKdQc9h3s&rouge=10", "odds/?seen=2s2h"),
    "blackjack": ("round/?bank=6hTc5d&a=Ts9s", "advice/?hand=8c8d&dealer=Th", "chart/?decks=8"),
    "punto-banco": ("coup/?cards=4h6c9d9sQc&punto=10", "odds/?decks=6&seen=2s2h", "rebuild/?punto=4h9d&banco=6c9s"),
    "chemin-de-fer": (
        "bank/?play=100*bank@1+banco@4+.win",
        "coup/?punter=2h3cKd&bank=Ts5c",
        "advice/?bank=4&third=5&habit=40",
    ),
    "caribbean-stud": (
        "hand/?player=AsKdQhJs2c&bank=6s6d3h2sTd&ante=20",
        "advice/?player=AsKdQhJs2c&bank=6s",
        "jackpot/?chip=2",
        "odds/?flush=6",
    ),
    "texas-holdem": (
        "hand/?players=6",
        "showdown/?board=2s7hTdJcQs&a=AsKd&b=7c7d&c=2h2d&ina=100&inb=100&inc=50",
        "best-hand/?cards=AsKsQsJsTs2h3d",
        "equity/?a=AsAh&b=KsKh&board=2s7hTd",
    ),
}


def measured(client: Client, path: str, **headers: str) -> tuple[float, int]:
    """Milliseconds of the processor for a request, the least of several rounds, and the bytes of the answer."""
    answer = client.get(path, headers=headers)
    if answer.status_code == 302:
        return measured(client, answer["Location"], **headers)
    if answer.status_code != 200:
        raise SystemExit(f"{path}: {answer.status_code}")
    rounds = []
    for _ in range(ROUNDS):
        before = time.process_time()
        for _ in range(REQUESTS):
            client.get(path, headers=headers)
        rounds.append((time.process_time() - before) * 1000 / REQUESTS)
    return min(rounds), len(answer.content)


def main() -> None:
    settings.DEBUG = False
    settings.KEPT_PAGES_SECONDS = 30  # as in production
    settings.ALLOWED_HOSTS = ["testserver", "127.0.0.1"]
    asked = sys.argv[1:] or [f"/en/games/{slug}/{rest}" for slug, all_ in EXAMPLES.items() for rest in all_]
    with override_settings(ROOT_URLCONF="benchmarks.plain"):
        base, _size = measured(Client(), "/")
    print(f"{'page':<100}{'ms':>7}{'of plain':>10}{'fragment':>10}{'kB':>8}")
    print(f"{'a plain Django page with one query':<100}{base:>7.2f}{1:>9.1f}x")
    for place, path in enumerate(asked):
        client = Client(REMOTE_ADDR=f"10.0.0.{place}")  # so many requests are more than one address may make
        took, size = measured(client, path)
        fragment, _size = measured(client, path, **{"HX-Request": "true"})
        print(f"{path:<100}{took:>7.2f}{took / base:>9.1f}x{fragment:>10.2f}{size / 1000:>8.1f}", flush=True)


if __name__ == "__main__":
    main()
