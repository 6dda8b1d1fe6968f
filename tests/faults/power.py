#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Power cuts: what was said to be accepted is there when the machine comes back.

power.py UMPIRECTL [CUTS]   (50 for each file system)

A session is played on a file system in a file. At some moment the file is copied as it is then: what the system still
held in memory is not in it, as after a power cut. The copy is mounted and looked at. Needs root and loop devices;
where something is missing that is said, and nothing is shown by it.
"""
import os
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time

SYSTEMS = {"ext4": (["mkfs.ext4", "-q", "-F"], 16), "btrfs": (["mkfs.btrfs", "-q", "-f", "--mixed"], 64)}


def quiet(*words):
    return subprocess.run(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False).returncode == 0


class Machine:
    """A file system in a file, mounted."""

    def __init__(self, top, make, mib):
        self.image = top / "image"
        self.place = top / "place"
        self.place.mkdir(exist_ok=True)
        with open(self.image, "wb") as out:
            out.truncate(mib * 1024 * 1024)
        self.good = quiet(*make, str(self.image)) and quiet("mount", "-o", "loop", str(self.image), str(self.place))

    def close(self):
        quiet("umount", "-l", str(self.place))
        self.image.unlink(missing_ok=True)


def play(program, machine, chance, n, cut):
    """Plays until the power is cut; returns what was accepted before. The copy of the disk goes to cut."""
    file = machine.place / f"night-{n}.umpire"
    env = {**os.environ, "LC_ALL": "C.UTF-8", "XDG_DATA_HOME": str(machine.place / "data")}
    subprocess.run([program, "new", "pad", "Ana", "Bea", str(file)], check=True, env=env, stderr=subprocess.DEVNULL)
    accepted, rounds = [], chance.randrange(1, 4)
    for part in range(rounds):
        last = part == rounds - 1
        stop = chance.randrange(1, 40)
        with subprocess.Popen([program, "play", str(file)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
                              env=env) as process:
            for i in range(stop):
                process.stdin.write(f"note n{part}-{i}-{'x' * chance.randrange(0, 300)}\n")
                process.stdin.flush()
                accepted.append(process.stdout.readline().split()[1])
            if last and chance.randrange(2):
                # While it saves.
                process.stdin.write("note last\n")
                process.stdin.flush()
                time.sleep(chance.random() * 0.02)
            if last:
                os.kill(process.pid, 19)
                shutil.copyfile(machine.image, cut)
                process.kill()
    return file.name, accepted


def found_after(program, cut, place, name):
    """Notes of the session on the copied disk; None where it cannot be read."""
    if not quiet("mount", "-o", "loop", str(cut), str(place)):
        return None
    try:
        env = {**os.environ, "LC_ALL": "C.UTF-8", "XDG_DATA_HOME": str(place / "data")}
        played = subprocess.run([program, "play", str(place / name), "note end"], capture_output=True, text=True,
                                check=False, env=env)
        if played.returncode != 0:
            print(played.stderr, file=sys.stderr)
            return None
        left = [path.name for path in place.iterdir() if name in path.name and path.name != name]
        if left:
            print(f"left beside the session: {left}", file=sys.stderr)
            return None
        text = (place / name).read_text(encoding="utf-8")
        return re.findall(r"<note[^>]*>([^<]*)</note>", text)[:-1]
    finally:
        quiet("umount", str(place))


def cut_power(program, system, cuts, top):
    make, mib = SYSTEMS[system]
    if shutil.which(make[0]) is None:
        print(f"{system}: no {make[0]} here, nothing was tried")
        return 0
    chance, lost, doubled, unreadable, entries = random.Random(system), 0, 0, 0, 0
    after = top / "after"
    after.mkdir(exist_ok=True)
    for n in range(cuts):
        machine = Machine(top, make, mib)
        try:
            if not machine.good:
                print(f"{system}: nothing can be mounted here, nothing was tried")
                return 0
            name, accepted = play(program, machine, chance, n, top / "cut")
        finally:
            machine.close()
        notes = found_after(program, top / "cut", after, name)
        entries += len(accepted)
        if notes is None:
            unreadable += 1
            continue
        lost += len(set(accepted) - set(notes))
        doubled += len(notes) - len(set(notes))
    print(f"{system}: {cuts} power cuts, {entries} entries accepted: {lost} lost, {doubled} doubled, "
          f"{unreadable} unreadable", flush=True)
    return lost + doubled + unreadable


def main():
    program = os.path.abspath(sys.argv[1])
    cuts = int(sys.argv[2]) if len(sys.argv) > 2 else 50
    if os.geteuid() != 0:
        print("power cuts need root, to mount: nothing was tried")
        return 0
    top = pathlib.Path(tempfile.mkdtemp(prefix="umpire-power-"))
    try:
        return 1 if sum(cut_power(program, system, cuts, top) for system in SYSTEMS) else 0
    finally:
        shutil.rmtree(top, ignore_errors=True)


if __name__ == "__main__":
    sys.exit(main())
