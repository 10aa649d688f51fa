// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/base/diagnostic.h"
#include "core/base/error.h"
#include "core/exchange/recognise.h"
#include "core/exchange/settings/plan_settings.h"
#include "core/measure/measured_timeline.h"
#include "core/measure/measurement.h"
#include "core/model/model_spec.h"
#include "core/routing/routing.h"

namespace rankloom {

/// Where experts are, as another tool's file has it; see core/exchange/maps/expert_map.h.
struct ExpertMap {
    std::string tool;
    int devices = 0; ///< 0 = the file does not say: slots are dealt out in equal runs
    /// [row][device][slot] = expert; one device with all slots where devices are unknown.
    std::vector<std::vector<std::vector<int>>> rows;
    std::vector<int> modelLayers; ///< decoder layer of every row; empty = not stated

    friend bool operator==(const ExpertMap&, const ExpertMap&) = default;
};

using Parsed = std::variant<std::monostate, LinkMeasurement, CollectiveMeasurement, ModelSpec,
    PairMeasurement, DeviceTopology, HostList, MeasuredTimeline, ExpertMap, PlanSettings, NetworkTopology>;

/// A file read whole. `diagnostics` itemises every line that was not understood and every repair; where it
/// holds an Error, the file contradicts itself and `values` is empty.
struct Reading {
    FileFormat format = FileFormat::Unknown;
    std::vector<Parsed> values; ///< several when a file holds several runs
    Diagnostics diagnostics;
    std::int64_t lines = 0;
};

/// What becomes of a cluster where a file is about another shape, or other nodes.
enum class ClusterAnswer : std::uint8_t {
    Open, ///< nobody has said: it stays
    Keep,
    ThisPlan, ///< the current plan gets a cluster of its own with the file's nodes
    AllPlans, ///< the cluster becomes the file's, for all plans that refer to it
};

/// Answers to what a file leaves open (a CSV without a unit line). Empty = not answered.
struct ReadingHints {
    std::string unit; ///< "GB/s", "MiB/s", "Gb/s", "us", …
    // Of routing traces:
    int traceLayers = 0; ///< layers of a payload that states no shape
    int topK = 0; ///< experts per token, where a file does not say
    bool dropDummyTokens = false; ///< leave out the tokens of profiling and graph-capture runs
    int firstLayer = 0; ///< layers that are taken, as the trace numbers them; others are left out
    int lastLayer = std::numeric_limits<int>::max();
    std::vector<TraceTag> tags {}; ///< what the person says about the trace
    // Of measurements between hosts, see host_mapping.h:
    HostAnswers hosts {};
    OpenHosts openHosts = OpenHosts::RefuseNamed;
    // See open_questions.h:
    ClusterAnswer cluster = ClusterAnswer::Open;
    MeasuredBetween between {};
    bool askFirst = false; ///< refuse a file that would say more with an answer: somebody can be asked
};

/// Parses everything but routing traces (those stream, see trace_reader.h) and projects.
/// Errors: UnknownFormat, BadSyntax, BadValue, Contradiction, TooLarge, Unsupported: one clear sentence with
/// a place.
Result<Reading> parseFile(std::string_view text, std::string_view fileName,
    FileFormat format = FileFormat::Unknown, const ReadingHints& hints = {});

/// A line longer than this is refused, whatever the format.
inline constexpr std::size_t kLongestLine = 64U * 1024U * 1024U;

} // namespace rankloom
