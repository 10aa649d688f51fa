// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QTest>

#include "core/bits/plane_channel.h"
#include "core/cluster/device_presets.h"
#include "core/exchange/apply_reading.h"
#include "core/exchange/rates/storage_rates.h"

using namespace rankloom;

namespace {

std::string textOfFile(const QString& name)
{
    QFile file(QStringLiteral(RANKLOOM_SOURCE_DIR "/tests/data/exchange/") + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

/// Two jobs at once, one alone behind them, and random reads.
constexpr const char* kFio = R"(fio: this platform does not support process shared mutexes
{"fio version": "fio-3.33", "global options": {"rw": "read", "bs": "1M"}, "jobs": [
  {"jobname": "a", "groupid": 0, "job options": {}, "read": {"bw_bytes": 2000000000, "bw": 1953125}},
  {"jobname": "b", "groupid": 0, "job options": {}, "read": {"bw_bytes": 1500000000}},
  {"jobname": "c", "groupid": 1, "job options": {}, "read": {"bw_bytes": 3000000000}},
  {"jobname": "d", "groupid": 2, "job options": {"rw": "randread", "bs": "256k"}, "read": {"bw_bytes": 2400000000}},
  {"jobname": "e", "groupid": 3, "job options": {"rw": "write"}, "read": {"bw_bytes": 0},
   "write": {"bw_bytes": 9000000000}}]})";

} // namespace

/// Rates of drives and of copies from host memory.
class TestStorageRates : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void fioJobsOfAGroupAddUp()
    {
        const Result<StorageRates> rates = readStorageRates(kFio, "fio.json");
        QVERIFY2(rates.has_value(), rates ? "" : rates.error().text().c_str());
        QCOMPARE(rates->sequentialRead.value(), 3.5e9);
        QCOMPARE(rates->randomRead.value(), 2.4e9);
        QCOMPARE(rates->randomBlock.value(), 256 * kKiB);
        QCOMPARE(rates->ofPieces().value(), 2.4e9);
    }

    /// A measurement is of the cluster: whatever plan reads from drives there has it, and one that was
    /// measured to be what is usual counts, too.
    void drivesBelongToTheCluster()
    {
        Cluster cluster = makeCluster(1, 1, *devicePreset("jetson-agx-orin-64gb"));
        StorageRates rates;
        rates.sequentialRead = DriveSpec().read;
        Diagnostics found;
        applyToCluster(cluster, Parsed(rates), {}, found);
        QCOMPARE(cluster.host.drives.read, std::optional(DriveSpec().read));
        QCOMPARE(planeChannel(cluster, {}).value().rate, DriveSpec().read);
        QCOMPARE(found.size(), std::size_t {1});
        QCOMPARE(found[0].code, std::string("drive-rate"));
        // Another device in the same nodes, or other nodes: the drives stay.
        QCOMPARE(reshaped(cluster, 2, 1, *devicePreset("gb10-128gb")).host.drives, cluster.host.drives);
    }

    /// Random reads of 4 KiB say nothing about planes of megabytes.
    void smallBlocksDoNotCount()
    {
        const Result<StorageRates> rates = readStorageRates(R"({"jobs": [
            {"job options": {"rw": "read"}, "read": {"bw": 1000000}},
            {"job options": {"rw": "randread", "bs": "4k"}, "read": {"bw": 100000}}]})",
            "fio.json");
        QVERIFY(rates.has_value());
        QCOMPARE(rates->ofPieces().value(), 1024e6);
        QCOMPARE(rates->randomRead.value(), 102.4e6);
    }

    void nvbandwidthSaysWhatCopiesReach()
    {
        const std::string text = textOfFile(QStringLiteral("nvbandwidth.1.txt"));
        QVERIFY(!text.empty());
        const Result<StorageRates> rates = readStorageRates(text, "nvbandwidth.txt");
        QVERIFY(rates.has_value());
        QCOMPARE(rates->hostToDevice.value(), 50e9);
        QCOMPARE(rates->deviceToHost.value(), 0.0);
        const Result<StorageRates> nodes = readStorageRates(
            R"({"nvbandwidth": {"testcases": [{"name": "host_to_device_memcpy_ce",
                "bandwidth_matrix": [["12.5", "25.0"], ["24.0", "13.0"]]}]}})",
            "nvbandwidth.json");
        QVERIFY(nodes.has_value());
        QCOMPARE(nodes->hostToDevice.value(), 24e9);
    }

    void othersAreRefused()
    {
        QCOMPARE(readStorageRates("hello", "x").error().code, ErrorCode::UnknownFormat);
        QCOMPARE(readStorageRates("{}", "x").error().code, ErrorCode::UnknownFormat);
        QCOMPARE(readStorageRates(R"({"jobs": []})", "x").error().code, ErrorCode::BadValue);
        QCOMPARE(readStorageRates(R"({"jobs": [)", "x").error().code, ErrorCode::BadSyntax);
        const std::string pairs = textOfFile(QStringLiteral("nvbandwidth-json.1.json"));
        QCOMPARE(readStorageRates(pairs, "x").error().code, ErrorCode::BadValue);
    }
};

QTEST_APPLESS_MAIN(TestStorageRates)
#include "tst_storage_rates.moc"
