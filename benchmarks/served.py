"""What a page costs the web process: `python benchmarks/served.py --help`.

The site as in production (gunicorn, PostgreSQL, Redis) answers requests from outside, and so does a plain Django page
with one query in the same run. Counted is the processor time of the process that serves, for each request.
"""

import argparse
import os
import subprocess
import sys
import time
from contextlib import ExitStack
from http.client import HTTPConnection
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.production import ROOT, Production

PORT, PLAIN_PORT = 8291, 8292
HEADERS = {"Host": "127.0.0.1", "X-Forwarded-Proto": "https", "Accept-Encoding": "gzip"}
PAGES = (
    "/en/",
    "/en/games/french-roulette/",
    "/it/games/blackjack/?with=fr",
    "/en/games/compare/",
    "/en/venues/",
    "/en/games/french-roulette/table/",
    "/en/games/blackjack/advice/?hand=8c8d&dealer=Th",
    "/en/games/french-roulette/payouts/",
)
TICKS = os.sysconf("SC_CLK_TCK")


def workers(parent: int) -> list[int]:
    return [int(pid) for pid in subprocess.run(["pgrep", "-P", str(parent)], capture_output=True).stdout.split()]


def spent(parent: int) -> float:
    """Seconds of the processor that the workers of a gunicorn have used."""
    fields = (Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split() for pid in workers(parent))
    return sum(int(field[11]) + int(field[12]) for field in fields) / TICKS


def measured(parent: int, port: int, path: str, count: int, **headers: str) -> tuple[float, int, str]:
    """Milliseconds of the processor a request, bytes sent, and the page's ETag."""
    connection = HTTPConnection("127.0.0.1", port, timeout=30)
    etag, size, before = "", 0, 0.0
    for number in range(-20, count):
        if number == 0:
            before = spent(parent)
        connection.request("GET", path, headers=HEADERS | headers)
        answer = connection.getresponse()
        size, etag = len(answer.read()), answer.getheader("ETag", "")
        if answer.status not in (200, 304):
            raise SystemExit(f"{path}: {answer.status}")
    connection.close()
    return (spent(parent) - before) * 1000 / count, size, etag


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--requests", type=int, default=400)
    parser.add_argument("--postgres", default="postgres://postgres@127.0.0.1:5432")
    parser.add_argument("--redis", default="redis://127.0.0.1:6379/6")
    asked = parser.parse_args()
    with ExitStack() as stack:
        site = Production(stack, PORT, asked.postgres, asked.redis)
        subprocess.run([sys.executable, "manage.py", "sync_venues", "--verbosity=0"], cwd=ROOT, check=True)
        served = ["gunicorn", "--workers=2", "--threads=4", "--no-control-socket", f"--bind=127.0.0.1:{PLAIN_PORT}"]
        command = [sys.executable, "-m", *served, "benchmarks.plain"]
        plain = subprocess.Popen(command, cwd=ROOT, stderr=subprocess.DEVNULL)
        stack.callback(plain.terminate)
        time.sleep(20)  # both have read what they read at the start
        base, size, _ = measured(plain.pid, PLAIN_PORT, "/", asked.requests)
        print(f"{'page':<52}{'ms':>8}{'of plain':>10}{'304, ms':>9}{'kB':>8}")
        print(f"{'a plain Django page with one query':<52}{base:>8.2f}{1:>9.1f}x{'':>9}{size / 1000:>8.1f}")
        for path in PAGES:
            took, size, etag = measured(site.web.pid, PORT, path, asked.requests)
            known = measured(site.web.pid, PORT, path, asked.requests, **{"If-None-Match": etag})[0] if etag else None
            shown = f"{known:.2f}" if known is not None else ""
            print(f"{path:<52}{took:>8.2f}{took / base:>9.1f}x{shown:>9}{size / 1000:>8.1f}")


if __name__ == "__main__":
    main()
