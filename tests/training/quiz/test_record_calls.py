"""Recordings of the calls: each call has one, nothing else does, and none is made twice."""

import sys
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

from games.core.clauses import head
from games.web.registry import books
from tests.games.vectors import rows
from training.drills.kit import recordings
from training.drills.registry import CALLS, WHOLE_CALLS
from training.quiz.management.commands import record_calls

COMMITTED = Path(__file__).parents[3] / "static" / "calls"
# How a frame begins: MPEG 2, layer III, without a checksum; 40 kilobits a second at 24,000 hertz; one channel.
FRAME = bytes([0xFF, 0xF3, 0x54, 0xC0])
BYTES_A_SECOND = 40_000 / 8
LARGEST = 4_500_000  # bytes, for all recordings together


@pytest.fixture
def folder(settings, tmp_path):
    settings.CALLS_DIR = tmp_path / "calls"
    return settings.CALLS_DIR


@pytest.fixture
def asked(monkeypatch):
    """The phonemes that the voice is asked for, which says them in writing."""
    said = []

    def spoken(phonemes):
        said.append(phonemes)
        return phonemes.encode()

    monkeypatch.setattr(record_calls, "speaker", lambda voice: spoken)
    return said


def names(folder):
    return {path.name for path in folder.iterdir()}


def record(*calls):
    call_command("record_calls", "voice.bin", *calls)


def test_every_call_has_its_recording_and_no_recording_is_left_over():
    """If this fails after a change of the calls: `manage.py record_calls`, as CONTRIBUTING.md says."""
    assert names(COMMITTED) == {recordings.file_name(call) for call in CALLS}


def test_a_recording_is_sound_of_a_length_that_fits_its_call():
    sizes = []
    for call in CALLS:
        sound = (COMMITTED / recordings.file_name(call)).read_bytes()
        assert (sound[:2], sound[2] & 0xFC, sound[3] & 0xC0) == (FRAME[:2], FRAME[2], FRAME[3]), call
        seconds = len(sound) / BYTES_A_SECOND
        assert 0.5 < seconds < 4, call
        assert 8 < len(recordings.phonemes(call)) / (seconds - 0.3) < 30, call
        sizes.append(len(sound))
    assert sum(sizes) < LARGEST


def test_every_call_is_recorded_once_and_a_second_time_nothing_is_made(folder, capsys, asked):
    record()
    assert len(asked) == len(names(folder)) == len(CALLS)
    record()
    assert len(asked) == len(CALLS)
    assert capsys.readouterr().out.splitlines() == [
        f"{len(CALLS)} of {len(CALLS)} calls recorded.",
        f"0 of {len(CALLS)} calls recorded.",
    ]


def test_what_changed_alone_is_made_again(folder, asked, monkeypatch):
    record()
    asked.clear()
    monkeypatch.setitem(recordings._SAID, "billets", "bije")
    record()
    assert asked == ["le bije ʒˈu."]
    assert names(folder) == {recordings.file_name(call) for call in CALLS}


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
    ("call", "said"),
    [
        # a number is joined to its noun alone: not deux‿après, dix‿en banque, cents‿au change
        ("Deux, deux après", "dˈø. | dˈø apʁˈɛ."),
        ("Cinq cents au change", "sˈɛ̃k sˈɑ̃ o ʃˈɑ̃ʒ."),
        ("Dix mille au change", "dˈi mˈil o ʃˈɑ̃ʒ."),
        ("Messieurs, il y a cent soixante-dix en banque", "mesjˈø, il i a sˈɑ̃ swasˈɑ̃tdˈis ɑ̃ bˈɑ̃k."),
        ("Trente-deux, rouge, pair et passe", "tʁˈɑ̃tdˈø, ʁˈuʒ, pˈɛʁ, e pˈas."),
        ("Vingt et un, rouge, impair et passe", "vˈɛ̃t e ˈœ̃, ʁˈuʒ, ɛ̃pˈɛʁ, e pˈas."),
        # two totals are kept apart, or they would be one number
        ("Quarante, quatre. Rouge perd et couleur", "kaʁˈɑ̃t. | kˈatʁ. ʁˈuʒ pˈɛʁ, e kulˈœʁ."),
        ("Les billets jouent", "le bijˈɛ ʒˈu."),
        ("la banque est aux enchères", "la bˈɑ̃k ɛt oz ɑ̃ʃˈɛʁ."),
    ],
)
def test_calls_are_said_as_in_french(call, said):
    assert recordings.phonemes(call) == said


def test_every_entry_of_the_list_of_words_is_called():
    assert [word for word in recordings._SAID if not any(word in call.casefold() for call in CALLS)] == []


def test_a_word_that_is_not_in_the_list_is_named():
    with pytest.raises(ValueError, match=r"'dames' is not in said\.toml: Carte aux dames"):
        recordings.phonemes("Carte aux dames")
    assert recordings.address("Carte aux dames") == ""


def test_no_two_calls_share_a_recording():
    assert len({recordings.file_name(call) for call in CALLS}) == len(CALLS)


def test_another_voice_is_another_recording(monkeypatch):
    before = recordings.file_name("Carte")
    monkeypatch.setattr(recordings, "VOICE", "none")
    assert recordings.file_name("Carte") != before


def test_a_named_call_alone_is_recorded_and_again_where_it_is(folder, asked):
    record("Rien ne va plus")
    record("Rien ne va plus")
    assert asked == ["ʁiˌɛ̃ nə vˈa plˈy."] * 2
    assert names(folder) == {recordings.file_name("Rien ne va plus")}
    assert recordings.address("Rien ne va plus") == f"/static/calls/{recordings.file_name('Rien ne va plus')}"
    assert recordings.address("Faites vos jeux") == ""


def test_a_call_of_no_game_is_refused_and_nothing_is_recorded(folder, asked):
    with pytest.raises(CommandError, match="no game has Trente-sept, rouge, impair et passe"):
        record("Zéro", "Trente-sept, rouge, impair et passe")
    assert (asked, folder.exists()) == ([], False)


def test_a_recording_of_what_nobody_calls_any_more_is_removed(folder, asked):
    folder.mkdir()
    (folder / recordings.file_name("Trente-sept, rouge, impair et passe")).touch()
    record("Zéro")
    assert names(folder) == {recordings.file_name("Zéro")}


def test_a_voice_that_is_not_installed_leaves_everything_as_it_is(folder, monkeypatch):
    monkeypatch.setitem(sys.modules, "training.drills.kit.speech", None)
    folder.mkdir()
    (folder / "old.mp3").touch()
    with pytest.raises(CommandError, match="could not be recorded"):
        record()
    assert names(folder) == {"old.mp3"}
