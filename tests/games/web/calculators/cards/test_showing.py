"""Cards, chances, values and reasons as a page shows them."""

from fractions import Fraction

import pytest
from django.template import Context, Template
from django.test import RequestFactory
from django.utils import translation

from games.core.cards import DECK, parse_cards
from games.web.kit.cards.names import card_name, card_names
from games.web.kit.cards.shown import Shown, Step


def rendered(text: str, **values: object) -> str:
    context = Context({"request": RequestFactory().get("/"), **values})
    return " ".join(Template("{% load cards %}" + text).render(context).split())


def test_a_card_is_named_in_words() -> None:
    assert card_name(parse_cards("Td")[0]) == "ten of diamonds"
    assert card_names(parse_cards("AsQh2c")) == "ace of spades, queen of hearts and two of clubs"
    assert len({card_name(card) for card in DECK}) == len(DECK)


def test_a_card_is_drawn_with_its_rank_and_says_its_name() -> None:
    drawn = rendered("{% card c %}", c="Td")
    assert 'role="img" aria-label="ten of diamonds"' in drawn
    assert ">10</text>" in drawn
    assert 'class="playing-card red' in drawn
    assert 'class="playing-card black' in rendered("{% card c %}", c=parse_cards("Ts")[0])


def test_the_suits_differ_in_shape_and_not_in_colour_alone() -> None:
    shapes = {rendered("{% card c %}", c=name).partition(' d="')[2] for name in ("Tc", "Td", "Th", "Ts")}
    assert len(shapes) == 4


def test_a_card_face_down_shows_nothing() -> None:
    drawn = rendered("{% card c %}", c=None)
    assert 'aria-label="a card face down"' in drawn
    assert "<text" not in drawn


@pytest.mark.django_db
def test_cards_have_marks_and_clauses() -> None:
    hand = [Shown(parse_cards("Td")[0], "kicker", "roulette-payout", dim=True), "9h"]
    drawn = rendered("{% cards hand label='Hand' %}", hand=hand)
    assert 'aria-label="Hand"' in drawn
    assert '<span class="mark">kicker</span>' in drawn
    assert "roulette-payout" in drawn
    assert drawn.count("<li") == 2
    assert drawn.count('class="dim"') == 1


@pytest.mark.django_db
def test_steps_are_shown_in_order_with_their_rule() -> None:
    shown = [Step(parse_cards("Td")[0], "It is <dealt>.", "roulette-payout", "Punto"), Step(None, "Nobody draws.")]
    drawn = rendered("{% steps shown %}", shown=shown)
    assert "<strong>Punto</strong><p>It is &lt;dealt&gt;." in drawn
    assert drawn.index("roulette-payout") < drawn.index("Nobody draws.")


def test_a_chance_is_a_number_a_fraction_and_a_bar() -> None:
    drawn = rendered("{% chance p label='Punto' %}", p=Fraction(1, 8))
    assert "12.5000%" in drawn
    assert "1/8" in drawn
    assert 'width="12.50"' in drawn


def test_a_long_fraction_is_opened_when_wanted() -> None:
    drawn = rendered("{% chance p %}", p=Fraction(2292252566437888, 4998398275503361))
    assert "<details" in drawn
    assert "2292252566437888/4998398275503361" in drawn


def test_a_chance_that_is_not_exact_has_no_fraction() -> None:
    drawn = rendered("{% chance p %}", p=0.25)
    assert "25.0000%" in drawn
    assert "1/4" not in drawn


def test_a_value_has_its_sign_and_its_bar_lies_on_its_side() -> None:
    loss = rendered("{% worth v most=2 %}", v=Fraction(-1, 2))
    assert "−50.0000%" in loss
    assert "−1/2" in loss
    assert 'x="-25.00" width="25.00"' in loss
    assert "+25.0000%" in rendered("{% worth v %}", v=0.25)
    assert rendered("{% worth v %}", v=Fraction(0)).count("−") == 0


def test_figures_are_written_as_the_language_does_and_bars_are_not() -> None:
    with translation.override("it"):
        drawn = rendered("{% chance p %}", p=Fraction(1, 8))
    assert "12,5000%" in drawn
    assert 'width="12.50"' in drawn


def test_the_method_stands_under_its_own_head() -> None:
    drawn = rendered("{% method %}<p>By counting.</p>{% endmethod %}")
    assert "How this is calculated" in drawn
    assert "<p>By counting.</p>" in drawn
