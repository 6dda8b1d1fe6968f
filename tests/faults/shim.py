# SPDX-License-Identifier: GPL-3.0-or-later
"""What the tests with failing calls share: the environment in which a call fails."""
import errno
import os

SHIM = os.environ.get("FAULT_SHIM", "")
KILL = 0


def environment(under, at=0, error=errno.EIO, calls="", persist=False, suffix="", log=None, base=None):
    """Environment for a program whose calls on files below `under` fail as told (shim.c)."""
    env = dict(os.environ if base is None else base)
    env.update({
        "LD_PRELOAD": SHIM, "FAULT_UNDER": os.path.realpath(under), "FAULT_AT": str(at), "FAULT_ERROR": str(error),
        "FAULT_CALLS": calls, "FAULT_PERSIST": "1" if persist else "0",
        # The sanitizers want to be first, but do not mind.
        "ASAN_OPTIONS": "verify_asan_link_order=0:" + env.get("ASAN_OPTIONS", ""),
    })
    if suffix:
        env["FAULT_SUFFIX"] = suffix
    if log is not None:
        env["FAULT_LOG"] = str(log)
    return env
