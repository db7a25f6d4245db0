"""The laboratory: both games through the doors that researchers use."""
