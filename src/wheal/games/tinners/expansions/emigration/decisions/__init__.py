"""What a player can do and be asked with Emigration, and where it joins the base game. Compiled."""
