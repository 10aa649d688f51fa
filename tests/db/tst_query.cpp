// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QProcess>
#include <QTest>

#include "db/project_file.h"
#include "tests/db/project_test.h"

using namespace rankloom;
using namespace rankloom::test;
using db::ProjectFile;

using Table = std::vector<std::vector<std::string>>;

class TestQuery : public test::ProjectTest {
    Q_OBJECT
private Q_SLOTS:
    void init() { setUp(); }

    void viewsAnswerPlainSql()
    {
        const Table links {{"sender", "receiver", "sender_name", "bw_bytes_per_s", "latency_s"},
            {"0", "1", "gpu-a01", "12345678900", "3.3e-06"}, {"1", "0", "gpü-b02", "20000000000.1", "NULL"}};
        QCOMPARE(ask("SELECT sender, receiver, sender_name, bw_bytes_per_s, latency_s FROM links ORDER BY 1"),
            links);
        const Table load {{"layer", "model_layer", "expert", "picks", "share"}, {"0", "1", "3", "4", "0.4"}};
        QCOMPARE(ask("SELECT layer, model_layer, expert, picks, share FROM expert_load WHERE layer = 0 AND "
                     "expert = 3"),
            load);
        const Table transitions {{"layer", "expert", "next_layer_expert", "pairs"}, {"0", "0", "1", "300"},
            {"0", "3", "2", "70000"}};
        QCOMPARE(ask("SELECT layer, expert, next_layer_expert, pairs FROM expert_transitions"), transitions);
        const Table together {{"layer", "expert", "other_expert", "tokens"}, {"0", "0", "1", "7"}};
        QCOMPARE(ask("SELECT layer, expert, other_expert, tokens FROM expert_coactivation"), together);
        const Table scenarios {
            {"name", "is_current", "tp", "pp", "schedule"}, {"as ordered", "1", "2", "2", "1f1b"}};
        QCOMPARE(ask("SELECT name, is_current, tp, pp, schedule FROM scenarios"), scenarios);
        const Table model {{"name", "layers", "experts", "top_k"}, {"tiny-moe", "3", "4", "2"}};
        QCOMPARE(ask("SELECT name, layers, experts, top_k FROM model"), model);
        QCOMPARE(ask("SELECT count(*) FROM measurements")[1][0], std::string("0"));
    }

    /// The decoding of doubles in SQL against the doubles themselves, over the magnitudes links have.
    void linksViewIsExact()
    {
        const int size = 24;
        Cluster cluster = makeCluster(size, 1, sampleDevice());
        LinkMatrix matrix;
        matrix.size = size;
        double bandwidth = 1.0 / 3;
        for (int cell = 0; cell < size * size; ++cell) {
            matrix.bandwidth.push_back(bandwidth);
            matrix.latency.push_back(1 / bandwidth / 1e6);
            bandwidth *= 1.0721;
        }
        cluster.links.setNodeMatrix(matrix);
        QVERIFY(m_file->storeCluster({1, {}, cluster}));
        const Table rows = ask("SELECT sender, receiver, bw_bytes_per_s, latency_s FROM links ORDER BY 1, 2");
        QCOMPARE(rows.size(), static_cast<std::size_t>(size * (size - 1) + 1));
        for (std::size_t row = 1; row < rows.size(); ++row) {
            const std::size_t cell = matrix.index(std::stoi(rows[row][0]), std::stoi(rows[row][1]));
            QCOMPARE(std::stod(rows[row][2]), matrix.bandwidth[cell]);
            QCOMPARE(std::stod(rows[row][3]), matrix.latency[cell]);
        }
    }

    void anySqliteUserCanAsk()
    {
        QProcess shell;
        shell.start(QStringLiteral("sqlite3"),
            {QString::fromStdString(m_file->path()),
                QStringLiteral("SELECT sum(pairs) FROM expert_transitions")});
        if (!shell.waitForStarted())
            QSKIP("no sqlite3 command line program here");
        QVERIFY(shell.waitForFinished());
        QCOMPARE(shell.readAllStandardOutput().trimmed(), QByteArray("70300"));
    }

    void onlyQuestionsAreAnswered()
    {
        for (const char* statement : {"DELETE FROM scenario", "PRAGMA user_version = 7", "ATTACH 'x' AS y",
                 "CREATE TABLE t (a)", "VACUUM", "PRAGMA writable_schema = 1", "BEGIN IMMEDIATE",
                 "WITH a AS (SELECT 1) INSERT INTO node SELECT 9, 'x' FROM a"}) {
            const auto answer = m_file->sql(statement);
            QVERIFY2(!answer, statement);
            QVERIFY2(answer.error().code == ErrorCode::BadValue,
                (statement + (": " + answer.error().text())).c_str());
        }
        QVERIFY(!m_file->sql("SELECT load_extension('x')"));
        QVERIFY(m_file->loadProject().value() == sampleProject());
    }

    void refusalsSayWhere()
    {
        const auto wrong = m_file->sql("SELECT layer FRM expert_load");
        QCOMPARE(wrong.error().code, ErrorCode::BadSyntax);
        QVERIFY(wrong.error().where.column > 0);
        QCOMPARE(m_file->sql("").error().code, ErrorCode::BadSyntax);
        QCOMPARE(m_file->sql("SELECT 1; SELECT 2").error().code, ErrorCode::BadSyntax);
        QCOMPARE(m_file->sql("SELECT 1;").value()[1][0], std::string("1"));
        const auto endless =
            m_file->sql("WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n");
        QCOMPARE(endless.error().code, ErrorCode::TooLarge);
        const auto counted = m_file->sql(
            "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT max(i) FROM n");
        QCOMPARE(counted.error().code, ErrorCode::TooLarge);
    }

    /// What an answer would hold is bound before it is made.
    void longValuesAreRefused()
    {
        for (const char* statement : {"SELECT zeroblob(490000000)", "SELECT hex(zeroblob(60000000))",
                 "SELECT hex(zeroblob(20000000)) UNION ALL SELECT hex(zeroblob(20000001))"}) {
            const auto answer = m_file->sql(statement);
            QVERIFY2(!answer, statement);
            QCOMPARE(answer.error().code, ErrorCode::TooLarge);
            QVERIFY2(
                answer.error().text().find("64.0 MiB") != std::string::npos, answer.error().text().c_str());
        }
        QCOMPARE(m_file->sql("SELECT zeroblob(1000000)").value()[1][0], std::string("[1000000 bytes]"));
    }

private:
    Table ask(const char* statement)
    {
        auto answer = m_file->sql(statement);
        if (!answer)
            qFatal("%s: %s", statement, answer.error().text().c_str());
        return *answer;
    }
};

QTEST_APPLESS_MAIN(TestQuery)
#include "tst_query.moc"
