// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <nlohmann/json.hpp>

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "tests/cli/run_program.h"

using namespace rankloom::test;
using nlohmann::json;

namespace {

const QString kDesktop = QStringLiteral(RANKLOOM_BIN_DIR "/rankloom");

QByteArray read(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

/// The commands that set plans side by side: compare, render --view comparison, report.
class TestCliCompare : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    QString m_first;
    QString m_second;
    QString m_impossible;

    QString path(const char* name) const { return m_folder.filePath(QString::fromLatin1(name)); }
    QString plan(const char* file, const QByteArray& name, const QByteArray& layout) const
    {
        QFile out(path(file));
        if (!out.open(QIODevice::WriteOnly))
            return {};
        out.write(R"({"format":"rankloom-plan","version":1,"name":")" + name
            + R"(","model":{"preset":"llama-3-8b"},
            "cluster":{"nodes":2,"devicesPerNode":8,"device":"h100-sxm-80gb"},
            "workload":{"sequenceLength":4096,"globalBatchSize":64},"layout":{)"
            + layout + "}}");
        return out.fileName();
    }

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY2(QFile::exists(kProgram), "rankloom-cli is not built");
        m_first = plan("first.json", "wide", R"("tp":2,"pp":2)");
        m_second = plan("second.json", "<script>alert('&')</script>", R"("tp":4,"pp":4)");
        m_impossible = plan("impossible.json", "seven", R"("tp":7)");
    }

    void tableForPeople()
    {
        const Outcome outcome = runProgram(kProgram, {"compare", m_first, m_second});
        QCOMPARE(outcome.status, 0);
        for (const char* part : {"[1] wide (baseline)", "TP 4 instead of 2", "what differs", "step time",
                 "MFU", "peak memory", "where the step goes", "fastest plan that fits"})
            QVERIFY2(outcome.out.contains(part), (part + QByteArray("\n") + outcome.out).constData());
        QCOMPARE(runProgram(kProgram, {"compare", m_first, m_second}).out, outcome.out);
    }

    void document()
    {
        const Outcome outcome =
            runProgram(kProgram, {"compare", m_first, m_second, m_impossible, "--baseline", "2", "--json"});
        QCOMPARE(outcome.status, 0);
        const json document = json::parse(outcome.out.toStdString());
        QVERIFY(document.at("format") == "rankloom-comparison");
        QCOMPARE(document.at("baseline").get<int>(), 1);
        QVERIFY(document.at("plans").at(1).at("differences").empty());
        QVERIFY(document.at("plans").at(0).at("differences").at(0).at("pointer") == "/layout/tp");
        QVERIFY(!document.at("plans").at(2).at("valid").get<bool>());
        QVERIFY(document.at("figures").at(0).at("values").at(2).is_null());
    }

    void documentFollowsTheSchema()
    {
        validate(m_folder, cli({"compare", m_first, m_second, m_impossible, "--json"}).out, "comparison");
    }

    /// Scenarios of a project are compared as plan documents are.
    void scenariosOfAProject()
    {
        const QString project = path("three.rankloom");
        QCOMPARE(runProgram(kProgram, {"project", "new", project, "--plan", m_first}).status, 0);
        QCOMPARE(runProgram(kProgram, {"import", m_second, m_impossible, "--project", project}).status, 0);
        const QString second = QStringLiteral("<script>alert('&')</script>");
        const auto compared = [&](const QStringList& arguments) {
            const Outcome outcome =
                runProgram(kProgram, QStringList {"compare", project} + arguments + QStringList {"--json"});
            return outcome.status == 0 ? json::parse(outcome.out.toStdString()) : json();
        };
        QCOMPARE(compared({}).at("plans").size(), std::size_t {1}); // the current one
        QCOMPARE(compared({"--all-scenarios"}).at("plans").size(), std::size_t {3});
        const json two = compared({"--scenario", second, "--scenario", "wide", "--baseline", "wide"});
        QCOMPARE(two.at("plans").size(), std::size_t {2});
        QCOMPARE(two.at("baseline").get<int>(), 1);
        QVERIFY(two.at("plans").at(1).at("name") == "wide");
        const json documents =
            json::parse(runProgram(kProgram, {"compare", m_second, m_first, "--baseline", "2", "--json"})
                            .out.toStdString());
        QVERIFY(two.at("figures") == documents.at("figures"));
        QVERIFY(two.at("plans") == documents.at("plans"));
        if (!QFile::exists(kDesktop))
            QSKIP("The desktop program is not built: no pictures and reports of scenarios.");
        const QString picture = path("three.svg");
        const QString report = path("three.html");
        QCOMPARE(runProgram(kProgram,
                     {"render", project, "--view", "comparison", "--all-scenarios", "--baseline", second,
                         "-o", picture})
                     .status,
            0);
        QVERIFY(read(picture).contains("seven"));
        QCOMPARE(
            runProgram(kProgram, {"report", project, "--scenario", "wide", second, "-o", report}).status, 0);
        QVERIFY(read(report).contains("wide"));
        QVERIFY(!read(report).contains("seven"));
        const QString memory = path("one.svg");
        QCOMPARE(
            runProgram(kProgram, {"render", project, "--view", "memory", "--scenario", second, "-o", memory})
                .status,
            0);
        const QString same = path("same.svg");
        QCOMPARE(runProgram(kProgram, {"render", m_second, "--view", "memory", "-o", same}).status, 0);
        QCOMPARE(read(memory), read(same));
        const std::pair<QStringList, QByteArray> bad[] = {
            {{"compare", project, "--scenario", "nine"}, "there is no scenario called"},
            {{"compare", m_first, "--scenario", "wide"}, "not the one project"},
            {{"compare", project, "--scenario", "wide", "--all-scenarios"}, "excludes"},
            {{"render", project, "--view", "memory", "--all-scenarios", "-o", memory}, "shows one plan"},
            {{"report", project, "--baseline", "nine", "-o", report}, "there is no plan nine"}};
        for (const auto& [arguments, part] : bad) {
            const Outcome outcome = runProgram(kProgram, arguments);
            QCOMPARE(outcome.status, 2);
            QVERIFY2(outcome.err.contains(part), outcome.err.constData());
        }
    }

    void badArgumentsAreRefused_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("part");
        QTest::newRow("baseline") << QStringList {"compare", "F", "--baseline", "2"}
                                  << QByteArray("there is no plan 2");
        QTest::newRow("too many") << QStringList {"compare", "F", "F", "F", "F", "F", "F", "F"}
                                  << QByteArray("At Most 6");
        QTest::newRow("no plan") << QStringList {"compare"} << QByteArray("PLAN is required");
        QTest::newRow("one view of two plans") << QStringList {"render", "F", "F", "--view", "memory", "-o",
            "x.png"} << QByteArray("shows one plan");
        QTest::newRow("no such file")
            << QStringList {"report", "nowhere.json", "-o", "x.html"} << QByteArray("nowhere.json");
    }

    void badArgumentsAreRefused()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, part);
        for (QString& argument : arguments)
            if (argument == QLatin1String("F"))
                argument = m_first;
        const Outcome outcome = runProgram(kProgram, arguments);
        QCOMPARE(outcome.status, 2);
        QVERIFY2(outcome.err.contains(part), outcome.err.constData());
    }

    void reportsStandAlone()
    {
        if (!QFile::exists(kDesktop))
            QSKIP("The desktop program, which draws the pictures, is not built.");
        const QString file = path("report.html");
        const QStringList arguments {"report", m_first, m_second, m_impossible, "-o", file};
        const Outcome outcome = runProgram(kProgram, arguments);
        QVERIFY2(outcome.status == 0, outcome.err.constData());
        const QByteArray text = read(file);
        QCOMPARE(runProgram(kProgram, arguments).status, 0);
        QVERIFY(read(file) == text); // the same bytes
        QVERIFY(!text.contains("<script"));
        QVERIFY(!text.contains("http"));
        QVERIFY(text.contains("&lt;script&gt;alert"));
        for (const char* part : {"Question", "Options", "Memory", "Timeline", "Placement", "Cost",
                 "Recommendation", "Diagnoses", "How the figures were made", "<svg", "prefers-color-scheme",
                 "@media print", "is not possible"})
            QVERIFY2(text.contains(part), part);
        const Outcome parsed = runProgram("python3",
            {"-c",
                "import sys\n"
                "from html.parser import HTMLParser\n"
                "void = {'meta', 'br', 'img', 'link', 'hr'}\n"
                "class Check(HTMLParser):\n"
                "    stack = []; ids = set()\n"
                "    def handle_starttag(self, tag, attrs):\n"
                "        for name, value in attrs:\n"
                "            if name == 'id':\n"
                "                assert value not in self.ids, value\n"
                "                self.ids.add(value)\n"
                "            if name in ('href', 'src', 'xlink:href'):\n"
                "                assert value[0] == '#' or value.startswith('data:'), value\n"
                "            assert not name.startswith('on'), name\n"
                "        assert tag not in ('script', 'link', 'iframe', 'object'), tag\n"
                "        if tag not in void: self.stack.append(tag)\n"
                "    def handle_startendtag(self, tag, attrs):\n"
                "        self.handle_starttag(tag, attrs); tag in void or self.stack.pop()\n"
                "    def handle_endtag(self, tag):\n"
                "        assert self.stack.pop() == tag, tag\n"
                "check = Check(); check.feed(sys.stdin.buffer.read().decode('utf-8')); check.close()\n"
                "assert not check.stack, check.stack\n"},
            text);
        if (parsed.status < 0)
            QSKIP("python3 is not installed: the report is not parsed.");
        QVERIFY2(parsed.status == 0, parsed.err.right(2000).constData());
    }

    void reportsAndPicturesAreDeterministic_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("head");
        QTest::addColumn<QString>("suffix");
        QTest::newRow("pdf report") << QStringList {"report"} << QByteArray("%PDF") << "pdf";
        QTest::newRow("one plan") << QStringList {"report", "alone"} << QByteArray("<!DOCTYPE html>")
                                  << "html";
        const QStringList render {"render", "--view", "comparison"};
        QTest::newRow("png") << render << QByteArray("\x89PNG") << "png";
        QTest::newRow("svg, dark") << render + QStringList {"--theme", "dark"} << QByteArray("<?xml")
                                   << "svg";
        QTest::newRow("pdf") << render << QByteArray("%PDF") << "pdf";
    }

    void reportsAndPicturesAreDeterministic()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, head);
        QFETCH(QString, suffix);
        if (!QFile::exists(kDesktop))
            QSKIP("The desktop program, which draws the pictures, is not built.");
        const bool alone = arguments.removeAll(QStringLiteral("alone")) > 0;
        const QString file = m_folder.filePath(QStringLiteral("out.") + suffix);
        arguments.insert(1, m_first);
        if (!alone)
            arguments.insert(2, m_second);
        arguments << QStringLiteral("-o") << file;
        const Outcome outcome = runProgram(kProgram, arguments);
        QVERIFY2(outcome.status == 0, outcome.err.constData());
        const QByteArray bytes = read(file);
        QVERIFY(bytes.startsWith(head));
        QCOMPARE(runProgram(kProgram, arguments).status, 0);
        QVERIFY(read(file) == bytes);
    }

    /// Neither words nor numbers follow the locale of the machine: the language is an option.
    void reportsAndPicturesSpeakWhatTheyAreTold()
    {
        if (!QFile::exists(kDesktop))
            QSKIP("The desktop program, which draws the pictures, is not built.");
        const QList<QStringList> kinds {
            {"report", m_first, m_second, "--author", "Ada L.", "--date", "2026-03-01"},
            {"render", m_first, m_second, "--view", "comparison"}};
        for (const QStringList& kind : kinds) {
            const QString file = path(kind.front() == QLatin1String("report") ? "spoken.html" : "spoken.svg");
            QList<QByteArray> written;
            for (const char* locale : {"C", "de_DE.UTF-8", "ja_JP.UTF-8"}) {
                qputenv("LC_ALL", locale);
                qputenv("LANG", locale);
                const Outcome outcome = runProgram(kProgram, kind + QStringList {"-o", file});
                QVERIFY2(outcome.status == 0, outcome.err.constData());
                written << read(file);
            }
            qunsetenv("LC_ALL");
            qunsetenv("LANG");
            QVERIFY(written[0] == written[1]);
            QVERIFY(written[0] == written[2]);
            QCOMPARE(runProgram(kProgram, kind + QStringList {"--language", "de", "-o", file}).status, 0);
            QVERIFY(read(file) != written[0]);
            if (!file.endsWith(QLatin1String(".html")))
                continue;
            QVERIFY(written[0].contains("<html lang=\"en\">"));
            QVERIFY(written[0].contains("Ada L. \xc2\xb7 Sunday, March 1, 2026"));
            QVERIFY(read(file).contains("<html lang=\"de\">"));
            QVERIFY(read(file).contains("Ada L. \xc2\xb7 Sonntag, 1. M\xc3\xa4rz 2026"));
        }
        const Outcome bad =
            runProgram(kProgram, {"report", m_first, "--language", "fr", "-o", path("x.html")});
        QCOMPARE(bad.status, 2);
        const Outcome date =
            runProgram(kProgram, {"report", m_first, "--date", "soon", "-o", path("x.html")});
        QCOMPARE(date.status, 2);
        QVERIFY(date.err.contains("--date"));
    }

    /// Six plans: every column has its width, and nothing keeps a cell from wrapping.
    void reportsFitScreenAndPaper()
    {
        if (!QFile::exists(kDesktop))
            QSKIP("The desktop program, which draws the pictures, is not built.");
        QStringList arguments {"report"};
        for (int i = 0; i < 6; ++i)
            arguments << plan(qPrintable(QStringLiteral("six%1.json").arg(i)),
                QByteArray("A plan of many words ") + QByteArray::number(i),
                i % 2 ? R"("tp":2,"pp":2)" : R"("tp":4,"pp":2)");
        const QString page = path("six.html");
        QCOMPARE(runProgram(kProgram, arguments + QStringList {"-o", page, "--date", "none"}).status, 0);
        const QByteArray text = read(page);
        QVERIFY(!text.contains("nowrap; }\nth"));
        QVERIFY(text.contains("size: A4 landscape"));
        // 22 % for the names and 13 % for each plan.
        QCOMPARE(text.count("width=\"13%\""), 6 * text.count("width=\"22%\""));
        const QString paper = path("six.pdf");
        QCOMPARE(runProgram(kProgram, arguments + QStringList {"-o", paper, "--date", "none"}).status, 0);
        const Outcome words = runProgram("pdftotext", {"-layout", paper, "-"});
        if (words.status != 0)
            QSKIP("pdftotext is not installed: the pages are not read.");
        // A page with rows of figures has the head of their table.
        for (const QByteArray& sheet : words.out.split('\f'))
            if (sheet.contains("headroom at worst") || sheet.contains("DP reduce-scatter"))
                QVERIFY2(sheet.contains("Figure"), sheet.constData());
    }

    void unknownSuffixIsRefused()
    {
        if (!QFile::exists(kDesktop))
            QSKIP("The desktop program, which draws the pictures, is not built.");
        const Outcome outcome = runProgram(kProgram, {"report", m_first, "-o", path("report.docx")});
        QCOMPARE(outcome.status, 2);
        QVERIFY2(outcome.err.contains("ends in .html or .pdf"), outcome.err.constData());
    }
};

QTEST_APPLESS_MAIN(TestCliCompare)
#include "tst_cli_compare.moc"
