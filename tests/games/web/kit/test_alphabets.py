"""Words in the order of their language. The orders are those of dictionaries."""

import pytest
from django.conf import settings

from games.web.kit.alphabets import initial, key


@pytest.mark.parametrize(
    ("language", "ordered"),
    [
        ("en", ["31 après", "à cheval", "À hauteur", "edge", "égalité", "équité", "S17", "Zéro"]),
        ("sv", ["ask", "satsa", "zero", "ås", "ändra", "öppna"]),
        ("fi", ["arvo", "zero", "ässä"]),
        ("da", ["aces", "zero", "ægte", "øverst", "åben"]),
        ("et", ["seis", "šanss", "zero", "ženeva", "tõsta", "viik", "võit", "äss", "ühik"]),
        ("de", ["Ablage", "Ärmel", "Auszahlung", "Übersicht", "Unze"]),
        ("es", ["nudo", "ñandú", "ocho"]),
        ("pl", ["as", "ątek", "bank", "cena", "ćma", "lewy", "łapać", "zero", "źle", "żeton"]),
        ("cs", ["cena", "část", "hra", "chod", "inspektor", "sázka", "šance", "zero", "žeton"]),
        ("sk", ["ceny", "čas", "hra", "chod", "iný"]),
        ("hu", ["cukor", "csere", "dob", "ösztön", "zseton"]),
        ("hr", ["dobitak", "džoker", "đak", "loš", "ljestvica", "nula", "njegov", "odbiti"]),
        ("lv", ["galds", "ģērbt", "kārts", "ķepa", "lapa", "ļauns"]),
        ("ro", ["sumă", "șansă", "tur", "țintă"]),
        ("tr", ["cep", "çift", "gelir", "hırs", "ırmak", "İzmir", "kart", "oyun", "ödeme"]),
        ("ru", ["ива", "йод", "карта"]),
        ("uk", ["гра", "ґанок", "двір", "если", "єдина", "ифи", "іде", "їсти", "йод", "карта"]),
        ("el", ["Άσος", "βάση", "έλεγχος", "ζάρι"]),
        ("zh-hans", ["百家乐", "轮盘", "牌靴"]),
    ],
)
def test_words_stand_as_in_a_dictionary(language: str, ordered: list[str]):
    assert sorted(set(ordered), key=lambda word: key(word, language)) == ordered


@pytest.mark.parametrize(
    ("word", "language", "letter"),
    [
        ("åben", "da", "Å"),
        ("åben", "en", "A"),
        ("chod", "cs", "Ch"),
        ("chod", "pl", "C"),
        ("ikramiye", "tr", "İ"),
        ("ırmak", "tr", "I"),
        ("«Άσος»", "el", "Α"),
        ("őr", "hu", "Ö"),
        ("31 après", "fr", ""),
        ("…", "en", ""),
        ("庄家", "zh-hans", "Z"),
    ],
)
def test_a_word_stands_under_its_letter(word: str, language: str, letter: str):
    assert initial(word, language) == letter


@pytest.mark.parametrize("language", [code for code, _name in settings.LANGUAGES])
def test_capitals_do_not_matter(language: str):
    words = ["kart", "zżą", "čæå", "ļß", "Ґиї"]
    assert [key(word.upper(), language) for word in words] == [key(word, language) for word in words]
