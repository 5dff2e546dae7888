"""What the page must show while a game runs, seen in a browser and recorded as evidence."""
