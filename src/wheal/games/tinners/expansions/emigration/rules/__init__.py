"""What Emigration adds to a position, and its chapters. Compiled; imports the base rules and the kernel's engine."""
