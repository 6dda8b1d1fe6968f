#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes a Flatpak runtime and its SDK out of the Debian packages that are installed here, without network.

runtime.py REPOSITORY PLATFORM SDK BRANCH
    PLATFORM and SDK are the names that a manifest asks for, such as org.gnome.Platform and org.gnome.Sdk.

A package and all it depends on is taken as it lies in the file system, and what Debian makes only while it installs
(caches, alternatives) is made again inside. It is for building and trying where Flathub cannot be reached, not for
giving to others.
"""
import os
import pathlib
import shutil
import subprocess
import sys
import sysconfig
import tempfile

TRIPLET = sysconfig.get_config_var("MULTIARCH")

# The first of a/b that is installed: names differ between suites.
IN_PLATFORM = """
    base-files bash coreutils dash findutils grep gzip sed tar libc-bin
    libgtk-4-1 libadwaita-1-0 libxml2-16/libxml2 libjson-glib-1.0-0
    libglib2.0-bin dconf-gsettings-backend gsettings-desktop-schemas
    adwaita-icon-theme hicolor-icon-theme librsvg2-common shared-mime-info desktop-file-utils
    fontconfig fonts-cantarell fonts-dejavu-core
""".split()
IN_SDK = """
    gcc libc6-dev binutils make pkg-config meson ninja-build gettext patch diffutils mawk bzip2 xz-utils python3
    libgtk-4-dev libadwaita-1-dev libxml2-dev libjson-glib-dev libglib2.0-dev-bin libgtk-4-bin libxml2-utils
    appstream appstream-util/appstream-compose
""".split()

# Of the packages, what a sandbox has no use for.
LEFT_OUT = ("share/doc/", "share/info/", "share/man/", "share/lintian/", "share/bug/", "share/gtk-doc/", "share/help/",
            "share/locale/", "games/", "src/", "local/", "lib/systemd/", "lib/udev/", "lib/init/")
# Of /etc, what programs read. A runtime keeps it in usr/etc.
KEPT_OF_ETC = ("fonts", "ld.so.conf", "ld.so.conf.d", "xml")


def said(*command):
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{' '.join(map(str, command[:3]))} …: exit {done.returncode}\n{done.stderr}")
    return done.stdout


def choose(packages):
    """Of each a/b the first that is installed."""
    installed = set(said("dpkg-query", "-W", "-f", "${db:Status-Status} ${Package}\n").splitlines())
    return [next((name for name in names.split("/") if f"installed {name}" in installed), names) for names in packages]


def with_dependencies(packages):
    """Names of the installed packages that these need, themselves included."""
    packages = choose(packages)
    lines = said("apt-cache", "depends", "--recurse", "--installed", "--no-recommends", "--no-suggests",
                 "--no-conflicts", "--no-breaks", "--no-replaces", "--no-enhances", *packages).splitlines()
    names = {line for line in lines if line and line[0] not in " <|"}
    installed = said("dpkg-query", "-W", "-f", "${Package} ${binary:Package} ${db:Status-Status}\n").splitlines()
    there = {word for line in installed if line.endswith(" installed") for word in line.split()[:2]}
    missing = [package for package in packages if package not in there]
    if missing:
        sys.exit("not installed: " + " ".join(missing))
    return sorted(names & there)


def link(source, target):
    """The same file in another place: a hard link where that is possible."""
    if target.is_symlink() or target.exists():
        return
    target.parent.mkdir(parents=True, exist_ok=True)
    if source.is_symlink():
        target.symlink_to(os.readlink(source))
        return
    try:
        os.link(source, target)
    except OSError:
        shutil.copy2(source, target)


def take_packages(packages, usr):
    for line in said("dpkg-query", "-L", *packages).splitlines():
        path = pathlib.Path(line)
        parts = path.parts[1:]
        if len(parts) < 2 or (path.is_dir() and not path.is_symlink()) or not os.path.lexists(path):
            continue
        if parts[0] in ("bin", "sbin", "lib", "lib64"):  # these are links into usr
            parts = ("usr", *parts)
        inside = "/".join(parts[1:])
        if parts[0] == "usr" and not inside.startswith(LEFT_OUT):
            link(path, usr / inside)


def take_etc(usr):
    for name in KEPT_OF_ETC:
        source = pathlib.Path("/etc", name)
        for path in [source, *source.rglob("*")]:
            if path.is_symlink() or path.is_file():
                link(path, usr / "etc" / path.relative_to("/etc"))


def take_alternatives(usr):
    """Names such as cc and awk, which Debian keeps as links through /etc/alternatives."""
    for name in pathlib.Path("/usr/bin").iterdir():
        if not name.is_symlink() or not os.readlink(name).startswith("/etc/alternatives/"):
            continue
        program = name.resolve()
        if program.is_relative_to("/usr") and (usr / program.relative_to("/usr")).exists():
            target = usr / "bin" / name.name
            target.unlink(missing_ok=True)
            target.symlink_to(os.path.relpath(program, "/usr/bin"))


def make_caches(usr):
    """What packages make after they are installed."""
    libraries = usr / "lib" / TRIPLET
    said("glib-compile-schemas", usr / "share/glib-2.0/schemas")
    said("update-mime-database", usr / "share/mime")
    said("update-desktop-database", usr / "share/applications")
    for theme in ("Adwaita", "hicolor"):
        said("gtk4-update-icon-cache", "--quiet", "--ignore-theme-index", "--force", usr / "share/icons" / theme)
    said(f"/usr/lib/{TRIPLET}/glib-2.0/gio-querymodules", libraries / "gio/modules")
    pixbuf = pathlib.Path(f"/usr/lib/{TRIPLET}/gdk-pixbuf-2.0")
    loaders = [pixbuf / "2.10.0/loaders" / path.name for path in (usr / pixbuf.relative_to("/usr")).glob("2.10.0/loaders/*.so")]
    cache = usr / pixbuf.relative_to("/usr") / "2.10.0/loaders.cache"
    cache.write_text(said(pixbuf / "gdk-pixbuf-query-loaders", *loaders))


def export(name, platform, sdk, branch, packages, repository):
    # Beside the repository, so that files are linked and not copied wherever /usr is the same file system.
    with tempfile.TemporaryDirectory(dir=repository.parent) as folder:
        usr = pathlib.Path(folder, "files")
        (usr / "share/applications").mkdir(parents=True)
        (usr / "lib64").mkdir()
        take_packages(packages, usr)
        take_etc(usr)
        take_alternatives(usr)
        make_caches(usr)
        architecture = said("flatpak", "--default-arch").strip()
        pathlib.Path(folder, "metadata").write_text(
            f"[Runtime]\nname={name}\n"
            f"runtime={platform}/{architecture}/{branch}\nsdk={sdk}/{architecture}/{branch}\n"
        )
        said("flatpak", "build-export", "--runtime", "--files=files", "--disable-sandbox", "--no-update-summary",
             repository, folder, branch)
        print(f"{name}//{branch}: {len(packages)} packages, {said('du', '-sm', usr).split()[0]} MB", flush=True)


def main():
    if len(sys.argv) != 5:
        sys.exit(__doc__)
    if not shutil.which("dpkg-query") or not shutil.which("apt-cache"):
        sys.exit("a runtime of our own needs the packages of Debian or Ubuntu; elsewhere use Flathub's")
    repository, (platform, sdk, branch) = pathlib.Path(sys.argv[1]).resolve(), sys.argv[2:]
    repository.parent.mkdir(parents=True, exist_ok=True)
    said("ostree", "init", "--mode=bare-user-only", f"--repo={repository}")
    export(platform, platform, sdk, branch, with_dependencies(IN_PLATFORM), repository)
    export(sdk, platform, sdk, branch, with_dependencies(IN_PLATFORM + IN_SDK), repository)
    said("flatpak", "build-update-repo", repository)


if __name__ == "__main__":
    main()
