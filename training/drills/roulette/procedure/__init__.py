"""What is done, called and allowed at the tables of roulette. One package a table."""
