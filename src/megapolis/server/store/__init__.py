"""Statements for both databases, and nothing else."""
