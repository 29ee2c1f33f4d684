"""Statements for the two databases and nothing else."""
