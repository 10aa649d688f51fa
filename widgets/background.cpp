// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/background.h"

#include <QThreadPool>

namespace rankloom::ui {

void startInBackground(std::function<void()> work)
{
    static QThreadPool threads; // waits for what still runs when the program ends
    threads.start(std::move(work));
}

} // namespace rankloom::ui
