"""Tables in memory: everything that can be done at one."""
