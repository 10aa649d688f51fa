// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/phrase.h"
#include "core/plan/plan.h"
#include "core/plan/project.h"

namespace rankloom {

/// What measured runs are told apart by beside their kind.
inline constexpr std::array<std::string_view, 7> kTrustFields {
    "devices", "tp", "cp", "pp", "ep", "sequenceLength", "microBatchSize"};
using TrustValues = std::array<int, kTrustFields.size()>;
TrustValues trustValues(const Project& project, const Plan& plan);

/// Runs whose estimates err alike.
struct RunKind {
    std::string family; ///< of training programs, one of familyOf()
    bool experts = false; ///< a mixture of experts
    std::string generation; ///< nameOf(DeviceGeneration); of unlike nodes all of theirs, "Turing + Volta"
    bool eightBit = false;
    bool acrossNodes = false;

    friend auto operator<=>(const RunKind&, const RunKind&) = default;
};
RunKind runKind(const Project& project, const Plan& plan);
/// "megatron" (Megatron-Core and NeMo, the vendors' own), "deepspeed" (older Megatrons and DeepSpeed), "fsdp"
/// (PyTorch's own), "other" (nanotron, and where nothing is stated).
std::string_view familyOf(Framework framework);
/// Whether the vendor of the devices tunes the programs of a family.
inline bool isVendors(std::string_view family) { return family == "megatron"; }

/// Measured runs of one kind, publisher and family of models.
struct RunGroup {
    std::string source;
    std::string models; ///< "llama"
    RunKind kind;
    int runs = 0;
    /// ln(measured / estimated) with constants that had seen neither the source nor the models, ascending;
    /// of many runs so many as stand for them.
    std::vector<double> residuals;
    TrustValues least {};
    TrustValues most {};
};

/// How alike two runs of one publisher are.
enum class PairLikeness : std::uint8_t {
    Layout, ///< the same model on the same devices
    Cluster, ///< the same model on others
    Model, ///< other models
};
const char* toString(PairLikeness likeness); ///< "layout", "cluster", "model"

/// By how much the residuals of two runs of one publisher differ.
struct PairGroup {
    std::string source;
    PairLikeness likeness = PairLikeness::Layout;
    bool vendors = false;
    bool experts = false;
    std::vector<double> differences; ///< without their sign, ascending
};

/// What `rankloom-cli validate KIND FOLDER… --trust` writes.
struct ResidualTable {
    std::vector<RunGroup> groups;
    /// How much wider the residuals of a kind's outermost runs are than those of the others.
    double outsideGrowth = 1;
    std::vector<PairGroup> pairs;
};
/// Of text that writeResidualTable() wrote; a missing member is a defect.
ResidualTable parseResidualTable(std::string_view json);
/// Those that the build embeds, read once.
const ResidualTable& stepResiduals();
const ResidualTable& memoryResiduals();

/// How much of its kind a plan shares with the runs that it is judged by. Keys are dropped from the end of
/// RunKind on until ten residuals of three sources are left.
enum class KindMatch : std::uint8_t {
    Whole,
    AnyNodes, ///< within one node or across
    AnyPrecision, ///< and in 8 or 16 bits
    AnyGeneration, ///< and on any devices
    AnyFamily, ///< and with any program of vendors, or any that is not theirs
    AnyProgram, ///< and with any program at all
    AnyModel, ///< any model, but with programs of vendors, or that are not theirs
    Anything,
};
inline constexpr std::size_t kFewestResiduals = 10;
inline constexpr std::size_t kFewestSources = 3;

/// The runs that a plan is judged by.
struct LikeRuns {
    RunKind kind; ///< of the plan
    KindMatch match = KindMatch::Anything;
    int runs = 0;
    int sources = 0;
    bool generationSeen = false; ///< some of the runs were on devices of the plan's generation
    std::vector<double> residuals; ///< ascending
    TrustValues least {};
    TrustValues most {};

    /// "dense models, 16 bits, Hopper": what plan and runs share.
    [[nodiscard]] Phrase words() const;
};
LikeRuns runsLike(const ResidualTable& table, const RunKind& kind);

/// Measured over estimated.
struct FactorRange {
    double low = 1;
    double high = 1;

    friend bool operator==(const FactorRange&, const FactorRange&) = default;
};

/// The next residual of an exchangeable run lies within with at least this probability.
inline constexpr double kRangeShare = 0.8;
/// Split conformal prediction (Vovk et al. 2005; Lei et al., arXiv 1604.04173, section 2.3): the residuals of
/// ranks floor((n+1) a/2) and ceil((n+1) (1 - a/2)), a = 1 - share; the outermost ones where there are none
/// beyond. Of at least one, ascending.
std::pair<double, double> conformalRange(const std::vector<double>& residuals, double share = kRangeShare);
/// The probability that the next residual is at most `most`: of n residuals k / (n + 1) for k that are.
double conformalShare(const std::vector<double>& residuals, double most);

/// How probable it is that the first of two plans of one project does more tokens a second than the other
/// where it is estimated `lead` times as fast: both err alike, the more the more alike they are.
double probabilityOfLead(const ResidualTable& table, PairLikeness likeness, const RunKind& kind, double lead);
PairLikeness likenessOf(const Project& a, const Project& b);

} // namespace rankloom
