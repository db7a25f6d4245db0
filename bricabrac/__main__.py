"""``python -m bricabrac``"""

from bricabrac.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
