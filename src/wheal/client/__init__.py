"""What terminal and server share: log lines, previews, why a verb is closed, orders in words. Imports the kernel."""
