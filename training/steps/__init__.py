"""What somebody can be set to do, and what the record says of it: for assignments and the courses of houses."""
