"""Coroutines in tests: in a thread of their own, since Playwright keeps a loop running in this one."""

import asyncio
from concurrent.futures import ThreadPoolExecutor


def run(coroutine):
    """What a coroutine returns."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, coroutine).result()
