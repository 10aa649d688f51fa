// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <optional>

#include "core/base/at.h"
#include "core/schedule/generators.h"

namespace rankloom {

namespace {

/// The three switches of the search.
struct Choices {
    bool extraMustFit = true; ///< A: an extra warm-up forward must end before the first gradient arrives
    bool mayPostpone = true; ///< P: a device far ahead may skip a round's forward
    bool fillAllGaps = true; ///< G: a weight gradient may overrun any gap, not only a record one
};

struct Memory {
    std::int64_t forward = 0; ///< change when a forward starts, > 0
    std::int64_t input = 0; ///< change at the input gradient, <= 0
    std::int64_t weight = 0; ///< change at the weight gradient, <= 0
    std::int64_t limit = 0;
};

/// In seconds, as doubles: the published generator decides between exactly equal moments by the rounding of
/// its sums, and its orders are only met with the same sums. Nothing is multiplied, so no compiler may fuse
/// an operation and every machine rounds alike. The order found is timed with exact integers afterwards.
struct Times {
    std::vector<double> forward, input, weight, hopForward, hopBackward;
};

/// One greedy construction (arXiv 2401.10241, section 3; rule stated in sail-sg zb.py).
class GreedyRun {
public:
    GreedyRun(int devices, int microbatches, const Times& times, const Memory& memory, Choices choices)
        : m_devices(devices)
        , m_microbatches(microbatches)
        , m_times(times)
        , m_memory(memory)
        , m_choices(choices)
        , m_state(at(devices))
        , m_orders(at(devices))
    {
        for (int d = 0; d < devices; ++d) {
            m_orders[at(d)].reserve(3 * at(microbatches));
            m_state[at(d)].forwardEnds.reserve(at(microbatches));
            m_state[at(d)].inputEnds.reserve(at(microbatches));
        }
    }

    /// False when a device cannot stay within the limit.
    bool run()
    {
        if (m_memory.forward > m_memory.limit)
            return false;
        firstRound();
        for (int i = 1; i < m_microbatches; ++i)
            if (!round())
                return false;
        for (int d = 0; d < m_devices; ++d)
            while (pending(d) > 0)
                weight(d);
        return true;
    }

    [[nodiscard]] double span(ScheduleProblem::Shortest of) const
    {
        const bool stage = of == ScheduleProblem::Shortest::LongestStage;
        double longest = 0;
        for (const Device& device : m_state)
            longest = std::max(longest, stage ? device.clock - device.firstStart : device.clock);
        return longest;
    }

    DeviceOrders takeOrders() { return std::move(m_orders); }

private:
    struct Device {
        double clock = 0;
        double firstStart = 0;
        double idle = 0; ///< collected since the first forward
        std::int64_t memory = 0;
        int weights = 0;
        std::vector<double> forwardEnds;
        std::vector<double> inputEnds;
    };

    [[nodiscard]] int forwards(int d) const { return static_cast<int>(m_state[at(d)].forwardEnds.size()); }
    [[nodiscard]] int inputs(int d) const { return static_cast<int>(m_state[at(d)].inputEnds.size()); }
    [[nodiscard]] int pending(int d) const { return inputs(d) - m_state[at(d)].weights; }
    [[nodiscard]] bool forwardsLeft(int d) const { return forwards(d) < m_microbatches; }

    /// When the input of the device's next forward or input gradient arrives; none when it needs none.
    [[nodiscard]] std::optional<double> arrival(PassKind kind, int d) const
    {
        if (kind == PassKind::Forward) {
            if (d == 0)
                return std::nullopt;
            return m_state[at(d - 1)].forwardEnds[at(forwards(d))] + m_times.hopForward[at(d - 1)];
        }
        if (d == m_devices - 1)
            return std::nullopt;
        return m_state[at(d + 1)].inputEnds[at(inputs(d))] + m_times.hopBackward[at(d)];
    }

    void forward(int d)
    {
        m_orders[at(d)].push_back(makePass(PassKind::Forward, d, forwards(d)));
        run(d, m_times.forward[at(d)], arrival(PassKind::Forward, d));
        Device& device = m_state[at(d)];
        device.memory += m_memory.forward;
        device.forwardEnds.push_back(device.clock);
    }

    void input(int d)
    {
        m_orders[at(d)].push_back(makePass(PassKind::BackwardInput, d, inputs(d)));
        run(d, m_times.input[at(d)], arrival(PassKind::BackwardInput, d));
        Device& device = m_state[at(d)];
        device.memory += m_memory.input;
        device.inputEnds.push_back(device.clock);
    }

    void run(int d, double length, std::optional<double> arrives)
    {
        Device& device = m_state[at(d)];
        double end = device.clock + length;
        if (arrives)
            end = std::max(end, *arrives + length);
        if (forwards(d) == 0) // its first pass of all
            device.firstStart = end - length;
        else
            device.idle += end - device.clock - length;
        m_mostIdle = std::max(m_mostIdle, device.idle);
        device.clock = end;
    }

    void weight(int d)
    {
        Device& device = m_state[at(d)];
        device.clock += m_times.weight[at(d)];
        device.memory += m_memory.weight;
        m_orders[at(d)].push_back(makePass(PassKind::BackwardWeight, d, device.weights++));
    }

    /// Runs weight gradients before a pass: until it fits into memory, then into the gap before its input.
    bool fill(PassKind kind, int d)
    {
        Device& device = m_state[at(d)];
        const std::int64_t change = kind == PassKind::Forward ? m_memory.forward : m_memory.input;
        while (device.memory + change > m_memory.limit) {
            if (pending(d) == 0)
                return false;
            weight(d);
        }
        const auto arrives = arrival(kind, d);
        if (!arrives)
            return true;
        while (pending(d) > 0 && device.clock + m_times.weight[at(d)] <= *arrives)
            weight(d);
        const double gap = *arrives - device.clock;
        if (pending(d) > 0 && gap > 0 && (m_choices.fillAllGaps || gap > m_mostIdle - device.idle))
            weight(d);
        return true;
    }

    /// Extra forwards each device can run before its first gradient arrives.
    [[nodiscard]] std::vector<int> extraForwards() const
    {
        std::vector<int> extra(at(m_devices), 0);
        double reach = m_state[at(m_devices - 1)].clock + m_times.input[at(m_devices - 1)];
        for (int d = m_devices - 2; d >= 0; --d) {
            const double arrives = reach + m_times.hopBackward[at(d)];
            const double length = m_times.forward[at(d)];
            double clock = m_state[at(d)].clock;
            std::int64_t memory = m_state[at(d)].memory;
            int& count = extra[at(d)];
            while (1 + count < m_microbatches && memory + m_memory.forward <= m_memory.limit
                && (m_choices.extraMustFit ? clock + length <= arrives : clock < arrives)) {
                clock += length;
                memory += m_memory.forward;
                ++count;
            }
            reach = std::max(clock, arrives) + m_times.input[at(d)];
        }
        for (int d = 1; d < m_devices; ++d) {
            while (extra[at(d)] > 0 && extra[at(d)] >= extra[at(d - 1)] && 1 + extra[at(d)] < m_microbatches)
                --extra[at(d)];
            // With uneven times a device could get ahead of the one that feeds it.
            extra[at(d)] = std::min(extra[at(d)], extra[at(d - 1)]);
        }
        return extra;
    }

    void firstRound()
    {
        for (int d = 0; d < m_devices; ++d)
            forward(d);
        const std::vector<int> extra = extraForwards();
        for (int d = 0; d < m_devices; ++d)
            for (int i = 0; i < extra[at(d)]; ++i)
                forward(d);
        for (int d = m_devices - 1; d >= 0; --d)
            input(d);
    }

    /// Whether a device that is two forwards ahead of its successor should run another one now.
    [[nodiscard]] bool worthAnotherForward(int d) const
    {
        const Device& device = m_state[at(d)];
        const double next = m_state[at(d + 1)].clock + m_times.forward[at(d + 1)] + m_times.input[at(d + 1)]
            + m_times.hopForward[at(d)];
        if (device.clock >= next)
            return false;
        double weights = 0;
        for (std::int64_t memory = device.memory + m_memory.forward; memory > m_memory.limit;) {
            if (m_memory.weight == 0)
                return false; // weight gradients free nothing here
            weights += m_times.weight[at(d)];
            memory += m_memory.weight;
        }
        if (device.clock + m_times.forward[at(d)] + weights <= next)
            return true;
        return next - device.clock > m_mostIdle - device.idle;
    }

    bool round()
    {
        std::vector<bool> wants(at(m_devices));
        for (int d = m_devices - 1; d >= 0; --d) {
            wants[at(d)] = forwardsLeft(d);
            if (d == m_devices - 1)
                continue;
            if (wants[at(d)] && m_choices.mayPostpone && forwards(d) >= forwards(d + 1) + 2)
                wants[at(d)] = worthAnotherForward(d);
            if (!wants[at(d + 1)])
                wants[at(d)] = false;
        }
        for (int d = 0; d < m_devices; ++d)
            if (wants[at(d)]) {
                if (!fill(PassKind::Forward, d))
                    return false;
                forward(d);
            }
        for (int d = m_devices - 1; d >= 0; --d) {
            if (!fill(PassKind::BackwardInput, d))
                return false;
            if (d == 0 && !forwardsLeft(0))
                while (pending(0) > 0)
                    weight(0);
            input(d);
        }
        return true;
    }

    int m_devices;
    int m_microbatches;
    const Times& m_times;
    Memory m_memory;
    Choices m_choices;
    std::vector<Device> m_state;
    double m_mostIdle = 0;
    DeviceOrders m_orders;
};

std::vector<double> inSeconds(const std::vector<std::int64_t>& times, int count)
{
    std::vector<double> seconds(at(std::max(count, 0)), 0.0);
    for (std::size_t i = 0; i < seconds.size() && i < times.size(); ++i)
        seconds[i] = static_cast<double>(times[i]) / 1e9;
    return seconds;
}

/// Whether a device's passes stay within the limit.
bool fits(const std::vector<Pass>& passes, const Memory& limits)
{
    std::int64_t memory = 0;
    for (const Pass& pass : passes) {
        if (pass.kind == PassKind::Forward)
            memory += limits.forward;
        else if (pass.kind == PassKind::BackwardInput)
            memory += limits.input;
        else if (pass.kind == PassKind::BackwardWeight)
            memory += limits.weight;
        else
            memory -= limits.forward;
        if (memory > limits.limit)
            return false;
    }
    return true;
}

struct FoundOrder {
    double span = 0;
    DeviceOrders orders;
};

/// The shortest of the eight variants; nothing where none stays within the limit.
std::optional<FoundOrder> shortestVariant(
    const ScheduleProblem& problem, const Times& times, const Memory& memory)
{
    std::optional<FoundOrder> best;
    for (const bool extraMustFit : {true, false})
        for (const bool mayPostpone : {true, false})
            for (const bool fillAllGaps : {true, false}) {
                GreedyRun run(problem.devices, problem.microbatches, times, memory,
                    {extraMustFit, mayPostpone, fillAllGaps});
                if (!run.run() || (best && run.span(problem.shortest) >= best->span))
                    continue;
                best = FoundOrder {run.span(problem.shortest), run.takeOrders()};
            }
    return best;
}

/// The shortest orders, and of those the ones under the smallest limit, in whole activations: no step is
/// worth memory that buys no time.
std::optional<FoundOrder> shortestInLeastMemory(
    const ScheduleProblem& problem, const Times& times, Memory memory)
{
    std::optional<FoundOrder> best = shortestVariant(problem, times, memory);
    // With 2p - 1 microbatches in flight no bubble is left (section 2 there): what a limit of twice the ranks
    // allows, the published setting, is taken as it is.
    std::int64_t least = 2 * static_cast<std::int64_t>(problem.devices) - 1;
    std::int64_t most = memory.limit / memory.forward;
    if (most <= least + 1)
        return best;
    const std::int64_t slack = memory.limit % memory.forward == 0 ? 0 : 1000;
    while (best && least < most) {
        const std::int64_t middle = least + (most - least) / 2;
        memory.limit = middle * memory.forward + slack;
        std::optional<FoundOrder> other = shortestVariant(problem, times, memory);
        if (other && other->span <= best->span) {
            best = std::move(other);
            most = middle;
        } else {
            least = middle + 1;
        }
    }
    return best;
}

} // namespace

Result<DeviceOrders> zbAutomaticOrder(const ScheduleProblem& problem, const PassDurations& durations)
{
    const int p = problem.devices;
    const Times times {inSeconds(durations.forward, p), inSeconds(durations.backwardInput, p),
        inSeconds(durations.backwardWeight, p), inSeconds(durations.hopForward, p - 1),
        inSeconds(durations.hopBackward, p - 1)};
    // Memory in whole millionths of a millionth of a chunk activation: sums stay exact.
    constexpr double kActivation = 1e12;
    const double limit = problem.memoryLimit > 0 ? problem.memoryLimit : p;
    Memory memory;
    memory.forward = static_cast<std::int64_t>(kActivation);
    memory.weight = -std::llround(kActivation * problem.weightGradientShare);
    memory.input = -memory.forward - memory.weight;
    // One part in a million of slack undoes the rounding of the share, never a whole activation.
    memory.limit = std::llround(kActivation * std::min(limit, 1e6) * (1 + 1e-9));
    std::optional<FoundOrder> found = shortestInLeastMemory(problem, times, memory);
    std::optional<DeviceOrders> searched;
    if (found)
        searched = std::move(found->orders);
    const std::vector<DeviceOrders> handMade {zbH1Order(p, problem.microbatches),
        zbH2Order(p, problem.microbatches), oneFOneBOrder(p, problem.microbatches)};
    auto order = bestOrder(problem, durations, std::move(searched), handMade,
        [&](const std::vector<Pass>& passes) { return fits(passes, memory); });
    if (!order)
        return fail(ErrorCode::IllegalPlan, Phrase::of("no zero-bubble order stays within the memory limit"),
            {}, Phrase::of("Raise the limit: as many chunk activations as stages suffice"));
    return std::move(*order);
}

} // namespace rankloom
