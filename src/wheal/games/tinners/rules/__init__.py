"""The position and the chapters of the rule book. Compiled; imports the kernel's engine and itself."""
