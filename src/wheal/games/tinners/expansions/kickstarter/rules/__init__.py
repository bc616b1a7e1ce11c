"""What the pack adds to a set-up. Compiled; imports the base game's rules and the kernel's engine."""
