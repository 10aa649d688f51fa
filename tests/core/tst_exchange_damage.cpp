// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <string>

#include <QDir>
#include <QFile>
#include <QTest>

#include "core/exchange/reading.h"
#include "core/exchange/trace_job.h"
#include "core/experts/routing_counter.h"

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
