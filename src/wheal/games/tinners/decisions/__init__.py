"""Verbs and questions: all that a player can do and be asked. Compiled; imports rules and the kernel's engine."""
