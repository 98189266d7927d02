"""The options of a table: draft, tasks, city tokens, a decree at the start."""
