#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Builds the Flatpak, with the tests run inside, and installs it for you.
#
#   flatpak/build.sh [--devel] [--offline] [build | run [ARGUMENT]... | bundle [FILE] | try | reachable]
#
#   build    build and install (this is meant when nothing is said)
#   run      start what was installed
#   bundle   write it into a single file
#   try      use the installed app as a person would, in a display of its own
#   reachable  say by the exit status whether Flathub has the runtime
#   --devel  the development manifest: debug build, the runtime of GNOME's nightly builds
#   --offline  do not ask Flathub for the runtime: make one of the packages of Debian or Ubuntu that are
#            installed. This is also done when Flathub cannot be reached. Everything then stays in .flatpak/,
#            so that no runtime of your own gets in the way of the real one. ./dev flatpak --offline does that in a
#            root of the newest suite, whose libraries are as new as those of the runtime's version.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
work=$(dirname "$here")/.flatpak
id=io.github.umpire_app.Umpire
manifest=$here/$id.json
reachable=maybe

while [ $# -gt 0 ]; do
  case $1 in
    --devel) manifest=$here/$id.Devel.json ;;
    --offline) reachable=no ;;
    -*) sed -n '2,/^set/{/^set/d; s/^# \{0,1\}//; p}' "$0"; exit 2 ;;
    *) break ;;
  esac
  shift
done
command=${1:-build}
[ $# = 0 ] || shift

# of KEY: its value in the manifest, one line a key there
of () { sed -n "s/^  \"$1\": \"\(.*\)\",*$/\1/p" "$manifest"; }
platform=$(of runtime)
sdk=$(of sdk)
version=$(of runtime-version)
branch=$(of branch)
branch=${branch:-stable} # as Flathub calls what a manifest gives no name

stay_in_work ()
{
  export FLATPAK_USER_DIR="$work/user" FLATPAK_SYSTEM_DIR="$work/system"
  export HOME="$work/home" XDG_DATA_HOME="$work/home/.local/share" XDG_CACHE_HOME="$work/home/.cache"
  export XDG_CONFIG_HOME="$work/home/.config" XDG_RUNTIME_DIR="$work/run"
  # Files given by the portal have their names in a sandbox only below the usual place; it is taken where no desktop is.
  usual=/run/user/$(id -u)
  if [ ! -e "$usual/bus" ] && mkdir -p "$usual" 2>/dev/null && [ "$(stat -c %u "$usual")" = "$(id -u)" ]; then
    export XDG_RUNTIME_DIR="$usual"
  fi
  mkdir -p "$HOME" "$XDG_RUNTIME_DIR"
  chmod 700 "$XDG_RUNTIME_DIR"
}

flathub_answers ()
{
  [ "$reachable" = maybe ] || return 1
  timeout 30 flatpak --user remote-add --if-not-exists flathub https://dl.flathub.org/repo/flathub.flatpakrepo \
    2>/dev/null && timeout 60 flatpak --user remote-info flathub "$sdk//$version" >/dev/null 2>&1
}

make_runtime ()
{
  flatpak --user info "$sdk//$version" >/dev/null 2>&1 && return
  echo "A runtime is made of the packages that are installed here:"
  rm -rf "$work/runtime"
  /usr/bin/python3 "$here/runtime.py" "$work/runtime" "$platform" "$sdk" "$version"
  flatpak --user remote-add --if-not-exists --no-gpg-verify own "file://$work/runtime"
  flatpak --user install -y --noninteractive own "$platform//$version" "$sdk//$version"
}

build ()
{
  mkdir -p "$work"
  if flathub_answers; then
    rm -f "$work/offline"
    set -- --install-deps-from=flathub
  else
    echo "Flathub is not asked or does not answer: building with a runtime of this machine's packages, in .flatpak/"
    : >"$work/offline"
    stay_in_work
    make_runtime
    set --
  fi
  dbus-run-session -- flatpak-builder --user --force-clean --disable-rofiles-fuse --state-dir="$work/state" \
    --repo="$work/repository" --default-branch="$branch" --install "$@" "$work/build" "$manifest"
  [ -f "$work/build/files/share/licenses/$id/LICENSE" ] || { echo "the licence is not inside" >&2; return 1; }
  flatpak --user info "$id//$branch"
}

installed ()
{
  [ ! -e "$work/offline" ] || stay_in_work
  flatpak --user info "$id//$branch" >/dev/null 2>&1 || { echo "build it first: ./dev flatpak" >&2; exit 1; }
}

case $command in
  build) build ;;
  reachable) flathub_answers ;;
  run) installed && exec flatpak --user run --branch="$branch" "$id" "$@" ;;
  bundle)
    installed
    bundle=${1:-$work/$id.flatpak}
    flatpak build-bundle --runtime-repo=https://dl.flathub.org/repo/flathub.flatpakrepo \
      "$work/repository" "$bundle" "$id" "$branch"
    echo "$bundle"
    ;;
  try) installed && exec /usr/bin/python3 "$here/try.py" flatpak --user run --branch="$branch" "$id" ;;
  *) echo "build.sh: there is no command $command" >&2; exit 2 ;;
esac
