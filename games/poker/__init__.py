"""Caribbean stud and Texas hold'em, which share the ranking of hands."""
