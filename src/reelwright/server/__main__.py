"""Writes the OpenAPI document on stdout: `python -m reelwright.server`."""

import json
import sys

from reelwright.server.app import create_app

json.dump(create_app(None).openapi(), sys.stdout, indent=2)
sys.stdout.write("\n")
