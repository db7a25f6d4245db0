"""Review: where a match was decided, made in the background when somebody asks for it."""
