// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/cli/run_program.h"

using namespace rankloom::test;

/// What the command line tells about itself to shells and to man.
class TestCliHelp : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// What a shell offers behind a word that is begun.
    void shellsComplete()
    {
        const auto offered = [](const QStringList& words) {
            return QString::fromUtf8(cli(QStringList {"complete"} + words).out)
                .split('\n', Qt::SkipEmptyParts);
        };
        QVERIFY(offered({""}).contains("evaluate") && offered({""}).contains("place"));
        QVERIFY(!offered({""}).contains("complete")); // nobody types it
        QCOMPARE(offered({"eval"}), QStringList {"evaluate"});
        QCOMPARE(offered({"place", "r"}), QStringList {"ranks"});
        QCOMPARE(offered({"search", "plan.json", "--head"}), QStringList {"--headroom"});
        QCOMPARE(
            offered({"export", "plan.json", "--to", "mega"}), (QStringList {"megatron", "megatron-bridge"}));
        QCOMPARE(offered({"render", "--figure", "b"}), (QStringList {"bandwidth", "busy"}));
        QVERIFY(offered({"render", "--view", ""}).contains("timeline"));
        QVERIFY(offered({"schema", "p"}).contains("plan"));
        QVERIFY(offered({"evaluate", ""}).isEmpty()); // files
    }

    /// The manual page names every command and every option.
    void manualIsWhole()
    {
        const Outcome manual = cli({"manual"});
        QCOMPARE(manual.status, 0);
        QVERIFY(manual.out.startsWith(".TH RANKLOOM"));
        const QString page = QString::fromUtf8(manual.out).replace("\\-", "-");
        for (const char* expected : {".SS evaluate", ".SS place ranks", "--headroom", "--to",
                 "megatron-bridge", "Exit status", "--sensitivity", ".SS project sql"})
            QVERIFY2(page.contains(QLatin1String(expected)), expected);
        const Outcome read = runProgram("man", {"--warnings", "-l", "-"}, manual.out);
        if (read.status >= 0) // where there is a man
            QVERIFY2(read.err.isEmpty(), read.err.constData());
    }
};

QTEST_GUILESS_MAIN(TestCliHelp)
#include "tst_cli_help.moc"
