// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/schedule/schedule.h"

namespace rankloom {

/// One thing a pass needs before it may start: another pass, or a join of all devices' passes of one kind.
struct PassInput {
    std::int32_t source; ///< pass number, or join number; -1 = a pass the order does not hold
    bool isJoin;
    std::int64_t delay; ///< latency between the end of the source and the start of the pass
};

struct PassInputs {
    std::array<PassInput, 4> items; ///< only the first `count` are set: this is filled for every pass
    int count = 0;

    void addPass(std::int32_t source, std::int64_t delay) { add({source, false, delay}); }
    void addJoin(std::int32_t source, std::int64_t delay) { add({source, true, delay}); }

private:
    void add(const PassInput& input) { items[static_cast<std::size_t>(count++)] = input; }
};

/// Which vocabulary passes of one microbatch are joined over all devices.
enum class JoinKind : std::uint8_t { OutputForward, OutputBackward, InputForward };
inline constexpr int kJoinKindCount = 3;

/// The entry of the hop times that a transfer over a boundary takes. The second direction of a bidirectional
/// schedule runs its stages on the devices in reverse, so that its forward passes go over the links of the
/// first one's gradients.
enum class HopWay : std::uint8_t { Forward, Backward };
struct HopUse {
    HopWay way = HopWay::Forward; ///< hopForward or hopBackward
    int boundary = 0;
};
/// `way`: of an activation or of a gradient.
HopUse hopUse(const PassOrder& order, HopWay way, int boundary, int microbatch);

/// Dependencies of the passes of an order. Passes are numbered lane by lane; a pass finds its producers by
/// (stage, microbatch), so that no list of edges is stored and any placement of stages on devices works.
/// The order must outlive the graph.
class PassGraph {
public:
    /// Errors: BadValue for durations that do not fit the order, IllegalPlan for passes that occur twice.
    static Result<PassGraph> build(const PassOrder& order, const PassDurations& durations);

    [[nodiscard]] int laneCount() const { return static_cast<int>(m_order->passes.size()); }
    [[nodiscard]] int stageCount() const { return m_stages; }
    [[nodiscard]] int microbatchCount() const { return m_microbatches; }
    [[nodiscard]] std::int32_t passCount() const { return m_laneBegin.back(); }
    [[nodiscard]] std::int32_t laneBegin(int lane) const { return m_laneBegin[index(lane)]; }
    [[nodiscard]] int laneOf(std::int32_t pass) const { return m_laneOf[index(pass)]; }
    [[nodiscard]] const Pass& pass(std::int32_t number) const
    {
        const auto lane = index(laneOf(number));
        return m_order->passes[lane][index(number - m_laneBegin[lane])];
    }
    [[nodiscard]] const PassOrder& order() const { return *m_order; }
    [[nodiscard]] const PassDurations& durations() const { return *m_durations; }
    [[nodiscard]] std::int64_t durationOf(const Pass& pass, int lane) const
    {
        const std::int64_t time = isPlain(pass.kind)
            ? m_stageTimes[index(pass.stage)][index(static_cast<int>(pass.kind))]
            : rareDuration(pass, lane);
        return m_compressing ? time + aroundPass(pass).total() : time;
    }
    /// What a pass does of compression: inside its duration, around the rest of it.
    struct Around {
        std::int64_t before = 0; ///< decompresses the gradient it needs
        std::int64_t behind = 0; ///< compresses the gradient it makes

        [[nodiscard]] std::int64_t total() const { return before + behind; }
    };
    [[nodiscard]] Around aroundPass(const Pass& pass) const;
    /// Whether a gradient goes from stage boundary + 1 to stage boundary over a link, and compressed.
    enum class Send : std::uint8_t { None, Plain, Compressed };
    [[nodiscard]] Send sendOf(int boundary, int microbatch) const;
    [[nodiscard]] PassInputs inputsOf(const Pass& pass, int lane) const
    {
        PassInputs inputs;
        if (pass.kind == PassKind::Forward)
            addForwardInputs(inputs, pass.stage, pass.microbatch, lane);
        else if (pass.kind == PassKind::Backward || pass.kind == PassKind::BackwardInput)
            addBackwardInputs(inputs, pass.stage, pass.microbatch, lane);
        else
            addRareInputs(inputs, pass, lane);
        return inputs;
    }
    /// The pass that hands the gradient with respect to the input of (stage, microbatch) on, -1 if none.
    [[nodiscard]] std::int32_t gradientPass(int stage, int microbatch) const
    {
        return m_gradient[key(stage, microbatch)];
    }
    [[nodiscard]] std::int32_t forwardPass(int stage, int microbatch) const
    {
        return m_forward[key(stage, microbatch)];
    }
    [[nodiscard]] bool hasVocabulary() const { return m_hasVocabulary; }
    [[nodiscard]] std::int32_t joinOf(JoinKind kind, int microbatch) const
    {
        return static_cast<std::int32_t>(kind) * m_microbatches + microbatch;
    }
    /// The join a finished pass contributes to, -1 if none.
    [[nodiscard]] std::int32_t joinFedBy(const Pass& pass) const;
    /// Model chunk of a stage on its device; for the bidirectional schedules the model copy.
    [[nodiscard]] int chunkOf(const Pass& pass, int lane) const
    {
        return isPlain(pass.kind) && !m_chunkOfStage.empty() ? m_chunkOfStage[index(pass.stage)]
                                                             : rareChunk(pass, lane);
    }
    /// "stage 3 F7 on device 3" for messages.
    [[nodiscard]] std::string describePass(std::int32_t number) const;

private:
    explicit PassGraph(const PassOrder& order, const PassDurations& durations)
        : m_order(&order), m_durations(&durations)
    {
    }
    template <class Integer> static std::size_t index(Integer value)
    {
        return static_cast<std::size_t>(value);
    }
    [[nodiscard]] std::size_t key(int stage, int microbatch) const
    {
        return index(stage) * index(m_microbatches) + index(microbatch);
    }
    Result<void> countAndCheck();
    Result<void> numberPasses();
    [[nodiscard]] tl::unexpected<Error> occursTwice(int stage, int microbatch, int lane) const;
    [[nodiscard]] Result<void> checkDurations() const;
    void findChunks();
    void tabulate();
    /// Nearly all passes are; the others go the long way.
    static bool isPlain(PassKind kind)
    {
        return kind == PassKind::Forward || kind == PassKind::Backward || kind == PassKind::BackwardInput
            || kind == PassKind::BackwardWeight;
    }
    void findEpilogues();
    [[nodiscard]] std::vector<std::int32_t> behindPass(std::int32_t pass) const;
    /// Of the gradient that goes from stage boundary + 1 to stage boundary, over the way `use`.
    [[nodiscard]] bool isCompressed(const HopUse& use, int boundary, int microbatch) const
    {
        const CompressedSends& sends = m_durations->compressed;
        return sends.boundaries[index(use.boundary)] != 0
            && (!sends.epilogueOnly || m_epilogue[key(boundary, microbatch)] != 0);
    }
    [[nodiscard]] int rareChunk(const Pass& pass, int lane) const;
    [[nodiscard]] std::int64_t rareDuration(const Pass& pass, int lane) const;
    void addRareInputs(PassInputs& inputs, const Pass& pass, int lane) const;
    // These are called for every pass of every simulation.
    void addForwardInputs(PassInputs& inputs, int stage, int microbatch, int lane) const
    {
        if (stage > 0) {
            const std::int32_t source = m_forward[key(stage - 1, microbatch)];
            inputs.addPass(source, hop(HopWay::Forward, stage - 1, microbatch, source, lane));
        } else if (m_hasVocabulary) {
            inputs.addJoin(joinOf(JoinKind::InputForward, microbatch), m_durations->barrier);
        }
    }
    void addBackwardInputs(PassInputs& inputs, int stage, int microbatch, int lane) const
    {
        inputs.addPass(m_forward[key(stage, microbatch)], 0);
        if (stage + 1 < m_stages) {
            const std::int32_t source = m_gradient[key(stage + 1, microbatch)];
            inputs.addPass(source, hop(HopWay::Backward, stage, microbatch, source, lane));
        } else if (m_hasVocabulary) {
            const auto kind = m_order->vocabulary == VocabularyLayout::Vocab2 ? JoinKind::OutputForward
                                                                              : JoinKind::OutputBackward;
            inputs.addJoin(joinOf(kind, microbatch), m_durations->barrier);
        }
    }
    [[nodiscard]] std::int64_t hop(
        HopWay way, int boundary, int microbatch, std::int32_t source, int lane) const
    {
        if (source < 0 || laneOf(source) == lane)
            return 0;
        const HopUse use = m_twoWays ? hopUse(*m_order, way, boundary, microbatch) : HopUse {way, boundary};
        if (m_compressing && way == HopWay::Backward && isCompressed(use, boundary, microbatch)) {
            const CompressedSends& sends = m_durations->compressed;
            return (use.way == HopWay::Forward ? sends.hopForward : sends.hopBackward)[index(use.boundary)];
        }
        return m_hops[index(static_cast<int>(use.way))][index(use.boundary)];
    }

    const PassOrder* m_order;
    const PassDurations* m_durations;
    int m_stages = 0;
    int m_microbatches = 0;
    bool m_hasVocabulary = false;
    bool m_twoWays = false;
    bool m_compressing = false;
    /// By (boundary, microbatch): no end of the send has a forward pass left, see CompressedSends. Empty
    /// where nobody asks.
    std::vector<std::uint8_t> m_epilogue;
    /// By stage and kind of pass; only those of durationOf() are set. Zero where the durations say nothing.
    std::vector<std::array<std::int64_t, kPassKindCount>> m_stageTimes;
    std::array<std::vector<std::int64_t>, 2> m_hops; ///< by HopWay and boundary
    std::vector<int> m_chunkOfStage; ///< empty where it depends on more than the stage
    std::vector<std::int32_t> m_laneBegin;
    std::vector<std::int16_t> m_laneOf;
    std::vector<std::int32_t> m_forward; ///< by (stage, microbatch)
    std::vector<std::int32_t> m_gradient; ///< by (stage, microbatch)
    std::vector<std::vector<std::int16_t>> m_stagesOfLane; ///< custom orders: sorted stages of each lane
};

} // namespace rankloom
