// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/rank_grid.h"

#include <algorithm>

#include "core/base/error.h"

namespace rankloom {

namespace {

constexpr NamedValue<Axis> kAxes[] = {
    {Axis::Tensor, "tp"},
    {Axis::Context, "cp"},
    {Axis::Expert, "ep"},
    {Axis::Data, "dp"},
    {Axis::Pipeline, "pp"},
};

using Sizes = std::array<int, kAxisCount>;

constexpr std::size_t indexOf(Axis axis) { return static_cast<std::size_t>(axis); }

Sizes stridesOf(const AxisOrder& order, const Sizes& sizes)
{
    Sizes strides {};
    int stride = 1;
    for (const Axis axis : order) {
        strides[indexOf(axis)] = stride;
        stride *= sizes[indexOf(axis)];
    }
    return strides;
}

/// Which coordinates vary inside a group of this kind; `expertGrid` tells on which grid.
struct GroupAxes {
    bool expertGrid = false;
    bool tensor = false;
    bool context = false;
    bool expert = false;
    bool data = false;
    bool pipeline = false;
};

GroupAxes axesOf(GroupKind kind)
{
    GroupAxes axes;
    switch (kind) {
    case GroupKind::Tensor:
        axes.tensor = true;
        break;
    case GroupKind::Context:
        axes.context = true;
        break;
    case GroupKind::Data:
        axes.data = true;
        break;
    case GroupKind::DataContext:
        axes.data = axes.context = true;
        break;
    case GroupKind::Pipeline:
        axes.pipeline = true;
        break;
    case GroupKind::Expert:
        axes.expertGrid = axes.expert = true;
        break;
    case GroupKind::ExpertTensor:
        axes.expertGrid = axes.tensor = true;
        break;
    case GroupKind::ExpertData:
        axes.expertGrid = axes.data = true;
        break;
    }
    return axes;
}

/// Of a rank: it is the lowest of its group.
bool isLowest(const GroupAxes& axes, const RankCoordinates& c)
{
    if (axes.pipeline && c.pp != 0)
        return false;
    if (axes.expertGrid)
        return !(axes.tensor && c.etp != 0) && !(axes.expert && c.ep != 0) && !(axes.data && c.edp != 0);
    return !(axes.tensor && c.tp != 0) && !(axes.context && c.cp != 0) && !(axes.data && c.dp != 0);
}

/// Of two ranks: the coordinates that stay fixed in the group agree.
bool sameGroup(const GroupAxes& axes, const RankCoordinates& a, const RankCoordinates& b)
{
    if (!axes.pipeline && a.pp != b.pp)
        return false;
    if (axes.expertGrid)
        return (axes.tensor || a.etp == b.etp) && (axes.expert || a.ep == b.ep)
            && (axes.data || a.edp == b.edp);
    return (axes.tensor || a.tp == b.tp) && (axes.context || a.cp == b.cp) && (axes.data || a.dp == b.dp);
}

} // namespace

template <> std::span<const NamedValue<Axis>> namedValues() { return kAxes; }

const char* toString(GroupKind kind)
{
    switch (kind) {
    case GroupKind::Tensor:
        return "tp";
    case GroupKind::Context:
        return "cp";
    case GroupKind::Data:
        return "dp";
    case GroupKind::DataContext:
        return "dp-cp";
    case GroupKind::Pipeline:
        return "pp";
    case GroupKind::Expert:
        return "ep";
    case GroupKind::ExpertTensor:
        return "etp";
    case GroupKind::ExpertData:
        return "edp";
    }
    return "";
}

RankGrid::RankGrid(const Layout& layout)
    : m_layout(layout), m_ranks(layout.tp * layout.cp * layout.dp * layout.pp)
{
    RANKLOOM_ASSERT(m_ranks > 0 && layout.etp > 0 && layout.ep > 0);
    RANKLOOM_ASSERT(m_ranks % (layout.etp * layout.ep * layout.pp) == 0);
    m_edp = m_ranks / (layout.etp * layout.ep * layout.pp);

    Sizes attention {};
    attention[indexOf(Axis::Tensor)] = layout.tp;
    attention[indexOf(Axis::Context)] = layout.cp;
    attention[indexOf(Axis::Expert)] = 1;
    attention[indexOf(Axis::Data)] = layout.dp;
    attention[indexOf(Axis::Pipeline)] = layout.pp;
    Sizes expert {};
    expert[indexOf(Axis::Tensor)] = layout.etp;
    expert[indexOf(Axis::Context)] = 1;
    expert[indexOf(Axis::Expert)] = layout.ep;
    expert[indexOf(Axis::Data)] = m_edp;
    expert[indexOf(Axis::Pipeline)] = layout.pp;
    m_attentionStride = stridesOf(layout.order, attention);
    m_expertStride = stridesOf(layout.order, expert);

    m_coordinates.resize(static_cast<std::size_t>(m_ranks));
    // rank / stride % size, counted: divisions take several times as long.
    const auto count = [this](const Sizes& strides, const Sizes& sizes, Axis axis,
                           int RankCoordinates::*coordinate) {
        const int size = sizes[indexOf(axis)];
        auto at = m_coordinates.begin();
        for (int value = 0; at != m_coordinates.end(); value = value + 1 < size ? value + 1 : 0)
            for (int i = 0; i < strides[indexOf(axis)]; ++i, ++at)
                (*at).*coordinate = value;
    };
    count(m_attentionStride, attention, Axis::Tensor, &RankCoordinates::tp);
    count(m_attentionStride, attention, Axis::Context, &RankCoordinates::cp);
    count(m_attentionStride, attention, Axis::Data, &RankCoordinates::dp);
    count(m_attentionStride, attention, Axis::Pipeline, &RankCoordinates::pp);
    count(m_expertStride, expert, Axis::Tensor, &RankCoordinates::etp);
    count(m_expertStride, expert, Axis::Expert, &RankCoordinates::ep);
    count(m_expertStride, expert, Axis::Data, &RankCoordinates::edp);
}

int RankGrid::rankAt(int tp, int cp, int dp, int pp) const
{
    return tp * m_attentionStride[indexOf(Axis::Tensor)] + cp * m_attentionStride[indexOf(Axis::Context)]
        + dp * m_attentionStride[indexOf(Axis::Data)] + pp * m_attentionStride[indexOf(Axis::Pipeline)];
}

std::vector<std::vector<int>> RankGrid::groups(GroupKind kind) const
{
    // All groups of a kind are the first one, moved to their lowest rank: the one whose varying coordinates
    // are all 0.
    const GroupAxes axes = axesOf(kind);
    const std::vector<int> first = groupOf(kind, 0);
    std::vector<std::vector<int>> out;
    out.reserve(static_cast<std::size_t>(m_ranks) / first.size());
    for (int rank = 0; rank < m_ranks; ++rank) {
        if (!isLowest(axes, coordinates(rank)))
            continue;
        std::vector<int>& group = out.emplace_back(first);
        for (int& member : group)
            member += rank;
    }
    return out;
}

std::vector<int> RankGrid::groupOf(GroupKind kind, int rank) const
{
    const GroupAxes axes = axesOf(kind);
    const auto& strides = axes.expertGrid ? m_expertStride : m_attentionStride;
    const RankCoordinates& c = coordinates(rank);
    // The lowest rank of the group, then every combination of the varying coordinates.
    int base = rank;
    std::vector<std::pair<int, int>> varying; // stride, size
    const auto vary = [&](Axis axis, int coordinate, int size) {
        base -= coordinate * strides[indexOf(axis)];
        varying.emplace_back(strides[indexOf(axis)], size);
    };
    if (axes.tensor)
        vary(Axis::Tensor, axes.expertGrid ? c.etp : c.tp, axes.expertGrid ? m_layout.etp : m_layout.tp);
    if (axes.context)
        vary(Axis::Context, c.cp, m_layout.cp);
    if (axes.expert)
        vary(Axis::Expert, c.ep, m_layout.ep);
    if (axes.data)
        vary(Axis::Data, axes.expertGrid ? c.edp : c.dp, axes.expertGrid ? m_edp : m_layout.dp);
    if (axes.pipeline)
        vary(Axis::Pipeline, c.pp, m_layout.pp);
    std::ranges::sort(varying);

    std::vector<int> members {base};
    for (const auto& [stride, size] : varying) {
        const std::size_t before = members.size();
        for (int i = 1; i < size; ++i)
            for (std::size_t k = 0; k < before; ++k)
                members.push_back(members[k] + i * stride);
    }
    RANKLOOM_ASSERT(sameGroup(axes, coordinates(base), c));
    return members;
}

Layout resolved(Layout layout, int devices)
{
    if (layout.etp == 0)
        layout.etp = layout.tp;
    const std::int64_t used = static_cast<std::int64_t>(layout.tp) * layout.cp * layout.pp;
    if (layout.dp == 0 && used > 0 && devices % used == 0)
        layout.dp = static_cast<int>(devices / used);
    return layout;
}

} // namespace rankloom
