// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bits/bit_lanes.h"

#include <algorithm>
#include <limits>

namespace rankloom {

Nanoseconds BitRun::computeOf(int plane, std::int32_t tokens) const
{
    const Seconds read = bytes.ofPlane(plane) / machine.memory;
    const Seconds work = Flops(2 * weights * tokens) / machine.compute;
    return toNanoseconds(std::max(read, work));
}

Bytes BitRun::pinnedBytes() const
{
    Bytes sum;
    for (const std::uint8_t held : pinned)
        sum += bytes.held(held);
    return sum;
}

Phrase phraseOf(const BitBubble& bubble, const BitFormat& format)
{
    const int bit = format.baseBits + bubble.of.plane;
    Phrase wait = bubble.of.plane == 0
        ? Phrase::of(
            "waits for the {}-bit base of expert {} in layer {}", bit, bubble.of.expert, bubble.of.layer)
        : Phrase::of("waits for bit {} of expert {} in layer {}", bit, bubble.of.expert, bubble.of.layer);
    return bubble.room ? Phrase::of("{}, whose load waited for memory", wait) : wait;
}

std::int64_t BitLanes::waiting() const
{
    std::int64_t sum = 0;
    for (const BitBubble& bubble : bubbles)
        sum += bubble.of.end - bubble.of.start;
    return sum;
}

namespace {

/// A plane of a layer by its place in the tables.
struct PlaneName {
    int layer = 0;
    int expert = 0;
    int plane = 0;
};

class LaneWriter {
public:
    explicit LaneWriter(const BitRun& run)
        : m_run(run)
        , m_planes(static_cast<std::size_t>(run.format.planes))
        , m_held(run.pinned)
        , m_busyUntil(run.pinned.size() * m_planes)
        , m_loose(static_cast<std::size_t>(run.layers))
        , m_known(static_cast<std::size_t>(run.layers))
        , m_broken(static_cast<std::size_t>(run.experts))
        , m_used(run.pinnedBytes())
    {
        m_lanes.mostHeld = m_used;
    }

    void step(const StepDemand& demand)
    {
        const std::int64_t begin = m_computed;
        for (int l = 0; l < m_run.layers; ++l) {
            addCompute(l, -1, m_run.before[static_cast<std::size_t>(l)]);
            m_known[static_cast<std::size_t>(l)] = m_computed;
            const int told = l - m_run.prefetch;
            layer(l, demand, told < 0 ? begin : m_known[static_cast<std::size_t>(told)]);
        }
        addCompute(-1, -1, m_run.behind);
        m_lanes.stepEnds.push_back(m_computed);
    }
    BitLanes take() { return std::move(m_lanes); }

private:
    [[nodiscard]] std::size_t expertIndex(int layer, int expert) const
    {
        return static_cast<std::size_t>(layer) * static_cast<std::size_t>(m_run.experts)
            + static_cast<std::size_t>(expert);
    }
    std::int64_t& busyUntil(const PlaneName& name)
    {
        return m_busyUntil[expertIndex(name.layer, name.expert) * m_planes
            + static_cast<std::size_t>(name.plane)];
    }

    void addCompute(int layer, int expert, Nanoseconds time, int plane = 0)
    {
        const std::int64_t end = m_computed + time.value();
        m_lanes.computes.push_back({m_computed, end, layer, expert, plane});
        m_computed = end;
    }

    void layer(int layer, const StepDemand& demand, std::int64_t known)
    {
        m_broken.assign(static_cast<std::size_t>(m_run.experts), false);
        LayerPlanes missing;
        std::vector<PlaneName> names;
        for (int e = 0; e < m_run.experts; ++e) {
            std::vector<PlaneWork> planes;
            const std::size_t index = expertIndex(layer, e);
            const int held = m_held[index];
            for (int p = 0; p < m_run.format.planes; ++p) {
                const std::int32_t tokens = demand[index * m_planes + static_cast<std::size_t>(p)];
                if (tokens == 0)
                    break;
                ++m_lanes.wanted;
                const Nanoseconds compute = m_run.computeOf(p, tokens);
                if (p < held) {
                    ++m_lanes.resident;
                    addCompute(layer, e, compute, p);
                    busyUntil({layer, e, p}) = m_computed;
                    continue;
                }
                planes.push_back({toSeconds(loadTime(p)).value(), toSeconds(compute).value(), tokens});
                names.push_back({layer, e, p});
            }
            missing.add(planes);
        }
        for (const int index : orderPlanes(missing, m_run.order)) {
            const auto at = static_cast<std::size_t>(index);
            loadAndCompute(names[at], static_cast<std::int32_t>(missing.planes[at].tokens), known);
        }
    }

    [[nodiscard]] Nanoseconds loadTime(int plane) const
    {
        return toNanoseconds(m_run.bytes.ofPlane(plane) / m_run.machine.load);
    }

    void loadAndCompute(const PlaneName& name, std::int32_t tokens, std::int64_t known)
    {
        const std::int64_t ready = std::max(m_loaded, known);
        const Bytes size = m_run.bytes.ofPlane(name.plane);
        const std::int64_t start = makeRoom(name.layer, size, ready);
        m_loaded = start + loadTime(name.plane).value();
        m_lanes.loads.push_back({start, m_loaded, name.layer, name.expert, name.plane});
        m_lanes.loaded += size;
        m_used += size;
        m_lanes.mostHeld = std::max(m_lanes.mostHeld, m_used);
        if (m_loaded > m_computed) {
            m_lanes.bubbles.push_back(
                {{m_computed, m_loaded, name.layer, name.expert, name.plane}, start > ready});
            m_computed = m_loaded;
        }
        addCompute(name.layer, name.expert, m_run.computeOf(name.plane, tokens), name.plane);
        busyUntil(name) = m_computed;
        if (m_broken[static_cast<std::size_t>(name.expert)]) {
            m_stray.push_back(name);
        } else {
            ++m_held[expertIndex(name.layer, name.expert)];
            ++m_loose[static_cast<std::size_t>(name.layer)];
        }
    }

    /// Frees planes until `size` fits beside the rest; from when it does, `ready` or later.
    std::int64_t makeRoom(int layer, Bytes size, std::int64_t ready)
    {
        std::int64_t time = ready;
        while (m_used + size > m_run.budget) {
            std::int64_t soonest = std::numeric_limits<std::int64_t>::max();
            if (!freeStray(time, soonest) && !freeOne(layer, time, soonest)) {
                RANKLOOM_ASSERT(soonest < std::numeric_limits<std::int64_t>::max());
                time = soonest;
            }
        }
        return time;
    }

    /// Planes that are of no more use: those below them have left.
    bool freeStray(std::int64_t time, std::int64_t& soonest)
    {
        for (std::size_t i = 0; i < m_stray.size(); ++i) {
            const std::int64_t until = busyUntil(m_stray[i]);
            if (until <= time) {
                const PlaneName name = m_stray[i];
                m_stray.erase(m_stray.begin() + static_cast<std::ptrdiff_t>(i));
                evict(name, time);
                return true;
            }
            soonest = std::min(soonest, until);
        }
        return false;
    }

    /// Of the layer before this one first, then of those before it, last of this one: the order in which
    /// they are wanted again is the reverse.
    bool freeOne(int layer, std::int64_t time, std::int64_t& soonest)
    {
        for (int back = 1; back <= m_run.layers; ++back) {
            const int from = (layer - back + m_run.layers) % m_run.layers;
            if (m_loose[static_cast<std::size_t>(from)] == 0)
                continue;
            PlaneName victim {from, -1, -1};
            for (int e = 0; e < m_run.experts; ++e) {
                const std::size_t index = expertIndex(from, e);
                const int top = m_held[index] - 1;
                if (top < m_run.pinned[index] || top <= victim.plane)
                    continue;
                const std::int64_t until = busyUntil({from, e, top});
                if (until <= time)
                    victim = {from, e, top};
                else
                    soonest = std::min(soonest, until);
            }
            if (victim.expert < 0)
                continue;
            --m_held[expertIndex(from, victim.expert)];
            --m_loose[static_cast<std::size_t>(from)];
            if (from == layer)
                m_broken[static_cast<std::size_t>(victim.expert)] = true;
            evict(victim, time);
            return true;
        }
        return false;
    }

    void evict(const PlaneName& name, std::int64_t time)
    {
        m_used -= m_run.bytes.ofPlane(name.plane);
        m_lanes.evictions.push_back({time, time, name.layer, name.expert, name.plane});
    }

    const BitRun& m_run;
    std::size_t m_planes;
    std::vector<std::uint8_t> m_held; ///< [layers][experts]: planes in memory, from the base up
    std::vector<std::int64_t> m_busyUntil; ///< [layers][experts][planes]: end of the last compute
    std::vector<int> m_loose; ///< by layer: planes in memory that may leave
    std::vector<std::int64_t> m_known; ///< by layer: when its router has run, in this step
    std::vector<bool> m_broken; ///< experts of the layer at hand of which a plane has left already
    std::vector<PlaneName> m_stray;
    Bytes m_used;
    std::int64_t m_loaded = 0; ///< the channel is free from then on
    std::int64_t m_computed = 0; ///< and the unit
    BitLanes m_lanes;
};

} // namespace

BitLanes layOut(const BitRun& run, std::span<const StepDemand> steps)
{
    LaneWriter writer(run);
    for (const StepDemand& step : steps)
        writer.step(step);
    return writer.take();
}

} // namespace rankloom
