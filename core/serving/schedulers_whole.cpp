// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Schedulers that take prompts whole: FasterTransformer, Orca, vLLM v0, LightLLM (as in Vidur 7d47513).
#include "core/serving/schedulers.h"

#include <algorithm>

namespace rankloom::serving_detail {

namespace {

/// Memory for the longest case, as engines do that do not know how long an output gets.
std::int64_t reservedBlocks(PipelineReplica& replica)
{
    return replica.pool().blocksOf(replica.context().longest);
}

/// A whole prompt of the request that waits longest.
void addWholePrompt(PipelineReplica& replica, std::int64_t blocks)
{
    const std::int32_t request = replica.admit(blocks, replica.now());
    replica.addPiece(request, replica.live(request).rest());
}

class FasterTransformerScheduler final : public BatchScheduler {
public:
    void compose(PipelineReplica& replica) override
    {
        if (!replica.readyDecodes().empty()) {
            continueOldest(replica);
            return;
        }
        const std::int64_t blocks = reservedBlocks(replica);
        const auto group = static_cast<std::int32_t>(m_groups.size());
        std::vector<std::int32_t> members;
        while (replica.isWaiting() && replica.mayRunMore() && !replica.isFull()
            && replica.pool().free() >= blocks) {
            members.push_back(replica.firstWaiting());
            replica.live(members.back()).group = group;
            addWholePrompt(replica, blocks);
        }
        if (!members.empty()) {
            const std::size_t size = members.size();
            m_groups.push_back({std::move(members), size});
        }
    }

    void ended(PipelineReplica& replica, std::int32_t request) override
    {
        Group& group = m_groups[static_cast<std::size_t>(replica.live(request).group)];
        if (--group.running > 0)
            return;
        for (const std::int32_t member : group.members)
            replica.release(member);
        group.members = {};
    }

private:
    struct Group {
        std::vector<std::int32_t> members;
        std::size_t running = 0;
    };

    static void continueOldest(PipelineReplica& replica)
    {
        std::vector<std::int32_t>& ready = replica.readyDecodes();
        const std::int32_t group = replica.live(ready.front()).group;
        std::size_t kept = 0;
        for (const std::int32_t request : ready) {
            if (replica.live(request).group == group)
                replica.addDecode(request);
            else
                ready[kept++] = request;
        }
        ready.resize(kept);
    }

    std::vector<Group> m_groups;
};

class OrcaScheduler final : public BatchScheduler {
public:
    void compose(PipelineReplica& replica) override
    {
        replica.addReadyDecodes();
        const std::int64_t blocks = reservedBlocks(replica);
        while (replica.isWaiting() && replica.mayRunMore() && !replica.isFull()
            && replica.pool().free() >= blocks)
            addWholePrompt(replica, blocks);
    }
};

class VllmScheduler final : public BatchScheduler {
public:
    explicit VllmScheduler(std::int64_t budget) : m_budget(budget) { }

    void compose(PipelineReplica& replica) override
    {
        std::int64_t prompts = 0;
        std::int64_t longest = 0;
        while (replica.isWaiting() && replica.mayRunMore() && !replica.isFull()) {
            const LiveRequest& next = replica.live(replica.firstWaiting());
            // Prompts are padded to the longest of them. One alone may be longer than the budget.
            longest = std::max<std::int64_t>(longest, next.rest());
            if (prompts > 0 && (prompts + 1) * longest > m_budget)
                break;
            const std::int64_t blocks = replica.pool().blocksOf(next.context);
            if (!replica.hasRoom(blocks))
                break;
            addWholePrompt(replica, blocks);
            ++prompts;
        }
        if (prompts == 0)
            replica.addReadyDecodes();
    }

private:
    std::int64_t m_budget;
};

class LightLlmScheduler final : public BatchScheduler {
public:
    explicit LightLlmScheduler(std::int64_t budget) : m_budget(budget) { }

    void compose(PipelineReplica& replica) override
    {
        constexpr int mostDecodes = 10; // iterations between prompts
        if (replica.readyDecodes().empty() || m_decodes >= mostDecodes) {
            m_decodes = 0;
            addPrompts(replica);
            if (!replica.isEmpty())
                return;
        }
        replica.addReadyDecodes();
        ++m_decodes;
    }

private:
    /// What a request has and what is still to come, of its keys and values.
    struct Growth {
        std::int64_t has = 0;
        std::int64_t left = 0;
    };

    static Growth growthOf(PipelineReplica& replica, std::int32_t request)
    {
        const LiveRequest& live = replica.live(request);
        return {live.context, replica.context().request(request).output - live.generated};
    }

    void addPrompts(PipelineReplica& replica)
    {
        collectRunning(replica);
        while (replica.isWaiting() && replica.mayRunMore() && !replica.isFull()) {
            const std::int32_t request = replica.firstWaiting();
            const std::int64_t tokens = replica.live(request).rest();
            if (!replica.isEmpty() && replica.tokens() + tokens > m_budget)
                break;
            m_running.push_back(growthOf(replica, request));
            if (peakTokens() > replica.pool().total())
                break;
            addWholePrompt(replica, m_running.back().has);
        }
    }

    void collectRunning(PipelineReplica& replica)
    {
        m_running.clear();
        for (const std::int32_t request : replica.readyDecodes())
            m_running.push_back(growthOf(replica, request));
        for (const Flight& flight : replica.flights()) {
            for (const std::int32_t request : flight.decodes)
                m_running.push_back(growthOf(replica, request));
            for (const PromptPiece& piece : flight.prompts)
                m_running.push_back(growthOf(replica, piece.request));
        }
    }

    /// Most tokens that are kept at once if all run to their ends: just before the i-th last of them ends.
    std::int64_t peakTokens()
    {
        m_sorted = m_running;
        std::ranges::stable_sort(m_sorted, std::ranges::greater {}, &Growth::left);
        std::int64_t peak = 0;
        std::int64_t has = 0;
        for (std::size_t i = 0; i < m_sorted.size(); ++i) {
            has += m_sorted[i].has;
            peak = std::max(peak, has + m_sorted[i].left * static_cast<std::int64_t>(i + 1));
        }
        return peak;
    }

    std::int64_t m_budget;
    int m_decodes = 0;
    std::vector<Growth> m_running;
    std::vector<Growth> m_sorted;
};

} // namespace

std::unique_ptr<BatchScheduler> fasterTransformerScheduler()
{
    return std::make_unique<FasterTransformerScheduler>();
}
std::unique_ptr<BatchScheduler> orcaScheduler() { return std::make_unique<OrcaScheduler>(); }
std::unique_ptr<BatchScheduler> vllmScheduler(std::int64_t budget)
{
    return std::make_unique<VllmScheduler>(budget);
}
std::unique_ptr<BatchScheduler> lightLlmScheduler(std::int64_t budget)
{
    return std::make_unique<LightLlmScheduler>(budget);
}

} // namespace rankloom::serving_detail
