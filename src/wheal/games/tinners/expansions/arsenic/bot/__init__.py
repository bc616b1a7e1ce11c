"""What Arsenic is worth to a bot."""
