// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/interrupt.h"

#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdio>

#include <fmt/format.h>
#include <pthread.h>
#include <time.h>
#include <unistd.h>

#include "app/cli/command.h"

namespace rankloom::cli {

namespace {

/// SIGUSR1 wakes the watching thread when the watch ends.
sigset_t watchedSignals()
{
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGINT);
    sigaddset(&set, SIGTERM);
    sigaddset(&set, SIGUSR1);
    return set;
}

void endNow(int) { _exit(kInterrupted); }

} // namespace

void endOnInterrupt()
{
    std::signal(SIGINT, endNow);
    std::signal(SIGTERM, endNow);
}

InterruptWatch::InterruptWatch(int patience)
{
    const sigset_t set = watchedSignals();
    pthread_sigmask(SIG_BLOCK, &set, nullptr); // inherited by the thread, which alone takes them
    m_thread = std::thread([this, set, patience] {
        const timespec longest {patience, 0};
        while (true) {
            const bool stopping = m_stop.stop_requested();
            siginfo_t received {};
            const int signal = stopping && patience > 0 ? sigtimedwait(&set, &received, &longest)
                                                        : sigwaitinfo(&set, &received);
            if (signal == SIGUSR1)
                return;
            if (signal < 0 && errno == EINTR)
                continue;
            if (stopping)
                endNow(signal);
            m_stop.request_stop();
        }
    });
}

InterruptWatch::~InterruptWatch()
{
    pthread_kill(m_thread.native_handle(), SIGUSR1);
    m_thread.join();
    const sigset_t set = watchedSignals();
    pthread_sigmask(SIG_UNBLOCK, &set, nullptr);
}

ProgressLine::ProgressLine(const Progress& progress) : m_progress(progress)
{
    if (isatty(STDERR_FILENO) != 0)
        m_thread = std::thread([this] { show(); });
}

ProgressLine::~ProgressLine()
{
    if (!m_thread.joinable())
        return;
    {
        const std::lock_guard lock(m_mutex);
        m_done = true;
    }
    m_wake.notify_all();
    m_thread.join();
    if (m_shown)
        std::fputs("\r\033[K", stderr);
}

void ProgressLine::show()
{
    std::unique_lock lock(m_mutex);
    while (!m_wake.wait_for(lock, std::chrono::milliseconds(250), [this] { return m_done; })) {
        const double fraction = m_progress.fraction();
        const std::string share = fraction >= 0 ? fmt::format(" {:.0f} %", 100 * fraction) : std::string();
        fmt::print(stderr, "\r\033[K{}{}", m_progress.phase().english(), share);
        std::fflush(stderr);
        m_shown = true;
    }
}

} // namespace rankloom::cli
