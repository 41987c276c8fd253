"""Numbers, cards and notation keep their order among Arabic words: each looks as it does alone, from left to right."""

from fractions import Fraction

import pytest
from django.utils.html import escape
from django.utils.translation import override
from playwright.sync_api import Locator, Page

from games.core.cards import Card
from games.web.kit import formats
from tests.e2e.conftest import Visitor

AMOUNTS = (0, 5, 1_250, 12_345_678, 100_000_000)
SHARES = (Fraction(1, 37), Fraction(1, 74), Fraction(18, 37), Fraction(-57, 1000), Fraction(1, 3))
CARDS = ("As", "Td Kh", "2c 7d 9h Js Qs")
RUNS = ((0, 32, 15, 19, 4), (7, 13), (17,), ("0/1/2", "35/36"), ("1-18", "19-36"))
NOTATION = ("35:1", "6:5", "10*red", "QQ+", "A5s-A2s", "15x10 2x100", "5c 9d : 2c 3d", "0–36", "+5*tiers!@3")


def patterns() -> list[str]:
    """What the site writes among words, as it writes it in Arabic."""
    with override("ar"):
        return [
            *(formats.money(amount) for amount in AMOUNTS),
            *(formats.signed(amount) for amount in (1_250, -1_250, -12_345_678)),
            *(formats.percent(share) for share in SHARES),
            *(formats.percent_signed(share) for share in SHARES),
            *(formats.fraction(share) for share in SHARES),
            *(formats.cards(map(Card.parse, shown.split())) for shown in CARDS),
            *(formats.run(run) for run in RUNS),
            *(formats.ltr(written) for written in NOTATION),
            formats.decimal(-1.5),
            formats.money_column(-250),
        ]


def test_there_are_enough_patterns():
    assert len(set(patterns())) >= 40


@pytest.mark.parametrize("width", [360, 1440])
def test_each_looks_as_it_does_by_itself(visitor: Visitor, width: int):
    page = visitor(viewport={"width": width, "height": 900})
    page.goto("/ar/responsible-play/")
    assert {written: True for written in patterns() if not _is_alike(page, written)} == {}


def test_a_pattern_that_is_not_kept_together_would_be_seen(visitor: Visitor):
    page = visitor(viewport={"width": 360, "height": 900})
    page.goto("/ar/responsible-play/")
    assert not _is_alike(page, "0 – 36")
    assert not _is_alike(page, "QQ+")


def _is_alike(page: Page, written: str) -> bool:
    """Whether a pattern looks the same between two Arabic words and alone, where its signs are forced to the right."""
    plain = "".join(sign for sign in written if sign not in "\u2066\u2067\u2068\u2069")
    page.evaluate(
        """([among, alone]) => { document.querySelector('main').innerHTML =
            `<p><nobr>قبل <span id="among">${among}</span> بعد</nobr></p>
             <p><nobr><bdo dir="ltr" id="alone">${alone}</bdo></nobr></p>` }""",
        [escape(written), escape(plain)],
    )
    return _signs(page.locator("#among")) == _signs(page.locator("#alone"))


def _signs(element: Locator) -> list[tuple[str, int]]:
    """Return each sign that is seen, with how far it is from the first one in pixels."""
    found = element.evaluate(
        """e => { const text = e.firstChild, found = [];
            for (let at = 0; at < text.length; at++) {
                const range = document.createRange(); range.setStart(text, at); range.setEnd(text, at + 1);
                const box = range.getBoundingClientRect();
                if (box.width && text.data[at].trim()) found.push([text.data[at], box.left]);
            } return found }"""
    )
    left = min(x for _sign, x in found)
    return [(sign, round(x - left)) for sign, x in found]
