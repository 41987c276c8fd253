"""The rules in the admin are read, in every language, and not written."""

import pytest

pytestmark = pytest.mark.django_db


@pytest.fixture
def page(desk, admin_client):
    desk.sync()
    return lambda path: admin_client.get(f"/en/admin/rulebook/{path}")


def test_a_clause_is_shown_in_every_language_with_its_revisions(page):
    shown = page("clause/roulette-pays-straight/change/").content.decode()
    for text in ("A chip on one number", "Un gettone su un numero", "Un jeton posé"):
        assert text in shown
    assert 'name="title_it"' not in shown


def test_a_clause_is_found_by_a_word_of_any_language(page):
    assert "roulette-tips" in page("clause/?q=ringrazia").content.decode()


def test_nothing_is_added_or_removed(page):
    assert page("clause/add/").status_code == 403
    assert page("clause/roulette-tips/delete/").status_code == 403
    assert page("section/").status_code == 200
