// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace rankloom {

/// Names as in the plan document; see core/schedule for what each of them does.
enum class ScheduleKind : std::uint8_t {
    GPipe,
    OneFOneB,
    Interleaved,
    ZbH1,
    ZbH2,
    ZbAutomatic,
    ZbV,
    ZbVAutomatic,
    VHalf,
    VMin,
    OneFOneBV,
    DualPipe,
    DualPipeV,
    Chimera,
    LoopedBfs,
    Custom,
};

/// How the input and output vocabulary layers are laid over the pipeline (arXiv 2411.05288).
enum class VocabularyLayout : std::uint8_t { None, Redistributed, Vocab1, Vocab2, Interlaced };

enum class Precision : std::uint8_t { Bf16Mixed, Fp16Mixed, Fp32, Fp8Mixed };
enum class OptimizerKind : std::uint8_t { Adam, AdamBf16Moments, AdamFp8Moments, Muon, Sgd };
enum class GradientType : std::uint8_t { Fp32, Bf16 };
enum class RecomputeMode : std::uint8_t { None, Selective, FullUniform, FullBlock };
enum class OffloadTarget : std::uint8_t { None, Host, Nvme };
enum class PointToPointMode : std::uint8_t { Asynchronous, Blocking };
enum class CrossEntropy : std::uint8_t { Fused, Unfused, Eager };
enum class CompressionKind : std::uint8_t { None, PowerSgd };
/// How tokens reach their experts and come back.
enum class ExpertDispatch : std::uint8_t {
    AllToAll, ///< one copy per pick there, one back to the token's rank
    Deduplicated, ///< one copy per distinct rank, summed there before it comes back (DeepEP)
    ContextCoherent, ///< the token stays where its experts were (ExFlow, arXiv 2401.08383)
};

/// One enumerator and its name in the plan document.
template <class Enum> struct NamedValue {
    Enum value;
    std::string_view name;
};

/// All values of an enumeration with their document names, in the order a menu would show them.
template <class Enum> std::span<const NamedValue<Enum>> namedValues();

template <> std::span<const NamedValue<ScheduleKind>> namedValues();
template <> std::span<const NamedValue<VocabularyLayout>> namedValues();
template <> std::span<const NamedValue<Precision>> namedValues();
template <> std::span<const NamedValue<OptimizerKind>> namedValues();
template <> std::span<const NamedValue<GradientType>> namedValues();
template <> std::span<const NamedValue<RecomputeMode>> namedValues();
template <> std::span<const NamedValue<OffloadTarget>> namedValues();
template <> std::span<const NamedValue<PointToPointMode>> namedValues();
template <> std::span<const NamedValue<CrossEntropy>> namedValues();
template <> std::span<const NamedValue<CompressionKind>> namedValues();
template <> std::span<const NamedValue<ExpertDispatch>> namedValues();

template <class Enum> std::string_view nameOf(Enum value)
{
    for (const NamedValue<Enum>& named : namedValues<Enum>())
        if (named.value == value)
            return named.name;
    return {};
}

template <class Enum> std::optional<Enum> fromName(std::string_view name)
{
    for (const NamedValue<Enum>& named : namedValues<Enum>())
        if (named.name == name)
            return named.value;
    return std::nullopt;
}

} // namespace rankloom
