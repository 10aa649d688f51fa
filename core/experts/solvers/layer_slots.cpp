// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experts/solvers/layer_slots.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace rankloom {

namespace {

/// Smaller steps are rounding noise of the sums.
constexpr double kRounding = 1e-12;
/// Changes that are dear to look for are worth it from a millionth of the load.
constexpr double kWorth = 1e-6;

} // namespace

LayerSlots::LayerSlots(
    const std::vector<std::span<const std::int64_t>>& loads, std::vector<std::vector<int>> held)
    : m_loads(loads)
    , m_held(std::move(held))
    , m_experts(loads.front().size())
    , m_count(m_held.size() * m_experts, 0)
    , m_holders(m_experts)
{
    for (std::size_t g = 0; g < m_held.size(); ++g)
        for (const int e : m_held[g]) {
            ++count(g, e);
            m_holders[static_cast<std::size_t>(e)].push_back(g);
        }
    for (const std::span<const std::int64_t> load : m_loads) {
        Window window;
        double total = 0;
        for (std::size_t e = 0; e < m_experts; ++e) {
            total += static_cast<double>(load[e]);
            const auto shared = static_cast<double>(m_holders[e].size());
            window.each.push_back(shared > 0 ? static_cast<double>(load[e]) / shared : 0);
        }
        window.scale = total > 0 ? static_cast<double>(m_held.size()) / total : 0;
        window.load.assign(m_held.size(), 0);
        for (std::size_t g = 0; g < m_held.size(); ++g)
            for (const int e : m_held[g])
                window.load[g] += window.each[static_cast<std::size_t>(e)];
        m_windows.push_back(std::move(window));
    }
    rank();
}

/// The holders of an expert share its load as `copies`.
void LayerSlots::share(int expert, int copies)
{
    const auto e = static_cast<std::size_t>(expert);
    for (std::size_t w = 0; w < m_windows.size(); ++w) {
        const double each = copies > 0 ? static_cast<double>(m_loads[w][e]) / copies : 0;
        const double more = each - std::exchange(m_windows[w].each[e], each);
        for (const std::size_t g : m_holders[e])
            m_windows[w].load[g] += more;
    }
}

void LayerSlots::take(std::size_t device, int expert)
{
    share(expert, copies(expert) + 1);
    for (Window& window : m_windows)
        window.load[device] += window.each[static_cast<std::size_t>(expert)];
    m_holders[static_cast<std::size_t>(expert)].push_back(device);
    ++count(device, expert);
}

void LayerSlots::drop(std::size_t device, int expert)
{
    for (Window& window : m_windows)
        window.load[device] -= window.each[static_cast<std::size_t>(expert)];
    std::vector<std::size_t>& holders = m_holders[static_cast<std::size_t>(expert)];
    holders.erase(std::ranges::find(holders, device));
    --count(device, expert);
    share(expert, copies(expert));
}

void LayerSlots::rank()
{
    for (Window& window : m_windows)
        window.rank();
}

void LayerSlots::Window::rank()
{
    most.clear();
    for (std::size_t g = 0; g < load.size(); ++g) {
        const auto place = std::ranges::find_if(most, [&](std::size_t h) { return load[g] > load[h]; });
        most.insert(place, g);
        if (most.size() > 3)
            most.pop_back();
    }
}

double LayerSlots::peak() const
{
    double sum = 0;
    for (const Window& window : m_windows)
        sum += window.scale > 0 ? window.scale * window.load[window.most.front()] : 1;
    return sum / static_cast<double>(m_windows.size());
}

void LayerSlots::removeDuplicates()
{
    for (bool parted = true; parted;) {
        parted = false;
        for (std::size_t g = 0; g < m_held.size(); ++g)
            for (std::size_t i = 0; i < m_held[g].size(); ++i)
                if (count(g, m_held[g][i]) > 1 && exchangeBest({g, i}))
                    parted = true;
    }
}

void LayerSlots::dropDuplicates()
{
    for (std::size_t g = 0; g < m_held.size(); ++g)
        for (std::size_t i = m_held[g].size(); i-- > 0;)
            if (count(g, m_held[g][i]) > 1) {
                drop(g, m_held[g][i]);
                m_held[g].erase(m_held[g].begin() + static_cast<std::ptrdiff_t>(i));
            }
    rank();
}

std::vector<std::size_t> LayerSlots::heaviestDevices() const
{
    std::vector<std::size_t> devices;
    for (const Window& window : m_windows)
        if (std::ranges::find(devices, window.most.front()) == devices.end())
            devices.push_back(window.most.front());
    return devices;
}

bool LayerSlots::lowerHeaviest()
{
    double best = heaviest() * (1 - kRounding);
    std::optional<std::pair<Slot, Slot>> found;
    for (const std::size_t device : heaviestDevices())
        for (std::size_t i = 0; i < m_held[device].size(); ++i)
            for (std::size_t g = 0; g < m_held.size(); ++g)
                for (std::size_t j = 0; g != device && j < m_held[g].size(); ++j) {
                    const Slot s {device, i};
                    const Slot t {g, j};
                    const double after =
                        m_windows.size() == 1 ? largerAfter(m_windows.front(), s, t) : heaviestAfter(s, t);
                    if (after < best && legal(s, t)) {
                        best = after;
                        found = {s, t};
                    }
                }
    if (found)
        exchange(found->first, found->second);
    return found.has_value();
}

bool LayerSlots::lowerHeaviestOtherwise(std::size_t least)
{
    Change best;
    best.after = heaviest() * (1 - kWorth);
    const double before = best.after;
    for (const std::size_t device : heaviestDevices()) {
        if (m_held[device].size() > least)
            considerMoves(device, best);
        considerGiving(device, best);
    }
    if (best.after >= before)
        return false;
    carryOut(best);
    return true;
}

std::optional<std::size_t> LayerSlots::addCopy(const std::vector<char>& closed)
{
    std::pair<double, double> best;
    std::optional<std::pair<std::size_t, int>> found;
    std::vector<double> others(m_windows.size());
    for (const std::size_t heaviest : heaviestDevices())
        for (const int expert : m_held[heaviest]) {
            const int shared = copies(expert);
            const auto eachOf = [&](const Window& window) {
                return window.each[static_cast<std::size_t>(expert)] * shared / (shared + 1);
            };
            for (std::size_t w = 0; w < m_windows.size(); ++w)
                others[w] = heaviestSharing(m_windows[w], expert, eachOf(m_windows[w]));
            for (std::size_t to = 0; to < m_held.size(); ++to) {
                if (closed[to] != 0 || holds(to, expert))
                    continue;
                std::pair after {0.0, m_windows.front().load[to]};
                for (std::size_t w = 0; w < m_windows.size(); ++w)
                    after.first += m_windows[w].scale
                        * std::max(others[w], m_windows[w].load[to] + eachOf(m_windows[w]));
                if (!found || after < best) {
                    best = after;
                    found = {to, expert};
                }
            }
        }
    if (!found)
        return std::nullopt;
    m_held[found->first].push_back(found->second);
    take(found->first, found->second);
    rank();
    return found->first;
}

/// Heaviest of all devices when a copy of the expert has the load `each`.
double LayerSlots::heaviestSharing(const Window& window, int expert, double each) const
{
    const double less = window.each[static_cast<std::size_t>(expert)] - each;
    double most = 0;
    for (std::size_t g = 0; g < m_held.size(); ++g)
        most = std::max(most, window.load[g] - (holds(g, expert) ? less : 0));
    return most;
}

void LayerSlots::considerMoves(std::size_t from, Change& best) const
{
    for (std::size_t i = 0; i < m_held[from].size(); ++i)
        for (std::size_t to = 0; to < m_held.size(); ++to)
            if (!holds(to, m_held[from][i]))
                if (const double after = afterMove({from, i}, to); after < best.after)
                    best = {{from, i}, -1, to, after};
}

/// A copy on the heaviest device gives way to another expert; or a copy elsewhere does, to an expert of the
/// heaviest device, which so has one copy more to share its load with.
void LayerSlots::considerGiving(std::size_t heaviest, Change& best) const
{
    for (std::size_t g = 0; g < m_held.size(); ++g)
        for (std::size_t i = 0; i < m_held[g].size(); ++i) {
            if (copies(m_held[g][i]) < 2)
                continue;
            const auto consider = [&](int expert) {
                if (holds(g, expert))
                    return;
                if (const double after = afterGiving({g, i}, expert); after < best.after)
                    best = {{g, i}, expert, g, after};
            };
            if (g == heaviest)
                for (int e = 0; e < static_cast<int>(m_experts); ++e)
                    consider(e);
            else
                std::ranges::for_each(m_held[heaviest], consider);
        }
}

double LayerSlots::largerAfter(const Window& window, Slot s, Slot t) const
{
    const double less = given(window, s, t);
    return std::max(window.load[s.device] - less, window.load[t.device] + less);
}

double LayerSlots::heaviest() const
{
    if (m_windows.size() == 1)
        return m_windows.front().load[m_windows.front().most.front()];
    double sum = 0;
    for (const Window& window : m_windows)
        sum += window.scale * window.load[window.most.front()];
    return sum;
}

double LayerSlots::heaviestAfter(Slot s, Slot t) const
{
    double sum = 0;
    for (const Window& window : m_windows) {
        double most = largerAfter(window, s, t);
        for (const std::size_t g : window.most)
            if (g != s.device && g != t.device) {
                most = std::max(most, window.load[g]);
                break;
            }
        sum += window.scale * most;
    }
    return sum;
}

double LayerSlots::afterMove(Slot s, std::size_t to) const
{
    double sum = 0;
    for (const Window& window : m_windows) {
        const double load = window.each[static_cast<std::size_t>(at(s))];
        double most = std::max(window.load[s.device] - load, window.load[to] + load);
        if (m_windows.size() == 1)
            return most;
        for (const std::size_t g : window.most)
            if (g != s.device && g != to)
                most = std::max(most, window.load[g]);
        sum += window.scale * most;
    }
    return sum;
}

double LayerSlots::afterGiving(Slot s, int expert) const
{
    const auto a = static_cast<std::size_t>(at(s));
    const auto b = static_cast<std::size_t>(expert);
    const int shared = copies(expert);
    double sum = 0;
    for (const Window& window : m_windows) {
        const double moreOfA = window.each[a] / (copies(at(s)) - 1); // for each of its other copies
        const double eachOfB = window.each[b] * shared / (shared + 1);
        const double lessOfB = window.each[b] - eachOfB;
        double most = window.load[s.device] - window.each[a] + eachOfB;
        const auto add = [&](std::size_t g) {
            if (g != s.device)
                most = std::max(most,
                    window.load[g] + (holds(g, at(s)) ? moreOfA : 0) - (holds(g, expert) ? lessOfB : 0));
        };
        if (m_windows.size() == 1) { // what does not change is not heavier than now
            std::ranges::for_each(m_holders[a], add);
            std::ranges::for_each(m_holders[b], add);
            return most;
        }
        for (std::size_t g = 0; g < m_held.size(); ++g)
            add(g);
        sum += window.scale * most;
    }
    return sum;
}

bool LayerSlots::exchangeBest(Slot s)
{
    std::optional<Slot> best;
    for (std::size_t g = 0; g < m_held.size(); ++g)
        for (std::size_t i = 0; g != s.device && i < m_held[g].size(); ++i) {
            const Slot t {g, i};
            if (legal(s, t)
                && (!best || largerAfter(m_windows.front(), s, t) < largerAfter(m_windows.front(), s, *best)))
                best = t;
        }
    if (best)
        exchange(s, *best);
    return best.has_value();
}

void LayerSlots::exchange(Slot s, Slot t)
{
    for (Window& window : m_windows) {
        const double less = given(window, s, t);
        window.load[s.device] -= less;
        window.load[t.device] += less;
        window.rank();
    }
    const auto hold = [this](Slot from, std::size_t to) {
        std::vector<std::size_t>& holders = m_holders[static_cast<std::size_t>(at(from))];
        *std::ranges::find(holders, from.device) = to;
        --count(from.device, at(from));
        ++count(to, at(from));
    };
    hold(s, t.device);
    hold(t, s.device);
    std::swap(m_held[s.device][s.index], m_held[t.device][t.index]);
}

void LayerSlots::carryOut(const Change& change)
{
    std::vector<int>& from = m_held[change.slot.device];
    const int expert = at(change.slot);
    drop(change.slot.device, expert);
    if (change.expert >= 0) {
        from[change.slot.index] = change.expert;
        take(change.device, change.expert);
    } else {
        from.erase(from.begin() + static_cast<std::ptrdiff_t>(change.slot.index));
        m_held[change.device].push_back(expert);
        take(change.device, expert);
    }
    rank();
}

} // namespace rankloom
