// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <atomic>
#include <chrono>
#include <cmath>
#include <fstream>
#include <limits>
#include <new>
#include <numeric>
#include <thread>
#include <type_traits>

#include <sys/stat.h>

#include <QTemporaryDir>
#include <QTest>

#include "core/base/anneal.h"
#include "core/base/csv_cell.h"
#include "core/base/parallel.h"
#include "core/base/quantity.h"
#include "core/base/statistics.h"
#include "core/base/text.h"
#include "core/base/whole_file.h"
#include "core/plan/rank_grid.h"
#include "core/plan/stage_split.h"

using namespace rankloom;

static_assert(!std::is_convertible_v<Bytes, double> && !std::is_convertible_v<double, Bytes>);
static_assert(!std::is_convertible_v<Bytes, Seconds>);

class TestBase : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void quantitiesDivideToTheRightUnit()
    {
        const Seconds t = Bytes(100) / BytesPerSecond(50);
        QCOMPARE(t.value(), 2.0);
        QCOMPARE(toNanoseconds(Seconds(1.4999e-9)).value(), std::int64_t {1});
        // What no integer holds is as long as can be, and two of them still add up.
        for (const double endless : {1e300, 1e10, HUGE_VAL, std::nan("")})
            QCOMPARE(toNanoseconds(Seconds(endless)).value(), kMostNanoseconds);
        QCOMPARE(toNanoseconds(Seconds(-HUGE_VAL)).value(), -kMostNanoseconds);
        QVERIFY(kMostNanoseconds < std::numeric_limits<std::int64_t>::max() / 8);
    }

    void numbersReadWithoutLocale()
    {
        QCOMPARE(parseDouble("1.5").value(), 1.5);
        QVERIFY(!parseDouble("1,5") && !parseDouble("nan") && !parseDouble("inf") && !parseDouble("1e999"));
        QVERIFY(!parseInteger("12x") && !parseInteger(""));
        QCOMPARE(parseInteger("+7").value(), std::int64_t {7});
        QCOMPARE(parseDouble("+7.5").value(), 7.5);
        for (const char* twice : {"+-5", "++5", "-+5", "--5", "+", "-", ""})
            QVERIFY2(!parseInteger(twice) && !parseDouble(twice), twice);
    }

    /// A thread that runs out of memory does not end the program: its caller hears of it.
    void workMayThrow()
    {
        for (const int threads : {1, 4}) {
            std::atomic<int> begun {0};
            const auto work = [&](std::size_t, std::size_t i) {
                ++begun;
                if (i == 3)
                    throw std::bad_alloc();
                if (i > 3) // or the others end the loop while the one that throws still waits for its core
                    std::this_thread::sleep_for(std::chrono::milliseconds(1));
            };
            QVERIFY_THROWS_EXCEPTION(std::bad_alloc, forEachParallel(100'000, threads, {}, work));
            QVERIFY(begun < 100'000);
        }
        std::atomic<int> all {0};
        forEachParallel(1000, 4, {}, [&](std::size_t, std::size_t) { ++all; });
        QCOMPARE(all.load(), 1000);
    }

    /// The same bits on every machine, and near enough to the library's.
    void acceptanceIsPortable()
    {
        QVERIFY(portableExp(0) == 1 && portableLog(1) == 0 && portableExp(-1000) == 0);
        for (double x = -700; x < 700; x += 0.37) {
            QVERIFY(std::abs(portableExp(x) / std::exp(x) - 1) < 1e-15);
            QVERIFY(std::abs(portableLog(std::exp(x)) - x) <= 1e-15 * (1 + std::abs(x)));
        }
        QCOMPARE(portableExp(-1), 0x1.78b56362cef38p-2);
        QCOMPARE(portableLog(10), 0x1.26bb1bbb55516p+1);
        const Cooling cooling(0.5, 0.004);
        QCOMPARE(cooling.at(0), 0.5);
        QVERIFY(std::abs(cooling.at(0.5) - std::sqrt(0.5 * 0.004)) < 1e-16);
        QVERIFY(std::abs(cooling.at(1) - 0.004) < 1e-17);
        Random random(7);
        int taken = 0;
        for (int i = 0; i < 100'000; ++i)
            taken += accepts(1, 1, random) ? 1 : 0;
        QVERIFY(std::abs(taken / 1e5 - std::exp(-1.0)) < 0.005);
        QVERIFY(accepts(0, 1, random) && accepts(-5, 1e-300, random) && !accepts(1, 1e-300, random));
    }

    void valuesInTheMiddle()
    {
        // Of 1 to n in any order what is asked for follows from n.
        for (int n = 1; n < 40; ++n) {
            std::vector<double> values(static_cast<std::size_t>(n));
            std::iota(values.begin(), values.end(), 1);
            Random random(static_cast<std::uint64_t>(n));
            for (std::size_t i = values.size(); i > 1; --i)
                std::swap(values[i - 1], values[random.below(static_cast<std::uint32_t>(i))]);
            QCOMPARE(median(values), (n + 1) / 2.0);
            QCOMPARE(quantile(values, 0), 1.0);
            QCOMPARE(quantile(values, 0.5), n / 2 + 1.0);
            QCOMPARE(quantile(values, 1), static_cast<double>(n));
            QCOMPARE(quantile(values, 0.95), std::floor(0.95 * (n - 1) + 0.5) + 1);
        }
    }

    /// Only regular files are read: a pipe nobody writes to would be waited for without end.
    void filesAreReadWhole()
    {
        const QTemporaryDir folder;
        const std::string base = folder.path().toStdString() + '/';
        std::ofstream(base + "a") << std::string(100'000, 'x');
        QCOMPARE(readWholeFile(base + "a", 100'000).value().size(), std::size_t {100'000});
        QCOMPARE(readWholeFile(base + "a", 99'999).error().code, ErrorCode::TooLarge);
        QCOMPARE(readWholeFile(base + "b", 1).error().code, ErrorCode::FileNotFound);
        QCOMPARE(readWholeFile(base, 1).error().code, ErrorCode::FileUnreadable);
        QCOMPARE(::mkfifo((base + "pipe").c_str(), 0600), 0);
        QCOMPARE(readWholeFile(base + "pipe", 1).error().code, ErrorCode::FileUnreadable);
        QCOMPARE(readWholeFile("/dev/zero", 1).error().code, ErrorCode::FileUnreadable);
    }

    void hashEqualsFips180()
    {
        QCOMPARE(sha256Hex("abc"),
            std::string("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"));
    }

    void utf8IsChecked()
    {
        QVERIFY(isValidUtf8("Grüße 模型"));
        QCOMPARE(withoutControls("模型\x1B[31m\x7F\xC2\x9B \xC0\n\xE2\x82"),
            std::string("模型\\u001b[31m\\u007f\\u009b \uFFFD\n\uFFFD\uFFFD"));
        QCOMPARE(withoutControls("a\r\a\t\U0000202Eb\U00002066c\U00002028\U0000200Fd\U0001F600"),
            std::string("a\\u000d\\u0007\t\\u202eb\\u2066c\\u2028\U0000200Fd\U0001F600"));
        QVERIFY(!isValidUtf8("\xC0\xAF") && !isValidUtf8("\xED\xA0\x80") && !isValidUtf8("\xE2\x82"));
    }

    void cellsAreNoFormulas()
    {
        for (const char* same : {"", "gpu-7", "-3.5 GB", "+12 %", "1 = 2", "-"})
            QCOMPARE(csvCell(same), std::string(same));
        QCOMPARE(csvCell("=cmd|' /C calc'!A0"), std::string("'=cmd|' /C calc'!A0"));
        QCOMPARE(csvCell("@SUM(A1)"), std::string("'@SUM(A1)"));
        QCOMPARE(csvCell("+1+cmd|x"), std::string("'+1+cmd|x"));
        QCOMPARE(csvCell("=a,\"b\""), std::string("\"'=a,\"\"b\"\"\""));
        QCOMPARE(csvCell("two\nlines"), std::string("\"two\nlines\""));
    }

    void humanTextHasThreeDigitsAndAUnit()
    {
        QCOMPARE(humanBytes(44.25 * kGiB), std::string("44.2 GiB"));
        QCOMPARE(humanSeconds(0.0018), std::string("1.80 ms"));
        QCOMPARE(humanSeconds(66.1), std::string("66.1 s"));
        QCOMPARE(humanSeconds(119.9), std::string("120 s"));
        QCOMPARE(humanSeconds(126), std::string("2 min 6 s"));
        QCOMPARE(humanSeconds(-180), std::string("-3 min"));
        QCOMPARE(humanSeconds(3599.6), std::string("1 h"));
        QCOMPARE(humanSeconds(12000), std::string("3 h 20 min"));
        QCOMPARE(humanSeconds(2 * 86400 + 4 * 3600), std::string("2 d 4 h"));
        QCOMPARE(humanRate(4.5e11), std::string("450 GB/s"));
        QCOMPARE(humanCount(46702792704.0), std::string("46.7 B"));
        QCOMPARE(humanBytes(1023.9), std::string("1.00 KiB"));
    }

    /// Megatron-LM's own example: world 16, tp 2, pp 4.
    void rankGridEqualsMegatron()
    {
        Layout layout;
        layout.tp = 2;
        layout.pp = 4;
        const RankGrid grid(resolved(layout, 16));
        QCOMPARE(grid.groupOf(GroupKind::Data, 5), (std::vector<int> {5, 7}));
        QCOMPARE(grid.groupOf(GroupKind::Pipeline, 0), (std::vector<int> {0, 4, 8, 12}));
        QCOMPARE(grid.groupOf(GroupKind::Tensor, 1), (std::vector<int> {0, 1}));
        layout.order = {Axis::Tensor, Axis::Context, Axis::Expert, Axis::Pipeline, Axis::Data};
        const RankGrid other(resolved(layout, 16));
        QCOMPARE(other.groupOf(GroupKind::Pipeline, 0), (std::vector<int> {0, 2, 4, 6}));
        QCOMPARE(other.groupOf(GroupKind::Data, 0), (std::vector<int> {0, 8}));
    }

    void redistributionFollowsThePaper()
    {
        Project project;
        ModelSpec& model = project.model.change();
        model.layers = 32;
        model.hidden = 3072;
        model.vocabulary = 256 * 1024;
        Plan plan;
        plan.workload.sequenceLength = 2048;
        plan.layout.pp = 8;
        plan.stages.vocabulary = VocabularyLayout::Redistributed;
        std::vector<int> layers;
        for (const StageLayers& stage : splitStages(project, plan))
            layers.push_back(stage.layerCount);
        QCOMPARE(layers, (std::vector<int> {4, 4, 4, 5, 5, 5, 5, 0}));
    }

    void evenSplitSparesFirstAndLastStage()
    {
        QCOMPARE(evenSplit(27, 4), (std::vector<int> {7, 7, 7, 6}));
        QCOMPARE(evenSplit(26, 4), (std::vector<int> {6, 7, 7, 6}));
        QCOMPARE(evenSplit(10, 1), (std::vector<int> {10}));
    }
};

QTEST_APPLESS_MAIN(TestBase)
#include "tst_base.moc"
