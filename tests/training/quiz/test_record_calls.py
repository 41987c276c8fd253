"""Recordings of the calls: each call has one, nothing else does, and none is made twice."""

import pytest
from django.core.management import CommandError, call_command

from tests.games.vectors import rows
from training.drills.kit import recordings
from training.drills.registry import CALLS

# How a frame begins: MPEG 2, layer III, without a checksum; 24 kilobits a second; one channel.
FRAME = bytes([0xFF, 0xF3, 0x30, 0xC0])
BYTES_A_SECOND = 24_000 / 8
LARGEST = 3_000_000  # bytes, for all recordings together


@pytest.fixture
def folder(settings, tmp_path):
    settings.CALLS_DIR = tmp_path / "calls"
    return settings.CALLS_DIR


def names(folder):
    return {path.name for path in folder.iterdir()}


def test_every_call_has_a_recording_and_a_second_time_nothing_is_made(folder, capsys):
    call_command("record_calls")
    made = {path: path.stat().st_mtime_ns for path in folder.iterdir()}
    assert {path.name for path in made} == {recordings.file_name(call) for call in CALLS}
    assert len(made) == len(CALLS)
    call_command("record_calls")
    assert {path: path.stat().st_mtime_ns for path in folder.iterdir()} == made
    assert capsys.readouterr().out.splitlines() == [
        f"{len(CALLS)} of {len(CALLS)} calls recorded.",
        f"0 of {len(CALLS)} calls recorded.",
    ]
    assert sum(path.stat().st_size for path in made) < LARGEST
    for path in made:
        sound = path.read_bytes()
        assert sound[:2] == FRAME[:2]
        assert sound[2] & 0xF0 == FRAME[2]
        assert sound[3] & 0xC0 == FRAME[3]
        assert 0.3 < len(sound) / BYTES_A_SECOND < 6  # seconds


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


def test_a_call_sounds_the_same_whether_it_is_written_with_a_capital_or_not():
    assert recordings.file_name("Abatage") == recordings.file_name("abatage") != recordings.file_name("Carte")


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
