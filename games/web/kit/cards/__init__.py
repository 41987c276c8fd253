"""Playing cards on a page: their names, their drawings, and the picture of the deck from which they are chosen."""
