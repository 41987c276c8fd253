"""Who on a roster may deal what they are rostered for, who could stand in, and which exams keep enough dealers.

A roster is read, answered and forgotten. It belongs to the program that plans shifts, changes daily, and says where
people are at what time; a copy here would soon be wrong, and nobody needs it to answer again.
"""
