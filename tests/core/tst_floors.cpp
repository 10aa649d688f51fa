// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <map>

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

/// Guards the architecture: which room may include which, no Qt in core and db, no db in widgets, licence
/// lines, file sizes.
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

    /// "core/plan/check.h" -> "core/plan", "db/x.h" -> "db".
    static QString roomOf(const QString& path)
    {
        const QStringList parts = path.split(u'/');
        if (parts.first() == QLatin1String("core") && parts.size() > 2)
            return parts[0] + u'/' + parts[1];
        if (parts.first() == QLatin1String("app") && parts.size() > 2 && parts[1] == QLatin1String("cli"))
            return QStringLiteral("app/cli");
        return parts.first();
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
        const QStringList values {"core/base", "core/model", "core/cluster", "core/workload"};
        const QStringList plan = values + QStringList {"core/schedule", "core/routing", "core/plan"};
        const QStringList estimates {"core/memory", "core/timing"};
        const QStringList evaluate = plan + estimates + QStringList {"core/evaluate"};
        std::map<QString, QStringList> allowed {
            {"core/base", {}},
            {"core/model", {"core/base"}},
            {"core/cluster", {"core/base"}},
            {"core/workload", {"core/base"}},
            {"core/schedule", {"core/base"}},
            {"core/routing", {"core/base", "core/model"}},
            {"core/plan", plan},
            {"core/memory", plan},
            {"core/timing", plan},
            {"core/evaluate", plan + estimates},
            {"core/experts", plan},
            {"core/measure", plan},
            {"core/exchange", plan + QStringList {"core/measure", "core/memory"}},
            {"core/compare", evaluate},
            {"core/search", evaluate},
            {"core/whatif", evaluate},
            {"core/serving", plan + QStringList {"core/timing"}},
            {"core/validate", evaluate},
            {"db", plan + QStringList {"core/exchange", "core/measure"}},
        };
        QStringList wrong;
        for (const QString& file : m_files) {
            const QString name = relative(file);
            const QString room = roomOf(name);
            if (name.startsWith(QLatin1String("tests/")))
                continue;
            for (const QString& include : includes(read(file))) {
                const QString target = roomOf(include);
                const bool ours = include.startsWith(QLatin1String("core/"))
                    || include.startsWith(QLatin1String("db/"))
                    || include.startsWith(QLatin1String("widgets/"))
                    || include.startsWith(QLatin1String("app/"));
                if (!ours || target == room)
                    continue;
                bool fine = true;
                if (const auto rule = allowed.find(room); rule != allowed.end())
                    fine = rule->second.contains(target);
                else if (room.startsWith(QLatin1String("core/")))
                    fine = false; // a new room: say here on which floor it is
                else if (room == QLatin1String("widgets"))
                    fine = target.startsWith(QLatin1String("core/"));
                else if (room == QLatin1String("app/cli"))
                    fine = target.startsWith(QLatin1String("core/")) || target == QLatin1String("db");
                if (!fine)
                    wrong << name + QStringLiteral(" includes ") + include;
            }
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
