"""Tables that people send: lists to import and rosters, as files or as text."""
