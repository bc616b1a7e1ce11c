"""A scenario's `given` written over a state. Imports content and rules."""
