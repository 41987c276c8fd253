"""Each rule for a zero in its own words, with its own choices, over several spins. Amounts are worked by hand."""

import re

import pytest

from tests.games.web.calculators.conftest import ENGLISH, FAIR, PARLOUR, TWO_ZEROS, Ask, error_at, game_after, text_of

pytestmark = pytest.mark.django_db


def results(response) -> list[tuple[str, str, str, int, int]]:  # type: ignore[no-untyped-def]
    rows = response.context["last"].rows
    return [(row.bet.key, row.result, row.said, row.returned, row.held) for row in rows]


def offered_choices(response) -> list[str]:  # type: ignore[no-untyped-def]
    return re.findall(r'name="wish" value="([^"]+)"', response.content.decode())


# --- halved at once -------------------------------------------------------------------------------


@pytest.mark.parametrize("table", [FAIR, ENGLISH])
def test_what_divides_is_halved_and_nobody_is_asked(ask: Ask, table: str) -> None:
    # Off the even chances in colour, as the English table asks; red is in value chips.
    response = ask("10*red @1=2 10*dozen:2 .0", table=table)
    assert sorted(results(response)) == [("dozen:2", "lose", "Loses", 0, 0), ("red", "halved", "Halved", 500, 0)]
    assert offered_choices(response) == []
    assert "Zero: your choice" not in text_of(response)
    assert "In prison" not in text_of(response)


def test_an_odd_chip_goes_to_prison_in_a_line_of_its_own(ask: Ask) -> None:
    # 10.50 is 21 chips of 0.50: twenty are halved, the last waits
    response = ask("10.50*red .0", table=FAIR)
    assert sorted(results(response)) == [
        ("red", "halved", "Halved", 500, 0),
        ("red", "imprisoned", "In prison", 0, 50),
    ]
    shown = text_of(response)
    assert "In prison until the next spin" in shown
    assert "A chip that cannot be halved comes back if it wins on the next spin, and is lost if it does not." in shown
    assert "Level" not in shown
    assert "0.50 in prison until the next spin" in response.content.decode()


@pytest.mark.parametrize(("outcome", "result", "returned"), [("7", "freed", 50), ("8", "lose", 0), ("0", "lose", 0)])
def test_an_odd_chip_comes_back_or_is_lost_with_the_next_spin(
    ask: Ask, outcome: str, result: str, returned: int
) -> None:
    response = ask(f"10.50*red .0 .{outcome}", table=FAIR)
    assert [row[1:4:2] for row in results(response)] == [(result, returned)]
    assert response.context["held"] == []


@pytest.mark.parametrize("wish", ["red|0|leave", "red|0|take_half", "red|0|move:odd", "red|1|leave"])
def test_where_zero_halves_at_once_there_is_no_choice(ask: Ask, wish: str) -> None:
    assert ask("10.50*red .0", table=FAIR, wish=wish).status_code == 422


# --- the parlour ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("fields", "zero"), [({"table": PARLOUR}, "0"), (TWO_ZEROS, "0"), (TWO_ZEROS, "00")])
def test_everything_off_the_numbers_is_left_and_asked_for(ask: Ask, fields: dict[str, str], zero: str) -> None:
    play = f"10*red 5*dozen:2 15*column:35 10*straight:17 .{zero}"
    response = ask(play, **fields)
    assert results(response) == [
        ("red", "imprisoned", "Left for the next spin", 0, 1000),
        ("dozen:2", "imprisoned", "Left for the next spin", 0, 500),
        ("column:35", "imprisoned", "Left for the next spin", 0, 1500),
        ("straight:17", "lose", "Loses", 0, 0),
    ]
    assert offered_choices(response) == [
        f"{key}|0|{wish}" for key in ("dozen:2", "column:35", "red") for wish in ("leave", "take_half")
    ]
    shown = text_of(response)
    assert "you may take half of each stake off the numbers, or leave all of it." in shown
    assert "Leave it for the next spin" in shown
    assert "Take 2.50" in shown
    for word in ("prison", "Level", "Move to"):
        assert word not in shown
    game = game_after(ask(play, wish="dozen:2|0|take_half", **fields))
    assert game == f"{play} *dozen:2*0*take_half"
    assert ("dozen:2", "halved", "Halved", 250, 0) in results(ask(game, **fields))


@pytest.mark.parametrize(
    ("outcome", "said", "returned", "net"), [("17", "Returned in full", 500, 0), ("1", "Loses", 0, -500)]
)
def test_what_was_left_comes_back_whole_or_is_lost(ask: Ask, outcome: str, said: str, returned: int, net: int) -> None:
    response = ask(f"5*dozen:2 .0 .{outcome}", table=PARLOUR)
    assert [(row[2], row[3]) for row in results(response)] == [(said, returned)]
    assert response.context["last"].settlement.total.net == net


def test_at_another_zero_one_is_asked_again_and_no_level_rises(ask: Ask) -> None:
    response = ask("5*dozen:2 .0 .00", **TWO_ZEROS)
    ((_, caught),) = response.context["caught"]
    assert (caught.bet.key, caught.level, caught.amount, caught.part) == ("dozen:2", 1, 500, 250)
    assert "was at level" not in text_of(response)
    game = game_after(ask("5*dozen:2 .0 .00", wish="dozen:2|1|take_half", **TWO_ZEROS))
    assert ask(game, **TWO_ZEROS).context["held"] == []


def test_nothing_is_moved_in_the_parlour(ask: Ask) -> None:
    refused = ask("10*red .0", table=PARLOUR, wish="red|0|move:odd")
    assert "this table does not offer that choice" in error_at(refused, "choice")


def test_what_waits_is_shown_on_the_felt_in_the_words_of_the_parlour(ask: Ask) -> None:
    page = ask("5*dozen:2 .0", table=PARLOUR).content.decode()
    assert 'aria-label="Second dozen: pays 2 to 1; 5 left for the next spin"' in page


# --- clauses --------------------------------------------------------------------------------------

CLAUSES = {
    "the French table": ({}, "10*red .0", {"roulette-zero-prison", "roulette-zero-choice"}),
    "the Fair table": (
        {"table": FAIR},
        "10.50*red .0",
        {"roulette-zero-partage", "roulette-zero-odd-chip"},
    ),
    "the parlour": (
        {"table": PARLOUR},
        "10*red .0 *red*0*take_half 10*odd .0",
        {"roulette-zero-parlour", "roulette-zero-parlour-next"},
    ),
}


@pytest.mark.parametrize(("fields", "play", "clauses"), CLAUSES.values(), ids=CLAUSES)
def test_each_zero_leads_to_the_clauses_of_its_own_rule(
    ask: Ask, rulebook: None, fields: dict[str, str], play: str, clauses: set[str]
) -> None:
    page = ask(play, **fields).content.decode()
    result = page[page.index('id="result"') : page.index('<div class="history"')]
    assert clauses <= set(re.findall(r"#(roulette-zero-[a-z-]+)", result))
