"""The web app: a place to play. ``app.py`` has the route table; docs/web.md says how it works."""
