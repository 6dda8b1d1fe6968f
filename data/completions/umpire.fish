# SPDX-License-Identifier: GPL-3.0-or-later
# Completion of umpire for fish.

complete -c umpire -f -a '(__fish_complete_suffix .umpire)'
complete -c umpire -s h -l help -d 'Print how to call it'
complete -c umpire -l version -d 'Print the version'
