// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include <QTest>

#include "core/cluster/device_presets.h"
#include "core/timing/device_fit.h"
#include "core/timing/kernel_estimate.h"

using namespace rankloom;

namespace {

MeasuredKernel kernelOf(KernelWork work, double seconds = 1)
{
    MeasuredKernel kernel;
    kernel.id = "kernel";
    kernel.parts = {std::move(work)};
    kernel.time = Seconds(seconds);
    return kernel;
}

DeviceSpec h100() { return *devicePreset("h100-sxm-80gb"); }

double timeOf(const DeviceSpec& device, const MeasuredKernel& kernel)
{
    return estimateKernel(makeCluster(1, 8, device), kernel).value();
}

/// Kernels that a device with such constants would show.
std::vector<MeasuredKernel> shownBy(const DeviceSpec& device, std::vector<KernelWork> works)
{
    std::vector<MeasuredKernel> out;
    for (KernelWork& work : works) {
        out.push_back(kernelOf(std::move(work)));
        out.back().time = Seconds(timeOf(device, out.back()));
    }
    return out;
}

std::vector<KernelWork> streams()
{
    std::vector<KernelWork> out;
    for (const double bytes : {1e4, 1e6, 1e7, 1e8, 1e9})
        out.emplace_back(MemoryKernel {Bytes(bytes)});
    return out;
}

std::vector<KernelWork> computing()
{
    std::vector<KernelWork> out = streams();
    for (const double size : {256.0, 1024.0, 4096.0, 16384.0})
        out.emplace_back(ProductKernel {size, 8192, 4096});
    for (const double length : {1024.0, 4096.0, 16384.0})
        out.emplace_back(AttentionKernel {32, length, length, 128, 128});
    return out;
}

const FittedConstant& constantOf(const DeviceFit& fit, const char* field)
{
    return *std::ranges::find(fit.constants, field, &FittedConstant::field);
}

bool near(double a, double b, double share = 1e-9) { return std::abs(a - b) <= share * std::abs(b); }

} // namespace

/// Single kernels by the laws of the time model, and constants of a device from measured ones.
class TestDeviceFit : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// By hand from the figures of the device.
    void kernelsArePricedByTheLaws()
    {
        const DeviceSpec device = h100();
        const double memory = device.memoryBandwidth.value() * device.memoryEfficiency;
        const double launch = device.kernelLaunch.value();
        QVERIFY(near(timeOf(device, kernelOf(MemoryKernel {Bytes(1e9)})), 1e9 / memory + launch));
        // Scattered rows move at three quarters of it.
        QVERIFY(
            near(timeOf(device, kernelOf(MemoryKernel {Bytes(1e9), true})), 1e9 / memory / 0.75 + launch));
        QVERIFY(near(
            timeOf(device, kernelOf(CopyKernel {Bytes(1e9), true})), 1e9 / device.hostLink.value() + launch));
        // 32 x 33 tiles are exactly 8 waves over 132 multiprocessors: nothing is wasted.
        const double compute =
            2 * 4096.0 * 4224 * 8192 / (device.peakBf16.value() * device.computeEfficiency);
        const double traffic = 2 * (4096.0 * 8192 + 4224.0 * 8192 + 4096.0 * 4224) / memory;
        QVERIFY(near(
            timeOf(device, kernelOf(ProductKernel {4096, 4224, 8192})), compute + 0.25 * traffic + launch));
        MeasuredKernel two = kernelOf(MemoryKernel {Bytes(1e9)});
        two.parts.push_back(two.parts.front());
        QVERIFY(near(timeOf(device, two), 2 * (1e9 / memory + launch)));
    }

    /// Half of the square under a causal mask, the band of a window, five products instead of two backward.
    void usefulOperationsOfAttention()
    {
        AttentionKernel a {8, 1024, 1024, 192, 128};
        QCOMPARE(usefulFlops(a), 8.0 * 1024 * 1024 * 320);
        a.backward = true;
        QCOMPARE(usefulFlops(a), 2.5 * 8 * 1024 * 1024 * 320);
        a.backward = false;
        a.causal = false;
        QCOMPARE(usefulFlops(a), 2.0 * 8 * 1024 * 1024 * 320);
        a.causal = true;
        a.window = 256; // 256 keys, but i for the first 256 queries: 256·1024 - 256²/2 pairs, twice
        QCOMPARE(usefulFlops(a), 8.0 * 2 * (256.0 * 1024 - 256.0 * 256 / 2) * 320);
    }

    /// Tokens of 8 ranks to 8 experts, all of them picked: 7 of 8 copies leave over the links of the node.
    void exchangesFollowTheLinks()
    {
        const DeviceSpec device = h100();
        ExchangeKernel exchange;
        exchange.tokens = 1 << 16;
        exchange.hidden = 8192;
        exchange.experts = exchange.topK = exchange.ranks = 8;
        const double bytes = 2.0 * exchange.tokens * exchange.hidden * 7;
        const double time = timeOf(device, kernelOf(exchange));
        QVERIFY(near(time, bytes / device.deviceLink.value(), 0.01));
    }

    void constantsAreFoundAgain()
    {
        DeviceSpec truth = h100();
        truth.computeEfficiency = 0.62;
        truth.memoryEfficiency = 0.83;
        truth.attentionEfficiency = 0.37;
        truth.kernelLaunch = Seconds(4e-6);
        truth.hostLink = BytesPerSecond(41e9);
        std::vector<KernelWork> works = computing();
        works.emplace_back(CopyKernel {Bytes(1e9), true});
        works.emplace_back(CopyKernel {Bytes(3e9), true});
        const auto fit = fitDevice(h100(), shownBy(truth, works));
        QVERIFY(fit);
        QVERIFY(near(fit->device.computeEfficiency, 0.62, 1e-4));
        QVERIFY(near(fit->device.memoryEfficiency, 0.83, 1e-4));
        QVERIFY(near(fit->device.attentionEfficiency, 0.37, 1e-4));
        QVERIFY(near(fit->device.kernelLaunch.value(), 4e-6, 1e-4));
        QVERIFY(near(fit->device.hostLink.value(), 41e9, 1e-4));
        QCOMPARE(constantOf(*fit, "computeEfficiency").fate, ConstantFate::Fitted);
        for (const KindResidual& kind : fit->after)
            QVERIFY2(kind.meanError < 1e-4, kind.kind.c_str());
        // Nothing said how fast devices reach each other.
        QCOMPARE(constantOf(*fit, "deviceLinkBytesPerSecond").fate, ConstantFate::Undetermined);
        QCOMPARE(fit->device.deviceLink, h100().deviceLink);
    }

    void linksAreFoundAgain()
    {
        DeviceSpec truth = h100();
        truth.deviceLink = BytesPerSecond(260e9);
        truth.deviceLinkLatency = Seconds(9e-6);
        std::vector<KernelWork> works;
        for (const double bytes : {1e5, 1e6, 1e7, 1e8, 1e9})
            works.emplace_back(CollectiveKernel {"all_reduce", 8, Bytes(bytes)});
        const auto fit = fitDevice(h100(), shownBy(truth, works));
        QVERIFY(fit);
        QVERIFY(near(fit->device.deviceLink.value(), 260e9, 1e-3));
        QVERIFY(near(fit->device.deviceLinkLatency.value(), 9e-6, 1e-3));
        QCOMPARE(constantOf(*fit, "computeEfficiency").fate, ConstantFate::Undetermined);
    }

    /// Streams alone say nothing of products.
    void whatIsNotMeasuredStays()
    {
        DeviceSpec truth = h100();
        truth.memoryEfficiency = 0.9;
        const auto fit = fitDevice(h100(), shownBy(truth, streams()));
        QVERIFY(fit);
        QVERIFY(near(fit->device.memoryEfficiency, 0.9, 1e-4));
        QCOMPARE(constantOf(*fit, "computeEfficiency").fate, ConstantFate::Undetermined);
        QCOMPARE(constantOf(*fit, "attentionEfficiency").fate, ConstantFate::Undetermined);
        QCOMPARE(fit->device.computeEfficiency, h100().computeEfficiency);
    }

    /// Products faster than the device's peak: no efficiency explains them.
    void boundsAreTold()
    {
        DeviceSpec truth = h100();
        truth.peakBf16 = 3 * h100().peakBf16;
        const auto fit = fitDevice(h100(), shownBy(truth, computing()));
        QVERIFY(fit);
        QCOMPARE(constantOf(*fit, "computeEfficiency").fate, ConstantFate::AtBound);
        QCOMPARE(fit->device.computeEfficiency, 1.0);
    }

    void manyKernelsOfAKindWeighNoMore()
    {
        DeviceSpec fast = h100();
        fast.computeEfficiency = 0.6;
        DeviceSpec slow = h100();
        slow.computeEfficiency = 0.56;
        KernelWork grouped = ProductKernel {8192, 8192, 8192};
        std::get<ProductKernel>(grouped).grouped = true;
        std::vector<MeasuredKernel> once = shownBy(slow, {grouped});
        once.push_back(shownBy(fast, {ProductKernel {8192, 8192, 8192}}).front());
        for (MeasuredKernel& stream : shownBy(h100(), streams()))
            once.push_back(std::move(stream));
        std::vector<MeasuredKernel> often = once;
        often.insert(often.end(), 50, once[1]);
        const auto one = fitDevice(h100(), once);
        const auto many = fitDevice(h100(), often);
        QVERIFY(one && many);
        QVERIFY(near(many->device.computeEfficiency, one->device.computeEfficiency, 1e-6));
    }

    void kernelsThatSayNothingAreRefused()
    {
        QVERIFY(!fitDevice(h100(), {}));
        // A few rows, as they are when text is generated.
        const auto fit = fitDevice(h100(), shownBy(h100(), {ProductKernel {8, 4096, 4096}}));
        QVERIFY(!fit && fit.error().code == ErrorCode::BadValue);
    }

    void presetsAreFoundByWhatToolsPrint_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("preset");
        QTest::newRow("H100") << "NVIDIA H100 80GB HBM3"
                              << "h100-sxm-80gb";
        QTest::newRow("H100 PCIe") << "NVIDIA H100 PCIe"
                                   << "h100-pcie-80gb";
        QTest::newRow("A100 40") << "NVIDIA A100-SXM4-40GB"
                                 << "a100-sxm-40gb";
        QTest::newRow("B200") << "b200_bf16_ceperm"
                              << "b200-sxm-180gb";
        QTest::newRow("GB200, not B200") << "NVIDIA GB200"
                                         << "gb200-nvl-186gb";
        QTest::newRow("MI300X") << "AMD Instinct MI300X"
                                << "mi300x-192gb";
        QTest::newRow("unknown") << "Example 1"
                                 << "";
        QTest::newRow("empty") << ""
                               << "";
    }
    void presetsAreFoundByWhatToolsPrint()
    {
        QFETCH(QString, text);
        QFETCH(QString, preset);
        const std::optional<DeviceSpec> found = presetOfDevice(text.toStdString());
        QCOMPARE(found ? QString::fromStdString(found->name) : QString(), preset);
    }

    /// The efficiency of products is that of 16 bits.
    void productsInEightBitsAreJudgedAlone()
    {
        DeviceSpec truth = h100();
        truth.computeEfficiency = 0.6;
        std::vector<MeasuredKernel> kernels = shownBy(truth, computing());
        MeasuredKernel narrow = kernelOf(ProductKernel {8192, 8192, 8192}, 1);
        narrow.precision = KernelPrecision::Bits8;
        kernels.push_back(narrow);
        const auto fit = fitDevice(h100(), kernels);
        QVERIFY(fit && near(fit->device.computeEfficiency, 0.6, 1e-4));
        QVERIFY(std::ranges::find(fit->after, "products in 8 bits", &KindResidual::kind) != fit->after.end());
    }
};

QTEST_APPLESS_MAIN(TestDeviceFit)
#include "tst_device_fit.moc"
