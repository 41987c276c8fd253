"""A question that a calculator answers leads there, filled in, before all results."""

from urllib.parse import parse_qs, urlsplit

import pytest
from django.utils.translation import override

from games.web.search.selectors import results

pytestmark = pytest.mark.django_db


def fields(question, language="en"):
    """The calculators that answer a question: the last two parts of each address, with its fields."""
    with override(language):
        found = [urlsplit(direct.address) for direct in results(question, language).direct]
    return [(one.path.split("/", 3)[3].rstrip("/"), {k: v[0] for k, v in parse_qs(one.query).items()}) for one in found]


@pytest.mark.parametrize(
    ("question", "language", "hand", "dealer"),
    [
        ("16 against 10", "en", "10 6", "10"),
        ("16 against a ten", "en", "10 6", "ten"),
        ("5 v 2", "en", "3 2", "2"),
        ("11 vs. ace", "en", "9 2", "ace"),
        ("20 vs 10", "en", "10 10", "10"),
        ("A7 versus 9", "en", "A7", "9"),
        ("16 contro 10", "it", "10 6", "10"),
        ("16 contre 10", "fr", "10 6", "10"),
        ("16 contra 10", "es", "10 6", "10"),
        ("16对10", "zh-hans", "10 6", "10"),
        ("二十一点 16对10", "zh-hans", "10 6", "10"),
        ("blackjack 16 vs 10", "en", "10 6", "10"),
        ("16 vs 10 blackjack", "en", "10 6", "10"),
        ("Blackjack: 16 contro 10", "it", "10 6", "10"),
    ],
)
def test_a_hand_against_an_upcard_leads_to_best_play(question, language, hand, dealer):
    assert fields(question, language) == [("blackjack/advice", {"hand": hand, "dealer": dealer})]


@pytest.mark.parametrize(
    ("question", "language", "hand", "other"),
    [
        ("aces against kings", "en", "AsAh", "KK"),
        ("AKs v QQ", "en", "AsKs", "QQ"),
        ("AKo v QQ+", "en", "AsKh", "QQ+"),
        ("assi contro re", "it", "AsAh", "KK"),
        ("as contre rois", "fr", "AsAh", "KK"),
    ],
)
def test_two_starting_hands_lead_to_their_equity(question, language, hand, other):
    assert fields(question, language) == [("texas-holdem/equity", {"a": hand, "holdsb": "range", "rangeb": other})]


@pytest.mark.parametrize(
    "question",
    [
        "prison",
        "prison level 1 2",
        "prison 5/8",
        "blackjack",
        "30 v 10",
        "4 v 10",
        "16 v 10 10 nonsense",
        "red against black",
        "v v v",
        "QQ+ v AA",
    ],
)
def test_other_questions_have_no_such_answer(question):
    assert fields(question) == []


@pytest.mark.parametrize(
    ("question", "language", "amount"),
    [
        ("prison 5 on red", "en", "5"),
        ("5 on red, zero: prison?", "en", "5"),
        ("prison 5 sur rouge zéro", "fr", "5"),
    ],
)
def test_a_stake_in_prison_leads_to_what_zero_does_to_it(question, language, amount):
    assert fields(question, language) == [("french-roulette/zero", {"amount": amount})]


def test_the_page_offers_it_first_and_it_answers(client):
    said = client.get("/en/search/?q=16+against+a+ten").text
    assert "Best play: 16 against a ten" in said
    assert "Nothing found" not in said
    answer = client.get("/en/games/blackjack/advice/?hand=10+6&dealer=ten", follow=True)
    assert answer.status_code == 200
    assert "16 against 10" in answer.text


@pytest.mark.parametrize(
    ("question", "language", "asked"),
    [
        ("cost of 200 spins at 5", "en", {"rounds": "200", "stake": "5"}),
        ("100 hands", "en", {"rounds": "100"}),
        ("300 Rounds at 2.50 each", "en", {"rounds": "300", "stake": "2.50"}),
        ("quanto costano 200 giri da 5", "it", {"rounds": "200", "stake": "5"}),
        ("200 colpi a 2,50", "it", {"rounds": "200", "stake": "2,50"}),
        ("coût de 200 coups à 5 €", "fr", {"rounds": "200", "stake": "5"}),
        ("200 tiradas de 5", "es", {"rounds": "200", "stake": "5"}),
        ("200转每转5", "zh-hans", {"rounds": "200", "stake": "5"}),
    ],
)
def test_so_many_rounds_lead_to_the_price_of_an_evening(question, language, asked):
    with override(language):
        (found,) = [urlsplit(direct.address) for direct in results(question, language).direct]
    assert found.path == f"/{language}/costs/evening/"
    assert {key: value for key, (value,) in parse_qs(found.query).items()} == asked


@pytest.mark.parametrize("question", ["200", "spins", "hands of five", "at 5"])
def test_other_questions_do_not(question):
    assert fields(question) == []
