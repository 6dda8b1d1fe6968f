#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""count.py [--limits] BUILD [WHAT…]: instructions that one entry, undo, redo, an entry behind a correction (a note, or
points, before all others), a loaded and a saved entry take, of every kind.

Counted by valgrind: a busy machine changes nothing. What libxml2 alone takes stands beside load and save.
--limits: whether what keeps to a part of an entry does so, of two kinds; ends with 77 where it cannot be counted."""
import os
import re
import shutil
import subprocess
import sys

KINDS = ["martes-13", "line-it", "elevator", "in-front-of-the-elevators", "level-8", "pad"]
WHATS = ["entry", "play", "undo", "redo", "correct", "correct-score", "load", "plain-load", "save", "plain-save"]
# Parts of an entry that each may take: a quarter more than where they stand, for other compilers and libraries.
LIMITS = {"undo": 0.27, "redo": 0.24, "correct": 0.78}
LIMITED = ["martes-13", "pad"]
# How count.c ends when nothing was done.
NOTHING = 2


def count(program, kind, what):
    """Instructions for each time, NaN where the kind has no such thing."""
    ended = subprocess.run(["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null",
                            "--toggle-collect=bench_counted", program, kind, what],
                           capture_output=True, text=True)
    if ended.returncode == NOTHING and int(ended.stdout) == 0:
        return float("nan")
    ended.check_returncode()
    return int(re.search(r"Collected : (\d+)", ended.stderr).group(1)) / int(ended.stdout)


def keeps_limits(program):
    good = True
    for kind in LIMITED:
        entry = count(program, kind, "entry")
        for what, limit in LIMITS.items():
            part = count(program, kind, what) / entry
            good = good and part <= limit
            print(f"{kind}: {what} takes {part:.2f} of an entry, at most {limit}", flush=True)
    return good


def main():
    limits = sys.argv[1] == "--limits"
    program = os.path.join(os.path.abspath(sys.argv[1 + limits]), "tests", "bench", "bench-count")
    if limits:
        sys.exit(77 if shutil.which("valgrind") is None else not keeps_limits(program))
    whats = sys.argv[2:] or WHATS
    print("| instructions each | " + " | ".join(whats) + " |")
    print("| --- |" + " --- |" * len(whats))
    for kind in KINDS:
        print(f"| {kind} | " + " | ".join(f"{count(program, kind, what):.0f}" for what in whats) + " |", flush=True)


if __name__ == "__main__":
    main()
