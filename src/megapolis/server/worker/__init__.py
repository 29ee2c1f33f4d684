"""What one server process keeps and does: tables, jobs, presence, bots."""
