// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/rank_parameters.h"

#include <algorithm>
#include <cmath>

namespace rankloom {

namespace {

void add(RankParameters& to, const RankParameters& share, double times)
{
    to.matrices += times * share.matrices;
    to.vectors += times * share.vectors;
    to.expertMatrices += times * share.expertMatrices;
    to.expertVectors += times * share.expertVectors;
}

/// Which ends of the model a pipeline rank holds.
struct Ends {
    bool embedding = false;
    bool head = false;
    bool mtp = false;
};

class Holdings {
public:
    Holdings(const Project& project, const Plan& plan, const Layout& layout)
        : m_model(project.model)
        , m_pp(static_cast<std::size_t>(layout.pp))
        , m_tp(layout.tp)
        , m_everywhere(vocabularyParallel(plan.stages.vocabulary))
        , m_matrix(paddedVocabulary(project.model, plan.memory, layout.tp) * m_model.hidden / layout.tp)
        , m_dense(layerShare(m_model, layout, denseLayerParameters(m_model)))
        , m_held(m_pp)
        , m_ends(m_pp)
    {
        if (m_model.moe)
            m_moe = layerShare(m_model, layout, moeLayerParameters(m_model));
    }

    void addStage(const StageLayers& stage, std::size_t rank)
    {
        RankParameters& held = m_held[rank];
        int moe = 0;
        for (int l = stage.firstLayer; l < stage.firstLayer + stage.layerCount; ++l)
            moe += m_model.isMoe(l) ? 1 : 0;
        if (m_model.measured && !m_model.measured->parameters.empty()) {
            for (int l = stage.firstLayer; l < stage.firstLayer + stage.layerCount; ++l)
                held.matrices += m_model.measured->parameters[static_cast<std::size_t>(l)] / m_tp;
        } else {
            add(held, m_dense, stage.layerCount - moe);
            add(held, m_moe, moe);
            held.denseLayers += stage.layerCount - moe;
            held.expertLayers += moe;
        }
        if (stage.mtpLayers > 0) {
            // One more layer each, a 2h×h projection and three norms.
            const double h = m_model.hidden;
            const bool routed = m_model.isMoe(m_model.layers - 1);
            add(held, routed ? m_moe : m_dense, stage.mtpLayers);
            (routed ? held.expertLayers : held.denseLayers) += stage.mtpLayers;
            held.matrices += stage.mtpLayers * 2 * h * h / m_tp;
            held.vectors += stage.mtpLayers * 3 * h;
        }
        m_ends[rank].embedding = m_ends[rank].embedding || stage.embedding;
        m_ends[rank].head = m_ends[rank].head || stage.head;
        m_ends[rank].mtp = m_ends[rank].mtp || stage.mtpLayers > 0;
    }

    std::vector<RankParameters> take()
    {
        for (std::size_t rank = 0; rank < m_pp; ++rank)
            addVocabulary(m_ends[rank], m_held[rank]);
        return std::move(m_held);
    }

private:
    void addVocabulary(const Ends& ends, RankParameters& held) const
    {
        const double h = m_model.hidden;
        const double share = m_everywhere ? m_matrix / static_cast<double>(m_pp) : m_matrix;
        const bool embedding = ends.embedding || m_everywhere;
        const bool head = ends.head || m_everywhere;
        if (embedding)
            held.embedding += share;
        if (ends.embedding)
            held.embedding += static_cast<double>(m_model.learnedPositions) * h;
        // A tied head is the embedding itself where both are on this rank, and a copy of it elsewhere.
        if (head && (!m_model.tiedEmbeddings || !embedding))
            held.head += share;
        if (head && m_model.headBias)
            held.head += share / h;
        if (ends.head)
            held.vectors += static_cast<double>(normParameters(m_model));
        // Multi-token prediction embeds the next token: a copy where there is none yet.
        if (ends.mtp && !embedding && !(head && m_model.tiedEmbeddings))
            held.embedding += m_matrix;
    }

    const ModelSpec& m_model;
    std::size_t m_pp;
    double m_tp;
    bool m_everywhere;
    double m_matrix; ///< parameters of an embedding or output matrix on one tensor-parallel rank
    RankParameters m_dense; ///< one layer
    RankParameters m_moe;
    std::vector<RankParameters> m_held;
    std::vector<Ends> m_ends;
};

} // namespace

RankParameters layerShare(const ModelSpec& model, const Layout& resolved, const LayerParameters& layer)
{
    const double t = resolved.tp;
    const double keyValueT = std::max(1, std::min(resolved.tp, model.kvHeads));
    const double experts = static_cast<double>(resolved.ep) * resolved.etp;
    const auto d = [](std::int64_t count) { return static_cast<double>(count); };
    RankParameters out;
    out.matrices =
        d(layer.tensor.matrices) / t + d(layer.keyValue.matrices) / keyValueT + d(layer.replicated.matrices);
    out.vectors =
        d(layer.tensor.vectors) / t + d(layer.keyValue.vectors) / keyValueT + d(layer.replicated.vectors);
    out.expertMatrices = d(layer.experts.matrices) / experts;
    out.expertVectors = d(layer.experts.vectors) / experts;
    return out;
}

double paddedVocabulary(const ModelSpec& model, const MemoryChoice& memory, int tp)
{
    const double multiple = std::max(1, memory.vocabularyDivisor) * static_cast<double>(tp);
    return std::ceil(model.vocabulary / multiple) * multiple;
}

bool vocabularyParallel(VocabularyLayout layout)
{
    return layout == VocabularyLayout::Vocab1 || layout == VocabularyLayout::Vocab2
        || layout == VocabularyLayout::Interlaced;
}

std::vector<RankParameters> heldParameters(
    const Project& project, const Plan& plan, const Layout& resolved, std::span<const StageLayers> split)
{
    Holdings holdings(project, plan, resolved);
    const bool twoCopies = stagePlacement(plan.schedule.kind) == StagePlacement::Bidirectional;
    for (const StageLayers& stage : split) {
        holdings.addStage(stage, static_cast<std::size_t>(stage.rank));
        if (twoCopies) // the mirrored pipeline holds the stage once more
            holdings.addStage(stage, static_cast<std::size_t>(resolved.pp - 1 - stage.rank));
    }
    return holdings.take();
}

} // namespace rankloom
