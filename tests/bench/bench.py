#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""bench.py BUILD TABLE: runs all benchmarks and writes one table.

Entries are measured in turns with boardgame.io (fetched from npm into BUILD where that can be had). What is printed as
`row` by the other programs joins the table. Nothing passes or fails."""
import os
import shutil
import statistics
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
PEER = "boardgame.io@0.50.2"
KINDS = ["martes-13", "line-it", "elevator", "in-front-of-the-elevators", "level-8", "pad"]
PAIRS = 15


class Turns:
    """A program that plays its games once for each line that it is given."""

    def __init__(self, command, environment=None):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
                                        env=environment)
        self.head = self.process.stdout.readline().strip()

    def take(self):
        self.process.stdin.write("\n")
        self.process.stdin.flush()
        return float(self.process.stdout.readline())

    def close(self):
        self.process.stdin.close()
        self.process.wait()


def fetch_peer(build):
    folder = os.path.join(build, "bench-peer")
    module = os.path.join(folder, "node_modules", "boardgame.io", "dist", "cjs", "client.js")
    if not os.path.exists(module) and shutil.which("npm"):
        os.makedirs(folder, exist_ok=True)
        subprocess.run(["npm", "install", "--prefix", folder, "--no-audit", "--no-fund", "--ignore-scripts", PEER],
                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
    return module if os.path.exists(module) and shutil.which("node") else None


def row(what, against, aim, values):
    values = sorted(values)
    return [what, against, aim, f"{statistics.median(values):.3g}", f"{values[0]:.3g} … {values[-1]:.3g}, {len(values)}"]


def pairs(turns, *others):
    for one in (turns, *others):
        one.take()
    return [[one.take() for one in (turns, *others)] for _ in range(PAIRS)]


def entries(build):
    """Microseconds an entry of each kind, and ratios against Martes 13 in boardgame.io."""
    program = os.path.join(build, "tests", "bench", "bench-turns")
    games = os.path.join(build, "bench-games.txt")
    subprocess.run([program, "write", "martes-13", games], check=True)
    with open(games, encoding="utf-8") as file:
        n_martes = sum(1 for line in file if line.strip())
    module = fetch_peer(build)
    peer = None
    if module:
        peer = Turns(["node", os.path.join(HERE, "peer", "martes-13.cjs"), module, games],
                     dict(os.environ, NODE_ENV="production"))
    else:
        yield ["all", "times boardgame.io's rate", "≥ 150", "–", "boardgame.io could not be had here"]
    for kind in KINDS:
        ours = Turns([program, "play", kind])
        n = int(ours.head)
        taken = pairs(ours, *([peer] if peer else []))
        yield row(kind, "µs an entry, text in to undoable", "", [one[0] / n for one in taken])
        if peer:
            yield row(kind, "times the rate of Martes 13 in boardgame.io", "≥ 150",
                      [one[1] / n_martes / (one[0] / n) for one in taken])
        ours.close()
    if peer:
        peer.close()


MISSING = "its rows are missing"


def rows_of(command):
    """The rows that a program printed; one that did not end well is a row as well."""
    ended = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)
    yield from (line.split("\t")[1:] for line in ended.stdout.splitlines() if line.startswith("row\t"))
    if ended.returncode != 0:
        script = next(word for word in command if word != sys.executable)
        yield [os.path.basename(script), "", "", "–", f"ended with {ended.returncode}: {MISSING}"]


def all_rows(build):
    folder = os.path.join(build, "tests", "bench")
    yield from entries(build)
    yield from rows_of([os.path.join(folder, "bench-core")])
    yield from rows_of([os.path.join(folder, "bench-load")])
    window = os.path.join(build, "src", "app", "umpire")
    if os.path.exists(window) and shutil.which("Xvfb"):
        yield from rows_of([sys.executable, os.path.join(HERE, "start.py"), window, os.path.join(folder, "empty-window"),
                            os.path.join(build, "src", "cli", "umpirectl")])
        yield from rows_of([sys.executable, os.path.join(HERE, "paint.py"), build])
        yield from rows_of([sys.executable, os.path.join(HERE, "library.py"), build])


def main():
    build, path = (os.path.abspath(name) for name in sys.argv[1:3])
    lines = ["| what | figure | aim | here | spread, turns |", "| --- | --- | --- | --- | --- |"]
    print("\n".join(lines), flush=True)
    for one in all_rows(build):
        lines.append("| {0} | {1} | {2} | {3} | {4} |".format(*one))
        print(lines[-1], flush=True)
    with open(path, "w", encoding="utf-8") as file:
        file.write("\n".join(lines) + "\n")
    print(f"written to {path}")
    sys.exit(any(MISSING in line for line in lines))


if __name__ == "__main__":
    main()
