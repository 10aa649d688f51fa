// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bits/bit_storage.h"

#include "core/model/layer_parameters.h"

namespace rankloom {

namespace {

constexpr double kScaleBytes = 2;

/// Bits of that many weights, in whole bytes.
double packed(std::int64_t weights, int bits)
{
    const std::int64_t bytes = (weights * bits + 7) / 8;
    return static_cast<double>(bytes);
}

} // namespace

Result<void> checkBitFormat(const BitFormat& format)
{
    const auto refuse = [](Phrase message, Phrase remedy) {
        return fail(ErrorCode::BadValue, std::move(message), {}, std::move(remedy));
    };
    if (format.baseBits < 1 || format.baseBits > BitFormat::kMostBits)
        return refuse(Phrase::of("A base of {} bits a weight cannot be stored", format.baseBits),
            Phrase::of("Give 1 to {} bits.", BitFormat::kMostBits));
    if (format.planes < 1 || format.planes > BitFormat::kMostBits - format.baseBits + 1)
        return refuse(Phrase::of("{} planes on a base of {} bits are none, or more than {} bits a weight",
                          format.planes, format.baseBits, BitFormat::kMostBits),
            Phrase::of(
                "Give 1 to {} planes, the base among them.", BitFormat::kMostBits - format.baseBits + 1));
    if (format.groupSize < 1 || format.groupSize > 1 << 20)
        return refuse(Phrase::of("Groups of {} weights cannot share a scale", format.groupSize),
            Phrase::of("Give 1 to {} weights; 128 is usual.", 1 << 20));
    return {};
}

ExpertWeights expertWeights(const ModelSpec& model)
{
    const std::int64_t all = moeLayerParameters(model).oneExpert;
    const std::int64_t matrices = std::int64_t {model.gatedMlp ? 3 : 2} * model.hidden * model.moe->expertFfn;
    RANKLOOM_ASSERT(matrices <= all);
    return {matrices, all - matrices};
}

ExpertBytes expertBytes(const ExpertWeights& weights, const BitFormat& format)
{
    const std::int64_t n = weights.matrices;
    const std::int64_t groups = (n + format.groupSize - 1) / format.groupSize;
    const double scales = static_cast<double>(groups) * kScaleBytes; // one a group
    const Bytes vectors(2.0 * static_cast<double>(weights.vectors));
    const auto copy = [&](int bits) { return Bytes(packed(n, bits) + 2 * scales) + vectors; };
    ExpertBytes out;
    out.base = copy(format.baseBits);
    out.plane = Bytes(packed(n, 1) + scales);
    out.nested = out.held(format.planes);
    for (int bits = format.baseBits; bits <= format.mostBits(); ++bits)
        out.separate += copy(bits);
    out.int8 = copy(8);
    out.int4 = copy(4);
    out.fp16 = Bytes(2.0 * static_cast<double>(n)) + vectors;
    return out;
}

} // namespace rankloom
