// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <string>

#include <QDir>
#include <QFile>
#include <QTest>

#include "core/exchange/reading.h"
#include "core/exchange/traces/request_trace.h"
#include "core/exchange/traces/trace_job.h"
#include "core/routing/routing_counter.h"

using namespace rankloom;

namespace {

QDir samples() { return QDir(QStringLiteral(RANKLOOM_SOURCE_DIR "/tests/data/exchange")); }

std::string contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

/// Reads whole files and traces alike; an error must have words.
Result<void> readAs(FileFormat format, const std::string& content)
{
    if (isRoutingTrace(format)) {
        Progress progress;
        TraceSource source = TraceSource::ofMemory(content, progress);
        RoutingCounter counter;
        const auto summary =
            readTraceFrom(source, format, [&](const RoutingBatch& batch) { return counter.add(batch); });
        return summary ? Result<void>() : Result<void>(tl::unexpected<Error>(summary.error()));
    }
    if (isRequestTrace(format)) {
        Progress progress;
        TraceSource source = TraceSource::ofMemory(content, progress);
        const auto trace = readRequests(source);
        return trace ? Result<void>() : Result<void>(tl::unexpected<Error>(trace.error()));
    }
    const auto reading = parseFile(content, "sample", format);
    if (reading && reading->values.empty() && reading->diagnostics.empty())
        return fail(ErrorCode::Internal, "");
    return reading ? Result<void>() : Result<void>(tl::unexpected<Error>(reading.error()));
}

bool answers(FileFormat format, const std::string& content)
{
    const Result<void> done = readAs(format, content);
    return done.has_value() || !done.error().message.empty();
}

void addSamples()
{
    QTest::addColumn<QString>("name");
    for (const QString& name : samples().entryList(QDir::Files, QDir::Name))
        if (name != QStringLiteral("README.md"))
            QTest::newRow(name.toLatin1().constData()) << name;
}

FileFormat formatOf(const QString& name)
{
    return formatFromName(name.section(QLatin1Char('.'), 0, 0).toStdString());
}

} // namespace

class TestExchangeDamage : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void samplesAreRecognisedAndRead_data() { addSamples(); }
    void samplesAreRecognisedAndRead()
    {
        QFETCH(QString, name);
        const std::string content = contentOf(samples().filePath(name));
        QVERIFY(!content.empty());
        const FileFormat format = formatOf(name);
        QVERIFY(format != FileFormat::Unknown);
        QCOMPARE(nameOf(recognise(content.substr(0, 65536), "")), nameOf(format));
        const Result<void> done = readAs(format, content);
        QVERIFY2(done.has_value(), done ? "" : done.error().text().c_str());
    }

    /// Editors put a mark before UTF-8; PowerShell writes UTF-16.
    void marksOfEncodingsAreKnown_data() { addSamples(); }
    void marksOfEncodingsAreKnown()
    {
        QFETCH(QString, name);
        const std::string content = contentOf(samples().filePath(name));
        if (isRoutingTrace(formatOf(name)) || !QString::fromStdString(content).isValidUtf16())
            return; // binary, or streamed
        if (isRequestTrace(formatOf(name))) {
            const Result<void> marked = readAs(FileFormat::RequestTrace, "\xEF\xBB\xBF" + content);
            QVERIFY2(marked.has_value(), marked ? "" : marked.error().text().c_str());
            return;
        }
        const Result<Reading> plain = parseFile(content, "sample");
        const Result<Reading> marked = parseFile("\xEF\xBB\xBF" + content, "sample");
        QVERIFY(plain.has_value());
        QVERIFY2(marked.has_value(), marked ? "" : marked.error().text().c_str());
        QCOMPARE(marked->values.size(), plain->values.size());
        QCOMPARE(marked->diagnostics.size(), plain->diagnostics.size());
        std::string wide = "\xFF\xFE";
        for (const char c : content)
            (wide += c) += '\0';
        const Result<Reading> utf16 = parseFile(wide, "sample");
        QVERIFY(!utf16.has_value());
        QVERIFY2(utf16.error().message.find("UTF-16") != std::string::npos, utf16.error().text().c_str());
    }

    /// A head that states another unit than the tool prints is no head of this tool: figures a thousand
    /// times off are never read as if nothing was said.
    void otherUnitsAreRefused_data() { addSamples(); }
    void otherUnitsAreRefused()
    {
        QFETCH(QString, name);
        const FileFormat format = formatOf(name);
        if (format != FileFormat::OsuBenchmark && format != FileFormat::NcclTests
            && format != FileFormat::NvBandwidth && format != FileFormat::P2pBandwidthLatency)
            return;
        for (const char* other : {"(MiB/s)", "(ms)"}) {
            QString text = QString::fromStdString(contentOf(samples().filePath(name)));
            const QString before = text;
            for (const char* unit : {"(GB/s)", "(MB/s)", "(us)", "(ns)"})
                if ((QByteArray(unit).contains('/')) == QByteArray(other).contains('/'))
                    text.replace(QLatin1String(unit), QLatin1String(other));
            if (text == before)
                continue;
            const Result<Reading> reading = parseFile(text.toStdString(), "sample", format);
            QVERIFY2(!reading.has_value(), other);
            QVERIFY2(reading.error().code == ErrorCode::Unsupported, reading.error().text().c_str());
        }
    }

    void contradictionsAreTold()
    {
        const Result<Reading> mixed =
            parseFile("# unit=MB/s what=latency\n,a,b\na,,200\nb,100,\n", "links.csv");
        QVERIFY(!mixed.has_value() && mixed.error().code == ErrorCode::Contradiction);
        const Result<Reading> twice = parseFile(
            "SwitchName=s0 Nodes=n[00-03]\nSwitchName=s1 Nodes=n[02-05]\nSwitchName=t Switches=s[0-1]\n",
            "topology.conf");
        QVERIFY(twice.has_value() && twice->diagnostics.size() == 1);
        QVERIFY(twice->diagnostics.front().message.find("\"n02\" is listed under \"s0\" and under \"s1\"")
            != std::string::npos);
        QVERIFY(parseFile("", "log.txt").error().message.find("empty") != std::string::npos);
    }

    void cutsAreAnswered_data() { addSamples(); }
    void cutsAreAnswered()
    {
        QFETCH(QString, name);
        const std::string content = contentOf(samples().filePath(name));
        for (std::size_t end = 0; end < content.size(); ++end)
            QVERIFY2(answers(formatOf(name), content.substr(0, end)), std::to_string(end).c_str());
    }

    void changedBytesAreAnswered_data() { addSamples(); }
    void changedBytesAreAnswered()
    {
        QFETCH(QString, name);
        const std::string content = contentOf(samples().filePath(name));
        for (std::size_t at = 0; at < content.size(); ++at)
            for (const char change : {'\0', '9', '-', '\xff', '\n'}) {
                std::string damaged = content;
                damaged[at] = change;
                QVERIFY2(answers(formatOf(name), damaged), std::to_string(at).c_str());
            }
    }

    void everyFormatHasASample()
    {
        for (const FileFormat format : readableFormats()) {
            if (format == FileFormat::PlanDocument)
                continue;
            const QString pattern =
                QString::fromStdString(std::string(nameOf(format))) + QStringLiteral(".*");
            QVERIFY2(
                !samples().entryList({pattern}, QDir::Files).isEmpty(), std::string(nameOf(format)).c_str());
        }
    }
};

QTEST_APPLESS_MAIN(TestExchangeDamage)
#include "tst_exchange_damage.moc"
