"""People and results to try the site with. Nothing here is real."""
