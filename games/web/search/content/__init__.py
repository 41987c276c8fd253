"""What the apps below have to be found: each module yields it in the language that is active."""

from games.web.search import found
from games.web.search.content import games, rules, terms, venues
from games.web.search.models import Kind

found.register(Kind.GAME, games.games)
found.register(Kind.TOOL, games.tools)
found.register(Kind.TERM, terms.terms)
found.register(Kind.CLAUSE, rules.clauses)
found.register(Kind.VENUE, venues.venues)
