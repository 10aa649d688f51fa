# SPDX-FileCopyrightText: The Rankloom developers
# SPDX-License-Identifier: GPL-3.0-or-later
# The program knows its commands, options and their values; files are completed beside them.
complete -c rankloom-cli -a '(set -l words (commandline -opc); rankloom-cli complete $words[2..-1] (commandline -ct) 2>/dev/null)'
