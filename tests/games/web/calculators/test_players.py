"""Up to eight players at one table: who lays, whose chips lie where, and what each of them wins or waits for."""

import re

import pytest

from tests.games.web.calculators.conftest import FAIR, PARLOUR, Ask, error_at, game_after, game_kept, text_of

pytestmark = pytest.mark.django_db

COLOURS = ["amber", "blue", "violet", "ivory", "teal", "rose", "brown", "grey"]


def test_a_player_is_chosen_as_a_chip_is(ask: Ask) -> None:
    assert game_after(ask("10*red", lay="red", stake="20", player="2")) == "10*red 20*red@2"
    assert game_after(ask("10*red@2", lay="odd", stake="20", player="1")) == "10*red@2 20*odd"


@pytest.mark.parametrize("number", range(2, 9))
def test_eight_players_may_lay(ask: Ask, number: int) -> None:
    assert game_after(ask(lay="tiers", stake="5", player=str(number))) == f"5*tiers@{number}"


def test_each_player_has_a_number_a_tone_and_the_name_of_the_colour(ask: Ask) -> None:
    page = ask().content.decode()
    seats = re.findall(
        r'<label class="seat"><input [^>]*name="player" value="(\d)"[^>]*>'
        r'<span class="visually-hidden">Player (\d), (\w+)</span>'
        r'<span class="chip" data-chip="(\w+)" aria-hidden="true">(\d)</span>',
        page,
    )
    assert seats == [(str(n), str(n), colour, colour, str(n)) for n, colour in enumerate(COLOURS, start=1)]


@pytest.mark.parametrize(
    ("game", "fields", "open_", "chosen"),
    [
        ("", {}, False, "1"),
        ("10*red .17 10*odd", {}, False, "1"),
        ("10*red 10*odd@3", {}, True, "3"),
        ("10*red@3 .17", {}, True, "3"),
        ("10*red", {"player": "5"}, True, "5"),
        ("10*red@3", {"player": "1"}, True, "1"),
    ],
)
def test_the_players_stay_folded_while_one_alone_plays(
    ask: Ask, game: str, fields: dict[str, str], open_: bool, chosen: str
) -> None:
    response = ask(game, **fields)
    page = response.content.decode()
    assert ('<details class="players" id="players" open>' in page) is open_
    assert ("<b>" in page[page.index('id="felt"') : page.index('id="readout"')]) is (open_ and ".17" not in game)
    assert re.findall(r'value="(\d)" id="player-\1" checked', page) == [chosen]


def test_who_is_chosen_is_in_the_address_where_the_game_does_not_say(ask: Ask) -> None:
    address = ask("10*red@3 10*odd@2", take="1", player="2")["Location"]
    assert address == "/en/games/french-roulette/table/?play=10*red@3&player=2#stakes"
    assert ask("10*red@3", lay="odd", stake="10", player="3")["Location"].endswith("?play=10*red@3+10*odd@3#lay-odd")
    pushed = ask("10*red@3 10*odd@2", take="1", player="2", htmx=True)
    assert pushed["HX-Push-Url"].endswith("?play=10*red@3")
    assert pushed.context["share"].endswith("?play=10*red@3")


@pytest.mark.parametrize("number", ["0", "9", "", "x", "<b>", "²"])
def test_nobody_else_may_lay(ask: Ask, number: str) -> None:
    response = ask("10*red", lay="odd", stake="10", player=number)
    assert "We could not read" in error_at(response, "player")
    assert game_kept(response) == "10*red"


def test_the_chips_of_several_players_stand_beside_each_other(ask: Ask) -> None:
    page = ask("10*red@2 20*red 10*red@2").content.decode()
    button = re.search(r'<button name="lay" value="red".*?</button>', page)
    assert button
    assert 'aria-label="Red: pays 1 to 1; Player 1, amber: 20 staked here; Player 2, blue: 20 staked here"' in button[0]
    assert re.findall(r'data-chip="(\w+)"><b>(\d)</b><span>(\d+)</span>', button[0]) == [
        ("amber", "1", "20"),
        ("blue", "2", "20"),
    ]


def test_the_chips_of_one_player_have_the_colours_of_their_values(ask: Ask) -> None:
    page = ask("20*red").content.decode()
    button = re.search(r'<button name="lay" value="red".*?</button>', page)
    assert button
    assert re.findall(r'<i class="chip staked" data-chip="(\w+)"><span>(\d+)</span>', button[0]) == [("20", "20")]


def test_the_stakes_are_listed_by_player_with_their_sums(ask: Ask) -> None:
    response = ask("10*red 20*odd@2 5*tiers 5*low@2 5*low@2")
    listed = [
        (own.player.number, own.total, [(laid.index, laid.stake.bet.key) for laid in own.laid])
        for own in response.context["stakes"]
    ]
    assert listed == [
        ("1", 4000, [(0, "red"), (2, "tiers")]),
        ("2", 3000, [(1, "odd"), (3, "low"), (4, "low")]),
    ]
    assert game_after(ask("10*red 20*odd@2 5*tiers", take="1")) == "10*red 5*tiers"


def test_limits_hold_for_each_player_by_himself(ask: Ask) -> None:
    assert ask("100*straight:17", lay="straight:17", stake="100", player="2").status_code == 302
    assert "The maximum here is 100" in error_at(ask("100*straight:17@2", lay="straight:17", stake="5"), "stake")
    assert "The minimum here is 10." in error_at(ask("10*red", lay="red", stake="5", player="2"), "stake")


def test_each_line_of_the_result_says_whose_it_is(ask: Ask) -> None:
    response = ask("10*red 10*red@2 5*straight:17@2 .17")
    rows = [(row.player.number, row.bet.key, row.result) for row in response.context["last"].rows]
    assert rows == [("1", "red", "lose"), ("2", "red", "lose"), ("2", "straight:17", "win")]
    page = response.content.decode()
    table = page[page.index('<table class="table lines">') : page.index("<tfoot>")]
    lines = re.findall(r'<th scope="row">[^\n]*?Player (\d), (\w+)', table.replace("\n<span", "<span"))
    assert lines == [("1", "amber"), ("2", "blue"), ("2", "blue")]


def test_each_player_has_sums_and_a_balance_through_the_game(ask: Ask) -> None:
    spins = ask("10*red 10*black@2 .17 10*red@2 20*red .1 .5 10*dozen:3@3 .25").context["spins"]
    shown = [
        [(one.player.number, one.total.staked, one.total.net, one.balance) for one in spin.accounts]
        for spin in reversed(spins)
    ]
    assert shown == [
        [("1", 1000, -1000, -1000), ("2", 1000, 1000, 1000)],
        [("1", 2000, 2000, 1000), ("2", 1000, 1000, 2000)],
        [("1", 0, 0, 1000), ("2", 0, 0, 2000)],
        [("1", 0, 0, 1000), ("2", 0, 0, 2000), ("3", 1000, 2000, 2000)],
    ]
    assert spins[0].balance == sum(account.balance for account in spins[0].accounts) == 5000


def test_the_sums_of_the_players_are_those_of_the_table(ask: Ask) -> None:
    response = ask("15*red 25*red@2 5*tiers!@4 20*dozen:2@8 .0")
    last = response.context["last"]
    for name in ("staked", "winnings", "returned", "lost", "held", "net"):
        assert sum(getattr(account.total, name) for account in last.accounts) == getattr(last.settlement.total, name)
    assert "By player, with the balance of all spins so far." in text_of(response)


def test_for_one_player_there_are_no_sums_by_player(ask: Ask) -> None:
    shown = text_of(ask("10*red .17"))
    assert "Net for the player: −10 ." in shown
    assert "By player" not in shown


def test_it_is_said_who_is_in_prison(ask: Ask) -> None:
    response = ask("15*red 20*red@2 .0")
    held = [(who.number, prisoner.bet.key, prisoner.amount) for who, prisoner in response.context["held"]]
    assert held == [("1", "red", 1500), ("2", "red", 2000)]
    page = response.content.decode()
    assert "Player 1, amber: 15 in prison; Player 2, blue: 20 in prison" in page


def test_each_player_has_his_own_wish_at_zero(ask: Ask) -> None:
    play = "15*red 20*red@2 .0"
    page = ask(play).content.decode()
    offered = re.findall(r'name="wish" value="(red\|0[^|]*\|take_half)" id="([^"]+)"', page)
    assert offered == [("red|0|take_half", "wish-red-0-take_half"), ("red|0@2|take_half", "wish-red-0-take_half-2")]
    game = game_after(ask(play, wish="red|0@2|take_half"))
    assert game == f"{play} *red*0*take_half@2"
    response = ask(game)
    assert [(who.number, prisoner.amount) for who, prisoner in response.context["held"]] == [("1", 1500)]
    assert game_after(ask(game, wish="red|0|move:odd")) == f"{game} *red*0*move:odd"


@pytest.mark.parametrize("wish", ["red|0@3|leave", "red|0@2|fly", "red|1@2|leave", "red|0@1|leave", "odd|0@2|leave"])
def test_nobody_chooses_for_another(ask: Ask, wish: str) -> None:
    response = ask("15*red 20*red@2 .0", wish=wish)
    error_at(response, "choice")
    assert game_kept(response) == "15*red 20*red@2 .0"


def test_a_called_bet_is_played_again_for_the_player_who_called_it(ask: Ask) -> None:
    play = "5*tiers 10*tiers@2 .5"
    offers = [(who.number, offer.name) for who, offer in ask(play).context["again"]]
    assert offers == [
        *(("1", f"0|{how}") for how in ("replay", "complete", "all")),
        *(("2", f"1|{how}") for how in ("replay", "complete", "all")),
    ]
    assert game_after(ask(play, again="1|replay")) == f"{play} 10*tiers@2 10*split:5-8@2"
    assert game_after(ask(play, again="0|complete")) == f"{play} 5*tiers"


def test_the_same_stakes_lie_again_for_everybody(ask: Ask) -> None:
    assert game_after(ask("10*red 20*odd@2 .17", repeat="1")) == "10*red 20*odd@2 .17 10*red 20*odd@2"


def test_undo_takes_the_last_stake_back_no_matter_who_laid_it(ask: Ask) -> None:
    assert game_after(ask("10*red 20*odd@2", undo="1")) == "10*red"
    assert game_after(ask("10*red 20*odd@2 .17", undo="1", player="1")) == "10*red 20*odd@2"


def test_each_player_keeps_his_own_stake_chosen(ask: Ask) -> None:
    page = ask("50*red 20*odd@2", player="1").content.decode()
    assert 'name="stake" value="50" id="stake-5000" checked' in page
    page = ask("50*red 20*odd@2", player="2").content.decode()
    assert 'name="stake" value="20" id="stake-2000" checked' in page


@pytest.mark.parametrize(
    ("table", "play"),
    [
        (FAIR, "10*red@2 @3=2.50 12.50*red@3 5*tiers!@3 .0 10.50*odd .0 5*straight:7@8 .17 @3=1 10*red"),
        (PARLOUR, "10*red@2 10*dozen:1 .0 *red*0*take_half@2 *dozen:1*0*leave .17 5*column:34@7 .0"),
        ("/en/games/french-roulette/table/", "10*red@8 .0 *red*0*move:odd@8 5*voisins!@4 .0 *odd*1*take_half@8"),
    ],
)
def test_a_game_of_several_players_survives_its_address(ask: Ask, table: str, play: str) -> None:
    response = ask(play, table=table)
    assert response.status_code == 200
    again = str(response.context["session"])
    assert game_kept(response) == again
    second = ask(again, table=table)
    assert second.context["session"] == response.context["session"]
    assert [spin.accounts for spin in second.context["spins"]] == [spin.accounts for spin in response.context["spins"]]


def test_ids_are_there_once_for_eight_players(ask: Ask) -> None:
    everybody = [f"10*red{'' if n == 1 else f'@{n}'} 5*tiers!{'' if n == 1 else f'@{n}'}" for n in range(1, 9)]
    page = ask(f"{' '.join(everybody)} .0 {' '.join(everybody)} .5 {' '.join(everybody)}").content.decode()
    ids = re.findall(r'\sid="([^"]+)"', page)
    assert sorted(ids) == sorted(set(ids))
