"""The rules of San Juan: the round, the roles, the buildings, the score."""
