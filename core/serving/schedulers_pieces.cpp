// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Schedulers that take prompts in pieces: Sarathi (arXiv 2308.16369, 2403.02310), vLLM v1.
#include <algorithm>
#include <cmath>

#include "core/serving/schedulers.h"

namespace rankloom::serving_detail {

namespace {

class SarathiScheduler final : public BatchScheduler {
public:
    SarathiScheduler(std::int64_t budget, PieceSize pieces) : m_budget(budget), m_pieces(pieces) { }

    void compose(PipelineReplica& replica) override
    {
        replica.addReadyDecodes();
        std::vector<std::int32_t>& prompts = replica.readyPrompts();
        std::size_t kept = 0;
        for (const std::int32_t request : prompts) {
            const std::int64_t tokens = replica.isFull() ? 0 : pieceOf(replica, request);
            if (tokens > 0)
                replica.addPiece(request, tokens);
            else
                prompts[kept++] = request;
        }
        prompts.resize(kept);
        while (replica.isWaiting() && replica.mayRunMore() && !replica.isFull()) {
            const std::int32_t next = replica.firstWaiting();
            const std::int64_t tokens = pieceOf(replica, next);
            const std::int64_t blocks = replica.pool().blocksOf(replica.live(next).context);
            if (tokens <= 0 || !replica.hasRoom(blocks))
                break;
            replica.addPiece(replica.admit(blocks, replica.now()), tokens);
        }
    }

private:
    std::int64_t pieceOf(PipelineReplica& replica, std::int32_t request) const
    {
        const LiveRequest& live = replica.live(request);
        const std::int64_t most = m_pieces == PieceSize::Dynamic
            ? dynamicPiece(m_budget, live.computed, replica.context().books.longestPrompt)
            : m_budget;
        return std::min<std::int64_t>(live.rest(), most - replica.tokens());
    }

    std::int64_t m_budget;
    PieceSize m_pieces;
};

/// Every running request in order of arrival, then new ones, as long as the budget lasts. Blocks are taken
/// piece by piece, without a watermark; nobody is admitted where somebody lacks one.
class VllmMixedScheduler final : public BatchScheduler {
public:
    explicit VllmMixedScheduler(std::int64_t budget) : m_budget(budget) { }

    void compose(PipelineReplica& replica) override
    {
        const bool allHave = addRunning(replica);
        while (allHave && replica.isWaiting() && replica.mayRunMore() && !replica.isFull()) {
            const LiveRequest& next = replica.live(replica.firstWaiting());
            const std::int64_t tokens = std::min<std::int64_t>(next.rest(), left(replica));
            const std::int64_t blocks = replica.pool().blocksOf(next.computed + tokens);
            if (tokens <= 0 || replica.pool().free() < blocks)
                break;
            replica.addPiece(replica.admit(blocks, replica.now()), tokens);
        }
    }

private:
    [[nodiscard]] std::int64_t left(const PipelineReplica& replica) const
    {
        return m_budget - replica.tokens();
    }

    /// Whether nobody lacked a block.
    bool addRunning(PipelineReplica& replica)
    {
        std::vector<std::int32_t>& decodes = replica.readyDecodes();
        std::vector<std::int32_t>& prompts = replica.readyPrompts();
        const std::int64_t before = replica.running();
        bool allHave = true;
        std::size_t d = 0;
        std::size_t p = 0;
        while ((d < decodes.size() || p < prompts.size()) && !replica.isFull() && left(replica) > 0) {
            const bool isDecode = p >= prompts.size() || (d < decodes.size() && decodes[d] < prompts[p]);
            const std::int32_t request = isDecode ? decodes[d] : prompts[p];
            const LiveRequest& live = replica.live(request);
            const std::int64_t tokens = isDecode ? 1 : std::min<std::int64_t>(live.rest(), left(replica));
            if (!replica.secure(request, live.computed + tokens, d, p)) {
                allHave = false;
                break;
            }
            if (isDecode)
                replica.addDecode(request);
            else
                replica.addPiece(request, tokens);
            ++(isDecode ? d : p);
        }
        decodes.erase(decodes.begin(), decodes.begin() + static_cast<std::ptrdiff_t>(d));
        prompts.erase(prompts.begin(), prompts.begin() + static_cast<std::ptrdiff_t>(p));
        return allHave && replica.running() == before;
    }

    std::int64_t m_budget;
};

} // namespace

std::int64_t dynamicPiece(std::int64_t most, std::int64_t processed, std::int64_t longestPrompt)
{
    constexpr std::int64_t stages = 16;
    constexpr double grain = 32;
    const std::int64_t perStage = std::max<std::int64_t>(1, (longestPrompt + stages - 1) / stages);
    const auto stage = static_cast<double>(std::min(processed / perStage, stages - 1));
    const auto high = static_cast<double>(most);
    const double at = high + (high / 8 - high) * stage / (stages - 1);
    const double rounded = std::max(grain, std::nearbyint(at / grain) * grain);
    return std::min(most, static_cast<std::int64_t>(rounded)); // rounding up goes not beyond the budget
}

std::unique_ptr<BatchScheduler> sarathiScheduler(std::int64_t budget, PieceSize pieces)
{
    return std::make_unique<SarathiScheduler>(budget, pieces);
}
std::unique_ptr<BatchScheduler> vllmMixedScheduler(std::int64_t budget)
{
    return std::make_unique<VllmMixedScheduler>(budget);
}

std::unique_ptr<BatchScheduler> makeScheduler(const ServingChoice& choice)
{
    const std::int64_t budget = tokenBudgetOf(choice);
    switch (choice.scheduler) {
    case SchedulerKind::FasterTransformer:
        return fasterTransformerScheduler();
    case SchedulerKind::Orca:
        return orcaScheduler();
    case SchedulerKind::Vllm:
        return vllmScheduler(budget);
    case SchedulerKind::LightLlm:
        return lightLlmScheduler(budget);
    case SchedulerKind::VllmMixed:
        return vllmMixedScheduler(budget);
    case SchedulerKind::SarathiDynamic:
        return sarathiScheduler(budget, PieceSize::Dynamic);
    case SchedulerKind::Sarathi:
    case SchedulerKind::Fusion: // not on a pipeline: see makeFusionReplica()
        break;
    }
    return sarathiScheduler(budget, PieceSize::Fixed);
}

} // namespace rankloom::serving_detail
