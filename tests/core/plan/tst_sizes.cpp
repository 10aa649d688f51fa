// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <string>

#include <nlohmann/json.hpp>

#include <QTest>

#include "core/cluster/device_figures.h"
#include "core/cluster/device_presets.h"
#include "core/plan/plan_json.h"
#include "core/plan/sizes.h"

using namespace rankloom;

namespace {

/// A small document whose cluster is given: where it is refused and why; nothing where it is taken.
std::string refusalOf(const std::string& cluster)
{
    const Result<PlanDocument> document =
        readPlanDocument(R"({"format":"rankloom-plan","version":1,"cluster":)" + cluster + "}");
    return document ? std::string() : document.error().where.pointer + ' ' + document.error().text();
}

} // namespace

/// What documents may state, whoever wrote them.
class TestSizes : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// What no device has makes no number of anything: times of 1e308 s, shares of nothing.
    void figuresOfDevicesHaveRanges()
    {
        const auto device = [&](const std::string& key, const char* figure) {
            nlohmann::ordered_json figures = deviceJson(*devicePreset("h100-sxm-80gb"));
            figures[key] = nlohmann::json::parse(figure);
            return refusalOf(R"({"nodes":2,"devicesPerNode":8,"device":)" + figures.dump() + "}");
        };
        QCOMPARE(device("memoryBytes", "8e10"), std::string());
        QCOMPARE(device("peakFp8FlopsPerSecond", "0"), std::string());
        for (const char* key : {"memoryBytes", "peakBf16FlopsPerSecond", "peakFp8FlopsPerSecond",
                 "memoryBandwidthBytesPerSecond", "networkLinkBytesPerSecond", "hostLinkBytesPerSecond"})
            for (const char* figure : {"1e-308", "1e30", "0.5"}) {
                const std::string found = device(key, figure);
                QVERIFY2(found.starts_with(std::string("/cluster/device/") + key), (key + found).c_str());
                QVERIFY2(found.find("a number from ") != std::string::npos, found.c_str());
            }
        const auto links = [&](const std::string& stated) {
            return refusalOf(
                R"({"nodes":2,"devicesPerNode":8,"device":"h100-sxm-80gb","links":)" + stated + "}");
        };
        QVERIFY(links(R"({"tiers":[{"level":"node-pair","bandwidth":1e-300}]})")
                    .starts_with("/cluster/links/tiers/0/bandwidth"));
        QVERIFY(links(R"({"measured":{"rows":2,"bandwidth":[[null,1e-300],[1e9,0]]}})")
                    .starts_with("/cluster/links/measured/bandwidth/0/1"));
        QCOMPARE(links(R"({"measured":{"rows":2,"bandwidth":[[null,2e9],[1e9,0]]}})"), std::string());
    }

    void endlessTextsAreNotRead()
    {
        const Result<PlanDocument> read = readPlanDocument(std::string(kLongestPlanDocument + 1, ' '));
        QVERIFY(!read);
        QCOMPARE(read.error().code, ErrorCode::TooLarge);
        QVERIFY2(read.error().text().find("128 MiB") != std::string::npos, read.error().text().c_str());
    }
};

QTEST_APPLESS_MAIN(TestSizes)
#include "tst_sizes.moc"
