"""Recordings of the calls: each call has one, nothing else does, and none is made twice."""

import pytest
from django.core.management import CommandError, call_command

from games.core.clauses import head
from games.web.registry import books
from tests.games.vectors import rows
from training.drills.kit import recordings
from training.drills.registry import CALLS, WHOLE_CALLS
from training.quiz.management.commands import record_calls

# How a frame begins: MPEG 2, layer III, without a checksum; 32 kilobits a second at 22,050 hertz; one channel.
FRAME = bytes([0xFF, 0xF3, 0x40, 0xC0])
BYTES_A_SECOND = 32_000 / 8
LARGEST = 5_000_000  # bytes, for all recordings together
# Spoken for real, the shortest and the longest call among them; of the others the tests know the names alone.
SPOKEN = ("Un", "Trente-deux, rouge, pair et passe", "Un, un après", "La masse joue jusqu’à concurrence du maximum")


@pytest.fixture
def folder(settings, tmp_path):
    settings.CALLS_DIR = tmp_path / "calls"
    return settings.CALLS_DIR


def names(folder):
    return {path.name for path in folder.iterdir()}


def test_a_recording_is_speech_of_a_length_that_fits_its_call(folder):
    call_command("record_calls", *SPOKEN, verbosity=0)
    assert names(folder) == {recordings.file_name(call) for call in SPOKEN}
    for call in SPOKEN:
        sound = (folder / recordings.file_name(call)).read_bytes()
        assert sound[:2] == FRAME[:2]
        assert sound[2] & 0xFC == FRAME[2]
        assert sound[3] & 0xC0 == FRAME[3]
        assert 0.25 < len(sound) / BYTES_A_SECOND < 6  # seconds
    letters = sum(map(len, SPOKEN))
    spoken = sum(path.stat().st_size for path in folder.iterdir())
    assert spoken / letters * sum(map(len, CALLS)) < LARGEST


def test_every_call_is_recorded_once_and_a_second_time_nothing_is_made(folder, capsys, monkeypatch):
    asked = []

    def record(calls, folder):
        asked.append(set(calls.values()))
        for name in calls:
            (folder / name).touch()

    monkeypatch.setattr(record_calls, "record", record)
    call_command("record_calls")
    assert asked[-1] == set(CALLS)
    assert len(names(folder)) == len(CALLS)
    call_command("record_calls")
    assert asked[-1] == set()
    assert capsys.readouterr().out.splitlines() == [
        f"{len(CALLS)} of {len(CALLS)} calls recorded.",
        f"0 of {len(CALLS)} calls recorded.",
    ]


def test_a_recording_that_is_there_is_not_made_again(folder):
    folder.mkdir()
    missing = {recordings.file_name(call) for call in SPOKEN}
    for name in {recordings.file_name(call) for call in CALLS} - missing:
        (folder / name).write_bytes(b"kept")
    call_command("record_calls", verbosity=0)
    assert {path.name for path in folder.iterdir() if path.read_bytes() != b"kept"} == missing


@pytest.mark.parametrize(("game", "column"), [("roulette", 1), ("trente_quarante", -2)])
def test_the_calls_of_results_are_those_of_the_papers(game, column):
    called = {row[column] for row in rows(game, "calls")}
    assert called
    assert called <= set(CALLS)


@pytest.mark.parametrize(
    "call",
    ["Faites vos jeux", "Rien ne va plus", "La banque gagne", "Rouge gagne et couleur", "J’assure", "Carte"],
)
def test_calls_that_never_vary_are_recorded_too(call):
    assert call in CALLS


def test_a_call_has_no_gap_that_nobody_can_speak():
    assert [call for call in CALLS if "…" in call or "{" in call] == []


def test_whole_calls_are_made_of_calls_that_the_books_have():
    in_books = {word for book in books() for word in head(f"games.{book}").french}
    assert set(WHOLE_CALLS) <= in_books
    for call, whole in WHOLE_CALLS.items():
        before, _gap, after = call.partition("…")
        assert len(set(whole)) == len(whole) > 1
        assert call in whole or all(each.startswith(before) and each.endswith(after) for each in whole)


@pytest.mark.parametrize(
    ("call", "whole"),
    [
        ("Enfermé à …", ["rouge", "noir", "impair", "pair", "manque", "passe"]),
        (
            "Cent au change",
            [
                "Un",
                "Deux",
                "Cinq",
                "Dix",
                "Vingt",
                "Cinquante",
                "Cent",
                "Deux cents",
                "Cinq cents",
                "Mille",
                "Cinq mille",
                "Dix mille",
                "Vingt mille",
                "Cinquante mille",
            ],
        ),
    ],
)
def test_a_call_of_which_a_part_varies_is_recorded_whole_with_each_value(call, whole):
    filled = {call.replace("…", value) if "…" in call else f"{value} au change" for value in whole}
    assert set(WHOLE_CALLS[call]) == filled <= set(CALLS)


def test_the_amounts_of_banks_are_called_in_words():
    banks = WHOLE_CALLS["Messieurs, il y a … en banque"]
    assert banks[0] == "Messieurs, il y a dix en banque"
    assert "Messieurs, il y a quatre-vingts en banque" in banks
    assert banks[-1] == "Messieurs, il y a quatre cents en banque"
    assert len(banks) == 40


def test_a_call_sounds_the_same_whether_it_is_written_with_a_capital_or_not():
    assert recordings.file_name("Abatage") == recordings.file_name("abatage") != recordings.file_name("Carte")


@pytest.mark.parametrize(
    ("call", "spelt"),
    [
        # a number is joined to its noun alone: not deux‿après, dix‿en banque, cents‿au change
        ("Deux, deux après", "Deux, deu après"),
        ("Six, six après", "Six, sisse après"),
        ("Un après", "hun après"),
        ("Cinq cents au change", "Cinq cent au change"),
        ("Messieurs, il y a soixante-dix en banque", "Messieurs, il y a soixante-disse en banque"),
        ("Messieurs, il y a cent quatre-vingts en banque", "Messieurs, il y a cent quatre-vin en banque"),
        ("Les billets jouent", "Les billets joue"),
        # numbers that end in a consonant of their own, or stand elsewhere, are said well as they are written
        ("Sept, sept après", "Sept, sept après"),
        ("Cent au change", "Cent au change"),
        ("Vingt et un, rouge, impair et passe", "Vingt et un, rouge, impair et passe"),
        ("Un, deux. Rouge perd et couleur", "Un, deux. Rouge perd et couleur"),
        ("la masse joue jusqu’à concurrence du maximum", "la masse joue jusqu’à concurrence du maximum"),
    ],
)
def test_what_the_voice_would_say_wrong_is_spelt_for_it(call, spelt):
    assert recordings.spelt(call) == spelt


def test_no_two_calls_share_a_recording():
    assert len({recordings.file_name(call) for call in CALLS}) == len(CALLS)


def test_another_spelling_is_another_recording(monkeypatch):
    before = recordings.file_name("Les billets jouent"), recordings.file_name("Carte")
    monkeypatch.setattr(recordings, "spelt", lambda call: call.replace("jouent", "jou"))
    assert recordings.file_name("Les billets jouent") != before[0]
    assert recordings.file_name("Carte") == before[1]


def test_a_named_call_alone_is_recorded(folder):
    call_command("record_calls", "Rien ne va plus", verbosity=0)
    assert names(folder) == {recordings.file_name("Rien ne va plus")}
    assert recordings.address("Rien ne va plus") == f"/static/calls/{recordings.file_name('Rien ne va plus')}"
    assert recordings.address("Faites vos jeux") == ""


def test_a_call_of_no_game_is_refused_and_nothing_is_recorded(folder):
    with pytest.raises(CommandError, match="No game has this call: Trente-sept, rouge, impair et passe"):
        call_command("record_calls", "Zéro", "Trente-sept, rouge, impair et passe")
    assert not folder.exists()


def test_a_recording_of_what_nobody_calls_any_more_is_removed(folder):
    folder.mkdir()
    stranger = folder / recordings.file_name("Trente-sept, rouge, impair et passe")
    stranger.write_bytes(b"")
    call_command("record_calls", "Zéro", verbosity=0)
    assert names(folder) == {recordings.file_name("Zéro")}


def test_a_synthesiser_that_fails_leaves_no_recording(folder, monkeypatch):
    monkeypatch.setattr(recordings, "VOICE", "none")
    with pytest.raises(CommandError, match="not be recorded: ValueError: eSpeak NG has no voice 'none'"):
        call_command("record_calls", "Zéro")
    assert names(folder) == set()
    assert names(folder.parent) == {"calls"}
