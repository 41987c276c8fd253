"""The ranking of poker hands, which Caribbean stud and Texas hold'em have in common."""
