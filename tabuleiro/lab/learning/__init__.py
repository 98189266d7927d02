"""Learning: kinds of models that foretell the winner of a position, compared on games they have not seen."""
