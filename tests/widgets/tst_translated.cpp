// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <QCoreApplication>
#include <QDirIterator>
#include <QFile>
#include <QHash>
#include <QLocale>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>
#include <QXmlStreamReader>

#include <fmt/format.h>

#include "core/cluster/device_presets.h"
#include "core/evaluate/evaluate.h"
#include "core/model/hf_config.h"
#include "core/plan/check.h"
#include "core/serving/serving_memory.h"
#include "core/serving/serving_rates.h"
#include "widgets/translated.h"

using namespace rankloom;
using namespace rankloom::ui;

namespace {

QString root() { return QStringLiteral(RANKLOOM_SOURCE_DIR); }

QString read(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QStringList sources()
{
    QStringList files;
    for (const char* folder : {"core", "db", "widgets", "app"}) {
        QDirIterator it(root() + u'/' + QString::fromLatin1(folder),
            {QStringLiteral("*.h"), QStringLiteral("*.cpp")}, QDir::Files, QDirIterator::Subdirectories);
        while (it.hasNext())
            // The command line speaks English; the class itself is no user of it.
            if (const QString file = it.next(); !file.contains(QLatin1String("/app/cli/"))
                && !file.endsWith(QLatin1String("/core/base/phrase.h")))
                files << file;
    }
    return files;
}

/// What a string literal stands for, as far as texts need it.
QString unescaped(const QString& literal)
{
    QString out;
    for (qsizetype i = 0; i < literal.size(); ++i) {
        if (literal[i] == u'\\')
            ++i;
        out += i > 0 && literal[i - 1] == u'\\' && literal[i] == u'n' ? QChar(u'\n') : literal[i];
    }
    return out;
}

/// The patterns of a source; calls of something else than a literal go to `others`.
QSet<QString> patternsOf(const QString& text, QStringList& others)
{
    static const QRegularExpression call(
        QStringLiteral("\\bPhrase::(?:of|word)\\(\\s*((?:\"(?:[^\"\\\\\\n]|\\\\.)*\"\\s*)*)(?=(.{0,40}))"));
    static const QRegularExpression literal(QStringLiteral("\"((?:[^\"\\\\\\n]|\\\\.)*)\""));
    QSet<QString> found;
    for (auto it = call.globalMatch(text); it.hasNext();) {
        const auto match = it.next();
        QString pattern;
        for (auto part = literal.globalMatch(match.captured(1)); part.hasNext();)
            pattern += unescaped(part.next().captured(1));
        if (pattern.isEmpty())
            others << match.captured(2);
        else
            found.insert(pattern);
    }
    return found;
}

struct Message {
    QString source;
    QString translation; ///< empty while unfinished
    QString remark;
};

QList<Message> phrasesIn(const QString& catalogue)
{
    QFile file(catalogue);
    QList<Message> out;
    if (!file.open(QIODevice::ReadOnly))
        return out;
    QXmlStreamReader xml(&file);
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QLatin1String("name"))
            context = xml.readElementText();
        else if (xml.name() == QLatin1String("message") && context == QLatin1String("Phrase"))
            out.append(Message {});
        else if (out.isEmpty() || context != QLatin1String("Phrase"))
            continue;
        else if (xml.name() == QLatin1String("source"))
            out.back().source = xml.readElementText();
        else if (xml.name() == QLatin1String("comment"))
            out.back().remark = xml.readElementText();
        else if (xml.name() == QLatin1String("translation")
            && xml.attributes().value(QLatin1String("type")) != QLatin1String("unfinished"))
            out.back().translation = xml.readElementText();
    }
    return out;
}

/// Knows a few texts, as a catalogue does.
class Dictionary : public QTranslator {
public:
    QHash<QString, QString> texts;
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(
        const char* context, const char* source, const char* /*remark*/, int /*n*/) const override
    {
        return QLatin1String(context) == QLatin1String("Phrase") ? texts.value(QString::fromUtf8(source))
                                                                 : QString();
    }
};

/// With something of it in the catalogue: made by Phrase::of().
bool canBeTold(const Phrase& phrase)
{
    switch (phrase.form()) {
    case Phrase::Form::Pattern:
        return phrase.pattern().find_first_not_of("{}.:, ") != std::string_view::npos
            || std::ranges::any_of(phrase.parts(), canBeTold);
    case Phrase::Form::Sentence:
    case Phrase::Form::Sequence:
        return std::ranges::any_of(phrase.parts(), canBeTold);
    default:
        return false;
    }
}

Project sample(const char* model, int nodes)
{
    Project p;
    p.model = modelPreset(model).value();
    p.cluster = makeCluster(nodes, 8, devicePreset("h100-sxm-80gb").value());
    return p;
}

/// Places of a pattern by their number: what a translation has to use.
QSet<int> placesOf(const QString& pattern)
{
    static const QRegularExpression place(QStringLiteral("\\{(\\d*)(?::[^}]*)?\\}"));
    QString text = pattern;
    text.remove(QStringLiteral("{{")).remove(QStringLiteral("}}"));
    QSet<int> out;
    for (auto it = place.globalMatch(text); it.hasNext();) {
        const QString number = it.next().captured(1);
        out.insert(number.isEmpty() ? static_cast<int>(out.size()) : number.toInt());
    }
    return out;
}

} // namespace

class TestTranslated : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void cleanup() { QLocale::setDefault(QLocale::c()); }

    void translatorsGetEveryPattern()
    {
        QSet<QString> used;
        QStringList others;
        const QStringList files = sources();
        for (const QString& file : files)
            used += patternsOf(read(file), others);
        QVERIFY2(others.isEmpty(), qPrintable(others.join(u'\n')));
        QVERIFY(used.size() > 500);

        const QTemporaryDir folder;
        const QString list = folder.filePath(QStringLiteral("sources"));
        const QString catalogue = folder.filePath(QStringLiteral("collected.ts"));
        QFile listFile(list);
        QVERIFY(listFile.open(QIODevice::WriteOnly));
        listFile.write(files.join(u'\n').toUtf8());
        listFile.close();
        QStringList arguments = QStringLiteral(RANKLOOM_LUPDATE_OPTIONS).split(u' ', Qt::SkipEmptyParts);
        arguments << QStringLiteral("-silent") << u'@' + list << QStringLiteral("-ts") << catalogue;
        QCOMPARE(QProcess::execute(QStringLiteral(RANKLOOM_LUPDATE), arguments), 0);
        QSet<QString> collected;
        for (const Message& message : phrasesIn(catalogue)) {
            QVERIFY2(message.remark.isEmpty(), qPrintable(message.source)); // an argument was taken for one
            collected.insert(message.source);
        }
        const QStringList lost = (used - collected).values();
        QVERIFY2(lost.isEmpty(), qPrintable(lost.join(u'\n')));
        const QStringList more = (collected - used).values();
        QVERIFY2(more.isEmpty(), qPrintable(more.join(u'\n')));
    }

    void translationsUseTheSamePlaces()
    {
        QDirIterator it(root() + QStringLiteral("/translations"), {QStringLiteral("*.ts")}, QDir::Files);
        QVERIFY(it.hasNext());
        while (it.hasNext()) {
            const QString catalogue = it.next();
            for (const Message& message : phrasesIn(catalogue))
                if (!message.translation.isEmpty())
                    QVERIFY2(placesOf(message.translation) == placesOf(message.source),
                        qPrintable(catalogue + u'\n' + message.source + u'\n' + message.translation));
        }
    }

    void partsGoIntoTheirPlaces()
    {
        Dictionary german;
        german.texts = {{QStringLiteral("{} of {} {}"), QStringLiteral("von {1} {2} sind es {0}")},
            {QStringLiteral("heads"), QStringLiteral("Köpfen")},
            {QStringLiteral("load {:.2f} of {}"), QStringLiteral("Last {:.2f} von {}")},
            {QStringLiteral("no {} here"), QStringLiteral("kein {1} hier")},
            {QStringLiteral("open {}"), QStringLiteral("offen {")},
            {QStringLiteral("a rule for {}"), QStringLiteral("eine Regel für {}")},
            {QStringLiteral("braces {{}} {}"), QStringLiteral("Klammern {{}} {}")},
            {QStringLiteral(" and "), QStringLiteral(" und ")}};
        QCoreApplication::installTranslator(&german);
        QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
        const Phrase words = Phrase::word("heads");
        QCOMPARE(
            translated(Phrase::of("{} of {} {}", 3, 64, words)), QStringLiteral("von 64 Köpfen sind es 3"));
        QCOMPARE(translated(Phrase::of("load {:.2f} of {}", 1.5, Bytes(1.5 * kGiB))),
            QStringLiteral("Last 1,50 von 1,50 GiB"));
        QCOMPARE(translated(Phrase::of("braces {{}} {}", 1)), QStringLiteral("Klammern {} 1"));
        QCOMPARE(translated(Phrase::sentence(Phrase::of("a rule for {}", "1f1b"))),
            QStringLiteral("Eine Regel für 1f1b."));
        QCOMPARE(
            translated(joined({words, words}, Phrase::of(" and "))), QStringLiteral("Köpfen und Köpfen"));
        // What does not fit is told in English, what is not translated as well.
        QCOMPARE(translated(Phrase::of("no {} here", 7)), QStringLiteral("no 7 here"));
        QCOMPARE(translated(Phrase::of("open {}", 7)), QStringLiteral("open 7"));
        QCOMPARE(translated(Phrase::of("unknown {}", 7)), QStringLiteral("unknown 7"));
        QCOMPARE(translated(Phrase("heads")), QStringLiteral("heads")); // a name that happens to be a word
        QCOMPARE(translated(Error {ErrorCode::BadValue, Phrase::of("a rule for {}", 2), {"f.json", 3, 0, {}},
                     {}, Phrase::of("a rule for {}", 4)}),
            QStringLiteral("f.json:3: eine Regel für 2. eine Regel für 4"));
        QCoreApplication::removeTranslator(&german);
    }

    /// Amounts have the separators of the language, and scripts get digits alone.
    void wholeNumbersAreGrouped()
    {
        QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
        const Phrase phrase = Phrase::of("{} tokens of {}", Phrase::decimal("1234567"), 1'234);
        QCOMPARE(phrase.english(), std::string("1234567 tokens of 1234"));
        QCOMPARE(translated(phrase), QStringLiteral("1.234.567 tokens of 1234"));
        ServingMemory memory;
        memory.requests = 4'321;
        memory.tokens = 2'560;
        memory.longest = 131'072;
        memory.poolTokens = 98'304;
        const QString fit = translated(servingFit(memory, 16));
        for (const char* number : {"4.321", "2.560", "131.072", "98.304"})
            QVERIFY2(fit.contains(QLatin1String(number)), qPrintable(fit));
    }

    /// Where shipped rates are from can be told, whatever the device; what somebody wrote stays.
    void sourcesOfRatesCanBeTold()
    {
        for (const char* device : {"a100-sxm-80gb", "h100-sxm-80gb", "b200-sxm-180gb"})
            QVERIFY2(canBeTold(sourceWords(servingRates(devicePreset(device).value()))), device);
        ServingRates own;
        own.source = "run of Tuesday";
        QCOMPARE(translated(sourceWords(own)), QStringLiteral("run of Tuesday"));
        own.source = sourceByHand();
        QVERIFY(canBeTold(sourceWords(own)));
        own.source = sourceByHand("run of Tuesday");
        QCOMPARE(sourceByHand(own.source), own.source); // said once
        QVERIFY(translated(sourceWords(own)).startsWith(QStringLiteral("run of Tuesday; ")));
    }

    void englishIsWhatFmtMakes()
    {
        const std::string name = "llama";
        const Phrase phrase =
            Phrase::of("{} of {:.2f} {{}} {:>4} {} {}", name, 2.345, 7, Seconds(0.0123), 'x');
        QCOMPARE(
            phrase.english(), fmt::format("{} of {:.2f} {{}} {:>4} {} {}", name, 2.345, 7, "12.3 ms", 'x'));
        QCOMPARE(("a" + Phrase::of("b{}", 1) + name).english(), std::string("ab1llama"));
        QCOMPARE(Phrase::sentence("zero-1 is set").english(), std::string("Zero-1 is set."));
        QCOMPARE(Phrase::sentence("1f1b is set").english(), std::string("1f1b is set."));
        QVERIFY(joined({}, ", ").empty());
    }

    /// Many ways to make a plan that somebody might click together: nothing about them is English only.
    void diagnosesAndFixesCanBeTold()
    {
        int told = 0;
        for (const char* model : {"llama-3-70b", "mixtral-8x7b"}) {
            const Project project = sample(model, 4);
            Plan base;
            base.workload = {8192, 1, 256};
            for (const char* change :
                {"/layout/tp=6", "/layout/tp=16", "/layout/pp=3", "/layout/pp=64", "/layout/ep=3",
                    "/layout/cp=3", "/layout/vpp=3", "/layout/dp=5", "/schedule/kind=\"dualpipe\"",
                    "/schedule/kind=\"zb-v\"", "/schedule/kind=\"interleaved-1f1b\"",
                    "/schedule/kind=\"chimera\"", "/schedule/kind=\"custom\"",
                    "/stages/vocabulary=\"interlaced\"", "/stages/layersPerStage=[1,2]",
                    "/memory/sharding/weights=3", "/memory/sharding/secondaryWeights=\"node\"",
                    "/memory/recompute={\"mode\":\"selective\",\"modules\":[]}",
                    "/memory/offload={\"target\":\"host\",\"fraction\":1}", "/placement/ranks=[0,1]",
                    "/placement/locked=[99]", "/experts/placement=[[[0]]]",
                    "/communication/expertDispatch=\"context-coherent\"",
                    "/whatIf=[{\"node\":3,\"removed\":true}]", "/whatIf=[{\"node\":99,\"removed\":true}]"}) {
                const std::string_view both = change;
                const auto equals = both.find('=');
                const Result<Plan> plan = withValue(base, both.substr(0, equals), both.substr(equals + 1));
                QVERIFY2(plan, change);
                const Result<Evaluation> evaluation = evaluate(project, *plan);
                QVERIFY(evaluation);
                for (const Diagnostic& found : evaluation->diagnostics) {
                    QVERIFY2(canBeTold(found.message), found.message.c_str());
                    for (const Suggestion& fix : found.suggestions)
                        QVERIFY2(canBeTold(fix.label), fix.label.c_str());
                    ++told;
                }
            }
        }
        QVERIFY(told > 40);
    }
};

QTEST_GUILESS_MAIN(TestTranslated)
#include "tst_translated.moc"
