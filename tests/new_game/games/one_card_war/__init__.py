"""One-card war, as it is played: a card for the player, one for the dealer, and the higher one wins."""
