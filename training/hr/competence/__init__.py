"""Who may deal what, and what a job requires."""
