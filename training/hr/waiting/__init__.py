"""What waits for somebody to do something: in a house, for its HR, and in a team, for its manager."""
