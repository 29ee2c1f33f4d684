"""What happens at a table: pure, without input or output."""
