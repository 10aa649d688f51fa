// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <memory>
#include <string>

#include <CLI/CLI.hpp>

#include "app/cli/command.h"
#include "app/cli/migration_input.h"
#include "app/cli/output.h"
#include "core/recovery/migration_json.h"

namespace rankloom::cli {

namespace {

struct WhatIfOptions {
    MigrationWords migration;
    bool json = false;
};

Result<int> migrate(const WhatIfOptions& options)
{
    const Result<MigrationProblem> problem = readMigration(options.migration);
    if (!problem)
        return tl::unexpected<Error>(problem.error());
    const Result<LayerMigration> migration = migrateLayers(*problem);
    if (!migration)
        return tl::unexpected<Error>(migration.error());
    print(options.json ? writeMigration(*migration) : migrationText(*problem, *migration));
    return kDone;
}

void addMigrationOptions(CLI::App& command, MigrationWords& words)
{
    CLI::Option* layers =
        command
            .add_option("--layers", words.layers, "Layers of the pipeline: where they should go, by itself")
            ->check(CLI::Range(1, 100'000));
    const auto list = [&](const char* name, std::string& text, const char* title) {
        return command.add_option(name, text, title)->needs(layers);
    };
    layers->needs(
        list("--stage-speeds", words.stageSpeeds, "a,b,… of every stage, 1 = whole; fractions too"));
    list("--layer-times", words.layerTimes, "a,b,… of every layer at speed 1; otherwise 1 each");
    list("--layer-bytes", words.layerBytes, "a,b,… what moving a layer sends; otherwise layers are counted");
    list("--stage-caps", words.stageCaps,
        "a,b,… bytes that a stage may hold, or layers where no bytes are given");
    list("--layers-per-stage", words.layersPerStage, "a,b,… as they are now; otherwise as even as possible");
}

} // namespace

void addWhatIfCommand(CLI::App& app, Action& chosen)
{
    const auto options = std::make_shared<WhatIfOptions>();
    CLI::App* command = app.add_subcommand("whatif", "What losing devices costs, and how to go on");
    addMigrationOptions(*command, options->migration);
    command->add_flag("--json", options->json, "The recovery or migration document");
    command->callback([options, &chosen] { chosen = [options] { return migrate(*options); }; });
}

} // namespace rankloom::cli
