"""A game of three clauses, its pages on past days, and what stands on them."""

import re

PAGE = "/{}/games/french-roulette/on/{}/"
TODAY = "2026-03-31"
STRAIGHT, LOSES, TIPS, NEW = "roulette-pays-straight", "roulette-loses", "roulette-tips", "roulette-calls"
CHIP = "A chip on one number pays {straight_pays}."
CALLS = f"""
[[section.clause]]
id = "{NEW}"
title = "Calls"
kind = "procedure"
source = "custom: tables"
body = "The croupier calls the number."
"""


def article(page: str, clause: str) -> str:
    found = re.search(rf'<article[^>]* id="{clause}".*?</article>', page)
    return found[0] if found else ""


def then(page: str, clause: str) -> str:
    """Return what stands of a clause for the day, without what it says today."""
    return article(page, clause).partition("<details")[0]


def summary(page: str) -> list[str]:
    part = page.partition('class="since-then')[2].partition("</div>")[0]
    return re.findall(r'<a href="#([\w-]+)">', part)
