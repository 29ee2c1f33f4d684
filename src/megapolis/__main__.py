"""Run the command line as `python -m megapolis`."""

import sys

from megapolis.cli import main

sys.exit(main())
