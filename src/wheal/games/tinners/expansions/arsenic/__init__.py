"""The Arsenic expansion. Rules TT-ARS-01..15."""
