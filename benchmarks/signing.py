"""What a signature adds to a PDF of the record: `python benchmarks/signing.py`.

Papers are made in memory, without a database; the key is made for the run.
"""

import os
import sys
import tempfile
import time
from datetime import UTC, datetime
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
os.environ.setdefault("DJANGO_SETTINGS_MODULE", "portal.settings.local")
FOLDER = tempfile.TemporaryDirectory()
os.environ["VAR_DIR"] = FOLDER.name

import django  # noqa: E402

django.setup()

import json  # noqa: E402

from games.web.kit.pdf import pdf  # noqa: E402
from games.web.kit.qr import qr  # noqa: E402
from training.certification import pdf as certificates  # noqa: E402
from training.signing.papers import signed  # noqa: E402

ROUNDS = 40
AT = datetime(2040, 1, 1, tzinfo=UTC)


def main() -> None:
    start = time.perf_counter()
    signed(_paper(0), AT)
    print(f"the first in a process: fonts, library, new key {time.perf_counter() - start:8.2f} s")
    made, added = [], []
    for number in range(1, ROUNDS):
        start = time.perf_counter()
        paper = _paper(number)
        between = time.perf_counter()
        whole = signed(paper, AT)
        made.append(between - start)
        added.append(time.perf_counter() - between)
    print(f"a certificate, unsigned                         {min(made) * 1000:8.1f} ms {len(paper):8,} bytes")
    bigger = len(whole) - len(paper)
    print(f"its signature                                   {min(added) * 1000:8.1f} ms {bigger:8,} bytes")
    print(f"signed : unsigned                               {1 + min(added) / min(made):8.2f} x")


def _paper(number: int) -> bytes:
    """Return another certificate for each number: what was drawn once is drawn again in no time."""
    return pdf(certificates._TEMPLATE, json.dumps(_certificate(f"Ada Grimani {number}")), "benchmark", "a-2b")


def _certificate(name: str) -> dict[str, object]:
    """Return what a certificate of twenty rules says."""
    address = "https://rules.example.org/en/verify/AAAA-BBBB-CCCC/"
    words = ("certificate", "statement", "issued", "expires", "code", "covers", "check", "qr", "rules", "rules_note")
    names = ("title", "house", "name", "programme", "proves", "code", "issued_on", "expires_on")
    return {
        **dict.fromkeys(names, name),
        **{"language": "en", "rtl": False, "issued": "2026-03-02", "notice": "", "address": address, "qr": qr(address)},
        "address_lines": ["rules.example.org", "/en/verify/AAAA-BBBB-CCCC/"],
        "covers": ["Payouts", "Called bets", "Zero and prison"],
        "clauses": [{"id": f"roulette-{n}", "title": "Straight", "revision": "wording 1"} for n in range(20)],
        "words": dict.fromkeys(words, "What the exam covered"),
    }


if __name__ == "__main__":
    main()
