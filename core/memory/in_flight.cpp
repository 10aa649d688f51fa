// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/in_flight.h"

#include <algorithm>
#include <charconv>
#include <string_view>
#include <vector>

#include "core/plan/stage_split.h"

namespace rankloom {

namespace {

/// Extra microbatches the vocabulary passes keep alive (arXiv 2411.05288 §5: one per barrier; interlaced
/// 1.5p instead of p).
int vocabularyExtra(VocabularyLayout vocabulary, int pp)
{
    switch (vocabulary) {
    case VocabularyLayout::Vocab1:
        return 2;
    case VocabularyLayout::Vocab2:
        return 1;
    case VocabularyLayout::Interlaced:
        return pp / 2;
    case VocabularyLayout::None:
    case VocabularyLayout::Redistributed:
        break;
    }
    return 0;
}

/// Interleaved 1F1B runs its forwards chunk by chunk in groups of g microbatches; the first `total` of them
/// are alive at the peak (Megatron-LM megatron/core/pipeline_parallel/schedules.py).
void interleaved(int total, int group, std::span<ChunkInFlight> perChunk)
{
    const int chunks = static_cast<int>(perChunk.size());
    const int round = group * chunks;
    for (int c = 0; c < chunks; ++c) {
        const int rest = std::clamp(total % round - c * group, 0, group);
        const int complete = total / round * group;
        perChunk[static_cast<std::size_t>(c)].whole = complete + rest;
    }
}

/// Two chunks that share `total`: the one nearer to the model's start lives longer. On rank d of a V the
/// stages d and 2p-1-d hold on for 2p-d and d+1 passes of a full pipeline.
void sharedByTwo(double total, double first, double second, std::span<ChunkInFlight> perChunk)
{
    perChunk.front().whole = total * first / (first + second);
    perChunk.back().whole = total * second / (first + second);
}

/// Counts forwards minus releases of a PyTorch pipelining order ("0F0,1I2,…"), row `rank`. A fused backward
/// (B) or a weight gradient (W) releases.
void countCustomOrder(std::string_view csv, int rank, int pp, std::span<ChunkInFlight> perChunk)
{
    for (int row = 0; row < rank && !csv.empty(); ++row)
        csv.remove_prefix(std::min(csv.size(), csv.find('\n') == csv.npos ? csv.size() : csv.find('\n') + 1));
    csv = csv.substr(0, csv.find('\n'));
    const int chunks = static_cast<int>(perChunk.size());
    double alive = 0;
    double peak = 0;
    std::vector<double> now(perChunk.size(), 0.0);
    for (std::size_t i = 0; i < csv.size();) {
        int stage = 0;
        const auto [end, error] = std::from_chars(csv.data() + i, csv.data() + csv.size(), stage);
        i = static_cast<std::size_t>(end - csv.data());
        if (error == std::errc() && i < csv.size()) {
            const auto chunk = static_cast<std::size_t>(std::clamp(stage / std::max(1, pp), 0, chunks - 1));
            const double change = csv[i] == 'F' ? 1 : (csv[i] == 'B' || csv[i] == 'W') ? -1 : 0;
            now[chunk] += change;
            alive += change;
        }
        if (alive > peak) {
            peak = alive;
            for (std::size_t c = 0; c < now.size(); ++c)
                perChunk[c].whole = std::max(0.0, now[c]);
        }
        while (i < csv.size() && csv[i] != ',' && csv[i] != ';')
            ++i;
        while (i < csv.size() && (csv[i] < '0' || csv[i] > '9'))
            ++i;
    }
}

/// Chunk activations of the two-chunk schedules at their peak (sail-sg/zero-bubble-pipeline-parallelism;
/// arXiv 2405.15362 tables 2 and 3; deepseek-ai/DualPipe).
int peakOfV(const ScheduleChoice& schedule, int p)
{
    switch (schedule.kind) {
    case ScheduleKind::VHalf:
        return 2 * ((p + 2) / 2);
    case ScheduleKind::VMin:
        return 2 * ((p + 4) / 3);
    case ScheduleKind::OneFOneBV:
        return 4 * (p + 1) / 3; // 12 on 8, 22 on 16 ranks
    case ScheduleKind::DualPipeV:
        return 2 * p + 1;
    case ScheduleKind::ZbVAutomatic:
        if (schedule.memoryLimitMicrobatches > 0)
            return static_cast<int>(2 * schedule.memoryLimitMicrobatches);
        break;
    default:
        break;
    }
    return 2 * p;
}

/// Schedules with one chunk per rank: whole and weight-only microbatches on rank d of p.
ChunkInFlight oneChunk(const MemoryShape& shape, int d)
{
    const ScheduleChoice& schedule = shape.plan.schedule;
    const int p = shape.pp;
    const double m = shape.microbatches;
    switch (schedule.kind) {
    case ScheduleKind::GPipe:
    case ScheduleKind::LoopedBfs:
        return {m, 0};
    case ScheduleKind::ZbH1: { // weight gradients trail by d passes (arXiv 2401.10241 §2)
        const double whole = std::min<double>(m, p - d);
        return {whole, std::min<double>(m - whole, d)};
    }
    case ScheduleKind::ZbH2: {
        const double whole = std::min<double>(m, 2 * (p - d) - 1);
        return {whole, std::min<double>(m - whole, 2 * d)};
    }
    case ScheduleKind::ZbAutomatic: { // fills its limit; the later the rank, the more of it are leftovers
        // With 2p - 1 microbatches in flight there is no bubble left (arXiv 2401.10241 §2): the search holds
        // no more.
        const double allowed = schedule.memoryLimitMicrobatches > 0 ? schedule.memoryLimitMicrobatches : p;
        const double limit = std::min<double>(allowed, 2 * p - 1);
        const double total = std::min(m, limit);
        const double leftovers = std::min(total, d * limit / p);
        return {total - leftovers, leftovers};
    }
    default:
        return {std::min<double>(m, p - d + vocabularyExtra(shape.plan.stages.vocabulary, p)), 0};
    }
}

} // namespace

void chunksInFlight(const MemoryShape& shape, int rank, std::span<ChunkInFlight> perChunk)
{
    std::fill(perChunk.begin(), perChunk.end(), ChunkInFlight {});
    const ScheduleChoice& schedule = shape.plan.schedule;
    const int p = shape.pp;
    const int m = shape.microbatches;
    const int chunks = static_cast<int>(perChunk.size());
    if (schedule.kind == ScheduleKind::Custom) {
        countCustomOrder(schedule.customOrder, rank, p, perChunk);
        return;
    }
    switch (stagePlacement(schedule.kind)) {
    case StagePlacement::Looped:
        if (schedule.kind == ScheduleKind::Interleaved && chunks > 1) {
            const int group = std::max(schedule.groupSize > 0 ? schedule.groupSize : p, 1);
            // One more while the experts' all-to-all is hidden behind the other direction's compute.
            const int hidden = shape.plan.communication.overlapEp && shape.ep > 1 ? 1 : 0;
            const int total = 2 * (p - rank - 1) + (chunks - 1) * group + 1 + hidden;
            interleaved(static_cast<int>(std::min<long long>(static_cast<long long>(m) * chunks, total)),
                group, perChunk);
            return;
        }
        if (chunks > 1) {
            for (ChunkInFlight& chunk : perChunk)
                chunk.whole = m;
            return;
        }
        break;
    case StagePlacement::VShape:
        if (chunks == 2) {
            const int total = std::min(peakOfV(schedule, p), 2 * m);
            sharedByTwo(total, 2.0 * p - rank, rank + 1.0, perChunk);
            return;
        }
        break;
    case StagePlacement::Bidirectional:
        if (chunks == 2) {
            const int middle = std::min(rank, p - 1 - rank);
            const double total = schedule.kind == ScheduleKind::Chimera ? p / 2 + 1 + middle : p + 1;
            sharedByTwo(std::min<double>(total, m), p - rank, rank + 1.0, perChunk);
            return;
        }
        break;
    case StagePlacement::Linear:
        break;
    }
    perChunk.front() = oneChunk(shape, rank);
}

} // namespace rankloom
