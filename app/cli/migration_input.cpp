// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/migration_input.h"

#include <optional>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "app/cli/output.h"
#include "core/base/text.h"

namespace rankloom::cli {

namespace {

/// "0.5", "2/3"
std::optional<double> fraction(std::string_view text)
{
    text = trimmed(text);
    const auto slash = text.find('/');
    if (slash == std::string_view::npos)
        return parseDouble(text);
    const auto above = parseDouble(trimmed(text.substr(0, slash)));
    const auto below = parseDouble(trimmed(text.substr(slash + 1)));
    return above && below && *below != 0 ? std::optional(*above / *below) : std::nullopt;
}

/// `count` 0 = as many as there are.
Result<std::vector<double>> numbers(const char* option, std::string_view text, std::size_t count)
{
    std::vector<double> out;
    if (text.empty())
        return out;
    for (std::size_t from = 0; from <= text.size();) {
        const std::size_t to = std::min(text.find(',', from), text.size());
        const auto value = fraction(text.substr(from, to - from));
        if (!value || *value < 0)
            return fail(ErrorCode::BadValue,
                fmt::format("{}: found \"{}\", where a number that is not negative is expected", option,
                    text.substr(from, to - from)),
                {}, "Write numbers with commas between, such as 1,0.5,2/3.");
        out.push_back(*value);
        from = to + 1;
    }
    if (count > 0 && out.size() == 1)
        out.assign(count, out.front());
    if (count > 0 && out.size() != count)
        return fail(ErrorCode::BadValue,
            fmt::format("{}: found {} values, where {} are expected", option, out.size(), count), {},
            "Give one for each, or one for all.");
    return out;
}

} // namespace

Result<MigrationProblem> readMigration(const MigrationWords& words)
{
    MigrationProblem problem;
    std::optional<Error> wrong;
    const auto list = [&wrong](const char* option, const std::string& text, std::size_t count) {
        Result<std::vector<double>> values = numbers(option, text, count);
        if (values)
            return std::move(*values);
        if (!wrong)
            wrong = std::move(values.error());
        return std::vector<double>();
    };
    problem.stageSpeeds = list("--stage-speeds", words.stageSpeeds, 0);
    const std::size_t stages = problem.stageSpeeds.size();
    const auto layers = static_cast<std::size_t>(words.layers);
    problem.layerTimes = list("--layer-times", words.layerTimes, layers);
    if (words.layerTimes.empty())
        problem.layerTimes.assign(layers, 1);
    problem.layerBytes = list("--layer-bytes", words.layerBytes, layers);
    problem.stageCaps = list("--stage-caps", words.stageCaps, stages);
    for (const double count : list("--layers-per-stage", words.layersPerStage, stages))
        problem.layersPerStage.push_back(static_cast<int>(std::min(count, 1e6)));
    if (wrong)
        return tl::unexpected<Error>(std::move(*wrong));
    return problem;
}

std::string migrationText(const MigrationProblem& problem, const LayerMigration& migration)
{
    TextTable table({">stage", ">speed", ">layers"});
    for (std::size_t s = 0; s < migration.partition.size(); ++s)
        table.add({std::to_string(s), fmt::format("{:.4g}", problem.stageSpeeds[s]),
            std::to_string(migration.partition[s])});
    return fmt::format("Slowest stage {:.6g} -> {:.6g}; layers moved: {}\n"
                       "Throughput of the healthy pipeline {} -> {}, no partition exceeds {}\n",
               migration.before, migration.after, migration.layersMoved, percent(migration.throughputBefore),
               percent(migration.throughputAfter), percent(migration.bound))
        + table.text();
}

} // namespace rankloom::cli
