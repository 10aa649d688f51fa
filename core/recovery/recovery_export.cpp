// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Names of settings: meta-pytorch/torchft torchft/manager.py and src/lighthouse.rs, pytorch/torchtitan
// torchtitan/config (fault_tolerance, comm, checkpoint).
#include "core/recovery/recovery_export.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

namespace rankloom {

namespace {

constexpr NamedValue<RecoveryLauncher> kLaunchers[] = {
    {RecoveryLauncher::TorchFt, "torchft"},
    {RecoveryLauncher::Torchtitan, "torchtitan"},
};

std::int64_t whole(double seconds) { return static_cast<std::int64_t>(std::ceil(seconds - 1e-9)); }
std::int64_t milliseconds(double seconds) { return std::llround(seconds * 1000); }

const char* origin(const std::optional<double>& given) { return given ? "as given" : "chosen here"; }

void omit(RecoveryText& out, Phrase message)
{
    Diagnostic d;
    d.severity = Severity::Warning;
    d.code = "not-expressed";
    d.message = std::move(message);
    out.omissions.push_back(std::move(d));
}

/// Of both launchers: they drop replicas and average over those left.
void omitPolicy(const Recovery* policy, const char* launcher, RecoveryText& out)
{
    if (policy != nullptr && policy->policy != RecoveryPolicy::Drop
        && policy->policy != RecoveryPolicy::Restart)
        omit(out,
            Phrase::of("{} goes on by dropping replicas; the policy {} needs a training program of its own.",
                launcher, nameOf(policy->policy)));
}

void writeTorchFt(const RecoverySetup& setup, const Timeouts& given, const Timeouts& t, RecoveryText& out)
{
    const auto variable = [&](const char* name, double seconds, const std::optional<double>& from,
                              const char* what) {
        out.text += fmt::format("export {}={} # {}, {}\n", name, whole(seconds), what, origin(from));
    };
    out.text += "#!/usr/bin/env bash\n# Recovery of TorchFT: source this before every replica group.\n";
    variable("TORCHFT_TIMEOUT_SEC", *t.processGroup, given.processGroup, "seconds of a collective");
    variable("TORCHFT_QUORUM_TIMEOUT_SEC", *t.quorum, given.quorum, "seconds until a quorum");
    variable("TORCHFT_CONNECT_TIMEOUT_SEC", std::min(*t.join, *t.quorum), given.join, "seconds to connect");
    out.text += fmt::format("# The lighthouse, once for the job of {} replica groups:\n# torchft_lighthouse "
                            "--min_replicas {} --join_timeout_ms {} --heartbeat_timeout_ms {} "
                            "--quorum_tick_ms 100\n",
        setup.replicas, setup.fewestReplicas, milliseconds(*t.join), milliseconds(*t.heartbeatTimeout));
    if (given.heartbeat)
        omit(out,
            Phrase::of("The heartbeat of {:.3g} s is an argument of TorchFT's Manager (heartbeat_interval), "
                       "which no variable sets.",
                *given.heartbeat));
    if (given.train || given.init)
        omit(out, Phrase::of("Timeouts of training and initialisation are settings of torchtitan."));
}

void writeTorchtitan(const RecoverySetup& setup, const RecoverySettings& settings, const Timeouts& given,
    const Timeouts& t, RecoveryText& out)
{
    out.text += "# Recovery of torchtitan: flags of every replica group; give each its own replica_id.\n";
    out.text += fmt::format("--fault_tolerance.enable\n--fault_tolerance.group_size {}\n"
                            "--fault_tolerance.min_replica_size {}\n",
        setup.replicas, setup.fewestReplicas);
    const auto flag = [&](const char* name, std::int64_t value, const std::optional<double>& from) {
        out.text += fmt::format("{} {} # {}\n", name, value, origin(from));
    };
    flag("--fault_tolerance.process_group_timeout_ms", milliseconds(*t.processGroup), given.processGroup);
    flag("--comm.train_timeout_seconds", whole(*t.train), given.train);
    flag("--comm.init_timeout_seconds", whole(*t.init), given.init);
    if (settings.checkpointInterval > 0 && setup.stepSeconds > 0)
        out.text += fmt::format("--checkpoint.enable\n--checkpoint.interval {} # steps: {:.4g} s\n",
            std::max<std::int64_t>(1, std::llround(settings.checkpointInterval / setup.stepSeconds)),
            settings.checkpointInterval);
    if (given.quorum || given.join || given.heartbeat || given.heartbeatTimeout)
        omit(out,
            Phrase::of("Timeouts of the quorum, of joining and of heartbeats are TorchFT's: write them with "
                       "torchft."));
    if (settings.peerCopies)
        omit(out, Phrase::of("torchtitan copies no optimizer shards to peers each step."));
}

} // namespace

template <> std::span<const NamedValue<RecoveryLauncher>> namedValues() { return kLaunchers; }

RecoverySetup setupOf(const Recoveries& recoveries, const Recovery* taken)
{
    RecoverySetup out;
    out.replicas = recoveries.replicas;
    out.stepSeconds = recoveries.stepSeconds;
    out.recoverySeconds = taken != nullptr ? taken->seconds.total() : 0;
    out.fewestReplicas = std::max(1, *std::ranges::min_element(recoveries.livingReplicas));
    return out;
}

Timeouts completedTimeouts(const Timeouts& given, double stepSeconds, double recoverySeconds)
{
    Timeouts out = given;
    const auto fill = [](std::optional<double>& slot, double value) {
        if (!slot)
            slot = std::ceil(value);
    };
    // Defaults of the programs where they suffice.
    fill(out.processGroup, std::max(120.0, 2 * stepSeconds));
    fill(out.train, std::max(200.0, 1.5 * *out.processGroup));
    fill(out.init, std::max(300.0, 1.5 * *out.train));
    fill(out.heartbeatTimeout, std::max(5.0, 3 * out.heartbeat.value_or(0.1)));
    fill(out.quorum,
        std::max(
            {60.0, 1.2 * recoverySeconds, 2 * stepSeconds, 2 * *out.heartbeatTimeout, out.join.value_or(0)}));
    fill(out.join, std::min(60.0, *out.quorum));
    return out;
}

RecoveryText exportRecovery(RecoveryLauncher launcher, const RecoverySetup& setup,
    const RecoverySettings& settings, const Timeouts& timeouts, const Recovery* policy)
{
    const Timeouts complete = completedTimeouts(timeouts, setup.stepSeconds, setup.recoverySeconds);
    RecoveryText out;
    if (launcher == RecoveryLauncher::TorchFt) {
        writeTorchFt(setup, timeouts, complete, out);
        omitPolicy(policy, "TorchFT", out);
    } else {
        writeTorchtitan(setup, settings, timeouts, complete, out);
        omitPolicy(policy, "torchtitan", out);
    }
    if (settings.spareNodes > 0)
        omit(out,
            Phrase::of("{} spare nodes join as replica groups of their own: start them like the others.",
                settings.spareNodes));
    return out;
}

} // namespace rankloom
