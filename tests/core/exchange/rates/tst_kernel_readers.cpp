// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include <QFile>
#include <QTest>

#include "core/bits/plane_channel.h"
#include "core/cluster/device_presets.h"
#include "core/cluster/host.h"
#include "core/cluster/node_kinds.h"
#include "core/exchange/apply_rates.h"
#include "core/exchange/import_preview.h"
#include "core/exchange/reading.h"

using namespace rankloom;

namespace {

std::string sample(const char* name)
{
    QFile file(QStringLiteral(RANKLOOM_SOURCE_DIR "/tests/data/exchange/") + QString::fromLatin1(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

/// The rates of the only device of a sample.
KernelRates ratesOf(const char* name)
{
    const auto reading = parseFile(sample(name), name);
    return reading && reading->values.size() == 1 ? std::get<KernelRates>(reading->values.front())
                                                  : KernelRates {};
}

bool near(double a, double b, double share = 1e-9) { return std::abs(a - b) <= share * std::abs(b); }

template <class Work> Work only(const MeasuredKernel& kernel) { return std::get<Work>(kernel.parts.at(0)); }

} // namespace

/// Files of measured kernels. Expectations by hand from the samples.
class TestKernelReaders : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void measuringKit()
    {
        const KernelRates rates = ratesOf("kernel-rates.1.json");
        QCOMPARE(rates.device, std::string("Example H100 80GB SXM"));
        QCOMPARE(rates.software, std::string("cuda 12.4"));
        QCOMPARE(rates.kernels.size(), std::size_t {8});
        QCOMPARE(rates.skipped.size(), std::size_t {1});
        QCOMPARE(rates.skipped[0].id, std::string("/kernels/8"));
        QCOMPARE(only<ProductKernel>(rates.kernels[0]).n, 8192.0);
        QCOMPARE(rates.kernels[1].precision, KernelPrecision::Bits8);
        const auto grouped = only<ProductKernel>(rates.kernels[2]);
        QVERIFY(grouped.grouped && grouped.count == 8 && grouped.resultBytes == 8);
        const auto attention = only<AttentionKernel>(rates.kernels[3]);
        QVERIFY(attention.causal && !attention.backward && attention.scoreBytes == 6);
        QVERIFY(only<CopyKernel>(rates.kernels[5]).toHost && !only<CopyKernel>(rates.kernels[6]).toHost);
        QCOMPARE(only<CollectiveKernel>(rates.kernels[7]).ranks, 2);
        QCOMPARE(rates.kernels[7].time.value(), 8e-4);
    }

    /// One figure that no kernel can have, and the file is refused whole.
    void damagedRatesAreRefused_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");
        QTest::newRow("time below zero") << "\"seconds\": 4.5e-4"
                                         << "\"seconds\": -4.5e-4";
        QTest::newRow("time of hours") << "\"seconds\": 4.5e-4"
                                       << "\"seconds\": 1e9";
        QTest::newRow("no time") << "\"seconds\": 4.5e-4"
                                 << "\"second\": 4.5e-4";
        QTest::newRow("no rows") << "\"m\": 4096"
                                 << "\"m\": 0";
        QTest::newRow("size beyond all") << "\"k\": 4096"
                                         << "\"k\": 1e300";
        QTest::newRow("half a rank") << "\"ranks\": 2"
                                     << "\"ranks\": 2.5";
        QTest::newRow("unknown collective") << "\"all_reduce\""
                                            << "\"all_invent\"";
        QTest::newRow("other version") << "\"version\": 1"
                                       << "\"version\": 2";
        QTest::newRow("no device") << "\"Example H100 80GB SXM\""
                                   << "\"\"";
    }
    void damagedRatesAreRefused()
    {
        QFETCH(QString, before);
        QFETCH(QString, after);
        QString text = QString::fromStdString(sample("kernel-rates.1.json"));
        QVERIFY(text.contains(before));
        const auto reading = parseFile(text.replace(before, after).toStdString(), "rates.json");
        QVERIFY(!reading);
        QVERIFY(!reading.error().message.empty());
    }

    void kernelTable()
    {
        const auto reading = parseFile(sample("kernel-table.1.csv"), "table.csv");
        QVERIFY(reading);
        QCOMPARE(reading->format, FileFormat::KernelTable);
        QCOMPARE(reading->values.size(), std::size_t {5}); // H800, B200, GB200, H100, B300
        const auto rates = [&](std::size_t at) { return std::get<KernelRates>(reading->values.at(at)); };
        // 2·4096·2112·7168 at 800 TFLOP/s.
        QVERIFY(near(rates(0).kernels.at(0).time.value(), 2 * 4096.0 * 2112 * 7168 / 800e12));
        // The weight gradient of 40 products [616,5120]·[5120,3072] is [5120,616]·[616,3072].
        const auto weight = only<ProductKernel>(rates(1).kernels.at(0));
        QCOMPARE(weight.m, 5120.0);
        QCOMPARE(weight.n, 3072.0);
        QCOMPARE(weight.k, 616.0);
        QCOMPARE(weight.count, 40.0);
        QCOMPARE(weight.resultBytes, 8.0);
        // Five products of half of 8192² pairs, of 2·64 heads of 128.
        QVERIFY(near(rates(2).kernels.at(0).time.value(), 5 * 2 * 0.5 * 8192.0 * 8192 * 128 * 128 / 1200e12));
        const auto exchange = only<ExchangeKernel>(rates(3).kernels.at(0));
        QVERIFY(exchange.library == ExchangeLibrary::HybridEp && exchange.ranks == 8
            && exchange.experts == 256 && exchange.topK == 8 && exchange.hidden == 7168
            && exchange.tokens == 4096);
        QCOMPARE(rates(3).kernels.at(0).time.value(), 600e-6);
        QCOMPARE(rates(3).skipped.size(), std::size_t {2});
        QVERIFY(rates(3).skipped[0].reason.starts_with("a bandwidth"));
        QVERIFY(rates(3).skipped[1].reason.starts_with("a share"));
        QCOMPARE(only<CollectiveKernel>(rates(4).kernels.at(0)).bytes.value(), 67108864.0);
    }

    void aiConfigurator()
    {
        const KernelRates products = ratesOf("aiconfigurator.1.csv");
        QCOMPARE(products.kernels.size(), std::size_t {2});
        QCOMPARE(products.kernels[0].time.value(), 0.45e-3);
        QCOMPARE(products.kernels[1].precision, KernelPrecision::Bits8);
        QCOMPARE(products.skipped.size(), std::size_t {1});
        const KernelRates attention = ratesOf("aiconfigurator.2.csv");
        QCOMPARE(attention.kernels.size(), std::size_t {1});
        QCOMPARE(only<AttentionKernel>(attention.kernels[0]).heads, 64.0); // of two sequences
        const KernelRates collectives = ratesOf("aiconfigurator.3.csv");
        QCOMPARE(collectives.kernels.size(), std::size_t {1});
        QCOMPARE(only<CollectiveKernel>(collectives.kernels[0]).bytes.value(), 2.0 * 33554432);
        QCOMPARE(collectives.skipped.size(), std::size_t {1});
        // One token at a time is not of training.
        const auto generated = parseFile("device,attn_dtype,step,latency\nx,bfloat16,1,0.1\n", "x.csv");
        QVERIFY(!generated && generated.error().code == ErrorCode::Unsupported);
    }

    void simumax()
    {
        const KernelRates rates = ratesOf("simumax.1.json");
        QCOMPARE(rates.device, std::string("example_b200"));
        QCOMPARE(rates.kernels.size(), std::size_t {6});
        const auto find = [&](const char* start) {
            return *std::ranges::find_if(
                rates.kernels, [&](const MeasuredKernel& k) { return k.id.starts_with(start); });
        };
        QVERIFY(near(find("matmul: b=1, m=4096").time.value(), 2 * 4096.0 * 8192 * 10240 / (0.5 * 2000e12)));
        QCOMPARE(only<ProductKernel>(find("matmul: b=1, m=10240")).resultBytes, 8.0);
        const auto gradient = only<ProductKernel>(find("group_matmul"));
        QCOMPARE(gradient.n, 5120.0); // [616,3072]·[3072,5120]
        QCOMPARE(gradient.k, 3072.0);
        // The whole square of scores: 2·4096²·64·(192 + 128).
        QVERIFY(near(find("sdp_fwd").time.value(), 2 * 4096.0 * 4096 * 64 * 320 / (0.8 * 2000e12)));
        QVERIFY(near(find("bandwidth: default").time.value(), 1e9 / 4e12));
        QVERIFY(only<MemoryKernel>(find("bandwidth: permute_fwd")).scattered);
    }

    /// The cluster gets the measured device, its hosts and nodes stay; a device that is not there stays away.
    void ratesMakeTheDevice()
    {
        const Cluster before = makeCluster(4, 8, *devicePreset("h100-sxm-80gb"));
        Cluster cluster = before;
        Diagnostics found;
        applyRates(cluster, ratesOf("kernel-rates.1.json"), found);
        QCOMPARE(cluster.device.name, std::string("h100-sxm-80gb-measured"));
        QCOMPARE(cluster.device.title, std::string("Example H100 80GB SXM"));
        QCOMPARE(cluster.device.peakBf16, before.device.peakBf16);
        QVERIFY(cluster.device.hostLink != before.device.hostLink);
        QCOMPARE(cluster.nodes, 4);
        QCOMPARE(hostOf(cluster).memory.value(), hostOf(before).memory.value());
        const auto has = [&](const char* code) {
            return std::ranges::any_of(found, [&](const Diagnostic& d) { return d.code == code; });
        };
        QVERIFY(has("constant-not-determined") && has("kernels-by-themselves"));
        // Measured again it is the same device, not a twice measured one.
        applyRates(cluster, ratesOf("kernel-rates.1.json"), found);
        QCOMPARE(cluster.device.name, std::string("h100-sxm-80gb-measured"));

        const auto table = parseFile(sample("kernel-table.1.csv"), "table.csv");
        Cluster other = before;
        found.clear();
        for (const Parsed& value : table->values)
            if (const auto& rates = std::get<KernelRates>(value); rates.device != "H100")
                applyRates(other, rates, found);
        QVERIFY(other == before);
        QVERIFY(has("rates-of-other-device"));
    }

    /// What does not fit into a Jetson's memory is on its drives, measured or not.
    void measuredDevicesKeepTheirDrives()
    {
        Cluster cluster = makeCluster(1, 1, *devicePreset("jetson-agx-orin-64gb"));
        const PlaneChannel before = planeChannel(cluster, {}).value();
        QVERIFY(before.fromDrives);
        KernelRates rates = ratesOf("kernel-rates.1.json");
        rates.device = "jetson-agx-orin-64gb";
        for (MeasuredKernel& kernel : rates.kernels)
            kernel.time *= 15.0; // of an H100
        Diagnostics found;
        applyRates(cluster, rates, found);
        QCOMPARE(cluster.device.name, std::string("jetson-agx-orin-64gb-measured"));
        const PlaneChannel after = planeChannel(cluster, {}).value();
        QVERIFY(after.fromDrives);
        QCOMPARE(after.rate, before.rate);
        QCOMPARE(cluster.device.generation, DeviceGeneration::Ampere);
    }

    /// Of nodes of several devices those that were measured get theirs, with the memory and links they have.
    void ratesOfSomeNodes()
    {
        Cluster cluster = makeCluster(4, 8, *devicePreset("a100-sxm-80gb"));
        NodeKind other = usualNode(makeCluster(1, 1, *devicePreset("h100-sxm-80gb")));
        other.nodes = {1, 2};
        other.device.memory = Bytes(7e10);
        other.links.inside.bandwidth = BytesPerSecond(1e11);
        setNodeKind(cluster, other);
        const Cluster before = cluster;
        Diagnostics found;
        applyRates(cluster, ratesOf("kernel-rates.1.json"), found);
        QCOMPARE(cluster.device, before.device);
        const std::vector<NodeKind> kinds = otherNodeKinds(cluster);
        QCOMPARE(kinds.size(), std::size_t {1});
        QCOMPARE(kinds[0].nodes, other.nodes);
        QCOMPARE(kinds[0].links, other.links);
        QCOMPARE(kinds[0].device.name, std::string("h100-sxm-80gb-measured"));
        QCOMPARE(kinds[0].device.memory.value(), 7e10);
        QVERIFY(kinds[0].device.hostLink != other.device.hostLink);
        const Cluster once = cluster;
        applyRates(cluster, ratesOf("kernel-rates.1.json"), found);
        QVERIFY(cluster == once);
    }

    /// What the window shows before: every kernel that training has, against the device that it would make.
    void previewsHoldTheFit()
    {
        const Cluster cluster = makeCluster(1, 8, *devicePreset("h100-sxm-80gb"));
        auto reading = parseFile(sample("kernel-rates.1.json"), "rates.json");
        QVERIFY(reading);
        const ImportPreview preview = previewOf(std::move(*reading), cluster, {}, {});
        QCOMPARE(preview.kernels.size(), std::size_t {8});
        QCOMPARE(preview.kernels[5].kind, std::string("copies to the host"));
        // The only copy to the host is met by the link fitted to it.
        QVERIFY(near(preview.kernels[5].fitted.value(), preview.kernels[5].measured.value(), 1e-3));
        QVERIFY(!preview.changes.empty());
    }
};

QTEST_APPLESS_MAIN(TestKernelReaders)
#include "tst_kernel_readers.moc"
