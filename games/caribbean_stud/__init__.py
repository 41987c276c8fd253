"""Caribbean stud: each player's five cards against the bank's."""
