// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <mutex>
#include <string>
#include <string_view>

namespace rankloom {

/// What a long job reports. Written by the worker, read by anybody; never blocks the worker for long.
class Progress {
public:
    /// Fraction of the work done, 0 to 1; negative while unknown.
    void setFraction(double fraction) { m_fraction.store(fraction, std::memory_order_relaxed); }
    [[nodiscard]] double fraction() const { return m_fraction.load(std::memory_order_relaxed); }

    /// What is being done, English fallback ("Reading rows").
    void setPhase(std::string_view phase)
    {
        const std::lock_guard lock(m_mutex);
        m_phase = phase;
    }
    [[nodiscard]] std::string phase() const
    {
        const std::lock_guard lock(m_mutex);
        return m_phase;
    }

private:
    std::atomic<double> m_fraction {-1.0};
    mutable std::mutex m_mutex;
    std::string m_phase;
};

} // namespace rankloom
