// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/background.h"

#include <QCoreApplication>
#include <QThread>
#include <QThreadPool>

#include <algorithm>

namespace rankloom::ui {

namespace {

/// What still runs when the program ends uses tables that the core made since this pool and that go before
/// it: the application waits for it, before any of them goes.
QThreadPool& pool()
{
    static QThreadPool threads;
    [[maybe_unused]] static const bool isAwaited = [] {
        qAddPostRoutine([] { threads.waitForDone(); });
        return true;
    }();
    return threads;
}

} // namespace

Failures& Failures::all()
{
    static Failures failures;
    return failures;
}

void Failures::tell(const Error& error, const QObject* receiver)
{
    Q_EMIT happened(error, receiver != nullptr ? receiver->property("accessibleName").toString() : QString());
}

void startInBackground(std::function<void()> work)
{
    // Long work leaves threads for short work: what waits for nothing but the person's next edit is one piece
    // of each kind at a time.
    constexpr int kFewestThreads = 16;
    pool().setMaxThreadCount(std::max(kFewestThreads, QThread::idealThreadCount()));
    pool().start(std::move(work));
}

} // namespace rankloom::ui
