# SPDX-License-Identifier: GPL-3.0-or-later
# Completion of umpire for bash.

_umpire ()
{
  local current=${COMP_WORDS[COMP_CWORD]} word
  COMPREPLY=()
  if [[ $current == -* ]]; then
    while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen -W "--help --version" -- "$current")
    return
  fi
  compopt -o filenames 2>/dev/null
  while IFS= read -r word; do COMPREPLY+=("$word"); done < <(
    compgen -f -X '!*.umpire' -- "$current"
    compgen -d -- "$current"
  )
}

complete -F _umpire umpire
