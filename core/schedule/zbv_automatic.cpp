// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <deque>
#include <optional>
#include <utility>

#include "core/base/at.h"
#include "core/schedule/generators.h"

namespace rankloom {

namespace {

/// Leg 0 is stage d, leg 1 stage 2p-1-d.
constexpr int kLegs = 2;

struct VProblem {
    int devices = 0;
    int microbatches = 0;
    std::int64_t limit = 0; ///< chunk activations per device
    const PassDurations* durations = nullptr;

    [[nodiscard]] int stageOf(int leg, int device) const
    {
        return leg == 0 ? device : 2 * devices - 1 - device;
    }
    [[nodiscard]] std::int64_t length(PassKind kind, int leg, int device) const
    {
        const auto& times = kind == PassKind::Forward ? durations->forward
            : kind == PassKind::BackwardInput         ? durations->backwardInput
                                                      : durations->backwardWeight;
        return times.empty() ? 0 : times[at(stageOf(leg, device))];
    }
    /// Device that hands the input of a pass over, -1 when it is this one or there is none.
    [[nodiscard]] int source(PassKind kind, int leg, int device) const
    {
        const bool fromBelow = (kind == PassKind::Forward) == (leg == 0);
        const int neighbour = fromBelow ? device - 1 : device + 1;
        return neighbour < 0 || neighbour >= devices ? -1 : neighbour;
    }
    [[nodiscard]] std::int64_t hop(PassKind kind, int leg, int device) const
    {
        const int stage = stageOf(leg, device);
        const auto& hops = kind == PassKind::Forward ? durations->hopForward : durations->hopBackward;
        return hops.empty() ? 0 : hops[at(kind == PassKind::Forward ? stage - 1 : stage)];
    }
};

/// One greedy construction of ZB-V (arXiv 2401.10241, section 6; sail-sg zbv.py): rounds of one backward and
/// one forward per device, weight gradients where they fit.
class GreedyV {
public:
    struct Choices {
        bool fillBackward = true;
        bool fillForward = true;
    };

    GreedyV(const VProblem& problem, Choices choices, std::vector<std::int64_t> approved)
        : m_problem(problem)
        , m_choices(choices)
        , m_approved(std::move(approved))
        , m_state(at(problem.devices))
        , m_orders(at(problem.devices))
    {
        m_mostApproved = *std::max_element(m_approved.begin(), m_approved.end());
    }

    /// False when a device cannot stay within the limit.
    bool run()
    {
        warmUp();
        for (int i = 0; i < 2 * m_problem.microbatches && m_fits; ++i) {
            backwardRound();
            forwardRound();
        }
        for (int d = 0; d < m_problem.devices; ++d)
            while (m_fits && weight(d)) { }
        return m_fits;
    }

    [[nodiscard]] std::int64_t mostIdle() const { return m_mostIdle; }
    [[nodiscard]] std::vector<std::int64_t> idle() const
    {
        std::vector<std::int64_t> result;
        for (const Device& device : m_state)
            result.push_back(device.idle);
        return result;
    }
    DeviceOrders takeOrders() { return std::move(m_orders); }

private:
    struct Device {
        std::int64_t clock = 0;
        std::int64_t idle = 0;
        std::int64_t memory = 0;
        std::vector<std::int64_t> forwardEnds[kLegs];
        std::vector<std::int64_t> inputEnds[kLegs];
        std::deque<std::pair<int, int>> pending; ///< (leg, microbatch) whose weight gradient waits
    };

    [[nodiscard]] int forwards(int d, int leg) const
    {
        return static_cast<int>(m_state[at(d)].forwardEnds[leg].size());
    }
    [[nodiscard]] int inputs(int d, int leg) const
    {
        return static_cast<int>(m_state[at(d)].inputEnds[leg].size());
    }
    [[nodiscard]] int forwards(int d) const { return forwards(d, 0) + forwards(d, 1); }

    std::vector<std::int64_t>& ends(PassKind kind, int leg, int d)
    {
        return kind == PassKind::Forward ? m_state[at(d)].forwardEnds[leg] : m_state[at(d)].inputEnds[leg];
    }

    /// Arrival of the input of the device's next pass; none when it comes from no other device.
    std::optional<std::int64_t> arrival(PassKind kind, int leg, int d)
    {
        const int source = m_problem.source(kind, leg, d);
        if (source < 0)
            return std::nullopt;
        const auto next = ends(kind, leg, d).size();
        const auto& produced = ends(kind, leg, source);
        if (next >= produced.size()) {
            m_fits = false; // an order that cannot run; never with a limit that lets the warm-up through
            return std::nullopt;
        }
        return produced[next] + m_problem.hop(kind, leg, d);
    }

    [[nodiscard]] bool inputDone(PassKind kind, int leg, int d)
    {
        const int source = m_problem.source(kind, leg, d);
        return source < 0 || ends(kind, leg, source).size() > ends(kind, leg, d).size();
    }

    void issue(PassKind kind, int leg, int d)
    {
        const auto arrives = arrival(kind, leg, d);
        Device& device = m_state[at(d)];
        const int mb = static_cast<int>(ends(kind, leg, d).size());
        const bool first = m_orders[at(d)].empty();
        const std::int64_t start = std::max(device.clock, arrives.value_or(0));
        if (!first)
            device.idle += start - device.clock;
        m_mostIdle = std::max(m_mostIdle, device.idle);
        device.clock = start + m_problem.length(kind, leg, d);
        ends(kind, leg, d).push_back(device.clock);
        m_orders[at(d)].push_back(makePass(kind, m_problem.stageOf(leg, d), mb));
        if (kind == PassKind::Forward && ++device.memory > m_problem.limit)
            m_fits = false;
        if (kind == PassKind::BackwardInput)
            device.pending.emplace_back(leg, mb);
    }

    /// The oldest pending weight gradient; false when there is none.
    bool weight(int d)
    {
        Device& device = m_state[at(d)];
        if (device.pending.empty())
            return false;
        const auto [leg, mb] = device.pending.front();
        device.pending.pop_front();
        device.clock += m_problem.length(PassKind::BackwardWeight, leg, d);
        --device.memory;
        m_orders[at(d)].push_back(makePass(PassKind::BackwardWeight, m_problem.stageOf(leg, d), mb));
        return true;
    }

    /// Weight gradients before a pass: to fit into memory, then into the gap before its input.
    void fill(PassKind kind, int leg, int d)
    {
        Device& device = m_state[at(d)];
        while (kind == PassKind::Forward && device.memory + 1 > m_problem.limit)
            if (!weight(d)) {
                m_fits = false;
                return;
            }
        const auto arrives = arrival(kind, leg, d);
        if (!arrives)
            return;
        const auto next = [&] {
            return device.clock + m_problem.length(PassKind::BackwardWeight, device.pending.front().first, d);
        };
        while (!device.pending.empty() && *arrives >= next())
            weight(d);
        const std::int64_t cap = std::max(m_mostIdle, m_mostApproved - m_approved[at(d)]);
        const bool mayOverrun =
            kind == PassKind::Forward ? m_choices.fillForward : leg == 0 || m_choices.fillBackward;
        if (mayOverrun && *arrives - device.clock > cap - device.idle)
            weight(d);
    }

    void warmUp()
    {
        const int p = m_problem.devices;
        const int m = m_problem.microbatches;
        for (int d = 0; d < p; ++d)
            issue(PassKind::Forward, 0, d);
        for (int d = p - 1; d >= 0; --d) {
            const auto arrives = arrival(PassKind::Forward, 1, d);
            const Device& device = m_state[at(d)];
            while (arrives && forwards(d, 0) < m && device.memory + 2 + 2 * d <= m_problem.limit
                && device.clock + m_problem.length(PassKind::Forward, 0, d) <= *arrives)
                for (int j = 0; j <= d; ++j)
                    issue(PassKind::Forward, 0, j);
            issue(PassKind::Forward, 1, d);
        }
        int leg = 0;
        for (int d = 1; d < p; ++d)
            while (m_fits
                && (forwards(d) < forwards(d - 1)
                    || (forwards(d, 1) <= forwards(d - 1, 1) && forwards(d - 1, 1) < m))) {
                for (int j = p - 1; j >= d; --j)
                    if (forwards(j, leg) < m)
                        issue(PassKind::Forward, leg, j);
                leg = 1 - leg;
            }
    }

    void backwardRound()
    {
        const int p = m_problem.devices;
        std::vector<bool> down(at(p));
        for (int d = 0; d < p; ++d)
            down[at(d)] = inputs(d, 0) < inputs(d, 1)
                && (inputDone(PassKind::BackwardInput, 0, d) || inputs(d, 1) >= m_problem.microbatches);
        for (int d = p - 1; d >= 0; --d)
            if (down[at(d)])
                backward(0, d);
        for (int d = 0; d < p; ++d)
            if (!down[at(d)])
                backward(1, d);
    }

    void backward(int leg, int d)
    {
        if (!m_fits)
            return;
        fill(PassKind::BackwardInput, leg, d);
        issue(PassKind::BackwardInput, leg, d);
    }

    void forwardRound()
    {
        for (int d = 0; d < m_problem.devices && m_fits; ++d) {
            const int m = m_problem.microbatches;
            if (forwards(d, 1) >= m)
                continue;
            const bool level = forwards(d, 1) >= forwards(d, 0);
            const bool second = !level && inputDone(PassKind::Forward, 1, d);
            const bool first = level || (!second && forwards(d, 0) < m && inputDone(PassKind::Forward, 0, d));
            if (!first && !second)
                continue;
            const int leg = second ? 1 : 0;
            fill(PassKind::Forward, leg, d);
            if (m_fits)
                issue(PassKind::Forward, leg, d);
        }
    }

    const VProblem& m_problem;
    Choices m_choices;
    std::vector<std::int64_t> m_approved; ///< idle time of an earlier run that each device may use up
    std::int64_t m_mostApproved = -1;
    std::int64_t m_mostIdle = 0;
    bool m_fits = true;
    std::vector<Device> m_state;
    DeviceOrders m_orders;
};

struct Found {
    std::int64_t idle = 0;
    DeviceOrders orders;
};

/// Repeats a construction with the idle times just reached as allowance, as long as that helps.
std::optional<Found> refined(const VProblem& problem, GreedyV::Choices choices)
{
    std::optional<Found> best;
    std::vector<std::int64_t> approved(at(problem.devices), -1);
    while (true) {
        GreedyV run(problem, choices, approved);
        if (!run.run() || (best && run.mostIdle() >= best->idle))
            return best;
        approved = run.idle();
        best = Found {run.mostIdle(), run.takeOrders()};
    }
}

} // namespace

Result<DeviceOrders> zbVAutomaticOrder(const ScheduleProblem& problem, const PassDurations& durations)
{
    VProblem v;
    v.devices = problem.devices;
    v.microbatches = problem.microbatches;
    v.limit = problem.memoryLimit > 0
        ? static_cast<std::int64_t>(std::floor(std::min(problem.memoryLimit, 1e9)))
        : 2 * problem.devices;
    v.durations = &durations;
    std::optional<Found> best;
    for (const bool fillBackward : {true, false})
        for (const bool fillForward : {true, false}) {
            auto found = refined(v, {fillBackward, fillForward});
            if (found && (!best || found->idle < best->idle))
                best = std::move(found);
        }
    auto order = bestOrder(problem, durations, best ? std::optional(std::move(best->orders)) : std::nullopt,
        {zbVOrder(problem.devices, problem.microbatches)}, [&](const std::vector<Pass>& passes) {
            PassOrder one;
            one.passes = {passes};
            return peakActivations(one).front().untilWeightGradient <= v.limit;
        });
    if (!order)
        return fail(ErrorCode::IllegalPlan, Phrase::of("no ZB-V order stays within the memory limit"), {},
            Phrase::of("Raise the limit: two chunk activations per stage always suffice"));
    return std::move(*order);
}

} // namespace rankloom
