"""What Emigration is worth to a bot."""
