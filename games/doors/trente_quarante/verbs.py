"""The verbs of trente quarante: bodies in, public functions of the engine called, bodies out."""

from games.doors.vocabulary import Verb

VERBS: tuple[Verb, ...] = ()
