// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <fstream>
#include <map>
#include <optional>
#include <sstream>

#include <nlohmann/json.hpp>

#include <QCryptographicHash>
#include <QTest>

#include "core/schedule/generators.h"
#include "core/schedule/schedule.h"

using namespace rankloom;
using nlohmann::json;

namespace {

/// Published times have up to three decimals, some cases four: this scale keeps all of them integers.
constexpr double kUnit = 1e9;

std::int64_t scaled(double value) { return std::llround(value * kUnit); }

struct NamedSchedule {
    ScheduleKind kind;
    VocabularyLayout vocabulary = VocabularyLayout::None;
};

std::optional<NamedSchedule> scheduleOf(const std::string& name)
{
    static const std::map<std::string, NamedSchedule> names {
        {"GPipe", {ScheduleKind::GPipe}},
        {"1F1B", {ScheduleKind::OneFOneB}},
        {"Interleaved1F1B", {ScheduleKind::Interleaved}},
        {"LoopedBFS", {ScheduleKind::LoopedBfs}},
        {"ZB-H1", {ScheduleKind::ZbH1}},
        {"ZB-H2", {ScheduleKind::ZbH2}},
        {"ZB-1p", {ScheduleKind::ZbAutomatic}},
        {"ZB-2p", {ScheduleKind::ZbAutomatic}},
        {"ZBV-handcrafted", {ScheduleKind::ZbV}},
        {"ZBV-auto", {ScheduleKind::ZbVAutomatic}},
        {"V-Half", {ScheduleKind::VHalf}},
        {"V-Min", {ScheduleKind::VMin}},
        {"1F1B-V", {ScheduleKind::OneFOneBV}},
        {"DualPipe", {ScheduleKind::DualPipe}},
        {"DualPipeV", {ScheduleKind::DualPipeV}},
        {"Chimera", {ScheduleKind::Chimera}},
        {"Vocab-1-1F1B", {ScheduleKind::OneFOneB, VocabularyLayout::Vocab1}},
        {"Vocab-2-1F1B", {ScheduleKind::OneFOneB, VocabularyLayout::Vocab2}},
        {"Interlaced-1F1B", {ScheduleKind::OneFOneB, VocabularyLayout::Interlaced}},
    };
    const auto found = names.find(name);
    return found == names.end() ? std::nullopt : std::optional(found->second);
}

ScheduleProblem problemOf(const json& oracle, const NamedSchedule& schedule)
{
    const json& in = oracle.at("inputs");
    ScheduleProblem problem;
    problem.kind = schedule.kind;
    problem.vocabulary = schedule.vocabulary;
    problem.devices = in.at("p");
    problem.microbatches = in.at("m");
    problem.chunks = in.value("v", 1);
    problem.groupSize = in.value("microbatch_group_size_per_vp_stage", 0);
    problem.memoryLimit = in.value("mem_limit_units_of_mem_f", 0.0);
    if (in.contains("mem_f"))
        problem.weightGradientShare = -in.at("mem_w").get<double>() / in.at("mem_f").get<double>();
    return problem;
}

PassDurations durationsOf(const json& oracle, const ScheduleProblem& problem)
{
    const json& in = oracle.at("inputs");
    const auto devices = static_cast<std::size_t>(problem.devices);
    const auto stages = devices * static_cast<std::size_t>(problem.chunks);
    const auto all = [&](const char* key, std::size_t count) {
        return std::vector<std::int64_t>(count, scaled(in.value(key, 0.0)));
    };
    PassDurations d;
    d.forward = all("tF", stages);
    d.backwardInput = all("tB", stages);
    d.backwardWeight = all("tW", stages);
    if (in.contains("tF_per_stage"))
        for (std::size_t s = 0; s < stages; ++s) {
            d.forward[s] = scaled(in.at("tF_per_stage").at(s));
            d.backwardInput[s] = scaled(in.at("tB_full_per_stage").at(s));
        }
    else if (!in.contains("tB"))
        d.backwardInput = all("tB_full", stages);
    d.hopForward = all("tcomm", stages - 1);
    d.hopBackward = d.hopForward;
    d.overlappedPair = scaled(in.value("tFB_overlapped", 0.0));
    d.vocabularyForward = all("tS", devices);
    d.vocabularyBackward = all("tT", devices);
    d.inputForward = all("tIF", devices);
    d.inputBackward = all("tIB", devices);
    d.barrier = scaled(in.value("tbarrier", 0.0));
    if (in.value("comm_model", std::string()) == "blocking_rendezvous")
        d.pointToPoint = PointToPointMode::Blocking;
    return d;
}

std::string orderOf(const PassOrder& order)
{
    std::string text = writePassOrder(order);
    text.pop_back();
    return text;
}

/// Everything the oracle states about a timeline, by its name there; times in units.
json measured(const PassOrder& order, const Timeline& timeline)
{
    json result;
    double busiest = 0;
    for (std::size_t d = 0; d < timeline.lanes.size(); ++d) {
        const Lane& lane = timeline.lanes[d];
        std::int64_t busy = 0;
        for (const Slice& slice : lane.slices)
            busy += slice.end - slice.start;
        const auto peak = peakActivations(order)[d];
        busiest = std::max(busiest, static_cast<double>(busy));
        result["per_device_busy"].push_back(static_cast<double>(busy) / kUnit);
        result["per_device_idle"].push_back(static_cast<double>(timeline.makespan - busy) / kUnit);
        result["per_device_first_start"].push_back(static_cast<double>(lane.slices.front().start) / kUnit);
        result["per_device_last_end"].push_back(static_cast<double>(lane.slices.back().end) / kUnit);
        result["per_device_peak_chunks_release_at_W"].push_back(peak.untilWeightGradient);
        result["per_device_peak_chunks_release_at_B"].push_back(peak.untilInputGradient);
    }
    result["makespan"] = static_cast<double>(timeline.makespan) / kUnit;
    result["longest_stage"] = static_cast<double>(timeline.longestStage) / kUnit;
    result["ideal_per_device"] = busiest / kUnit;
    result["bubble_ratio_makespan"] = timeline.bubbleRatio;
    result["bubble_ratio_longest_stage"] = 1 - busiest / static_cast<double>(timeline.longestStage);
    return result;
}

/// First difference beyond the tolerance the data's README states, empty when there is none.
std::string difference(const json& expected, const json& got, double tolerance)
{
    for (const auto& [key, value] : expected.items()) {
        if (!got.contains(key))
            continue; // peak_microbatch_equiv restates the peaks
        const json wanted = value.is_array() ? value : json::array({value});
        const json found = value.is_array() ? got.at(key) : json::array({got.at(key)});
        for (std::size_t i = 0; i < wanted.size(); ++i)
            if (std::abs(wanted[i].get<double>() - found[i].get<double>()) > tolerance)
                return key + "[" + std::to_string(i) + "]: expected " + wanted[i].dump() + ", got "
                    + found[i].dump();
    }
    return {};
}

} // namespace

/// Every case of the reference oracles: pass order (SHA-1), times, bubbles and peaks.
class TestScheduleOracles : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void oracle_data()
    {
        QTest::addColumn<QString>("text");
        const char* files[] = {"gpipe", "1f1b", "interleaved-1f1b", "looped-bfs", "zb-h1", "zb-h2",
            "zb-automatic", "zb-v", "v-half", "v-min", "1f1b-v", "dualpipe", "dualpipe-v", "chimera",
            "vocab-1", "vocab-2", "interlaced"};
        for (const char* name : files) {
            std::ifstream file(std::string(RANKLOOM_REFERENCE_DATA "/schedules/oracles/") + name + ".json");
            if (!file)
                continue;
            const json document = json::parse(file);
            QCOMPARE(document.at("oracles").size(), document.at("count").get<std::size_t>());
            for (const json& oracle : document.at("oracles"))
                QTest::newRow(oracle.at("id").get<std::string>().c_str())
                    << QString::fromStdString(oracle.dump());
        }
        if (!std::ifstream(RANKLOOM_REFERENCE_DATA "/schedules/oracles/gpipe.json"))
            QTest::newRow("no reference data") << QString();
    }

    void oracle()
    {
        QFETCH(QString, text);
        if (text.isEmpty())
            QSKIP("The folder of reference schedules is missing");
        const json oracle = json::parse(text.toStdString());
        const auto schedule = scheduleOf(oracle.at("schedule"));
        QVERIFY(schedule.has_value());
        const ScheduleProblem problem = problemOf(oracle, *schedule);
        const PassDurations durations = durationsOf(oracle, problem);
        const auto order = generateOrder(problem, durations);
        QVERIFY2(order.has_value(), order ? "" : order.error().text().c_str());
        if (oracle.contains("order_pytorch_csv")) {
            const json& rows = oracle.at("order_pytorch_csv");
            for (std::size_t d = 0; d < rows.size(); ++d)
                QCOMPARE(QString::fromStdString(writePassOrderRow(*order, static_cast<int>(d))),
                    QString::fromStdString(rows[d].get<std::string>()));
        }
        const auto timeline = simulate(*order, durations);
        QVERIFY2(timeline.has_value(), timeline ? "" : timeline.error().text().c_str());
        // Rounded to six decimals there; cases with times per stage state three. SimuMax rounds blocking
        // hops.
        const bool perStage = oracle.at("inputs").contains("tF_per_stage");
        const std::string found =
            difference(oracle.at("expect"), measured(*order, *timeline), perStage ? 1e-3 : 1e-6);
        QVERIFY2(found.empty(), found.c_str());
        if (oracle.contains("order_sha1")) {
            const auto hash = QCryptographicHash::hash(
                QByteArray::fromStdString(orderOf(*order)), QCryptographicHash::Sha1);
            QCOMPARE(hash.toHex(), QByteArray::fromStdString(oracle.at("order_sha1").get<std::string>()));
        }
        if (oracle.at("inputs").contains("paper_bubble_rate")) {
            const double published = oracle.at("inputs").at("paper_bubble_rate");
            const double ours = measured(*order, *timeline).at("bubble_ratio_longest_stage");
            QVERIFY2(std::abs(published - ours) <= 1e-4, std::to_string(ours).c_str());
        }
    }

    /// V-Half and V-Min at unit times, with barrier intervals and without compaction: exact.
    void vShapes()
    {
        std::ifstream file(RANKLOOM_REFERENCE_DATA "/schedules/vshape_unit_times.csv");
        if (!file)
            QSKIP("The folder of reference schedules is missing");
        std::string line;
        std::getline(file, line);
        int rows = 0;
        while (std::getline(file, line)) {
            const QStringList cells = QString::fromStdString(line).split(',');
            const int p = cells[0].toInt();
            const int m = cells[1].toInt();
            PassOrder order;
            order.devices = p;
            order.microbatches = m;
            order.chunks = 2;
            order.kind = ScheduleKind::VHalf;
            const auto shape = cells[2] == QStringLiteral("V-min") ? VShape::Min : VShape::Half;
            order.passes = vShapeOrder(shape, p, m, cells[3].toInt() / 6,
                cells[4] == QStringLiteral("1") ? VGaps::Closed : VGaps::Kept);
            PassDurations durations;
            durations.forward.assign(2 * static_cast<std::size_t>(p), 1);
            durations.backwardInput = durations.forward;
            durations.backwardWeight = durations.forward;
            const auto timeline = simulate(order, durations);
            QVERIFY2(timeline.has_value(), timeline ? "" : timeline.error().text().c_str());
            int peak = 0;
            for (const PeakActivations& device : peakActivations(order))
                peak = std::max(peak, device.untilWeightGradient);
            const std::string where = line;
            QVERIFY2(timeline->makespan == std::llround(cells[6].toDouble()), where.c_str());
            QVERIFY2(timeline->longestStage - 6 * m == cells[5].toInt(), where.c_str());
            QVERIFY2(peak == cells[7].toInt(), where.c_str());
            ++rows;
        }
        QCOMPARE(rows, 53);
    }
};

QTEST_APPLESS_MAIN(TestScheduleOracles)
#include "tst_schedule_oracles.moc"
