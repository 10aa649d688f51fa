// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <utility>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "core/base/json.h"
#include "core/validate/schedule_case.h"

namespace rankloom {

using nlohmann::json;

namespace {

struct PublishedName {
    std::string_view name;
    ScheduleKind kind;
    VocabularyLayout vocabulary = VocabularyLayout::None;
};

constexpr std::array kPublishedNames {
    PublishedName {"GPipe", ScheduleKind::GPipe},
    PublishedName {"1F1B", ScheduleKind::OneFOneB},
    PublishedName {"Interleaved1F1B", ScheduleKind::Interleaved},
    PublishedName {"LoopedBFS", ScheduleKind::LoopedBfs},
    PublishedName {"ZB-H1", ScheduleKind::ZbH1},
    PublishedName {"ZB-H2", ScheduleKind::ZbH2},
    PublishedName {"ZB-1p", ScheduleKind::ZbAutomatic},
    PublishedName {"ZB-2p", ScheduleKind::ZbAutomatic},
    PublishedName {"ZBV-handcrafted", ScheduleKind::ZbV},
    PublishedName {"ZBV-auto", ScheduleKind::ZbVAutomatic},
    PublishedName {"V-Half", ScheduleKind::VHalf},
    PublishedName {"V-Min", ScheduleKind::VMin},
    PublishedName {"1F1B-V", ScheduleKind::OneFOneBV},
    PublishedName {"DualPipe", ScheduleKind::DualPipe},
    PublishedName {"DualPipeV", ScheduleKind::DualPipeV},
    PublishedName {"Chimera", ScheduleKind::Chimera},
    PublishedName {"Vocab-1-1F1B", ScheduleKind::OneFOneB, VocabularyLayout::Vocab1},
    PublishedName {"Vocab-2-1F1B", ScheduleKind::OneFOneB, VocabularyLayout::Vocab2},
    PublishedName {"Interlaced-1F1B", ScheduleKind::OneFOneB, VocabularyLayout::Interlaced},
};

/// "inputs" of a case: tF, tB, tW (or tB_full) per chunk, tcomm per hop, per-stage lists, vocabulary times.
std::optional<ScheduleCase> readCase(const json& oracle)
{
    const json& in = oracle.at("inputs");
    const std::string name = oracle.at("schedule").get<std::string>();
    const auto known = std::find_if(kPublishedNames.begin(), kPublishedNames.end(),
        [&name](const PublishedName& entry) { return entry.name == name; });
    if (known == kPublishedNames.end())
        return std::nullopt;
    ScheduleCase c;
    c.problem.kind = known->kind;
    c.problem.vocabulary = known->vocabulary;
    c.problem.devices = in.at("p").get<int>();
    c.problem.microbatches = in.at("m").get<int>();
    c.problem.chunks = in.value("v", 1);
    c.problem.groupSize = in.value("microbatch_group_size_per_vp_stage", 0);
    c.problem.memoryLimit = in.value("mem_limit_units_of_mem_f", 0.0);
    if (in.contains("mem_f"))
        c.problem.weightGradientShare = -in.at("mem_w").get<double>() / in.at("mem_f").get<double>();
    const bool split = in.contains("tB");
    c.setTimes(in.value("tF", 0.0), split ? in.at("tB").get<double>() : in.value("tB_full", 0.0),
        split ? in.value("tW", 0.0) : 0.0, in.value("tcomm", 0.0));
    if (in.contains("tF_per_stage"))
        for (std::size_t s = 0; s < c.stages(); ++s) {
            c.durations.forward[s] = toTicks(in.at("tF_per_stage").at(s).get<double>());
            c.durations.backwardInput[s] = toTicks(in.at("tB_full_per_stage").at(s).get<double>());
        }
    const auto perRank = [&](const char* key) {
        return std::vector<std::int64_t>(c.ranks(), toTicks(in.value(key, 0.0)));
    };
    c.durations.vocabularyForward = perRank("tS");
    c.durations.vocabularyBackward = perRank("tT");
    c.durations.inputForward = perRank("tIF");
    c.durations.inputBackward = perRank("tIB");
    c.durations.barrier = toTicks(in.value("tbarrier", 0.0));
    c.durations.overlappedPair = toTicks(in.value("tFB_overlapped", 0.0));
    if (in.value("comm_model", std::string()) == "blocking_rendezvous")
        c.durations.pointToPoint = PointToPointMode::Blocking;
    return c;
}

struct FamilyTables {
    ValidationTable makespan;
    ValidationTable longestStage;
    ValidationTable peak;

    void compare(const json& oracle)
    {
        const std::string id = oracle.at("id").get<std::string>();
        const std::optional<ScheduleCase> scheduleCase = readCase(oracle);
        if (!scheduleCase)
            return makespan.skip(id, "a schedule we do not know");
        const auto figures = figuresOf(*scheduleCase);
        if (!figures)
            return makespan.skip(id, figures.error().text());
        const json& expect = oracle.at("expect");
        makespan.compare(id, expect.at("makespan").get<double>(), figures->makespan);
        if (expect.contains("longest_stage"))
            longestStage.compare(id, expect.at("longest_stage").get<double>(), figures->longestStage);
        if (expect.contains("per_device_peak_chunks_release_at_W")) {
            int most = 0;
            for (const json& device : expect.at("per_device_peak_chunks_release_at_W"))
                most = std::max(most, device.get<int>());
            peak.compare(id, most, figures->peakChunks);
        }
    }
};

} // namespace

Result<void> validateScheduleFamily(std::string_view text, const std::string& file, ValidationReport& report)
{
    FamilyTables tables {{file, "makespan"}, {file, "longestStage"}, {file, "peakInFlightChunks"}};
    Result<json> document = parseJson(text);
    if (!document) {
        document.error().where.file = file;
        return tl::unexpected<Error>(std::move(document.error()));
    }
    try {
        for (const json& oracle : document->at("oracles"))
            tables.compare(oracle);
    } catch (const json::exception& error) {
        return fail(ErrorCode::BadSyntax, fmt::format("not a file of schedule cases: {}", error.what()),
            Place {file, 0, 0, {}});
    }
    for (ValidationTable* table : {&tables.makespan, &tables.longestStage, &tables.peak})
        if (!table->rows.empty() || !table->skipped.empty())
            report.tables.push_back(std::move(*table));
    return {};
}

} // namespace rankloom
