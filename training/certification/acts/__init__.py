"""What HR does to a certificate: suspend and lift, extend, enter other evidence. Its words are for the staff alone."""
