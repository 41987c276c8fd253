"""What the columns of a roster may be called, in English, Italian and French."""

import unicodedata
from collections.abc import Sequence

DAY, START, END, PERSON, PLACE = COLUMNS = ("day", "start", "end", "person", "place")
NEEDED = (DAY, PERSON, PLACE)

_HEADS = {
    DAY: "day, date, shift date, giorno, data, jour",
    START: "start, start time, from, begin, begins, time, inizio, ora inizio, ora di inizio, dalle, ora, orario, "
    "debut, heure de debut, heure debut, de, heure",
    END: "end, end time, to, until, fine, ora fine, ora di fine, alle, fin, heure de fin, heure fin, a, jusqu'a",
    PERSON: "person, employee, dealer, croupier, name, user, user name, username, login, e-mail, email, mail, e-mail "
    "address, email address, staff number, staff no, number, persona, dipendente, nome, nome utente, utente, indirizzo "
    "e-mail, matricola, personne, employe, nom, utilisateur, nom d'utilisateur, identifiant, adresse e-mail, courriel, "
    "matricule",
    PLACE: "table, game, competence, programme, program, tavolo, gioco, competenza, programma, jeu, competence, "
    "tavolo da gioco, table de jeu",
}


def plain(text: str) -> str:
    """Return a word as it is compared: without capitals, accents, and spaces at its ends or doubled."""
    spread = unicodedata.normalize("NFKD", text.replace("’", "'").replace("\xa0", " ").casefold())
    return " ".join("".join(sign for sign in spread if not unicodedata.combining(sign)).split())


_COLUMN = {head.strip(): column for column, heads in _HEADS.items() for head in heads.split(",")}


def columns_of(cells: Sequence[str]) -> dict[str, int]:
    """Return where each column stands by the heads of a table. The first of two that mean the same counts."""
    found: dict[str, int] = {}
    for place, cell in enumerate(cells):
        column = _COLUMN.get(plain(cell).replace("_", " "))
        if column:
            found.setdefault(column, place)
    return found
