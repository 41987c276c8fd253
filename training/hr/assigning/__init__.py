"""HR assigns an exam or a course to many people at once, who become a class for it."""
