"""What a player can do and be asked with Arsenic, and where it joins the base game. Compiled."""
