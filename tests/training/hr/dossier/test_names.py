"""Names of the files in archives: readable, each once, and good on every disk."""

import pytest

from training.hr.dossier.names import FileNames, stem_of


@pytest.mark.parametrize(
    ("parts", "name"),
    [
        (("Grimani Ada", "French roulette croupier", "TV-1"), "Grimani Ada, French roulette croupier, TV-1"),
        (("Zoë D’Été", "TV-1"), "Zoë D’Été, TV-1"),
        (("Zoe\u0308", "TV-1"), "Zoë, TV-1"),  # one sign, as macOS and Windows write it differently
        (('a<b>c:d"e/f\\g|h?i*j', "TV-1"), "a-b-c-d-e-f-g-h-i-j, TV-1"),
        (("../../etc", "TV-1"), "-..-etc, TV-1"),
        ((" Ada\t\nGrimani. ", "", "TV-1"), "Ada Grimani, TV-1"),
        (("Ada\u202egnp\u0000", "TV-1"), "Adagnp, TV-1"),
        (("Con. Ada", "TV-1"), "_Con. Ada, TV-1"),
        (("nul",), "_nul"),
        (("...",), "_"),
    ],
)
def test_a_name_has_nothing_that_a_disk_refuses(parts, name):
    assert stem_of(*parts) == name


def test_a_long_name_is_cut_and_the_code_is_kept():
    name = FileNames().of("長" * 200, "é" * 200, "TV-1234")
    assert name.endswith(", TV-1234.pdf")
    assert len(name.encode()) <= 255


def test_each_name_is_given_once_whatever_its_capitals():
    names = FileNames()
    given = [names.of("Ada", "TV-1"), names.of("ADA", "tv-1"), names.of("Ada", "TV-1"), names.of("Ada", "TV-2")]
    assert given == ["Ada, TV-1.pdf", "ADA, tv-1 (2).pdf", "Ada, TV-1 (3).pdf", "Ada, TV-2.pdf"]
