"""The Kickstarter pack: tiles with a bonus, and survey cards of two regions. Rules TT-KSP-01..05."""
