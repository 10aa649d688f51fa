// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <cstdint>

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QTest>

#include "tests/fuzz/fuzz_trace.h"

// The fuzzers of what is not a file of a known format, under names of their own.
#define LLVMFuzzerTestOneInput fuzzHostAnswers
#include "tests/fuzz/fuzz_host_answers.cpp"
#undef LLVMFuzzerTestOneInput
#define LLVMFuzzerTestOneInput fuzzPacked
#include "tests/fuzz/fuzz_packed.cpp"
#undef LLVMFuzzerTestOneInput
#define LLVMFuzzerTestOneInput fuzzPipelineLayout
#include "tests/fuzz/fuzz_pipeline_layout.cpp"
#undef LLVMFuzzerTestOneInput
#define LLVMFuzzerTestOneInput fuzzPlan
#include "tests/fuzz/fuzz_plan.cpp"
#undef LLVMFuzzerTestOneInput
#define LLVMFuzzerTestOneInput fuzzRequestTrace
#include "tests/fuzz/fuzz_request_trace.cpp"
#undef LLVMFuzzerTestOneInput
#define LLVMFuzzerTestOneInput fuzzSearchSpace
#include "tests/fuzz/fuzz_search_space.cpp"
#undef LLVMFuzzerTestOneInput
#define LLVMFuzzerTestOneInput fuzzServiceResults
#include "tests/fuzz/fuzz_service_results.cpp"
#undef LLVMFuzzerTestOneInput
#define LLVMFuzzerTestOneInput fuzzWhatIf
#include "tests/fuzz/fuzz_what_if.cpp"
#undef LLVMFuzzerTestOneInput

using namespace rankloom;

namespace {

struct Other {
    const char* name;
    int (*run)(const std::uint8_t* data, std::size_t size);
};
constexpr std::array kOthers {Other {"host-answers", fuzzHostAnswers}, Other {"packed", fuzzPacked},
    Other {"pipeline-layout", fuzzPipelineLayout}, Other {"plan", fuzzPlan},
    Other {"request-trace", fuzzRequestTrace}, Other {"search-space", fuzzSearchSpace},
    Other {"service-results", fuzzServiceResults}, Other {"what-if", fuzzWhatIf}};

QDir folder() { return QDir(QStringLiteral(RANKLOOM_SOURCE_DIR "/tests/data/fuzz")); }

/// Aborts where a promise is broken.
bool run(const std::string& reader, const QByteArray& input)
{
    const auto* data = reinterpret_cast<const std::uint8_t*>(input.constData());
    const auto size = static_cast<std::size_t>(input.size());
    for (const Other& other : kOthers)
        if (reader == other.name)
            return other.run(data, size) == 0;
    const FileFormat format = reader == "recognise" ? FileFormat::Unknown : formatFromName(reader);
    if (format == FileFormat::Unknown && reader != "recognise")
        return false;
    if (isRoutingTrace(format))
        fuzz::readTraceAs(format, data, size);
    else
        fuzz::readAs(format, data, size);
    return true;
}

} // namespace

/// What fuzzers found that takes a reader where no sample takes it: tests/data/fuzz/<reader>.txt, an input a
/// line in base 64. The promises are those of the fuzzers.
class TestFuzzInputs : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void inputsKeepThePromises_data()
    {
        QTest::addColumn<QString>("file");
        for (const QString& name : folder().entryList({QStringLiteral("*.txt")}, QDir::Files, QDir::Name))
            QTest::newRow(name.toLatin1().constData()) << name;
    }
    void inputsKeepThePromises()
    {
        QFETCH(QString, file);
        QFile inputs(folder().filePath(file));
        QVERIFY(inputs.open(QIODevice::ReadOnly));
        int count = 0;
        while (!inputs.atEnd()) {
            const QByteArray line = inputs.readLine().trimmed();
            if (line.startsWith('#'))
                continue;
            const auto input = QByteArray::fromBase64Encoding(line, QByteArray::AbortOnBase64DecodingErrors);
            QVERIFY2(input.decodingStatus == QByteArray::Base64DecodingStatus::Ok, line.constData());
            QVERIFY2(run(file.chopped(4).toStdString(), *input), "no such reader");
            ++count;
        }
        QVERIFY(count > 0);
    }
};

QTEST_APPLESS_MAIN(TestFuzzInputs)
#include "tst_fuzz_inputs.moc"
