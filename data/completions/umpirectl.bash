# SPDX-License-Identifier: GPL-3.0-or-later
# Completion of umpirectl for bash.

_umpirectl_kinds ()
{
  umpirectl games 2>/dev/null | while read -r kind _; do echo "$kind"; done
}

# Titles of the score sheets that are ready.
_umpirectl_templates ()
{
  umpirectl templates 2>/dev/null | grep -v '^ '
}

_umpirectl_rules ()
{
  umpirectl rules "$1" 2>/dev/null | grep -o '^[A-Z0-9]\+-[0-9]\+'
}

# Ids of the people who sit at the last game of a session.
_umpirectl_people ()
{
  umpirectl score --format xml "$1" 2>/dev/null | grep -o 'player="[^"]*"' | cut -d '"' -f 2 | sort -u
}

# How each command goes on: its options.
_umpirectl_options ()
{
  case $1 in
    check | list) echo "--format --help" ;;
    log) echo "--voids --format --game --help" ;;
    export) echo "--to --log -o --game --help" ;;
    stats) echo "--kind --player --format --help" ;;
    replay) echo "--to --format --game --help" ;;
    score) echo "--format --game --help" ;;
    title) echo "--place --help" ;;
    people) echo "--forget --help" ;;
    moves | play | undo | redo | join | leave) echo "--game --help" ;;
    edit) echo "--dry-run --force --follow --game --help" ;;
    seats) echo "--dry-run --game --help" ;;
    insert | remove | option) echo "--dry-run --force --game --help" ;;
    new) echo "-o --append --template --title --place --help" ;;
    random) echo "--seats --seed --entries -o --help" ;;
    "") echo "--help --version" ;;
    *) echo "--help" ;;
  esac
}

# Options of a kind, as NAME=
_umpirectl_settings ()
{
  umpirectl games "$1" 2>/dev/null | while read -r name _; do echo "$name="; done
}

_umpirectl_sessions ()
{
  compopt -o filenames 2>/dev/null
  local file
  COMPREPLY=()
  while IFS= read -r file; do COMPREPLY+=("$file"); done < <(
    compgen -f -X '!*.umpire' -- "$1"
    compgen -d -- "$1"
  )
}

_umpirectl_words ()
{
  local word
  COMPREPLY=()
  while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen -W "$2" -- "$1")
}

# Whole lines, quoted where they have blanks.
_umpirectl_lines ()
{
  local line
  COMPREPLY=()
  while IFS= read -r line; do
    if [[ -n $line && $line == "$1"* ]]; then COMPREPLY+=("$(printf '%q' "$line")"); fi
  done <<< "$2"
}

_umpirectl ()
{
  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
  local command='' first='' place=0 i
  for ((i = 1; i < COMP_CWORD; i++)); do
    case ${COMP_WORDS[i]} in
      --format | --to | --game | --seats | --seed | --entries | --template | --title | --place | --kind | --player | -o) ((i++)) ;;
      -*) ;;
      *) if [[ -z $command ]]; then command=${COMP_WORDS[i]}; else first=${first:-${COMP_WORDS[i]}}; ((place++)); fi ;;
    esac
  done

  case $previous in
    --format)
      case $command in
        score) _umpirectl_words "$current" "text csv xml html" ;;
        stats) _umpirectl_words "$current" "text csv xml" ;;
        *) _umpirectl_words "$current" "text xml" ;;
      esac
      return ;;
    --to)
      if [[ $command == export ]]; then _umpirectl_words "$current" "text csv html bgstats xml svg png pdf"; fi
      return ;;
    --kind) _umpirectl_words "$current" "$(_umpirectl_kinds)"; return ;;
    --template) _umpirectl_lines "$current" "$(_umpirectl_templates)"; return ;;
    -o)
      if [[ $command != export ]]; then
        compopt -o nospace 2>/dev/null
        _umpirectl_words "$current" "$(_umpirectl_settings "$first")"
      else
        COMPREPLY=()
      fi
      return ;;
    --game | --seats | --seed | --entries | --title | --place | --player) return ;;
  esac
  if [[ $current == -* ]]; then
    _umpirectl_words "$current" "$(_umpirectl_options "$command")"
    return
  fi

  case $command in
    "") _umpirectl_words "$current" \
          "games rules new check replay score log export stats list moves play edit insert remove option seats undo redo join leave title people templates help random normalise schema" ;;
    games | random) ((place == 0)) && _umpirectl_words "$current" "$(_umpirectl_kinds)" ;;
    rules)
      case $place in
        0) _umpirectl_words "$current" "$(_umpirectl_kinds)" ;;
        1) _umpirectl_words "$current" "$(_umpirectl_rules "$first")" ;;
      esac ;;
    seats | leave)
      if ((place == 0)); then _umpirectl_sessions "$current"; else _umpirectl_words "$current" "$(_umpirectl_people "$first")"; fi ;;
    new) if ((place == 0)); then _umpirectl_words "$current" "$(_umpirectl_kinds)"; else _umpirectl_sessions "$current"; fi ;;
    check | stats) _umpirectl_sessions "$current" ;;
    replay | score | log | export | moves | play | edit | insert | remove | option | undo | redo | join | title | normalise)
      ((place == 0)) && _umpirectl_sessions "$current" ;;
  esac
  return 0
}

complete -F _umpirectl umpirectl
