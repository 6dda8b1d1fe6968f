#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""count.py BUILD [WHAT…]: instructions that one entry, undo, redo, loaded and saved entry takes, of every kind.

Counted by valgrind: a busy machine changes nothing. What libxml2 alone takes stands beside load and save."""
import os
import re
import subprocess
import sys

KINDS = ["martes-13", "line-it", "elevator", "in-front-of-the-elevators", "level-8", "pad"]
WHATS = ["entry", "play", "undo", "redo", "load", "plain-load", "save", "plain-save"]


def count(program, kind, what):
    """Instructions for each time."""
    ended = subprocess.run(["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null",
                            "--toggle-collect=bench_counted", program, kind, what],
                           capture_output=True, text=True, check=True)
    return int(re.search(r"Collected : (\d+)", ended.stderr).group(1)) / int(ended.stdout)


def main():
    program = os.path.join(os.path.abspath(sys.argv[1]), "tests", "bench", "bench-count")
    whats = sys.argv[2:] or WHATS
    print("| instructions each | " + " | ".join(whats) + " |")
    print("| --- |" + " --- |" * len(whats))
    for kind in KINDS:
        print(f"| {kind} | " + " | ".join(f"{count(program, kind, what):.0f}" for what in whats) + " |", flush=True)


if __name__ == "__main__":
    main()
