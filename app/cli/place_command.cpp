// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <CLI/CLI.hpp>

#include "app/cli/command.h"

namespace rankloom::cli {

void addPlaceCommands(CLI::App& app, Action& chosen)
{
    CLI::App* place = app.add_subcommand("place", "Let the program place ranks or experts on devices");
    place->require_subcommand(1);
    addPlaceRanksCommand(*place, chosen);
    addPlaceExpertsCommand(*place, chosen);
}

} // namespace rankloom::cli
