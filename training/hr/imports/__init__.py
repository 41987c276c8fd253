"""Files of people, certificates, jobs and assignments: read, shown line by line, applied as a whole, and undone."""
