// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Files packed with gzip: read as what they hold, and never unpacked without bounds.
#include <string>

#include <QTest>
#include <rapidcheck.h>

#include "core/exchange/kept_text.h"
#include "core/exchange/reading.h"
#include "core/exchange/syntax/inflate.h"
#include "core/exchange/timeline/read_trace_events.h"
#include "tests/core/exchange/exchange_samples.h"
#include "tests/core/exchange/traces/torch_files.h"

using namespace rankloom;
using rankloom::torchfiles::gzipped;
using rankloom::torchfiles::packed;

namespace {

constexpr std::size_t kRoom = std::size_t {1} << 30U;

std::string own(const char* name)
{
    return samples::contentOf(
        QStringLiteral(RANKLOOM_SOURCE_DIR "/tests/data/exchange/") + QLatin1String(name));
}

} // namespace

class TestPackedFiles : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void membersUnpackToWhatTheyHeld()
    {
        QVERIFY(rc::check("gzip", [] {
            const auto any = rc::gen::container<std::string>(rc::gen::inRange<char>('a', 'd'));
            const std::string first = *any;
            const std::string second = *rc::gen::scale(50, any);
            const auto both = unpackGzip(gzipped(first) + gzipped(second), "f", kRoom);
            RC_ASSERT(both.has_value());
            RC_ASSERT(*both == first + second);
            RC_ASSERT(unpackedHead(Inflater::Wrapping::Gzip, gzipped(first), 5) == first.substr(0, 5));
            RC_ASSERT(
                unpackedHead(Inflater::Wrapping::Bare, packed(second, -15), 1000) == second.substr(0, 1000));
        }));
    }

    void damageIsRefused()
    {
        const std::string whole = gzipped(own("mpigraph.1.txt"));
        QVERIFY(unpackGzip(whole, "f", kRoom));
        for (std::size_t length = 1; length < whole.size(); length += 1 + length / 16)
            QCOMPARE(unpackGzip(whole.substr(0, length), "f", kRoom).error().code, ErrorCode::BadSyntax);
        QCOMPARE(unpackGzip(whole + "more", "f", kRoom).error().code, ErrorCode::BadSyntax);
        QVERIFY(rc::check("a changed byte is noticed, but for names and times in the header", [&] {
            std::string changed = whole;
            const auto at = *rc::gen::inRange<std::size_t>(10, whole.size());
            changed[at] = static_cast<char>(changed[at] ^ *rc::gen::inRange(1, 256));
            RC_ASSERT(!unpackGzip(changed, "f", kRoom));
        }));
    }

    /// At most what was allowed, and a thousandfold only while it is little.
    void nothingSwellsWithoutBounds()
    {
        const std::string small = gzipped(std::string(1000, 'x'));
        QVERIFY(unpackGzip(small, "f", 1000));
        QCOMPARE(unpackGzip(small, "f", 999).error().code, ErrorCode::TooLarge);
        QVERIFY(unpackGzip(gzipped(std::string(std::size_t {64} << 20U, ' ')), "f", kRoom));
        const std::string bomb = gzipped(std::string((std::size_t {64} << 20U) + 1, ' '));
        QVERIFY(bomb.size() < 100'000);
        QCOMPARE(unpackGzip(bomb, "f", kRoom).error().code, ErrorCode::TooLarge);
        Diagnostics found;
        QCOMPARE(readTraceEvents(bomb, "f", found).error().code, ErrorCode::TooLarge);
        QCOMPARE(parseFile(bomb, "f", FileFormat::MpiGraph).error().code, ErrorCode::TooLarge);
        QVERIFY(mayUnpackTo(std::uint64_t {1} << 20U, std::uint64_t {200} << 20U));
        QVERIFY(!mayUnpackTo(std::uint64_t {1} << 20U, std::uint64_t {202} << 20U));
    }

    void tracesOfProfilersAreReadPacked()
    {
        const std::string plain = own("trace-events.1.json");
        QCOMPARE(recognise(gzipped(plain), "any.name"), FileFormat::TraceEvents);
        const auto wanted = parseFile(plain, "t.json");
        const auto got = parseFile(gzipped(plain), "t.json.gz");
        QVERIFY2(wanted && got, got ? "" : got.error().text().c_str());
        QVERIFY(std::get<MeasuredTimeline>(got->values.front()).timeline
            == std::get<MeasuredTimeline>(wanted->values.front()).timeline);
        // As text that is no trace, packed twice, and cut.
        Diagnostics found;
        QVERIFY(!readTraceEvents(gzipped(gzipped(plain)), "f", found));
        QVERIFY(!readTraceEvents(gzipped(plain).substr(0, 200), "f", found));
    }

    /// What is read whole is read packed, too; what streams, or is opened, says to unpack it.
    void otherFilesAreReadPacked()
    {
        for (const char* name : {"mpigraph.1.txt", "nccl-tests.1.txt", "csv.1.csv", "iperf3.1.json"}) {
            const std::string plain = own(name);
            const auto wanted = parseFile(plain, "f");
            const auto got = parseFile(gzipped(plain), "f");
            QVERIFY2(wanted && got, name);
            QCOMPARE(got->format, wanted->format);
            QCOMPARE(got->lines, wanted->lines);
            QCOMPARE(got->values.size(), wanted->values.size());
            if (!isKeptWhole(got->format))
                QCOMPARE(keptText(got->format, gzipped(plain)), keptText(got->format, plain));
        }
        for (const char* name : {"router-trace-jsonl.1.jsonl", "megatron.1.sh"}) {
            const auto refused = parseFile(gzipped(own(name)), "f");
            QVERIFY2(!refused && refused.error().code == ErrorCode::UnknownFormat, name);
            QVERIFY(refused.error().message.find("gzip") != std::string::npos);
        }
    }
};

QTEST_APPLESS_MAIN(TestPackedFiles)
#include "tst_packed_files.moc"
