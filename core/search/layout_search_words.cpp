// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <cmath>

#include <fmt/format.h>

#include "core/base/text.h"
#include "core/plan/compression.h"
#include "core/search/layout_search.h"

namespace rankloom {

namespace {

struct NamedPart {
    const char* name;
    Seconds TimeBreakdown::*part;
};
constexpr std::array kParts {
    NamedPart {"compute", &TimeBreakdown::compute},
    NamedPart {"tensor-parallel communication", &TimeBreakdown::tensorParallel},
    NamedPart {"context-parallel communication", &TimeBreakdown::contextParallel},
    NamedPart {"waiting for transfers", &TimeBreakdown::pipeline},
    NamedPart {"expert-parallel communication", &TimeBreakdown::expertParallel},
    NamedPart {"data-parallel communication", &TimeBreakdown::dataParallel},
    NamedPart {"optimizer", &TimeBreakdown::optimizer},
    NamedPart {"waiting for other stages", &TimeBreakdown::bubble},
    NamedPart {"waiting for offloaded activations", &TimeBreakdown::offloadStall},
};
/// Parts smaller than this share of the largest are not told.
constexpr double kLeastTold = 0.1;
constexpr std::size_t kMostTold = 3;

std::string change(const LayoutDifference::Part& part)
{
    return fmt::format("{} {} {}", humanSeconds(std::abs(part.more.value())),
        part.more.value() > 0 ? "more" : "less", part.name);
}

std::string sentenceOf(const LayoutDifference& difference, Seconds first)
{
    std::string out = fmt::format("{} slower ({:.1f} %)", humanSeconds(difference.slower.value()),
        100 * difference.slower.value() / first.value());
    if (difference.slower.value() <= first.value() * 1e-6)
        out = "As fast";
    std::vector<std::string> told;
    for (const LayoutDifference::Part& part : difference.parts) {
        if (told.size() == kMostTold
            || std::abs(part.more.value()) < kLeastTold * std::abs(difference.parts.front().more.value()))
            break;
        told.push_back(change(part));
    }
    if (!told.empty())
        out += fmt::format(": {}", fmt::join(told, ", "));
    if (const double room = difference.roomier.value(); std::abs(room) >= kMiB)
        out += fmt::format("; {} {} headroom", humanBytes(std::abs(room)), room > 0 ? "more" : "less");
    return out + '.';
}

} // namespace

std::string describeLayout(const FoundLayout& layout)
{
    const Layout& l = layout.plan.layout;
    std::string out = fmt::format("TP {}", l.tp);
    if (l.cp > 1)
        out += fmt::format(", CP {}", l.cp);
    out += fmt::format(", PP {}", l.pp);
    if (l.vpp > 1)
        out += fmt::format(" x {}", l.vpp);
    if (l.ep > 1)
        out += fmt::format(", EP {}", l.ep);
    if (l.etp > 0)
        out += fmt::format(", ETP {}", l.etp);
    out += fmt::format(", DP {}, microbatch {}", l.dp, layout.plan.workload.microBatchSize);
    if (l.pp > 1)
        out += fmt::format(", {}", nameOf(layout.plan.schedule.kind));
    if (layout.plan.stages.vocabulary != VocabularyLayout::None)
        out += fmt::format(", vocabulary {}", nameOf(layout.plan.stages.vocabulary));
    out += fmt::format(", {}", nameOf(layout.plan.memory.sharding));
    if (layout.plan.memory.recompute.mode != RecomputeMode::None)
        out += fmt::format(", recompute {}", nameOf(layout.plan.memory.recompute));
    if (layout.plan.memory.offload.target != OffloadTarget::None)
        out += fmt::format(", offload to {}", nameOf(layout.plan.memory.offload.target));
    const Compression& compression = layout.plan.communication.compression;
    if (compression.embeddingSync)
        out += ", embedding summed at once";
    if (compression.lossy())
        out += ", LOSSY: " + lossyWords(compression).english();
    return out;
}

LayoutDifference explainDifference(const FoundLayout& first, const FoundLayout& second)
{
    LayoutDifference out;
    out.slower = second.time.step - first.time.step;
    out.roomier = second.headroom - first.headroom;
    for (const NamedPart& named : kParts) {
        const Seconds more = second.time.breakdown.*named.part - first.time.breakdown.*named.part;
        if (std::abs(more.value()) > 1e-6 * first.time.step.value())
            out.parts.push_back({named.name, more});
    }
    std::ranges::stable_sort(out.parts, std::greater<> {},
        [](const LayoutDifference::Part& part) { return std::abs(part.more.value()); });
    out.sentence = sentenceOf(out, first.time.step);
    return out;
}

} // namespace rankloom
