// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/timing/compression_fit.h"

#include <cmath>

#include "core/timing/compression_time.h"

namespace rankloom {

namespace {

/// ln(measured / estimated) of the passes of one kind and direction that compress anything.
std::vector<double> logarithms(const KernelModel& kernels, std::span<const MeasuredPass> passes,
    CompressionKind kind, MeasuredPass::Which which)
{
    std::vector<double> out;
    for (const MeasuredPass& pass : passes) {
        if (pass.how.kind != kind || pass.which != which)
            continue;
        Compression how = pass.how;
        how.costFactor = how.decompressionFactor = 1;
        const CompressionTime estimated =
            compressionTime(kernels, {how, std::span(&pass.matrix, 1), how.rank, pass.elementBytes});
        const Seconds time =
            which == MeasuredPass::Which::Compression ? estimated.compress : estimated.decompress;
        if (time.value() > 0)
            out.push_back(std::log(pass.time / time));
    }
    return out;
}

PassFit fitOf(const std::vector<double>& measured)
{
    PassFit fit;
    fit.passes = static_cast<int>(measured.size());
    if (measured.empty())
        return fit;
    double mean = 0;
    for (const double one : measured)
        mean += one / fit.passes;
    fit.factor = std::exp(mean);
    for (const double one : measured) {
        const double left = mean - one;
        fit.before += std::abs(one) / fit.passes;
        fit.after += std::abs(left) / fit.passes;
        if (std::abs(left) > std::abs(fit.worst))
            fit.worst = left;
    }
    return fit;
}

} // namespace

void CompressionFit::applyTo(Compression& plan) const
{
    plan.costFactor = compression.factor;
    plan.decompressionFactor = decompression.factor / compression.factor;
}

std::vector<CompressionFit> fitCompression(const KernelModel& kernels, std::span<const MeasuredPass> passes)
{
    std::vector<CompressionFit> out;
    for (const auto& named : namedValues<CompressionKind>()) {
        const CompressionFit fit {named.value,
            fitOf(logarithms(kernels, passes, named.value, MeasuredPass::Which::Compression)),
            fitOf(logarithms(kernels, passes, named.value, MeasuredPass::Which::Decompression))};
        if (fit.compression.passes + fit.decompression.passes > 0)
            out.push_back(fit);
    }
    return out;
}

} // namespace rankloom
