"""The verbs of chemin de fer: bodies in, public functions of the engine called, bodies out."""

from games.doors.vocabulary import Verb

VERBS: tuple[Verb, ...] = ()
