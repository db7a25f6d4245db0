"""All tables of this server, the store behind them, and the bots."""
