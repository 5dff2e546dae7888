"""What answers a draw: the secure generator, a seeded stream, a record, or every outcome."""
