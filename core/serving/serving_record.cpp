// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/serving/serving_record.h"

namespace rankloom {

void ServingRecord::batch(const ServedBatch& batch)
{
    m_stages = batch.start.size();
    m_batches.push_back({batch.replica, batch.number, batch.stream, batch.cause, batch.formed, batch.load,
        m_start.size(), m_pieces.size(), batch.prompts.size()});
    m_start.insert(m_start.end(), batch.start.begin(), batch.start.end());
    m_end.insert(m_end.end(), batch.end.begin(), batch.end.end());
    m_gap.insert(m_gap.end(), batch.gap.begin(), batch.gap.end());
    m_pieces.insert(m_pieces.end(), batch.prompts.begin(), batch.prompts.end());
}

void ServingRecord::preempted(int replica, std::int32_t request, Nanoseconds when)
{
    m_preemptions.push_back({replica, request, when});
}

} // namespace rankloom
