// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <memory>
#include <string>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "app/cli/command.h"
#include "app/cli/input.h"
#include "app/cli/migration_input.h"
#include "app/cli/output.h"
#include "app/cli/recovery_input.h"
#include "core/recovery/migration_json.h"
#include "core/recovery/recovery_export.h"
#include "core/recovery/recovery_json.h"

namespace rankloom::cli {

namespace {

struct WhatIfOptions : PlanSource {
    RecoveryWords recovery;
    MigrationWords migration;
    std::string writeFor; ///< a launcher's settings instead of the document
    std::string output;
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

/// Settings of the launcher for the best policy, or the one that is asked for.
Result<int> writeSettings(const WhatIfOptions& options, RecoveryLauncher launcher,
    const Recoveries& recoveries, const RecoverySettings& settings)
{
    const Recovery* best = recoveries.best();
    const RecoveryText text =
        exportRecovery(launcher, setupOf(recoveries, best), settings, options.recovery.timeouts, best);
    if (Result<void> written = writeOutput(options.output, text.text); !written)
        return tl::unexpected<Error>(std::move(written.error()));
    printDiagnostics(text.omissions);
    return kDone;
}

Result<int> recover(const WhatIfOptions& options)
{
    const auto launcher = fromName<RecoveryLauncher>(options.writeFor);
    if (!launcher && !options.writeFor.empty())
        return fail(ErrorCode::BadValue,
            fmt::format("--write-settings: there is no launcher \"{}\"", options.writeFor), {},
            "Launchers: torchft, torchtitan.");
    const Result<PlanInput> input = readPlanInput(options);
    if (!input)
        return tl::unexpected<Error>(input.error());
    const Cluster& cluster = input->project.cluster;
    const Result<FailureSet> failures = readFailures(cluster, options.recovery);
    if (!failures)
        return tl::unexpected<Error>(failures.error());
    const Result<std::vector<RecoveryPolicy>> policies = readPolicies(options.recovery);
    if (!policies)
        return tl::unexpected<Error>(policies.error());
    const Result<RecoverySettings> settings = readSettings(options.recovery);
    if (!settings)
        return tl::unexpected<Error>(settings.error());
    const Result<Recoveries> recoveries =
        replanAll(input->project, input->plan, *failures, *settings, *policies);
    if (!recoveries)
        return tl::unexpected<Error>(recoveries.error());
    const Result<std::optional<OverTime>> overTime =
        readOverTime(input->project, input->plan, *settings, *policies, options.recovery);
    if (!overTime)
        return tl::unexpected<Error>(overTime.error());
    const Recovery* best = recoveries->best();
    const double recovers = best != nullptr ? best->seconds.total() : 0;
    const Timeouts& given = options.recovery.timeouts;
    // Settings that are written have all of them; otherwise those not given are the programs' own.
    const Diagnostics timeouts =
        checkTimeouts(launcher ? completedTimeouts(given, recoveries->stepSeconds, recovers) : given,
            recoveries->stepSeconds, recovers);
    printDiagnostics(input->diagnostics);
    printDiagnostics(timeouts);
    if (launcher)
        return writeSettings(options, *launcher, *recoveries, *settings);
    if (options.json) {
        print(writeRecoveries(input->project, *recoveries,
            *overTime ? overTimeJson(**overTime) : nlohmann::ordered_json::object(), timeouts));
    } else {
        print(recoveryText(cluster, *recoveries));
        if (*overTime)
            print(overTimeText(**overTime));
    }
    return kDone;
}

Result<int> whatIf(const WhatIfOptions& options)
{
    if (options.migration.layers > 0 && options.plan.empty())
        return migrate(options);
    if (options.plan.empty() || options.migration.layers > 0)
        return fail(ErrorCode::BadValue, "whatif takes a plan, or layers with the speeds of their stages", {},
            "Write whatif PLAN --fail node:NAME, or whatif --layers 32 --stage-speeds 1,1,2/3,1.");
    return recover(options);
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
    addPlanSource(*command, *options);
    addRecoveryOptions(*command, options->recovery);
    addMigrationOptions(*command, options->migration);
    command->add_option("--write-settings", options->writeFor,
        "torchft or torchtitan: timeouts and quorum as settings of the launcher, instead of a table");
    command->add_option("-o,--output", options->output, "File of these settings; otherwise standard output");
    command->add_flag("--json", options->json, "The recovery or migration document");
    command->callback([options, &chosen] { chosen = [options] { return whatIf(*options); }; });
}

} // namespace rankloom::cli
