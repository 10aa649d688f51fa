// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>

#include "app/run/guarded_application.h"

namespace rankloom::test {

/// As QTEST_MAIN, in the application that the program runs in.
template <class Test> int guardedMain(int argc, char** argv)
{
    const ui::GuardedApplication application(argc, argv);
    QCoreApplication::setAttribute(Qt::AA_Use96Dpi);
    Test test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace rankloom::test
