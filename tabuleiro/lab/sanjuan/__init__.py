"""The lab for San Juan: players of one plan, and what a judge may know beyond the features of today."""
