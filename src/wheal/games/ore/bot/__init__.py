"""What the judge values, and why. Imports rules and decisions."""
