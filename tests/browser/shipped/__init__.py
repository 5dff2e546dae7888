"""Every feature of every game that ships, played on the page from its golden rounds."""
