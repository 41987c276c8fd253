"""Files of people, certificates and jobs that HR imports: read, shown line by line, applied as a whole, and undone."""
