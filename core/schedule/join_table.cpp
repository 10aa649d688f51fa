// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schedule/join_table.h"

#include "core/base/at.h"

namespace rankloom {

JoinTable::JoinTable(const PassGraph& graph) : m_graph(graph)
{
    if (!graph.hasVocabulary())
        return;
    Join join;
    join.missing = graph.laneCount();
    m_joins.assign(at(kJoinKindCount * std::int64_t {graph.microbatchCount()}), join);
    m_waiting.assign(at(graph.laneCount()), false);
    if (graph.order().vocabulary == VocabularyLayout::Interlaced)
        m_meetings = m_joins;
}

Join* JoinTable::contribute(const Pass& pass, std::int32_t number, std::int64_t end)
{
    const std::int32_t fed = m_graph.joinFedBy(pass);
    if (fed < 0)
        return nullptr;
    Join& join = m_joins[at(fed)];
    // Equal ends: the lowest pass number, so that the result does not depend on the order of lanes.
    if (join.lastPass < 0 || end > join.time || (end == join.time && number < join.lastPass)) {
        join.time = end;
        join.lastPass = number;
    }
    return --join.missing == 0 ? &join : nullptr;
}

Join* JoinTable::meet(const Pass& pass, int lane, std::int32_t number, std::int64_t time, std::int32_t source)
{
    JoinKind kind {};
    if (m_meetings.empty())
        return nullptr;
    if (pass.kind == PassKind::VocabularyForward)
        kind = JoinKind::OutputForward;
    else if (pass.kind == PassKind::InputForward)
        kind = JoinKind::InputForward;
    else if (pass.kind == PassKind::InputBackward)
        kind = JoinKind::OutputBackward; // a free row of the table: T needs no meeting of its own
    else
        return nullptr;
    Join& meeting = m_meetings[at(m_graph.joinOf(kind, pass.microbatch))];
    if (!m_waiting[at(lane)]) {
        m_waiting[at(lane)] = true;
        --meeting.missing;
        if (time > meeting.time) {
            meeting.time = time;
            meeting.lastPass = source >= 0 ? source : number - 1;
        }
    }
    return &meeting;
}

} // namespace rankloom
