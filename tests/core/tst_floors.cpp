// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <map>

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

/// Guards the architecture: which room may include which, no Qt in core and db, no db in widgets, licence
/// lines, file sizes, no boolean traps.
class TestFloors : public QObject {
    Q_OBJECT

    QStringList m_files;

    static QString read(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    }
    static QString root() { return QStringLiteral(RANKLOOM_SOURCE_DIR); }
    QString relative(const QString& path) const { return path.mid(root().size() + 1); }

    static QStringList includes(const QString& text)
    {
        static const QRegularExpression pattern(
            QStringLiteral("^\\s*#\\s*include\\s*[<\"]([^>\"]+)[>\"]"), QRegularExpression::MultilineOption);
        QStringList out;
        for (auto it = pattern.globalMatch(text); it.hasNext();)
            out << it.next().captured(1);
        return out;
    }

    /// What stands between the parentheses of a call from `at` on, by its commas.
    static QStringList argumentsAt(const QString& text, qsizetype at)
    {
        QStringList out {QString()};
        int depth = 0;
        bool quoted = false;
        for (; at < text.size(); ++at) {
            const QChar c = text[at];
            if (c == u'"' && text[at - 1] != u'\\')
                quoted = !quoted;
            if (!quoted && depth == 0 && (c == u')' || c == u',')) {
                if (c == u')')
                    break;
                out << QString();
                continue;
            }
            if (!quoted)
                depth += QStringView(u"([{").contains(c) ? 1 : QStringView(u")]}").contains(c) ? -1 : 0;
            out.last() += c;
        }
        return out;
    }

    /// "core/plan/check.h" -> "core/plan", "core/exchange/links/osu.cpp" -> "core/exchange/links", "db/x.h"
    /// -> "db". What every reader of files implements is a floor of its own.
    static QString roomOf(const QString& path)
    {
        static const QSet<QString> readersContract {"core/exchange/reading.h", "core/exchange/formats.h"};
        if (readersContract.contains(path))
            return QStringLiteral("core/exchange/contract");
        QStringList parts = path.split(u'/');
        parts.removeLast();
        const bool divided = parts.mid(0, 2) == QStringList {"core", "exchange"}
            || parts.mid(0, 2) == QStringList {"core", "experts"};
        const bool storey = path.startsWith(QLatin1String("core/")) || path.startsWith(QLatin1String("app/"));
        return parts.mid(0, divided ? 3 : storey ? 2 : 1).join(u'/');
    }

    /// Which room may include which; what is not said here is not allowed.
    static std::map<QString, QStringList> allowedRooms()
    {
        const QStringList values {
            "core/base", "core/model", "core/cluster", "core/workload", "core/schedule", "core/routing"};
        const QStringList plan = values + QStringList {"core/plan"};
        const QStringList estimates {"core/memory", "core/timing"};
        const QStringList evaluate = plan + estimates + QStringList {"core/evaluate"};
        const QStringList experts {"core/experts/problem", "core/experts/solvers", "core/experts"};
        const QStringList reader {
            "core/base", "core/cluster", "core/measure", "core/exchange/contract", "core/exchange/syntax"};
        const QStringList readers {"core/exchange/links", "core/exchange/topology", "core/exchange/traces",
            "core/exchange/maps", "core/exchange/settings", "core/exchange/timeline", "core/exchange/rates"};
        const QStringList exchange = reader + readers + QStringList {"core/exchange", "core/exchange/export"};
        const QStringList core = evaluate + experts + exchange
            + QStringList {"core/search", "core/compare", "core/whatif", "core/validate", "core/bits",
                "core/recovery", "core/serving"};
        const QStringList data = core + QStringList {"db"};
        const QStringList desktop = core + QStringList {"widgets"};
        return {
            {"core/base", {}},
            {"core/model", {"core/base"}},
            {"core/cluster", {"core/base"}},
            {"core/workload", {"core/base"}},
            {"core/schedule", {"core/base"}},
            {"core/routing", {"core/base", "core/model"}},
            {"core/measure", {"core/base", "core/cluster", "core/schedule"}},
            {"core/plan", values},
            {"core/whatif", plan},
            {"core/bits", plan},
            {"core/memory", plan},
            {"core/timing", plan + QStringList {"core/measure"}},
            {"core/evaluate", plan + estimates},
            {"core/experts/problem", plan},
            {"core/experts/solvers", plan + experts.mid(0, 1)},
            {"core/experts", plan + experts},
            {"core/exchange/syntax", {"core/base", "core/measure", "core/exchange/contract"}},
            {"core/exchange/contract",
                {"core/base", "core/model", "core/routing", "core/measure", "core/exchange/syntax",
                    "core/exchange/settings"}},
            {"core/exchange/links", reader},
            {"core/exchange/rates", reader},
            {"core/exchange/topology", reader},
            {"core/exchange/traces", reader + QStringList {"core/routing", "core/workload"}},
            {"core/exchange/timeline", reader + QStringList {"core/schedule"}},
            {"core/exchange/maps", reader + plan},
            {"core/exchange/settings", reader + plan + QStringList {"core/memory"}},
            {"core/exchange/export",
                plan
                    + QStringList {"core/memory", "core/serving", "core/exchange/maps",
                        "core/exchange/settings"}},
            {"core/exchange", plan + reader + readers + QStringList {"core/timing", "core/serving"}},
            {"core/compare", evaluate + QStringList {"core/measure", "core/bits", "core/serving"}},
            {"core/search", evaluate + QStringList {"core/serving"}},
            {"core/recovery", evaluate + QStringList {"core/whatif"}},
            {"core/serving", plan + QStringList {"core/timing", "core/measure", "core/bits"}},
            {"core/validate",
                evaluate
                    + QStringList {"core/measure", "core/exchange/contract", "core/search", "core/serving"}},
            {"db", plan + exchange + QStringList {"core/whatif"}},
            {"widgets", core},
            {"app/cli", data},
            {"app/jobs", desktop},
            {"app/settings", {"widgets"}},
            {"app/figures", desktop},
            {"app/run", data + QStringList {"widgets", "app/figures"}},
            {"app/document", data + QStringList {"widgets", "app/figures", "app/run"}},
            {"app/report", data + QStringList {"widgets", "app/figures"}},
            {"app/render", data + QStringList {"widgets", "app/document", "app/figures"}},
            {"app/window",
                data
                    + QStringList {"widgets", "app/document", "app/figures", "app/jobs", "app/report",
                        "app/run", "app/settings"}},
            {"app",
                data
                    + QStringList {"widgets", "app/render", "app/report", "app/run", "app/settings",
                        "app/window"}},
        };
    }

private Q_SLOTS:
    void initTestCase()
    {
        for (const char* folder : {"core", "db", "widgets", "app", "tests"}) {
            QDirIterator it(root() + u'/' + QString::fromLatin1(folder),
                {QStringLiteral("*.h"), QStringLiteral("*.cpp")}, QDir::Files, QDirIterator::Subdirectories);
            while (it.hasNext())
                m_files << it.next();
        }
        QVERIFY(m_files.size() > 50);
    }

    void roomsIncludeOnlyLowerFloors()
    {
        const std::map<QString, QStringList> allowed = allowedRooms();
        QStringList wrong;
        for (const QString& file : m_files) {
            const QString name = relative(file);
            const QString room = roomOf(name);
            if (name.startsWith(QLatin1String("tests/")))
                continue;
            const auto rule = allowed.find(room);
            if (rule == allowed.end())
                wrong << name + QStringLiteral(" is in a new room: say here on which floor it is");
            for (const QString& include : includes(read(file))) {
                static const QRegularExpression ours(QStringLiteral("^(core|db|widgets|app)/"));
                const QString target = roomOf(include);
                if (include.contains(ours) && target != room && rule != allowed.end()
                    && !rule->second.contains(target))
                    wrong << name + QStringLiteral(" includes ") + include;
            }
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }

    /// x.cpp implements x.h, or a part of it: rules_memory.cpp of rules.h. What a file format is stands at
    /// the end of its reader's file, which needs no header; some headers are implemented by a family of
    /// files.
    void sourcesAreNamedAfterTheirHeaders()
    {
        const std::map<QString, QStringList> families {
            {"core/plan", {"plan_fields.h", "field_rows.h"}},
            {"core/schedule", {"generators.h"}},
            {"core/exchange/export", {"export_facts.h", "export_serving_settings.h"}},
            {"core/validate", {"memory_case.h", "timing_case.h", "schedule_case.h", "serving_case.h"}},
        };
        QStringList wrong;
        for (const QString& file : m_files) {
            const QString name = relative(file);
            if (!name.startsWith(QLatin1String("core/")) || !name.endsWith(QLatin1String(".cpp")))
                continue;
            const QString text = read(file);
            const QString folder = name.left(name.lastIndexOf(u'/'));
            QStringList headers;
            for (qsizetype end = name.size() - 4; end > folder.size();
                 end = name.lastIndexOf(u'_', end - name.size() - 1))
                headers << name.left(end) + QStringLiteral(".h");
            if (const auto family = families.find(folder); family != families.end())
                for (const QString& header : family->second)
                    headers << folder + u'/' + header;
            const QStringList included = includes(text);
            const bool named = std::any_of(headers.begin(), headers.end(),
                [&included](const QString& header) { return included.contains(header); });
            if (!named && !text.contains(QLatin1String("const Format k")))
                wrong << name;
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }

    void coreDbAndCommandLineKnowNoQt()
    {
        QStringList wrong;
        for (const QString& file : m_files) {
            const QString name = relative(file);
            const bool core = name.startsWith(QLatin1String("core/"));
            if (!core && !name.startsWith(QLatin1String("db/"))
                && !name.startsWith(QLatin1String("app/cli/")))
                continue;
            for (const QString& include : includes(read(file))) {
                const bool qt = include.startsWith(u'Q') || include.startsWith(QLatin1String("qt"));
                const bool sql = include.startsWith(QLatin1String("SQLiteCpp"))
                    || include.startsWith(QLatin1String("sqlite3"));
                if (qt || (core && sql))
                    wrong << name + QStringLiteral(" includes ") + include;
            }
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }

    /// A call says what it asks for: f(plan, true) does not. Two functions or an enum do. Not meant are
    /// functions that carry a value (readers and writers of a flag, by the names below), predicates and
    /// lambdas of one parameter, and what is handed out by reference; where there is Qt also its properties:
    /// setX(bool) and xChanged(bool) that return nothing and take nothing else.
    void callsSayWhatTheyAskFor()
    {
        static const QRegularExpression trap(
            QStringLiteral("(?:[(,]|^)\\s*(?:const )?bool \\w+(?: = \\w+)?\\s*[,)]"),
            QRegularExpression::MultilineOption);
        static const QRegularExpression lambda(QStringLiteral("\\](?: *mutable)? *\\(bool \\w+\\)"));
        static const QRegularExpression carrier(
            QStringLiteral("\\b(?:boolean|flag|flagOr|pushBoolean|showValue|switchText)\\([^()]*$"));
        static const QRegularExpression property(
            QStringLiteral("\\bvoid (?:\\w+::)*(?:set[A-Z]\\w*|[a-z]\\w*Changed)\\(bool \\w+\\)"));
        QStringList wrong;
        for (const QString& file : m_files) {
            const QString name = relative(file);
            const bool views = name.startsWith(QLatin1String("widgets/"))
                || (name.startsWith(QLatin1String("app/")) && !name.startsWith(QLatin1String("app/cli/")));
            if (name.startsWith(QLatin1String("tests/")))
                continue;
            QString text = read(file);
            text.remove(lambda);
            if (views)
                text.remove(property);
            for (auto it = trap.globalMatch(text); it.hasNext();) {
                const QRegularExpressionMatch match = it.next();
                const qsizetype begin = match.capturedStart();
                if (!text.mid(std::max<qsizetype>(0, begin - 100), std::min<qsizetype>(100, begin) + 1)
                         .contains(carrier))
                    wrong << QStringLiteral("%1:%2: %3")
                                 .arg(name)
                                 .arg(text.left(begin).count(u'\n') + 1)
                                 .arg(match.captured().trimmed());
            }
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }

    /// Tests wait for what happens, not for time to pass.
    void testsDoNotSleep()
    {
        static const QRegularExpression sleeping(
            QStringLiteral("qWait\\((?!0\\))|qSleep\\(|\\b[mu]?sleep\\("));
        QStringList wrong;
        for (const QString& file : m_files)
            if (relative(file).startsWith(QLatin1String("tests/")) && read(file).contains(sleeping))
                wrong << relative(file);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }

    void everyFileCarriesItsLicence()
    {
        QStringList wrong;
        for (const QString& file : m_files)
            if (!read(file).left(300).contains(QLatin1String("SPDX-License-Identifier: GPL-3.0-or-later")))
                wrong << relative(file);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }

    void filesStayReadable()
    {
        QStringList wrong;
        for (const QString& file : m_files)
            if (const auto lines = read(file).count(u'\n'); lines > 600)
                wrong << QStringLiteral("%1 has %2 lines").arg(relative(file)).arg(lines);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }

    /// Tool tips take markup in a name for their own, and read the pictures that it names: what is not a
    /// translated text of the program says by plainTip() or markupTip() what it is.
    void tipsSayWhatTheyAre()
    {
        static const QRegularExpression calls(
            QStringLiteral("(setToolTip|QToolTip::showText|setItemData)\\("));
        static const QRegularExpression own(
            QStringLiteral("^\\s*(\\{\\}|(\\w+::)*(tr|translate)\\([^()]*(\\([^()]*\\)[^()]*)*\\)|.*("
                           "plainTip|markupTip)\\(.*)\\s*$"),
            QRegularExpression::DotMatchesEverythingOption);
        QStringList wrong;
        for (const QString& file : m_files) {
            const QString text = read(file);
            const bool shows = relative(file).startsWith(QLatin1String("app/"))
                || relative(file).startsWith(QLatin1String("widgets/"));
            if (!shows)
                continue;
            for (auto it = calls.globalMatch(text); it.hasNext();) {
                const QRegularExpressionMatch call = it.next();
                const QStringList given = argumentsAt(text, call.capturedEnd());
                const bool item = call.captured(1) == QLatin1String("setItemData");
                if (item && given.value(2).trimmed() != QLatin1String("Qt::ToolTipRole"))
                    continue;
                const QString& tip =
                    call.captured(1) == QLatin1String("setToolTip") ? given.last() : given.value(1);
                if (!own.match(tip).hasMatch())
                    wrong << relative(file) + QStringLiteral(": ") + call.captured(1) + u'('
                            + tip.simplified();
            }
            if (text.contains(QLatin1String("case Qt::ToolTipRole")) && !text.contains(QLatin1String("Tip(")))
                wrong << relative(file) + QStringLiteral(": a tool tip of a table");
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }

    void noUmbrellaHeaders()
    {
        const QSet<QString> umbrellas {
            "QtWidgets", "QtGui", "QtCore", "QtCharts", "QtSvg", "QtTest", "QtConcurrent"};
        for (const QString& file : m_files)
            for (const QString& include : includes(read(file)))
                QVERIFY2(!umbrellas.contains(include), qPrintable(relative(file) + u' ' + include));
    }
};

QTEST_APPLESS_MAIN(TestFloors)
#include "tst_floors.moc"
