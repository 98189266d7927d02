"""The database, and the line between processes that share one."""
