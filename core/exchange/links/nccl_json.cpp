// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <map>

#include <fmt/format.h>

#include "core/base/json.h"
#include "core/exchange/formats.h"
#include "core/exchange/links/nccl_lines.h"
#include "core/exchange/syntax/json_values.h"
#include "core/exchange/syntax/name_index.h"
#include "core/measure/collective_fit.h"

namespace rankloom {

namespace {

using nlohmann::json;

/// devices[] lists the first GPU of each process; every process drives nthreads·ngpus of them. Groups are
/// communicators of their own.
void readDevices(const json& config, CollectiveMeasurement& result, Reading& reading, const std::string& file)
{
    struct Group {
        int processes = 0;
        NameIndex hosts;
    };
    std::map<int, Group> groups;
    for (const json& device : memberOf(config, "devices")) {
        const double number = numberOf(memberOf(device, "group"));
        Group& group = groups[number >= 0 && number < 1e6 ? static_cast<int>(number) : 0];
        ++group.processes;
        if (const std::string host = textOf(memberOf(device, "hostname")); !host.empty())
            group.hosts.add(host);
        if (result.deviceName.empty())
            result.deviceName = textOf(memberOf(device, "device_info"));
    }
    if (groups.empty())
        return;
    const Group& largest = std::ranges::max_element(groups, {}, [](const auto& entry) {
        return entry.second.processes;
    })->second;
    const auto count = [&](const char* key) {
        const double value = numberOf(memberOf(config, key));
        return value >= 1 && value < 65536 ? value : 1.0;
    };
    const double ranks = largest.processes * count("nthreads") * count("ngpus");
    result.ranks = ranks < 1e8 ? static_cast<int>(ranks) : 0;
    result.hosts = largest.hosts.names();
    if (groups.size() > 1)
        warn(reading, file, 0, "split-groups",
            Phrase::of("The ranks formed {} communicators that ran at the same time: the figures are those "
                       "of one, with {} ranks",
                groups.size(), result.ranks),
            Severity::Hint);
}

struct JsonSide {
    double time = kNotMeasured;
    double algorithm = kNotMeasured;
    double bus = kNotMeasured;
    double wrong = 0;
};

JsonSide readSide(const json& side)
{
    JsonSide result;
    result.time =
        numberOf(memberOf(side, side.is_object() && side.contains("cpu_time") ? "cpu_time" : "time")) * 1e-6;
    result.algorithm = numberOf(memberOf(side, "alg_bw")) * 1e9;
    result.bus = numberOf(memberOf(side, "bus_bw")) * 1e9;
    const double wrong = numberOf(memberOf(side, "nwrong"));
    result.wrong = std::isnan(wrong) ? 0 : wrong;
    return result;
}

Result<Reading> readNcclTestsJson(std::string_view text, const std::string& file)
{
    const Result<json> root = parseJsonFile(text, file);
    if (!root)
        return tl::unexpected<Error>(root.error());
    CollectiveMeasurement result;
    result.tool = "nccl-tests";
    const json& arguments = memberOf(*root, "args");
    if (arguments.is_array() && !arguments.empty())
        result.operation = std::string(ncclOperationIn(textOf(arguments.front())));
    Reading reading;
    readDevices(memberOf(*root, "config"), result, reading, file);
    std::size_t index = 0;
    for (const json& row : memberOf(*root, "results")) {
        const Place place {file, 0, 0, fmt::format("/results/{}", index++)};
        const JsonSide out = readSide(memberOf(row, "out_of_place"));
        const JsonSide in = readSide(memberOf(row, "in_place"));
        const double size = numberOf(memberOf(row, "size"));
        if (out.wrong != 0 || in.wrong != 0)
            return fail(ErrorCode::BadValue, Phrase::of("The run computed wrong results (nwrong is not 0)"),
                place, Phrase::of("Look for faulty hardware, then measure again."));
        if (!(size >= 0) || out.time < 0 || in.time < 0 || out.bus < 0 || in.bus < 0 || out.algorithm < 0
            || in.algorithm < 0)
            return fail(ErrorCode::BadValue, Phrase::of("A row has no size or a negative figure"), place,
                Phrase::of("Choose the unedited file."));
        result.rows.push_back({size, out.time, out.algorithm, out.bus, in.time, in.algorithm, in.bus});
    }
    if (result.rows.empty())
        return fail(ErrorCode::BadValue, Phrase::of("The file holds no results"), {file, 0, 0, "/results"},
            Phrase::of("Choose the file of a run that finished."));
    if (result.ranks == 1)
        return fail(ErrorCode::BadValue, Phrase::of("The run has one rank: nothing was sent over a link"),
            {file, 0, 0, {}}, Phrase::of("Build nccl-tests with MPI=1 and start it on two or more GPUs."));
    if (const json& okay = memberOf(memberOf(*root, "out_of_bounds"), "okay");
        textOf(okay) == "false" || okay == false)
        return fail(ErrorCode::BadValue, Phrase::of("The run ended with FAILED: its results were wrong"),
            {file, 0, 0, "/out_of_bounds"}, Phrase::of("Look for faulty hardware, then measure again."));
    if (result.operation.empty())
        warn(reading, file, 0, "operation-unknown",
            Phrase::of("The file does not say which collective was run"));
    fitCollective(result);
    reading.values.emplace_back(std::move(result));
    return reading;
}

/// Without the environment and the command line, but for the program's name, which says which collective was
/// measured: they may hold keys.
std::string withoutCommandLine(const std::string& text, HostNamer&)
{
    auto document = parseJson(text);
    if (!document || !document->is_object())
        return text;
    document->erase("env");
    if (const auto words = document->find("args"); words != document->end()) {
        std::string program;
        if (words->is_array() && !words->empty() && words->front().is_string())
            program = words->front().get<std::string>();
        *words = json::array({program.substr(program.find_last_of('/') + 1)});
    }
    return jsonText(nlohmann::ordered_json(*document));
}

} // namespace

extern const Format kNcclTestsJson {
    .format = FileFormat::NcclTestsJson,
    .name = "nccl-tests-json",
    .title = "nccl-tests JSON output",
    .isJson =
        [](const JsonHead& head) { return head.has("results") && head.has("config") && head.has("devices"); },
    .whole = readNcclTestsJson,
    .kept = withoutCommandLine,
};

} // namespace rankloom
