// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/run/end_signals.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <utility>

#include <QSocketNotifier>

#include <fcntl.h>
#include <unistd.h>

namespace rankloom::ui {

namespace {

constexpr std::array kSignals {SIGTERM, SIGINT, SIGHUP};
/// A handler may do little more than write to a pipe; the other end is read by the event loop.
std::array<int, 2> pipeEnds {-1, -1};

void sayIt(int)
{
    const int kept = errno;
    const char sign = 1;
    [[maybe_unused]] const ssize_t written = ::write(pipeEnds[1], &sign, 1);
    errno = kept;
}

void handle(int signal, void (*handler)(int), int flags)
{
    struct sigaction now { };
    // Who started it with nohup wants it to go on.
    if (::sigaction(signal, nullptr, &now) != 0 || now.sa_handler == SIG_IGN)
        return;
    struct sigaction action { };
    action.sa_handler = handler;
    action.sa_flags = flags;
    ::sigaction(signal, &action, nullptr);
}

} // namespace

EndSignals::EndSignals(QObject* parent) : QObject(parent)
{
    if (::pipe2(pipeEnds.data(), O_CLOEXEC | O_NONBLOCK) != 0)
        return;
    auto* notifier = new QSocketNotifier(pipeEnds[0], QSocketNotifier::Read, this);
    connect(notifier, &QSocketNotifier::activated, this, [this] {
        char sign = 0;
        while (::read(pipeEnds[0], &sign, 1) == 1) { }
        Q_EMIT received();
    });
    for (const int signal : kSignals)
        handle(signal, sayIt, static_cast<int>(SA_RESETHAND) | SA_RESTART);
}

EndSignals::~EndSignals()
{
    for (const int signal : kSignals)
        handle(signal, SIG_DFL, 0);
    for (int& end : pipeEnds)
        if (end >= 0)
            ::close(std::exchange(end, -1));
}

} // namespace rankloom::ui
