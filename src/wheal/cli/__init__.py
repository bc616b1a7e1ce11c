"""The `wheal` command. Imports everything but the browser's page."""
