# SPDX-FileCopyrightText: The Rankloom developers
# SPDX-License-Identifier: GPL-3.0-or-later
# The program knows its commands, options and their values; where it names none, files are completed.
_rankloom_cli()
{
    local words=("${COMP_WORDS[@]:1:COMP_CWORD-1}" "${COMP_WORDS[COMP_CWORD]}")
    mapfile -t COMPREPLY < <("${COMP_WORDS[0]}" complete "${words[@]}" 2>/dev/null)
}
complete -o default -F _rankloom_cli rankloom-cli
