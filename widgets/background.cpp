// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/background.h"

#include <QThread>
#include <QThreadPool>

#include <algorithm>

namespace rankloom::ui {

void startInBackground(std::function<void()> work)
{
    // Long work leaves threads for short work: what waits for nothing but the person's next edit is one piece
    // of each kind at a time.
    constexpr int kFewestThreads = 16;
    static QThreadPool threads; // waits for what still runs when the program ends
    threads.setMaxThreadCount(std::max(kFewestThreads, QThread::idealThreadCount()));
    threads.start(std::move(work));
}

} // namespace rankloom::ui
