// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <mutex>
#include <stop_token>
#include <thread>

#include "core/base/progress.h"

namespace rankloom::cli {

/// Turns SIGINT and SIGTERM into a stop request while it lives, so that long work can end in order. A second
/// signal ends the program at once, with status 3. Without one, the signals do that from the start.
class InterruptWatch {
public:
    /// `patience`: seconds after the first signal until the program ends although the work does not: it may
    /// wait for a pipe that nobody writes to. 0 = no end. Not for work whose results would be lost.
    explicit InterruptWatch(int patience = 0);
    ~InterruptWatch();
    InterruptWatch(const InterruptWatch&) = delete;
    InterruptWatch& operator=(const InterruptWatch&) = delete;

    [[nodiscard]] std::stop_token token() const { return m_stop.get_token(); }

private:
    std::stop_source m_stop;
    std::thread m_thread;
};

/// Seconds: what is read is stored whole or not at all, whenever the program ends.
inline constexpr int kReadingPatience = 2;

/// Makes SIGINT and SIGTERM end the program with status 3. Called once, before there are threads.
void endOnInterrupt();

/// Shows a Progress on standard error while it lives, when that is a terminal.
class ProgressLine {
public:
    explicit ProgressLine(const Progress& progress);
    ~ProgressLine();
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;

private:
    void show();

    const Progress& m_progress;
    bool m_done = false;
    bool m_shown = false;
    std::mutex m_mutex;
    std::condition_variable m_wake;
    std::thread m_thread;
};

} // namespace rankloom::cli
