// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Inside of searchLayouts(): the search of one cluster. Others use layout_search.h.

#include <chrono>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "core/search/layout_pricer.h"
#include "core/search/layout_search.h"
#include "core/search/near_equal.h"

namespace rankloom {

constexpr double kRoomResolution = 0.01; ///< of the device's memory, for the Pareto front

enum class LayoutWorth : std::uint8_t {
    StepAndRoom,
    RoomAlone, ///< it offloads although the same layout fits without: never faster and never simpler
};

/// A layout that fits, by its lower bound.
struct LayoutCandidate {
    LayoutChoice choice;
    Seconds bound {};
    Bytes headroom {};
    bool fitsAtWorst = false;
    LayoutWorth worth = LayoutWorth::StepAndRoom;
};

struct SimulatedLayout : LayoutCandidate {
    Seconds step {};
};

class LayoutSearcher {
public:
    /// All of them outlive it.
    LayoutSearcher(
        const Project& project, const Plan& plan, const SearchSpace& space, const SearchOptions& options);

    SearchResult search();

private:
    /// What one set of degrees came to.
    struct DegreesResult {
        std::vector<LayoutCandidate> kept;
        SearchCounts counts;
    };
    /// Near-equal layouts and the simplest of them, as indices into m_simulated.
    struct Fold {
        std::size_t shown = 0;
        std::vector<std::size_t> alike; ///< the others, the simplest first
    };

    [[nodiscard]] bool stopping() const { return m_options.stop.stop_requested(); }
    void phase(PhraseWord name);
    void showPhase() const;
    void report(double fraction);
    [[nodiscard]] Seconds elapsed() const;
    [[nodiscard]] double progressOf(std::int64_t simulated) const;

    std::vector<DegreeChoice> sortedDegrees();
    /// The slowest step that still matters: of a row, or near enough to the fastest for the front.
    [[nodiscard]] Seconds limit() const;
    [[nodiscard]] bool frontNeeds(const LayoutCandidate& c) const;
    /// Whether a layout may belong to a row.
    [[nodiscard]] bool ranks(const LayoutCandidate& c) const
    {
        return c.worth == LayoutWorth::StepAndRoom && c.bound <= m_rows.limit;
    }
    [[nodiscard]] bool matters(const LayoutCandidate& c) const
    {
        return !m_options.prune || ranks(c) || frontNeeds(c);
    }

    void priceRound(const std::vector<DegreeChoice>& degrees, std::size_t first, std::size_t end);
    void priceDegrees(LayoutPricer& pricer, const DegreeChoice& degrees, DegreesResult& out);
    /// All ways to offload of what is chosen so far.
    void priceOffloads(LayoutPricer& pricer, LayoutChoice choice, DegreesResult& out) const;
    /// Whether it fits.
    bool priceLayout(
        LayoutPricer& pricer, const LayoutChoice& choice, LayoutWorth worth, DegreesResult& out) const;
    template <class Wanted> std::vector<LayoutCandidate> takeBatch(std::size_t most, const Wanted& wanted);
    void simulate(std::span<const LayoutCandidate> batch);
    void sortOut();
    [[nodiscard]] Seconds stepOfChoice(LayoutPricer& pricer, const LayoutChoice& choice) const;
    bool simulateBest();
    void simulateFront();

    [[nodiscard]] Fold fold(std::vector<std::size_t> nearEqual) const;
    [[nodiscard]] std::vector<Fold> rowFolds(std::size_t most) const;
    [[nodiscard]] std::vector<Fold> frontFolds() const;
    [[nodiscard]] FoundLayout found(const Fold& fold) const;
    [[nodiscard]] std::vector<FoundLayout> foundAll(const std::vector<Fold>& folds) const;
    [[nodiscard]] SearchResult result() const;

    const Project& m_project;
    const Plan& m_base;
    const SearchSpace& m_space;
    const SearchOptions& m_options;
    int m_threads = 1;
    BestLinks m_links;
    std::size_t m_top = 1;
    Bytes m_roomResolution;
    std::chrono::steady_clock::time_point m_start;
    std::vector<std::unique_ptr<LayoutPricer>> m_pricers; ///< one per thread
    std::vector<Seconds> m_degreeBounds;
    std::vector<LayoutCandidate> m_waiting; ///< by bound
    std::vector<SimulatedLayout> m_simulated; ///< fastest first
    std::vector<std::size_t> m_ranked; ///< those of m_simulated that are not there for their room alone
    NearEqualRows m_rows; ///< of m_ranked
    std::vector<std::size_t> m_front; ///< of m_simulated, fastest first, each roomier than those before it
    LayoutChoice m_reported;
    Phrase m_phase;
    SearchCounts m_counts;
};

void addCounts(SearchCounts& to, const SearchCounts& more);

} // namespace rankloom
