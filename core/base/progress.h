// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <mutex>
#include <utility>

#include "core/base/phrase.h"

namespace rankloom {

/// What a long job reports. Written by the worker, read by anybody; never blocks the worker for long.
class Progress {
public:
    /// Fraction of the work done, 0 to 1; negative while unknown.
    void setFraction(double fraction) { m_fraction.store(fraction, std::memory_order_relaxed); }
    [[nodiscard]] double fraction() const { return m_fraction.load(std::memory_order_relaxed); }

    /// What is being done: "Reading rows".
    void setPhase(Phrase phase)
    {
        const std::lock_guard lock(m_mutex);
        m_phase = std::move(phase);
    }
    [[nodiscard]] Phrase phase() const
    {
        const std::lock_guard lock(m_mutex);
        return m_phase;
    }

private:
    std::atomic<double> m_fraction {-1.0};
    mutable std::mutex m_mutex;
    Phrase m_phase;
};

} // namespace rankloom
