"""Texas hold'em: players against each other, two cards of their own and five in common."""
