"""What happens at a table: pure, no input or output."""
