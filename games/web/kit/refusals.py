"""Why the engines refuse something: every sentence by its code, which means the same in every game."""

from games.baccarat.messages import MESSAGES as BACCARAT
from games.blackjack.messages import MESSAGES as BLACKJACK
from games.core.messages import MESSAGES as CORE
from games.poker.messages import MESSAGES as POKER
from games.roulette.messages import MESSAGES as ROULETTE
from games.trente_quarante.messages import MESSAGES as TRENTE_QUARANTE

SENTENCES = {**CORE, **ROULETTE, **TRENTE_QUARANTE, **BLACKJACK, **BACCARAT, **POKER}
