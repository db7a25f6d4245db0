"""What people say to each other: told where they look, and counted until it is read."""
