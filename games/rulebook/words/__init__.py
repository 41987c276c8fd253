"""What each game calls its bets, hands and results, for every page of the site; keyed by the engine's keys."""
