// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/observations.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "core/base/text.h"
#include "core/evaluate/idle_stages.h"
#include "core/evaluate/measured_utilization.h"
#include "core/evaluate/remedies.h"
#include "core/plan/framework.h"

namespace rankloom {

namespace {

/// Share of the step that groups across nodes have to cost before they are worth a word.
constexpr double kLeastShare = 0.05;
/// Weights that are gathered per microbatch hide behind compute as long as the links keep up.
constexpr double kLeastGatherShare = 0.1;
/// Collectives that products could hide are worth a word where they take this share of the step.
constexpr double kLeastHidden = 0.1;
constexpr double kLargeBubble = 0.2;
constexpr AxisOrder kExpertsFirst {Axis::Expert, Axis::Tensor, Axis::Context, Axis::Data, Axis::Pipeline};
constexpr AxisOrder kExpertsEarly {Axis::Tensor, Axis::Expert, Axis::Context, Axis::Data, Axis::Pipeline};
constexpr AxisOrder kContextFirst {Axis::Context, Axis::Tensor, Axis::Expert, Axis::Data, Axis::Pipeline};

/// What observations look at.
struct Seen {
    const Project& project;
    const Plan& plan;
    const LaidOut& laid;
    const Evaluation& evaluation;
    const Layout& layout; ///< resolved
    std::int64_t microbatches = 1;
    Framework framework = Framework::None;

    [[nodiscard]] double share(Seconds part) const
    {
        const Seconds step = evaluation.time.step;
        return step.value() > 0 ? part / step : 0;
    }
    [[nodiscard]] int device(int rank) const { return plan.deviceOf(rank); }
    [[nodiscard]] std::string node(int device) const
    {
        return project.cluster->nodeName(project.cluster->links.nodeOf(device));
    }
};

/// Groups of one kind that do not stay inside a node, and the slowest link one of them uses.
struct Crossing {
    int groups = 0;
    int all = 0;
    int from = -1;
    int to = -1;
    double bandwidth = std::numeric_limits<double>::infinity();
};

Crossing crossingGroups(const LaidOut& laid, GroupKind kind)
{
    const LinkTable& links = laid.project.cluster->links;
    const std::vector<std::vector<int>> groups = laid.grid().groups(kind);
    Crossing crossing;
    crossing.all = static_cast<int>(groups.size());
    for (const std::vector<int>& group : groups) {
        const auto device = [&](std::size_t i) { return laid.deviceOf(group[i]); };
        bool crosses = false;
        for (std::size_t i = 0; i < group.size(); ++i) {
            const int a = device(i);
            const int b = device((i + 1) % group.size());
            if (links.nodeOf(a) == links.nodeOf(b))
                continue;
            crosses = true;
            if (const double bandwidth = links.link(a, b).bandwidth.value(); bandwidth < crossing.bandwidth) {
                crossing.bandwidth = bandwidth;
                crossing.from = a;
                crossing.to = b;
            }
        }
        crossing.groups += crosses ? 1 : 0;
    }
    return crossing;
}

Crossing crossing(const Seen& seen, GroupKind kind)
{
    if (seen.laid.grid().groupOf(kind, 0).size() < 2)
        return {};
    return crossingGroups(seen.laid, kind);
}

/// The pattern is told how many groups of how many, over which link, and for which share of the step.
Observation crossingObservation(const Seen& seen, const Crossing& crossing, const char* code, Phrase message)
{
    Observation out;
    out.diagnostic.severity = Severity::Warning;
    out.diagnostic.code = code;
    out.diagnostic.message = std::move(message);
    out.diagnostic.arguments = {std::to_string(crossing.groups), std::to_string(crossing.all),
        shortestText(crossing.bandwidth), seen.node(crossing.from), seen.node(crossing.to)};
    return out;
}

/// The largest divisor of `figure` that is at most `most`.
int divisorUpTo(int figure, int most)
{
    for (int d = std::min(figure, most); d > 1; --d)
        if (figure % d == 0)
            return d;
    return 1;
}

std::optional<Observation> observeTensor(const Seen& seen)
{
    const Crossing found = crossing(seen, GroupKind::Tensor);
    if (found.groups == 0)
        return std::nullopt;
    Observation out = crossingObservation(seen, found, "tensor-groups-cross-nodes",
        Phrase::of("{} of {} tensor-parallel groups cross nodes and talk in every layer over links "
                   "as slow as {} ({} to {}).",
            found.groups, found.all, BytesPerSecond(found.bandwidth), seen.node(found.from),
            seen.node(found.to)));
    out.diagnostic.where.pointer = seen.plan.deviceOfRank.empty() ? "/layout/tp" : "/placement/ranks";
    Remedies remedies(seen.plan);
    const int perNode = seen.project.cluster->devicesPerNode;
    remedies.linearPlacement();
    remedies.order(kDefaultAxisOrder);
    if (seen.layout.tp > perNode) {
        const int fits = divisorUpTo(seen.layout.tp, perNode);
        remedies.tensor(fits);
        if (fits > 1)
            remedies.tensor(fits / 2);
    }
    out.remedies = remedies.take();
    return out;
}

/// What a framework could run beside matrix products, and does not.
std::optional<Observation> observeTensorOverlap(const Seen& seen)
{
    const Seconds shown = seen.evaluation.time.breakdown.tensorParallel;
    if (seen.plan.communication.overlapTp || !seen.plan.layout.sequenceParallel || seen.layout.tp < 2
        || seen.share(shown) < kLeastHidden || !overlapsTensorParallel(seen.framework))
        return std::nullopt;
    Observation out;
    out.diagnostic.severity = Severity::Hint;
    out.diagnostic.code = "tensor-parallel-not-overlapped";
    out.diagnostic.message =
        Phrase::of("Tensor-parallel collectives take {} of a step of {}, and no product runs beside them.",
            shown, seen.evaluation.time.step);
    out.diagnostic.where.pointer = "/communication/overlap/tp";
    out.diagnostic.arguments = {shortestText(shown.value())};
    out.saidForRemedy = true;
    Remedies remedies(seen.plan);
    remedies.add("/communication/overlap/tp", "true", Phrase::of("Hide them behind matrix products"),
        [](Plan& p) { p.communication.overlapTp = true; });
    out.remedies = remedies.take();
    return out;
}

std::optional<Observation> observeContext(const Seen& seen)
{
    const double share = seen.share(seen.evaluation.time.breakdown.contextParallel);
    if (share < kLeastShare)
        return std::nullopt;
    const Crossing found = crossing(seen, GroupKind::Context);
    if (found.groups == 0)
        return std::nullopt;
    Observation out = crossingObservation(seen, found, "context-groups-cross-nodes",
        Phrase::of("{} of {} context-parallel groups cross nodes and talk in every layer over links as slow "
                   "as {} ({} to {}): {:.0f} % of the step.",
            found.groups, found.all, BytesPerSecond(found.bandwidth), seen.node(found.from),
            seen.node(found.to), share * 100));
    out.diagnostic.where.pointer = "/layout/cp";
    Remedies remedies(seen.plan);
    const int room = std::max(1, seen.project.cluster->devicesPerNode / seen.layout.tp);
    remedies.linearPlacement();
    remedies.order(kContextFirst);
    remedies.context(divisorUpTo(seen.layout.cp, std::min(room, seen.layout.cp / 2)));
    if (!seen.plan.memory.contextAllToAll)
        remedies.add("/memory/contextAllToAll", "true",
            Phrase::of("Exchange heads by all-to-all instead of passing keys and values around"),
            [](Plan& p) { p.memory.contextAllToAll = true; });
    remedies.order(kDefaultAxisOrder);
    out.remedies = remedies.take();
    return out;
}

std::optional<Observation> observeExperts(const Seen& seen)
{
    const double share = seen.share(seen.evaluation.time.breakdown.expertParallel);
    if (share < kLeastShare)
        return std::nullopt;
    const Crossing found = crossing(seen, GroupKind::Expert);
    if (found.groups == 0)
        return std::nullopt;
    Observation out = crossingObservation(seen, found, "expert-groups-cross-nodes",
        Phrase::of(
            "{} of {} expert-parallel groups cross nodes: tokens travel to their experts and back over "
            "links as slow as {} ({} to {}), {:.0f} % of the step.",
            found.groups, found.all, BytesPerSecond(found.bandwidth), seen.node(found.from),
            seen.node(found.to), share * 100));
    out.diagnostic.where.pointer = "/layout/ep";
    Remedies remedies(seen.plan);
    const int perNode = seen.project.cluster->devicesPerNode;
    remedies.linearPlacement();
    const int room = std::max(1, perNode / std::max(1, seen.layout.etp));
    const int fits = divisorUpTo(seen.layout.ep, room);
    if (fits < seen.layout.ep)
        remedies.expert(fits);
    if (seen.layout.etp > 1)
        remedies.expertTensor(1);
    if (seen.plan.communication.expertDispatch == ExpertDispatch::AllToAll
        && seen.project.model->moe->topK > 1)
        remedies.add("/communication/expertDispatch", "\"deduplicated\"",
            Phrase::of("Send a token once to each rank that has experts of it"),
            [](Plan& p) { p.communication.expertDispatch = ExpertDispatch::Deduplicated; });
    for (const AxisOrder& order : {kDefaultAxisOrder, kExpertsEarly, kExpertsFirst})
        remedies.order(order);
    if (seen.layout.ep / 2 > fits)
        remedies.expert(seen.layout.ep / 2);
    out.remedies = remedies.take();
    return out;
}

/// Sharded weights gathered over nodes for every microbatch.
std::optional<Observation> observeGathers(const Seen& seen)
{
    const Sharding& sharding = seen.plan.memory.sharding;
    const double share = seen.share(seen.evaluation.time.breakdown.dataParallel);
    if (sharding.weights.kind == ShardExtent::Kind::None || sharding.weights.kind == ShardExtent::Kind::Node
        || share < kLeastGatherShare)
        return std::nullopt;
    const Crossing found = crossing(seen, GroupKind::DataContext);
    if (found.groups == 0)
        return std::nullopt;
    Observation out = crossingObservation(seen, found, "sharded-weights-cross-nodes",
        Phrase::of(
            "Sharded weights are gathered for each of {} microbatches across nodes, over links as slow "
            "as {} ({} to {}): {:.0f} % of the step.",
            seen.microbatches, BytesPerSecond(found.bandwidth), seen.node(found.from), seen.node(found.to),
            share * 100));
    out.diagnostic.where.pointer = "/memory/sharding/weights";
    Remedies remedies(seen.plan);
    remedies.add(
        "/memory/sharding/weights", "\"node\"", Phrase::of("Shard weights inside each node"), [](Plan& p) {
            p.memory.sharding.weights = {ShardExtent::Kind::Node, 1};
        });
    remedies.add("/memory/sharding/secondaryWeights", "\"node\"",
        Phrase::of("Keep a second copy of the weights inside each node"), [](Plan& p) {
            p.memory.sharding.secondaryWeights = {ShardExtent::Kind::Node, 1};
        });
    remedies.add("/memory/sharding", R"({"weights":"none","gradients":"none","optimizer":"dp"})",
        Phrase::of("Shard the optimizer state alone (ZeRO-1)"), [](Plan& p) { p.memory.sharding = {}; });
    if (seen.plan.workload.microBatchSize < seen.plan.workload.globalBatchSize)
        remedies.microBatch(2 * seen.plan.workload.microBatchSize);
    out.remedies = remedies.take();
    return out;
}

void addFuller(const Seen& seen, Remedies& remedies)
{
    const Workload& work = seen.plan.workload;
    if (work.microBatchSize > 1) {
        remedies.microBatch(divisorUpTo(work.microBatchSize, work.microBatchSize / 2));
        if (work.microBatchSize > 3)
            remedies.microBatch(1);
    }
    const ScheduleKind kind = seen.plan.schedule.kind;
    const bool plain = kind == ScheduleKind::OneFOneB || kind == ScheduleKind::GPipe;
    if (plain || kind == ScheduleKind::Interleaved)
        remedies.virtualStages(2 * seen.plan.layout.vpp);
    if (plain && seen.plan.layout.vpp == 1) {
        remedies.schedule(ScheduleKind::ZbH1);
        remedies.schedule(ScheduleKind::ZbV);
    }
    if (seen.layout.pp % 2 == 0)
        remedies.pipeline(seen.layout.pp / 2);
    if (work.globalBatchSize <= (1 << 22)) {
        remedies.globalBatch(2 * work.globalBatchSize);
        remedies.globalBatch(4 * work.globalBatchSize);
    }
}

std::optional<Observation> observeBubble(const Seen& seen)
{
    const double bubble = seen.evaluation.time.bubbleRatio;
    if (seen.layout.pp < 2 || bubble <= kLargeBubble)
        return std::nullopt;
    Observation out;
    out.diagnostic.severity = Severity::Warning;
    out.diagnostic.code = "bubble-large";
    out.diagnostic.message =
        Phrase::of("The pipeline idles {:.0f} % of its time: {} microbatches are few for {} stages.",
            bubble * 100, seen.microbatches, seen.layout.pp);
    // The filling of the pipeline explains about (p - 1) / (m + p - 1); what is more comes from stages that
    // are not alike.
    const double filling = (seen.layout.pp - 1.0)
        / (static_cast<double>(seen.microbatches) * std::max(1, seen.plan.layout.vpp) + seen.layout.pp - 1);
    if (filling < bubble / 2)
        out.diagnostic.message =
            Phrase::of("The pipeline idles {:.0f} % of its time: its {} stages do not take turns evenly.",
                bubble * 100, seen.layout.pp);
    out.diagnostic.arguments = {shortestText(bubble), std::to_string(seen.microbatches)};
    out.diagnostic.where.pointer = "/schedule/kind";
    Remedies remedies(seen.plan);
    if (!seen.plan.stages.layersPerStage.empty())
        remedies.add("/stages/layersPerStage", "[]", Phrase::of("Split the layers evenly"),
            [](Plan& p) { p.stages.layersPerStage.clear(); });
    if (seen.plan.stages.vocabulary == VocabularyLayout::None && filling < bubble / 2)
        remedies.add("/stages/vocabulary", "\"redistributed\"",
            Phrase::of("Give the stages with the vocabulary fewer layers"),
            [](Plan& p) { p.stages.vocabulary = VocabularyLayout::Redistributed; });
    addFuller(seen, remedies);
    out.remedies = remedies.take();
    return out;
}

/// How long a lane waits for links, and for which lane most.
struct Waiting {
    int lane = -1;
    int forLane = -1;
    std::int64_t time = 0;
};

Waiting longestWait(const Timeline& timeline)
{
    Waiting longest;
    std::vector<std::int64_t> of(timeline.lanes.size());
    for (std::size_t l = 0; l < timeline.lanes.size(); ++l) {
        std::ranges::fill(of, 0);
        for (const Bubble& bubble : timeline.lanes[l].bubbles)
            if (bubble.cause == BubbleCause::WaitsForLink && bubble.ofLane >= 0)
                of[static_cast<std::size_t>(bubble.ofLane)] += bubble.end - bubble.start;
        const auto most = std::ranges::max_element(of);
        if (most != of.end() && *most > longest.time)
            longest = {static_cast<int>(l), static_cast<int>(most - of.begin()), *most};
    }
    return longest;
}

std::optional<Observation> observeSlowLink(const Seen& seen)
{
    if (!seen.evaluation.timeline || seen.evaluation.timeline->period <= 0)
        return std::nullopt;
    const Timeline& timeline = *seen.evaluation.timeline;
    const Waiting wait = longestWait(timeline);
    const double share = static_cast<double>(wait.time) / static_cast<double>(timeline.period);
    if (wait.lane < 0 || share < kLeastShare || wait.lane == wait.forLane)
        return std::nullopt;
    int from = -1;
    int to = -1;
    double slowest = std::numeric_limits<double>::infinity();
    for (int dp = 0; dp < seen.layout.dp; ++dp)
        for (int cp = 0; cp < seen.layout.cp; ++cp)
            for (int tp = 0; tp < seen.layout.tp; ++tp) {
                const int a = seen.device(seen.laid.grid().rankAt(tp, cp, dp, wait.forLane));
                const int b = seen.device(seen.laid.grid().rankAt(tp, cp, dp, wait.lane));
                const double bandwidth = seen.project.cluster->links.link(a, b).bandwidth.value();
                if (bandwidth < slowest) {
                    slowest = bandwidth;
                    from = a;
                    to = b;
                }
            }
    Observation out;
    out.diagnostic.severity = Severity::Warning;
    out.diagnostic.code = "stage-waits-for-link";
    out.diagnostic.message = Phrase::of(
        "Stage {} waits {:.0f} % of the step for what stage {} sends over the link from {} to {}, {}.",
        wait.lane, share * 100, wait.forLane, seen.node(from), seen.node(to), BytesPerSecond(slowest));
    out.diagnostic.arguments = {std::to_string(wait.lane), std::to_string(wait.forLane), seen.node(from),
        seen.node(to), shortestText(slowest)};
    out.diagnostic.where.pointer = "/placement/ranks";
    Remedies remedies(seen.plan);
    remedies.add("/schedule/pointToPoint", "\"asynchronous\"", Phrase::of("Send without waiting for it"),
        [](Plan& p) { p.schedule.pointToPoint = PointToPointMode::Asynchronous; });
    remedies.linearPlacement();
    remedies.order(kDefaultAxisOrder);
    if (seen.plan.layout.vpp > 2 && seen.plan.schedule.kind == ScheduleKind::Interleaved)
        remedies.virtualStages(divisorUpTo(seen.plan.layout.vpp, seen.plan.layout.vpp / 2));
    if (!seen.plan.layout.sequenceParallel && seen.layout.tp > 1)
        remedies.add("/layout/sequenceParallel", "true", Phrase::of("Turn sequence parallelism on"),
            [](Plan& p) { p.layout.sequenceParallel = true; });
    if (seen.layout.pp % 2 == 0)
        remedies.pipeline(seen.layout.pp / 2);
    out.remedies = remedies.take();
    return out;
}

/// Of the kinds of a cluster the first device that `is` so; null = none.
const DeviceSpec* firstDevice(const Cluster& cluster, bool (*is)(const DeviceSpec&))
{
    for (std::size_t kind = 0; kind < cluster.kinds(); ++kind)
        if (is(cluster.deviceOfKind(kind)))
            return &cluster.deviceOfKind(kind);
    return nullptr;
}

std::optional<Observation> observePrecision(const Seen& seen)
{
    const DeviceSpec* const without =
        firstDevice(seen.project.cluster, [](const DeviceSpec& each) { return !computesBf16(each); });
    if (seen.plan.memory.precision != Precision::Bf16Mixed || without == nullptr)
        return std::nullopt;
    const DeviceSpec& device = *without;
    Observation out;
    out.diagnostic.severity = Severity::Warning;
    out.diagnostic.code = "bf16-without-matrix-units";
    out.diagnostic.message =
        Phrase::of("The matrix units of {} do not know bf16: products run on its fp32 units, at {:.3g} of "
                   "{:.3g} TFLOP/s, and are priced so.",
            device.title, device.peakFp32.value() * 1e-12, device.peakBf16.value() * 1e-12);
    out.diagnostic.arguments = {device.title};
    out.diagnostic.where.pointer = "/memory/precision";
    Remedies remedies(seen.plan);
    remedies.add("/memory/precision", "\"fp16-mixed\"", Phrase::of("Train in fp16"),
        [](Plan& p) { p.memory.precision = Precision::Fp16Mixed; });
    out.remedies = remedies.take();
    return out;
}

/// What programs sustain was measured by generation.
std::optional<Observation> observeGeneration(const Seen& seen)
{
    const DeviceSpec* const unknown = firstDevice(seen.project.cluster,
        [](const DeviceSpec& each) { return each.generation == DeviceGeneration::Unknown; });
    if (unknown == nullptr)
        return std::nullopt;

    const DeviceSpec& device = *unknown;
    Observation out;
    out.diagnostic.severity = Severity::Hint;
    out.diagnostic.code = "generation-unknown";
    out.diagnostic.message =
        Phrase::of("Nobody says of which generation {} is: what was measured by generation, as of frameworks "
                   "and of 8-bit products, is not counted.",
            device.title);
    out.diagnostic.arguments = {device.title};
    out.diagnostic.where.pointer = "/cluster/device";
    return out;
}

/// Where routing is taken to be even, a placement by hand moves parameters and no tokens.
std::optional<Observation> observePlacedExperts(const Seen& seen)
{
    if (seen.plan.experts->contiguous() || seen.layout.ep < 2 || seen.evaluation.experts.measured)
        return std::nullopt;
    Observation out;
    out.diagnostic.severity = Severity::Warning;
    out.diagnostic.code = "expert-placement-not-priced";
    out.diagnostic.message = seen.plan.statedExpertLoad() > 0
        ? Phrase::of("The placement of the experts is not priced in time: the load of the fullest rank is "
                     "stated instead.")
        : Phrase::of("The placement of the experts is not priced in time: no routing trace tells how many "
                     "tokens each expert gets.");
    out.diagnostic.where.pointer = "/experts/placement";
    out.mildWithoutRemedy = false;
    return out;
}

/// The largest part of a step that is no computing, and what people call it.
std::pair<Phrase, double> largestLoss(const Seen& seen)
{
    const TimeBreakdown& parts = seen.evaluation.time.breakdown;
    const std::pair<PhraseWord, Seconds> losses[] = {
        {Phrase::word("bubbles of the pipeline"), parts.bubble},
        {Phrase::word("expert parallelism"), parts.expertParallel},
        {Phrase::word("tensor parallelism"), parts.tensorParallel},
        {Phrase::word("data parallelism"), parts.dataParallel},
        {Phrase::word("context parallelism"), parts.contextParallel},
        {Phrase::word("transfers between stages"), parts.pipeline},
        {Phrase::word("the optimizer"), parts.optimizer},
        {Phrase::word("offloading"), parts.offloadStall},
    };
    const auto* const most =
        std::ranges::max_element(losses, {}, [](const auto& loss) { return loss.second; });
    return {most->first, seen.share(most->second)};
}

std::optional<Observation> observeUtilization(const Seen& seen)
{
    const std::optional<MeasuredUtilization> like = measuredUtilization(seen.project, seen.plan);
    const double reached = seen.evaluation.time.modelFlopsUtilization;
    if (!like || reached >= like->low)
        return std::nullopt;
    Observation out;
    out.diagnostic.severity = Severity::Warning;
    out.diagnostic.code = "utilization-low";
    const auto [loss, share] = largestLoss(seen);
    const Phrase kind = like->experts ? Phrase::of("mixtures of experts") : Phrase::of("dense models");
    out.diagnostic.message =
        Phrase::of("MFU is {:.1f} %; {} published runs of {} on {} reached {:.0f} to {:.0f} % ({}).",
            reached * 100, like->runs, kind, titleOf(like->generation), like->low * 100, like->high * 100,
            std::string(like->sources));
    if (share > kLeastShare)
        out.diagnostic.message += Phrase::of(" Most is lost to {}: {:.0f} % of the step.", loss, share * 100);
    out.diagnostic.arguments = {
        shortestText(reached), shortestText(like->low), shortestText(like->high), like->sources};
    out.diagnostic.where.pointer = "/layout";
    Remedies remedies(seen.plan);
    if (seen.plan.workload.microBatchSize < seen.plan.workload.globalBatchSize)
        remedies.microBatch(2 * seen.plan.workload.microBatchSize);
    if (seen.layout.tp > 1)
        remedies.tensor(divisorUpTo(seen.layout.tp, seen.layout.tp / 2));
    if (seen.plan.memory.recompute.mode != RecomputeMode::None)
        remedies.add("/memory/recompute/mode", "\"none\"", Phrase::of("Recompute nothing"),
            [](Plan& p) { p.memory.recompute.mode = RecomputeMode::None; });
    if (seen.layout.pp > 1 && seen.layout.pp % 2 == 0)
        remedies.pipeline(seen.layout.pp / 2);
    out.remedies = remedies.take();
    return out;
}

} // namespace

std::vector<Observation> observe(const LaidOut& laid, const Evaluation& evaluation, Framework framework)
{
    const Seen seen {laid.project, laid.plan, laid, evaluation, laid.layout, laid.microbatches, framework};
    std::vector<Observation> all;
    for (const auto look :
        {observePrecision, observeGeneration, observeTensor, observeExperts, observeContext, observeGathers,
            observeSlowLink, observePlacedExperts, observeBubble, observeUtilization, observeTensorOverlap})
        if (std::optional<Observation> one = look(seen))
            all.push_back(std::move(*one));
    for (const auto look : {observeIdleStages, observeUnevenReplicas})
        if (std::optional<Observation> one = look(laid, evaluation))
            all.push_back(std::move(*one));
    return all;
}

} // namespace rankloom
