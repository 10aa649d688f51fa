// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validate/trust_table.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>

#include <nlohmann/json.hpp>

#include "core/base/json.h"
#include "core/base/statistics.h"

namespace rankloom {

namespace {

/// So many residuals stand for all of a group: else the publisher with most runs would be all that counts.
constexpr std::size_t kMostOfGroup = 4;
constexpr std::size_t kMostOfPairs = 24;
/// Runs of a kind before its outermost ones are told from the others.
constexpr std::size_t kFewestToSplit = 10;

/// Rounded, ascending; of more than `most` the middles of as many parts.
std::vector<double> spread(std::vector<double> values, std::size_t most)
{
    std::ranges::sort(values);
    std::vector<double> out;
    const std::size_t count = std::min(values.size(), most);
    for (std::size_t i = 0; i < count; ++i)
        out.push_back(std::round(1000 * values[(2 * i + 1) * values.size() / (2 * count)]) / 1000 + 0.0);
    return out;
}

using RunsOf = std::map<std::tuple<std::string, std::string, RunKind>, std::vector<const LeftOutRun*>>;

/// How much further than the others the runs are off that have most (or least) of a field among their kind:
/// the middle over kinds, fields and ends. At least 1.
double outsideGrowth(const std::vector<LeftOutRun>& runs)
{
    std::map<RunKind, std::vector<const LeftOutRun*>> kinds;
    for (const LeftOutRun& run : runs)
        kinds[run.kind].push_back(&run);
    std::vector<double> ratios;
    for (const auto& [kind, of] : kinds) {
        if (of.size() < kFewestToSplit)
            continue;
        std::vector<TrustValues> values;
        for (const LeftOutRun* run : of)
            values.push_back(trustValues(run->project, run->plan));
        for (std::size_t f = 0; f < kTrustFields.size(); ++f)
            for (const bool atMost : {false, true}) {
                int end = values.front()[f];
                for (const TrustValues& one : values)
                    end = atMost ? std::max(end, one[f]) : std::min(end, one[f]);
                std::vector<double> inner;
                std::vector<double> outer;
                for (std::size_t i = 0; i < of.size(); ++i)
                    (values[i][f] == end ? outer : inner).push_back(of[i]->residual);
                if (outer.size() * 2 > inner.size() || inner.size() < kFewestToSplit)
                    continue; // no end of anything
                const double middle = median(inner);
                const auto size = [middle](std::vector<double> residuals) {
                    for (double& residual : residuals)
                        residual = std::abs(residual - middle);
                    return median(std::move(residuals));
                };
                if (const double usual = size(inner); usual > 0)
                    ratios.push_back(size(outer) / usual);
            }
    }
    return ratios.empty() ? 1 : std::max(1.0, std::round(100 * median(std::move(ratios))) / 100);
}

RunGroup groupOfRuns(const RunsOf::key_type& key, const std::vector<const LeftOutRun*>& runs)
{
    RunGroup group;
    std::tie(group.source, group.models, group.kind) = key;
    group.runs = static_cast<int>(runs.size());
    group.least = group.most = trustValues(runs.front()->project, runs.front()->plan);
    std::vector<double> residuals;
    for (const LeftOutRun* run : runs) {
        residuals.push_back(run->residual);
        const TrustValues values = trustValues(run->project, run->plan);
        for (std::size_t f = 0; f < values.size(); ++f) {
            group.least[f] = std::min(group.least[f], values[f]);
            group.most[f] = std::max(group.most[f], values[f]);
        }
    }
    group.residuals = spread(std::move(residuals), kMostOfGroup);
    return group;
}

nlohmann::ordered_json groupJson(const RunGroup& group)
{
    nlohmann::ordered_json out;
    out["source"] = group.source;
    out["models"] = group.models;
    out["family"] = group.kind.family;
    out["experts"] = group.kind.experts;
    out["generation"] = group.kind.generation;
    out["eightBit"] = group.kind.eightBit;
    out["acrossNodes"] = group.kind.acrossNodes;
    out["runs"] = group.runs;
    for (std::size_t f = 0; f < kTrustFields.size(); ++f)
        out[std::string(kTrustFields[f])] = {group.least[f], group.most[f]};
    out["residuals"] = group.residuals;
    return out;
}

/// How many models, clusters and layouts one publisher tried says little: all pairs of it are one group of
/// each likeness.
nlohmann::ordered_json pairsJson(const std::vector<LeftOutRun>& runs)
{
    std::map<std::string, std::vector<const LeftOutRun*>> sources;
    for (const LeftOutRun& run : runs)
        sources[run.source].push_back(&run);
    nlohmann::ordered_json out = nlohmann::ordered_json::array();
    for (const auto& [source, of] : sources) {
        std::map<std::tuple<PairLikeness, bool, bool>, std::vector<double>> pairs;
        for (std::size_t i = 0; i < of.size(); ++i)
            for (std::size_t k = i + 1; k < of.size(); ++k) {
                const LeftOutRun& a = *of[i];
                const LeftOutRun& b = *of[k];
                if (a.kind.experts == b.kind.experts && isVendors(a.kind.family) == isVendors(b.kind.family))
                    pairs[{likenessOf(a.project, b.project), isVendors(a.kind.family), a.kind.experts}]
                        .push_back(std::abs(a.residual - b.residual));
            }
        for (auto& [key, differences] : pairs) {
            const auto& [likeness, vendors, experts] = key;
            out.push_back({{"source", source}, {"likeness", toString(likeness)}, {"vendors", vendors},
                {"experts", experts}, {"pairs", differences.size()},
                {"differences", spread(std::move(differences), kMostOfPairs)}});
        }
    }
    return out;
}

} // namespace

std::string writeResidualTable(std::string_view quantity, const std::vector<LeftOutRun>& runs)
{
    RunsOf runsOf;
    for (const LeftOutRun& run : runs)
        runsOf[{run.source, run.models, run.kind}].push_back(&run);
    nlohmann::ordered_json out {{"format", "rankloom-trust"}, {"version", 2}, {"quantity", quantity}};
    out["outsideGrowth"] = outsideGrowth(runs);
    out["groups"] = nlohmann::ordered_json::array();
    for (const auto& [key, of] : runsOf)
        out["groups"].push_back(groupJson(groupOfRuns(key, of)));
    out["pairs"] = pairsJson(runs);
    return jsonText(out);
}

} // namespace rankloom
