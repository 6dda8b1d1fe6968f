#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""count.py [--limits] BUILD [WHAT…]: instructions that one entry, undo, redo, an entry behind a correction (a note, or
points, before all others), a loaded and a saved entry take, of every kind.

Counted by valgrind: a busy machine changes nothing. What libxml2 alone takes stands beside load and save.
--limits: whether two kinds keep to their limits; ends with 77 where it cannot be counted."""
import os
import re
import shutil
import subprocess
import sys

KINDS = ["martes-13", "line-it", "elevator", "in-front-of-the-elevators", "level-8", "pad"]
WHATS = ["entry", "play", "undo", "redo", "correct", "correct-score", "load", "plain-load", "save", "plain-save"]
# What each may take, in moves of the bare loop, by kind: about a sixth more than where they stand, for other compilers
# and libraries. What an entry takes has a limit of its own, so that the others need not follow it.
LIMITS = {
    "martes-13": {"entry": 6.6, "undo": 1.3, "redo": 1.15, "correct": 4.6},
    "pad": {"entry": 7.3, "undo": 1.2, "redo": 0.95, "correct": 5.6},
}
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
    bare = count(program, "martes-13", "bare")
    for kind, limits in LIMITS.items():
        for what, limit in limits.items():
            moves = count(program, kind, what) / bare
            good = good and moves <= limit
            print(f"{kind}: {what} takes {moves:.2f} of a bare loop's moves, at most {limit}", flush=True)
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
