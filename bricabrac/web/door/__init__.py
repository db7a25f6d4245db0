"""What every request passes: who is asking, what is refused, and files that never change."""
