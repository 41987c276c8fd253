"""The calculator of a coup: what each side did, what it had to do, and what counts."""

from tests.games.web.calculators.tools.conftest import error_at, text_of


def test_a_right_coup_is_shown_by_its_rules(ask):
    text = text_of(ask("coup", punter="KdQs4c", bank="7cJd", asked="yes", punter_asked="yes"))
    assert "The bank wins, 7 to 4" in text
    assert "On 0 the hand draws." in text
    assert "On 7 the hand stands." in text
    assert "rebuilt as it should have been" not in text


def test_a_free_choice_is_called_free(ask):
    text = text_of(ask("coup", punter="2d3s", bank="4cKd9h"))
    assert "Free on 5: no card is drawn." in text
    assert "Free on 4: a card is drawn." in text


def test_a_punter_who_has_not_asked_is_free_with_any_score_unless_the_house_binds_him(ask):
    text = text_of(ask("coup", punter="2d4s2c", bank="7cKd"))
    assert "Free on 6: a card is drawn." in text
    assert "The punters win" in text
    page = ask("coup", punter="2d4s2c", bank="7cKd", rules="bound-chemin-de-fer")
    assert "On 6 the hand drew, but it should have stood." in text_of(page)
    assert "The bank wins" in text_of(page)
    assert "punter_asked" not in page.content.decode()


def test_a_broken_rule_rebuilds_the_coup(ask):
    text = text_of(ask("coup", punter="2d4s", bank="7cKd5h", asked="yes"))
    assert "On 7 the hand drew, but it should have stood." in text
    assert "Void cards" in text
    assert "Bank: 7" in text


def test_a_card_that_is_wanting_is_asked_for_and_not_refused(ask):
    shown = ask("coup", punter="2d2s", bank="7cKd", punter_asked="yes")
    assert shown.status_code == 200
    assert "choose the next card in the shoe" in text_of(shown)
    text = text_of(ask("coup", punter="2d2s", bank="7cKd", following="5h", punter_asked="yes"))
    assert "On 4 the hand stood, but it should have drawn." in text
    assert "Punter: 9" in text


def test_a_natural_ends_the_drawing(ask):
    text = text_of(ask("coup", punter="Kd9s5h", bank="3cKd"))
    assert "A card was drawn although there was a natural." in text
    assert "The punters win" in text


def test_what_is_refused_is_said_at_its_field(ask):
    assert "2♦" not in error_at(ask("coup", punter="xx", bank="7cKd"), "punter")
    assert "At most 3 cards fit" in error_at(ask("coup", punter="2d3d4d5d", bank="7cKd"), "punter")
    often = ask("coup", punter="2d2d2d", bank="2d2d2d", following="2d")
    assert "more often than the cards in play allow" in error_at(often, "following")
    assert "Choose one of the options listed." in error_at(ask("coup", punter="2d2s", asked="maybe"), "asked")


def test_a_random_coup_is_judged(ask):
    text = text_of(ask("coup", deal="random"))
    assert "Card by card" in text or "choose the next card" in text
