// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <numeric>
#include <vector>

#include "core/base/statistics.h"
#include "core/exchange/traces/request_trace.h"

using namespace rankloom;

namespace {

Result<RequestTrace> read(std::string_view text)
{
    Progress progress;
    TraceSource source = TraceSource::ofMemory(text, progress);
    return readRequests(source);
}

ServingRequest at(std::int64_t arrival, int prompt, int output)
{
    return {Nanoseconds(arrival), prompt, output};
}

std::string codes(const RequestTrace& trace)
{
    std::string out;
    for (const Diagnostic& diagnostic : trace.summary.diagnostics)
        out += diagnostic.code + " ";
    return out;
}

} // namespace

/// Traces of requests as Azure, Vidur, Sarathi-Serve and BurstGPT publish them, and broken ones.
class TestRequestTrace : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void formatsAreKnownByTheirHeaders_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("azure 2023, 7 digits, no last newline")
            << QByteArray("TIMESTAMP,ContextTokens,GeneratedTokens\n2023-11-16 18:15:46.6805900,374,44\n"
                          "2023-11-16 18:15:48.1805901,396,109");
        QTest::newRow("azure, lines of Windows, 6 digits, midnight")
            << QByteArray("TIMESTAMP,ContextTokens,GeneratedTokens\r\n2024-05-10 23:59:59.000000,374,44\r\n"
                          "2024-05-11 00:00:00.500000,396,109\r\n");
        QTest::newRow("azure week, zones")
            << QByteArray("TIMESTAMP,ContextTokens,GeneratedTokens\n2024-02-28T23:59:59.5+01:00,374,44\n"
                          "2024-02-28 22:60:01+00:00,396,109\n")
                   .replace("22:60:01", "23:00:01");
        QTest::newRow("azure lmm, columns in another order")
            << QByteArray("NumImages,GeneratedTokens,TIMESTAMP,ContextTokens\n3,44,2025-01-01 00:00:00,374\n"
                          "0,109,2025-01-01 00:00:01.5,396\n");
        QTest::newRow("vidur") << QByteArray(
            "arrived_at,num_prefill_tokens,num_decode_tokens\n7.25,374,44\n8.75,396,109\n");
        QTest::newRow("burstgpt") << QByteArray(
            "Timestamp,Model,Request tokens,Response tokens,Total tokens,Log Type\n5,ChatGPT,374,44,418,"
            "Conversation log\n6.5,GPT-4,396,109,505,API log\n");
        QTest::newRow("quotes, blanks and a mark")
            << QByteArray("\xEF\xBB\xBF\"arrived_at\", num_prefill_tokens ,num_decode_tokens\n\n\"0\", 374.0 "
                          ",44\n1.5e0,396,"
                          "109\n\n");
    }
    void formatsAreKnownByTheirHeaders()
    {
        QFETCH(QByteArray, text);
        const Result<RequestTrace> trace = read(text.toStdString());
        QVERIFY2(trace.has_value(), trace ? "" : trace.error().text().c_str());
        QCOMPARE(trace->requests.size(), std::size_t {2});
        QCOMPARE(trace->requests[0], at(0, 374, 44));
        QCOMPARE(trace->requests[1].prompt, 396);
        // The seventh digit is 100 ns.
        QVERIFY(trace->requests[1].arrival.value() / 1000 == 1'500'000);
        QVERIFY2(codes(*trace).empty(), codes(*trace).c_str());
    }

    void tracesWithoutTimesArriveAtOnce()
    {
        const Result<RequestTrace> trace =
            read("num_prefill_tokens,num_decode_tokens,num_total_tokens,pd_ratio\n10,5,15,2\n20,4,24,5\n");
        QVERIFY(trace.has_value() && !trace->summary.hasArrivals);
        QCOMPARE(trace->requests, (ServingRequests {at(0, 10, 5), at(0, 20, 4)}));
        QCOMPARE(codes(*trace), std::string("requests-without-times "));
    }

    void failedCallsAreCountedAndDropped()
    {
        const Result<RequestTrace> trace = read("Timestamp,Request tokens,Response tokens,mood\n"
                                                "1,10,0,x\n2,10,5,x\n3,0,7,x\n");
        QVERIFY(trace.has_value());
        QCOMPARE(trace->requests, (ServingRequests {at(0, 10, 5)}));
        QCOMPARE(trace->summary.rows, 3);
        QCOMPARE(trace->summary.dropped, 2);
        QCOMPARE(codes(*trace), std::string("column-not-used request-without-output "));
    }

    void disorderIsSortedInWords()
    {
        const Result<RequestTrace> trace =
            read("arrived_at,num_prefill_tokens,num_decode_tokens\n5,1,1\n3,2,2\n5,3,3\n4,4,4\n");
        QVERIFY(trace.has_value());
        QCOMPARE(trace->requests,
            (ServingRequests {
                at(0, 2, 2), at(1'000'000'000, 4, 4), at(2'000'000'000, 1, 1), at(2'000'000'000, 3, 3)}));
        QCOMPARE(codes(*trace), std::string("requests-not-sorted "));
    }

    void brokenTracesAreRefusedWithTheirLine_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("line");
        const QByteArray header("arrived_at,num_prefill_tokens,num_decode_tokens\n");
        QTest::newRow("empty") << QByteArray() << 0;
        QTest::newRow("header alone") << header << 0;
        QTest::newRow("no header") << QByteArray("1,2,3\n") << 1;
        QTest::newRow("negative length") << header + "0,1,1\n1,-5,3\n" << 3;
        QTest::newRow("half a token") << header + "0,1.5,1\n" << 2;
        QTest::newRow("no number") << header + "0,many,1\n" << 2;
        QTest::newRow("too many tokens") << header + "0,1e12,1\n" << 2;
        QTest::newRow("no time") << header + ",1,1\n" << 2;
        QTest::newRow("no such day") << header + "2023-02-30 00:00:00,1,1\n" << 2;
        QTest::newRow("endless time") << header + "1e300,1,1\n" << 2;
        QTest::newRow("short row") << header + "0,1,1\n0,1\n" << 3;
    }
    void brokenTracesAreRefusedWithTheirLine()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, line);
        const Result<RequestTrace> trace = read(text.toStdString());
        QVERIFY(!trace.has_value());
        QVERIFY(!trace.error().message.empty());
        QCOMPARE(trace.error().where.line, line);
    }

    void manyAtOneInstant()
    {
        std::string text = "arrived_at,num_prefill_tokens,num_decode_tokens\n";
        constexpr int count = 1'000'000;
        for (int i = 0; i < count; ++i)
            text += "0.5,10,2\n";
        const Result<RequestTrace> trace = read(text);
        QVERIFY(trace.has_value());
        QCOMPARE(trace->requests.size(), std::size_t {count});
        QCOMPARE(trace->requests.back(), at(0, 10, 2));
    }

    void rowsAreHandedOverOneByOne()
    {
        Progress progress;
        TraceSource source = TraceSource::ofMemory(
            "arrived_at,num_prefill_tokens,num_decode_tokens\n1,1,1\n2,2,2\n3,3,3\n", progress);
        int rows = 0;
        const Result<RequestTraceSummary> summary =
            readRequestTrace(source, [&rows](const ServingRequest& request) -> Result<void> {
                ++rows;
                if (request.prompt == 2)
                    return fail(ErrorCode::Cancelled, "enough");
                return {};
            });
        QVERIFY(!summary && summary.error().code == ErrorCode::Cancelled);
        QCOMPARE(rows, 2);
    }

    /// The published traces, with what their reader's page says of them.
    void publishedTraces()
    {
        const auto open = [](const char* name) -> Result<RequestTrace> {
            Progress progress;
            Result<TraceSource> source = TraceSource::open(
                std::string(RANKLOOM_REFERENCE_DATA "/serving/traces/") + name, progress, {});
            if (!source)
                return tl::unexpected<Error>(source.error());
            return readRequests(*source);
        };
        const Result<RequestTrace> code = open("splitwise_code.csv");
        if (!code && code.error().code == ErrorCode::FileNotFound)
            QSKIP("no reference data");
        QVERIFY(code.has_value());
        QCOMPARE(code->requests.size(), std::size_t {8819});
        std::vector<double> prompts;
        std::vector<double> outputs;
        for (const ServingRequest& request : code->requests) {
            prompts.push_back(request.prompt);
            outputs.push_back(request.output);
        }
        const auto mean = [](const std::vector<double>& v) {
            return std::accumulate(v.begin(), v.end(), 0.0) / static_cast<double>(v.size());
        };
        QVERIFY(std::abs(mean(prompts) - 2047.85) < 0.005);
        QVERIFY(std::abs(mean(outputs) - 27.88) < 0.005);
        QCOMPARE(quantile(prompts, 0.5), 1469.0);
        QCOMPARE(quantile(prompts, 0.99), 7436.0);
        QCOMPARE(quantile(outputs, 0.5), 13.0);
        QCOMPARE(code->requests[1], at(52'000'000, 3180, 8));
        const Result<RequestTrace> azure = open("AzureLLMInferenceTrace_conv.csv");
        QVERIFY(azure.has_value());
        QCOMPARE(azure->requests.size(), std::size_t {5000});
        QCOMPARE(azure->requests[1], at(4'314'579'000, 396, 109));
    }
};

QTEST_GUILESS_MAIN(TestRequestTrace)
#include "tst_request_trace.moc"
