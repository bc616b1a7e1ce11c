"""The Emigration expansion. Rules TT-EMI-01..18."""
