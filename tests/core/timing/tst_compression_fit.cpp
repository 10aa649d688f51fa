// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include <QTest>

#include <rapidcheck.h>

#include "core/cluster/device_presets.h"
#include "core/timing/compression_fit.h"
#include "core/timing/compression_time.h"

using namespace rankloom;

/// Costs of compression passes from measured ones.
class TestCompressionFit : public QObject {
    Q_OBJECT

private slots:
    /// Passes that take so many times the estimate are met exactly, each kind and direction by itself.
    void knownFactorsAreFound()
    {
        const bool good = rc::check("known factors", [] {
            const KernelModel kernels(*devicePreset("a100-sxm-80gb"), Precision::Bf16Mixed);
            const auto factor = [] { return *rc::gen::inRange(1, 500) / 100.0; };
            std::vector<MeasuredPass> passes;
            std::vector<std::pair<double, double>> truth;
            for (const CompressionKind kind :
                {CompressionKind::PowerSgd, CompressionKind::TopK, CompressionKind::Quantised}) {
                const auto [compress, decompress] = truth.emplace_back(factor(), factor());
                for (const double size : {512.0, 2048.0, 8192.0}) {
                    MeasuredPass pass;
                    pass.how.kind = kind;
                    pass.how.costFactor = factor(); // does not count
                    pass.matrix = {size, size, 1};
                    Compression plain = pass.how;
                    plain.costFactor = 1;
                    const CompressionTime time =
                        compressionTime(kernels, {plain, std::span(&pass.matrix, 1), plain.rank, 2});
                    pass.time = time.compress * compress;
                    passes.push_back(pass);
                    pass.which = MeasuredPass::Which::Decompression;
                    pass.time = time.decompress * decompress;
                    passes.push_back(pass);
                }
            }
            const auto fits = fitCompression(kernels, passes);
            RC_ASSERT(fits.size() == truth.size());
            for (std::size_t i = 0; i < fits.size(); ++i) {
                const auto& [compress, decompress] = truth[i];
                RC_ASSERT(std::abs(fits[i].compression.factor / compress - 1) < 1e-9);
                RC_ASSERT(std::abs(fits[i].decompression.factor / decompress - 1) < 1e-9);
                RC_ASSERT(fits[i].compression.passes == 3);
                RC_ASSERT(fits[i].compression.after < 1e-9);
                RC_ASSERT(std::abs(fits[i].compression.before - std::abs(std::log(compress))) < 1e-9);
                Compression plan;
                plan.kind = fits[i].kind;
                fits[i].applyTo(plan);
                MeasuredPass& one = passes[6 * i];
                const CompressionTime again =
                    compressionTime(kernels, {plan, std::span(&one.matrix, 1), plan.rank, 2});
                RC_ASSERT(std::abs(again.compress / one.time - 1) < 1e-9);
                RC_ASSERT(std::abs(again.decompress / passes[6 * i + 1].time - 1) < 1e-9);
            }
        });
        QVERIFY(good);
    }

    /// Of scattered ones the middle in logarithms; what was not measured stays, what saves nothing is not
    /// there.
    void theRestIsSaid()
    {
        const KernelModel kernels(*devicePreset("h100-sxm-80gb"), Precision::Bf16Mixed);
        MeasuredPass pass;
        pass.how.kind = CompressionKind::Quantised;
        pass.matrix = {4096, 4096, 1};
        const Seconds estimated =
            compressionTime(kernels, {pass.how, std::span(&pass.matrix, 1), 0, 2}).compress;
        std::vector<MeasuredPass> passes;
        for (const double off : {0.5, 2.0, 8.0}) {
            passes.push_back(pass);
            passes.back().time = estimated * off;
        }
        pass.matrix = {1, 1, 1}; // larger with its scale
        passes.push_back(pass);
        const auto fits = fitCompression(kernels, passes);
        QCOMPARE(fits.size(), std::size_t {1});
        QCOMPARE(fits[0].compression.passes, 3);
        QVERIFY(std::abs(fits[0].compression.factor - 2) < 1e-9);
        QVERIFY(std::abs(std::abs(fits[0].compression.worst) - std::log(4)) < 1e-9);
        QCOMPARE(fits[0].decompression.passes, 0);
        QCOMPARE(fits[0].decompression.factor, 1.0);
        Compression plan;
        fits[0].applyTo(plan);
        QVERIFY(std::abs(plan.costFactor * plan.decompressionFactor - 1) < 1e-12);
        QVERIFY(fitCompression(kernels, {}).empty());
    }
};

QTEST_APPLESS_MAIN(TestCompressionFit)
#include "tst_compression_fit.moc"
