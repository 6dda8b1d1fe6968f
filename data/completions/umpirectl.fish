# SPDX-License-Identifier: GPL-3.0-or-later
# Completion of umpirectl for fish.

set -l commands games rules new check replay score log export stats list moves play edit insert remove option seats undo redo join leave title people templates help random normalise schema

function __umpirectl_kinds
    umpirectl games 2>/dev/null | string replace -r '\s.*' ''
end

function __umpirectl_templates
    umpirectl templates 2>/dev/null | string match -rv '^ '
end

# The word behind the command, and the first word that is a file: kinds and sessions stand there.
function __umpirectl_first
    set -l words (commandline -opc | string match -v -- '-*')
    test (count $words) -ge 3; and echo $words[3]
end

function __umpirectl_rules
    umpirectl rules (__umpirectl_first) 2>/dev/null | string match -r '^[A-Z0-9]+-[0-9]+'
end

function __umpirectl_settings
    umpirectl games (__umpirectl_first) 2>/dev/null | string replace -r '\s.*' '='
end

function __umpirectl_people
    umpirectl score --format xml (__umpirectl_first) 2>/dev/null | string match -rg 'player="([^"]*)"' | sort -u
end

complete -c umpirectl -f
complete -c umpirectl -l help -d 'Print how to call it'
complete -c umpirectl -n "not __fish_seen_subcommand_from $commands" -l version -d 'Print the version'

complete -c umpirectl -n "not __fish_seen_subcommand_from $commands" -a games -d 'List the kinds of games, or the options of one'
complete -c umpirectl -n "not __fish_seen_subcommand_from $commands" -a rules -d 'Print the rules of a game'
complete -c umpirectl -n "not __fish_seen_subcommand_from $commands" -a new -d 'Create a session'
complete -c umpirectl -n "not __fish_seen_subcommand_from $commands" -a check -d 'Replay and judge sessions'
complete -c umpirectl -n "not __fish_seen_subcommand_from $commands" -a replay -d 'Show the table after an entry'
complete -c umpirectl -n "not __fish_seen_subcommand_from $commands" -a score -d 'Print the score pad'
complete -c umpirectl -n "not __fish_seen_subcommand_from $commands" -a log -d 'Print every entry in words'
complete -c umpirectl -n "not __fish_seen_subcommand_from $commands" -a export -d 'Print what is given to others'
complete -c umpirectl -n "not __fish_seen_subcommand_from $commands" -a stats -d 'Count who won how often'
complete -c umpirectl -n "not __fish_seen_subcommand_from $commands" -a list -d 'List the sessions of the library'
complete -c umpirectl -n "not __fish_seen_subcommand_from $commands" -a moves -d 'List the legal entries'
complete -c umpirectl -n "not __fish_seen_subcommand_from $commands" -a play -d 'Append entries'
complete -c umpirectl -n "not __fish_seen_subcommand_from $commands" -a edit -d 'Replace an earlier entry'
complete -c umpirectl -n "not __fish_seen_subcommand_from $commands" -a insert -d 'Put an entry before an earlier one'
complete -c umpirectl -n "not __fish_seen_subcommand_from $commands" -a remove -d 'Take an earlier entry back'
complete -c umpirectl -n "not __fish_seen_subcommand_from $commands" -a option -d 'Correct options of the game'
complete -c umpirectl -n "not __fish_seen_subcommand_from $commands" -a seats -d 'Correct who sits where'
complete -c umpirectl -n "not __fish_seen_subcommand_from $commands" -a undo -d 'Take the last entry back'
complete -c umpirectl -n "not __fish_seen_subcommand_from $commands" -a redo -d 'Enter again what undo took back'
complete -c umpirectl -n "not __fish_seen_subcommand_from $commands" -a join -d 'Somebody joins a game of the pad'
complete -c umpirectl -n "not __fish_seen_subcommand_from $commands" -a leave -d 'Somebody leaves a game of the pad'
complete -c umpirectl -n "not __fish_seen_subcommand_from $commands" -a title -d 'Call the session by another title'
complete -c umpirectl -n "not __fish_seen_subcommand_from $commands" -a help -d 'Say more of a command'
complete -c umpirectl -n "not __fish_seen_subcommand_from $commands" -a templates -d 'List the score sheets that are ready'
complete -c umpirectl -n "not __fish_seen_subcommand_from $commands" -a random -d 'Print a legal random session'
complete -c umpirectl -n "not __fish_seen_subcommand_from $commands" -a normalise -d 'Print a session in canonical form'
complete -c umpirectl -n "not __fish_seen_subcommand_from $commands" -a schema -d 'Print the schema of sessions'

complete -c umpirectl -n '__fish_seen_subcommand_from games rules new random' -a '(__umpirectl_kinds)' -d 'Kind of game'
complete -c umpirectl -n '__fish_seen_subcommand_from new check replay score log export stats moves play edit insert remove option seats undo redo join leave title normalise' -a '(__fish_complete_suffix .umpire)'

complete -c umpirectl -n '__fish_seen_subcommand_from check replay log list' -l format -x -a 'text xml' -d 'How to print'
complete -c umpirectl -n '__fish_seen_subcommand_from stats' -l format -x -a 'text csv xml' -d 'How to print'
complete -c umpirectl -n '__fish_seen_subcommand_from score' -l format -x -a 'text csv xml html' -d 'How to print'
complete -c umpirectl -n '__fish_seen_subcommand_from replay' -l to -x -d 'After this entry'
complete -c umpirectl -n '__fish_seen_subcommand_from replay score log export moves play edit insert remove option seats undo redo join leave' -l game -x -d 'Act on this game of the session'
complete -c umpirectl -n '__fish_seen_subcommand_from edit insert remove option seats' -l dry-run -d 'Only print what would change'
complete -c umpirectl -n '__fish_seen_subcommand_from edit insert remove option' -l force -d 'Even if later entries are refused then'
complete -c umpirectl -n '__fish_seen_subcommand_from edit' -l follow -d 'Later entries follow a card that is called otherwise'
complete -c umpirectl -n '__fish_seen_subcommand_from new random' -s o -x -a '(__umpirectl_settings)' -d 'Option of the game, NAME=VALUE'
complete -c umpirectl -n '__fish_seen_subcommand_from new' -l append -d 'Add the game to the session'
complete -c umpirectl -n '__fish_seen_subcommand_from random' -l seats -x -d 'How many play'
complete -c umpirectl -n '__fish_seen_subcommand_from random' -l seed -x -d 'Which random session'
complete -c umpirectl -n '__fish_seen_subcommand_from random' -l entries -x -d 'Stop after so many entries'
complete -c umpirectl -n '__fish_seen_subcommand_from new' -l template -x -a '(__umpirectl_templates)' -d 'Score sheet that is ready'
complete -c umpirectl -n "not __fish_seen_subcommand_from $commands" -a people -d 'Say who a name counts as'
complete -c umpirectl -n '__fish_seen_subcommand_from people' -l forget -d 'Drop the mark and all other names'
complete -c umpirectl -n '__fish_seen_subcommand_from new' -l title -x -d 'Title of the session'
complete -c umpirectl -n '__fish_seen_subcommand_from new title' -l place -x -d 'Where it is played'
complete -c umpirectl -n '__fish_seen_subcommand_from log' -l voids -d 'With what was taken back'
complete -c umpirectl -n '__fish_seen_subcommand_from stats' -l kind -x -a '(__umpirectl_kinds)' -d 'Only this kind'
complete -c umpirectl -n '__fish_seen_subcommand_from stats' -l player -x -d 'Only this person'
complete -c umpirectl -n '__fish_seen_subcommand_from export' -l to -x -a 'text csv html bgstats xml svg png pdf' -d 'The format'
complete -c umpirectl -n '__fish_seen_subcommand_from export' -l log -d 'With the log, rulings and notes (pdf)'
complete -c umpirectl -n '__fish_seen_subcommand_from export' -s o -r -d 'Write to this file'
complete -c umpirectl -n '__fish_seen_subcommand_from rules' -a '(__umpirectl_rules)' -d 'Rule'
complete -c umpirectl -n '__fish_seen_subcommand_from seats leave' -a '(__umpirectl_people)' -d 'Person'
