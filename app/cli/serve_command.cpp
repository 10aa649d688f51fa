// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <memory>
#include <string>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "app/cli/command.h"
#include "app/cli/input.h"
#include "app/cli/output.h"
#include "core/base/text.h"
#include "core/serving/replay.h"

namespace rankloom::cli {

namespace {

struct ServeOptions {
    std::string replay;
    bool json = false;
};

constexpr double kNanosecond = 1e-9; // s

std::string replayText(const Replay& replay)
{
    std::string out = fmt::format("{} rows on {} stages in {}, idle {}\n", replay.rows.size(), replay.stages,
        humanSeconds(static_cast<double>(replay.makespan.value()) * kNanosecond), percent(replay.idleShare));
    TextTable table({"standing still", ">time"});
    for (const NamedValue<ServingGap>& cause : namedValues<ServingGap>()) {
        const std::int64_t time = replay.bubbles[static_cast<std::size_t>(cause.value)];
        table.add({std::string(cause.name), humanSeconds(static_cast<double>(time) * kNanosecond)});
    }
    out += table.text();
    if (replay.deviation)
        out += fmt::format("Starts given for later stages are met within {}.\n",
            humanSeconds(static_cast<double>(replay.deviation->value()) * kNanosecond));
    return out;
}

Result<int> replayFile(const ServeOptions& options)
{
    const Result<std::string> text = readInput(options.replay);
    if (!text)
        return tl::unexpected<Error>(text.error());
    Result<std::vector<BatchStage>> rows = readBatchStages(*text, nameOfInput(options.replay));
    if (!rows)
        return tl::unexpected<Error>(std::move(rows.error()));
    const Result<Replay> replay = replayStages(std::move(*rows));
    if (!replay)
        return located(replay.error(), options.replay);
    print(options.json ? replayJson(*replay) : replayText(*replay));
    return kDone;
}

Result<int> serve(const ServeOptions& options)
{
    if (!options.replay.empty())
        return replayFile(options);
    return fail(ErrorCode::BadValue, "nothing is served", {}, "Name a table of batch stages with --replay.");
}

} // namespace

void addServeCommand(CLI::App& app, Action& chosen)
{
    const auto options = std::make_shared<ServeOptions>();
    CLI::App* command = app.add_subcommand("serve", "Requests in, latencies and bubbles out");
    command->add_option("--replay", options->replay,
        "Table of batch stages (batch_id, stage, start_us of stage 0, dur_us, num_tokens, "
        "num_prefill_tokens): when each starts, and the cause of every gap");
    command->add_flag("--json", options->json, "The document");
    command->callback([options, &chosen] { chosen = [options] { return serve(*options); }; });
}

} // namespace rankloom::cli
