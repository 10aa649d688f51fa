// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Timeouts that have to come one before the other: pytorch/torchft torchft/manager.py, src/lighthouse.rs; the
// order process group < training < initialisation from pytorch/torchtitan issue 2899.
#include "core/recovery/over_time.h"

namespace rankloom {

namespace {

struct Named {
    const char* name;
    double seconds;
    bool given;
};

Diagnostic wrong(const char* code, Phrase message)
{
    Diagnostic out;
    out.severity = Severity::Warning;
    out.code = code;
    out.message = std::move(message);
    return out;
}

} // namespace

Diagnostics checkTimeouts(const Timeouts& t, double stepSeconds, double recoverySeconds)
{
    Diagnostics out;
    // Each has to end before the next: otherwise the outer one gives up while the inner one still waits.
    const auto inOrder = [&out](const Named& inner, const Named& outer) {
        if ((inner.given || outer.given) && inner.seconds >= outer.seconds)
            out.push_back(wrong("timeout-order",
                Phrase::of(
                    "The timeout of the {} ({:.3g} s) has to be shorter than that of the {} ({:.3g} s).",
                    inner.name, inner.seconds, outer.name, outer.seconds)));
    };
    const auto named = [](const char* name, const std::optional<double>& value, double fallback) {
        return Named {name, value.value_or(fallback), value.has_value()};
    };
    const Named group = named("process group", t.processGroup, 120);
    const Named train = named("training", t.train, 200);
    const Named init = named("initialisation", t.init, 300);
    inOrder(group, train);
    inOrder(train, init);
    const Named beat = named("heartbeat", t.heartbeat, 0.1);
    const Named missed = named("lighthouse's heartbeat", t.heartbeatTimeout, 5);
    const Named quorum = named("quorum", t.quorum, 60);
    const Named join = named("join", t.join, 60);
    if ((beat.given || missed.given) && missed.seconds < 3 * beat.seconds)
        out.push_back(wrong("timeout-heartbeat",
            Phrase::of(
                "A lighthouse that waits {:.3g} s misses replicas that say every {:.3g} s that they live.",
                missed.seconds, beat.seconds)));
    inOrder(missed, quorum);
    if ((join.given || quorum.given) && join.seconds > quorum.seconds)
        out.push_back(wrong("timeout-order",
            Phrase::of(
                "Replicas that may take {:.3g} s to join come too late for a quorum that waits {:.3g} s.",
                join.seconds, quorum.seconds)));
    if (group.given && group.seconds <= stepSeconds)
        out.push_back(wrong("timeout-step",
            Phrase::of("The timeout of the process group ({:.3g} s) is no longer than a step of {:.3g} s.",
                group.seconds, stepSeconds)));
    // Otherwise a quorum ends while a replica still computes its step.
    if (quorum.given && quorum.seconds <= stepSeconds)
        out.push_back(wrong("timeout-step",
            Phrase::of("The quorum waits {:.3g} s, no longer than a step of {:.3g} s.", quorum.seconds,
                stepSeconds)));
    if (quorum.given && recoverySeconds > quorum.seconds)
        out.push_back(wrong("timeout-recovery",
            Phrase::of("A recovery takes {:.3g} s, and the quorum waits {:.3g} s.", recoverySeconds,
                quorum.seconds)));
    return out;
}

} // namespace rankloom
