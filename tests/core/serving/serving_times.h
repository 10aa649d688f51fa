// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <set>
#include <vector>

#include "core/serving/simulate_serving.h"

namespace rankloom::test {

/// Times of a test: the same on every stage, or what a function says.
class TestTimes final : public BatchTimes {
public:
    explicit TestTimes(std::int64_t constant) : m_time([constant](int, const BatchLoad&) { return constant; })
    {
    }
    explicit TestTimes(std::function<std::int64_t(int, const BatchLoad&)> time) : m_time(std::move(time)) { }

    [[nodiscard]] Nanoseconds of(int stage, const BatchLoad& load) const override
    {
        return Nanoseconds(m_time(stage, load));
    }

private:
    std::function<std::int64_t(int, const BatchLoad&)> m_time;
};

/// A batch as a test compares it.
struct SeenBatch {
    int replica = 0;
    ServingStream stream = ServingStream::Main;
    std::vector<std::pair<int, int>> prompts; ///< request, tokens
    std::vector<int> decodes;
    std::vector<std::int64_t> start;
    std::vector<std::int64_t> end;
    BatchLoad load;

    [[nodiscard]] std::int64_t tokens() const { return load.tokens(); }
};

class SeenBatches final : public ServingObserver {
public:
    void batch(const ServedBatch& given) override
    {
        SeenBatch seen;
        seen.replica = given.replica;
        seen.stream = given.stream;
        for (const PromptPiece& piece : given.prompts)
            seen.prompts.emplace_back(piece.request, piece.tokens);
        seen.decodes.assign(given.decodes.begin(), given.decodes.end());
        seen.start.assign(given.start.begin(), given.start.end());
        seen.end.assign(given.end.begin(), given.end.end());
        seen.load = given.load;
        batches.push_back(std::move(seen));
    }
    void preempted(int, std::int32_t request, Nanoseconds) override { victims.push_back(request); }

    std::vector<SeenBatch> batches;
    std::vector<int> victims;
};

inline ServingSetup setupOf(SchedulerKind scheduler, std::int64_t blocks, int stages = 1)
{
    ServingSetup setup;
    setup.choice.scheduler = scheduler;
    setup.blocks = blocks;
    setup.stages = stages;
    return setup;
}

inline ServingRequest requestAt(std::int64_t arrival, int prompt, int output)
{
    return {Nanoseconds(arrival), prompt, output};
}

/// Prompts of so many requests at once, and what else there is: "p0:100 p1:50 d2", batch by batch.
inline std::string told(const SeenBatch& batch)
{
    std::string out;
    for (const auto& [request, tokens] : batch.prompts)
        out += "p" + std::to_string(request) + ":" + std::to_string(tokens) + " ";
    for (const int request : batch.decodes)
        out += "d" + std::to_string(request) + " ";
    if (!out.empty())
        out.pop_back();
    return out;
}
inline std::vector<std::string> told(const std::vector<SeenBatch>& batches)
{
    std::vector<std::string> out;
    for (const SeenBatch& batch : batches)
        out.push_back(told(batch));
    return out;
}

} // namespace rankloom::test
