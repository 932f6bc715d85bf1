"""A player for the arena in a few lines: it always takes the first legal action.

    pentarchy arena match 'cmd:python examples/first_legal.py' random --games 20

Every line on its input is a question in JSON, and every answer is one line: the id of an action.
See docs/arena.md for what a question holds.
"""

import json
import sys

for line in sys.stdin:
    question = json.loads(line)
    print(question["legal"][0]["id"], flush=True)
