#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# A root folder of another suite of this machine's distribution, and commands run in it: what ./dev newest stands on.
#
#   root.sh make SUITE[:NAME] PACKAGE...
#                                    prints the folder of a root with these packages; it is made when there is none, and
#                                    made anew when the suite's Release file or the list of packages is another one
#                                    (NAME: for a root beside the suite's first)
#   root.sh in FOLDER COMMAND...     runs COMMAND there, in the current folder, which it sees and may write; no network
#   root.sh sandboxes FOLDER COMMAND...
#                                    the same for what makes sandboxes of its own, as flatpak does; needs root
#
# Packages come from the mirror that apt is configured with, and signatures are checked. Roots are kept in
# $XDG_CACHE_HOME/umpire/newest (or ~/.cache/umpire/newest).
set -u

complain () { printf 'newest: %s\n' "$*" >&2; exit 1; }

# The mirror and its key ring, as "URI RING", for the suite that this machine runs, or the first there is.
mirror ()
{
  # shellcheck source=/dev/null
  codename=$(. /etc/os-release && echo "${VERSION_CODENAME:-}")
  # shellcheck disable=SC2016 # variables of apt
  apt-get indextargets --format '$(REPO_URI) $(RELEASE) $(COMPONENT) $(SIGNED_BY)' 'Created-By: Packages' |
    awk -v own="$codename" '
      $3 != "main" { next }
      { found = $1 " " ($4 ~ "^/" ? $4 : "") }
      $2 == own && !mine { mine = found }
      !first { first = found }
      END { if (first) print mine ? mine : first }'
}

# remove FOLDER: without being root, files there belong to numbers that only a user namespace may touch
remove ()
{
  [ -e "$1" ] || return 0
  if [ "$(id -u)" = 0 ]; then rm -rf "$1"; else mmdebstrap --unshare-helper rm -rf "$1"; fi
}

make_root ()
{
  suite=${1%%:*}
  kept=${XDG_CACHE_HOME:-$HOME/.cache}/umpire/newest
  root=$kept/$(echo "$1" | tr : -)
  shift
  mkdir -p "$kept" || exit 1
  source=$(mirror)
  uri=${source%% *}
  ring=${source#* }
  [ -n "$uri" ] || complain "apt has no source with a component main here"
  release=$(mktemp) || exit 1
  trap 'rm -f "$release"' EXIT
  /usr/lib/apt/apt-helper download-file "${uri%/}/dists/$suite/InRelease" "$release" >/dev/null 2>&1 || {
    [ -f "$root.stamp" ] || complain "the mirror of this machine's apt gives no suite $suite"
    echo "newest: the mirror does not answer; the root of before is taken" >&2
    echo "$root"
    return
  }
  stamp="$(sed -n 's/^Date: //p' "$release") $(echo "$@" | cksum)"
  if [ -d "$root" ] && [ "$(cat "$root.stamp" 2>/dev/null)" = "$stamp" ]; then
    echo "$root"
    return
  fi
  options=${ring:+signed-by=$ring}
  eval "$(apt-config shell check Acquire::Check-Valid-Until/b \
    http Acquire::http::Proxy https Acquire::https::Proxy)"
  [ "${check:-true}" = true ] || options="$options check-valid-until=no"
  list=$(echo "$@" | tr -s ' \n' ',,')
  set --
  [ -z "${http:-}" ] || set -- "$@" "--aptopt=Acquire::http::Proxy \"$http\""
  [ -z "${https:-}" ] || set -- "$@" "--aptopt=Acquire::https::Proxy \"$https\""
  echo "newest: a root of $suite is made in $root" >&2
  rm -f "$root.stamp"
  mmdebstrap --quiet --variant=apt --format=directory --include="${list%,}" "$@" \
    --aptopt='Acquire::Languages "none"' --aptopt='APT::Install-Recommends "false"' \
    --dpkgopt=force-unsafe-io --dpkgopt=path-exclude='/usr/share/doc/*' \
    --dpkgopt=path-exclude='/usr/share/info/*' --dpkgopt=path-exclude='/usr/share/locale/*' \
    --dpkgopt=path-include='/usr/share/locale/es/*' --dpkgopt=path-include='/usr/share/locale/locale.alias' \
    "$suite" "$root.$$" "deb ${options:+[$options] }$uri $suite main" >&2 ||
    { remove "$root.$$"; complain "mmdebstrap could not make a root of $suite"; }
  # Two that are made at the same time do not meet: the later one stays.
  remove "$root" && mv "$root.$$" "$root" && echo "$stamp" >"$root.stamp" && echo "$root"
}

# run_in OPTIONS FOLDER COMMAND...: with these options of bwrap, a list of words
run_in ()
{
  options=$1
  folder=$2
  shift 2
  [ -x "$folder/bin/sh" ] || complain "$folder is no root"
  # shellcheck disable=SC2086 # a list of words
  exec bwrap --bind "$folder" / --dev /dev --proc /proc --perms 1777 --tmpfs /tmp --tmpfs /run --dir /tmp/home \
    --bind "$PWD" "$PWD" --chdir "$PWD" $options --die-with-parent \
    --unsetenv DISPLAY --unsetenv WAYLAND_DISPLAY --unsetenv DBUS_SESSION_BUS_ADDRESS --unsetenv XDG_RUNTIME_DIR \
    --setenv HOME /tmp/home --setenv PATH /usr/bin:/bin:/usr/sbin:/sbin --setenv LC_ALL C.UTF-8 "$@"
}

simply_in ()
{
  own=--unshare-all
  # Root stays root, as some tests become somebody else.
  [ "$(id -u)" != 0 ] ||
    own="--unshare-ipc --unshare-pid --unshare-net --unshare-uts --unshare-cgroup-try --cap-add ALL"
  run_in "$own" "$@"
}

# A sandbox inside of another one gets no /proc of its own: it has to see this machine's.
sandboxes_in ()
{
  [ "$(id -u)" = 0 ] || complain "sandboxes inside of a root can only be made by root"
  run_in "--unshare-ipc --unshare-net --unshare-uts --bind /proc /proc --cap-add ALL
    --dev-bind-try /dev/fuse /dev/fuse" "$@"
}

case ${1:-} in
  make) shift; [ $# -ge 2 ] || complain "make SUITE PACKAGE..."; make_root "$@" ;;
  in) shift; [ $# -ge 2 ] || complain "in FOLDER COMMAND..."; simply_in "$@" ;;
  sandboxes) shift; [ $# -ge 2 ] || complain "sandboxes FOLDER COMMAND..."; sandboxes_in "$@" ;;
  *) sed -n '3,16s/^# \{0,1\}//p' "$0"; exit 2 ;;
esac
