"""What a house arranges for its exams: time, attempts, and who may have more of them."""
