// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/step_trust.h"

#include <algorithm>
#include <set>

#include <nlohmann/json.hpp>

#include "core/base/json.h"
#include "core/base/resource.h"
#include "core/cluster/device_generation.h"
#include "core/plan/pipeline_layout.h"
#include "core/plan/rank_grid.h"

namespace rankloom {

namespace {

constexpr std::array<PhraseWord, kTrustFields.size()> kFieldWords {Phrase::word("GPUs"), Phrase::word("TP"),
    Phrase::word("CP"), Phrase::word("PP"), Phrase::word("EP"), Phrase::word("sequence length"),
    Phrase::word("microbatch size")};

/// The file is ours and compiled in: a missing member is a defect, caught by the test that reads it.
std::vector<MeasuredRuns> readRuns()
{
    std::vector<MeasuredRuns> all;
    const auto text = resource("trust/step-times.json");
    if (!text)
        return all;
    const nlohmann::json table = jsonOrDiscarded(*text);
    for (const nlohmann::json& group : table.at("runs")) {
        MeasuredRuns& runs = all.emplace_back();
        runs.kind = {group.at("generation"), group.at("experts"), group.at("eightBit")};
        runs.runs = group.at("count");
        runs.meanErrorPercent = group.at("meanErrorPercent");
        for (std::size_t f = 0; f < kTrustFields.size(); ++f) {
            const nlohmann::json& range = group.at(std::string(kTrustFields[f]));
            runs.least[f] = range.at(0);
            runs.most[f] = range.at(1);
        }
    }
    return all;
}

} // namespace

TrustValues trustValues(const Project& project, const Plan& plan)
{
    const Layout layout = resolved(plan.layout, project.cluster->devices());
    return {project.cluster->devices(), layout.tp, layout.cp, layout.pp, layout.ep,
        plan.workload.sequenceLength, plan.workload.microBatchSize};
}

namespace {

/// "Hopper"; of nodes of several "Turing + Volta".
std::string generationsOf(const Cluster& cluster)
{
    std::set<std::string_view> names;
    for (std::size_t kind = 0; kind < cluster.kinds(); ++kind)
        names.insert(titleOf(cluster.deviceOfKind(kind).generation));
    std::string out;
    for (const std::string_view name : names)
        out += (out.empty() ? "" : " + ") + std::string(name);
    return out;
}

} // namespace

RunKind runKind(const Project& project, const Plan& plan)
{
    return {generationsOf(project.cluster), project.model->moe.has_value(),
        plan.memory.precision == Precision::Fp8Mixed};
}

StepTrust stepTrust(const Project& project, const Plan& plan)
{
    static const std::vector<MeasuredRuns> all = readRuns();
    StepTrust trust;
    trust.like.kind = runKind(project, plan);
    const auto found = std::ranges::find(all, trust.like.kind, &MeasuredRuns::kind);
    if (found == all.end())
        return trust;
    trust.like = *found;
    const TrustValues values = trustValues(project, plan);
    for (std::size_t f = 0; f < values.size(); ++f)
        if (values[f] < found->least[f] || values[f] > found->most[f])
            trust.outside.push_back({f, values[f]});
    return trust;
}

Phrase StepTrust::text() const
{
    const Phrase models = like.kind.experts ? Phrase::of("mixtures of experts") : Phrase::of("dense models");
    const Phrase bits = like.kind.eightBit ? Phrase::of("8 bits") : Phrase::of("16 bits");
    if (like.runs == 0)
        return Phrase::of("No measured run of {} in {} on {} was at hand to judge this step time by.", models,
            bits, like.kind.generation);
    Phrase text = Phrase::of("Like {} measured runs of {} in {} on {}: mean error {:.1f} %.", like.runs,
        models, bits, like.kind.generation, like.meanErrorPercent);
    std::vector<Phrase> parts;
    for (const Outside& one : outside)
        parts.push_back(Phrase::of("{} {} ({} to {})", kFieldWords[one.field], one.value,
            like.least[one.field], like.most[one.field]));
    if (!parts.empty())
        text += Phrase::of(" Outside of them: {}.", joined(parts, Phrase::of(", ")));
    return text;
}

} // namespace rankloom
