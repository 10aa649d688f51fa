// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include <QString>

class QUndoStack;
class QWidget;

namespace rankloom::ui {

class BitsPanel;
class ExpertPlacementPanel;
class PlacementPanel;
class ScenarioPanel;
class ServingPanel;
class TracesPanel;
class Views;

/// Every panel of the window; what is told of it is in the table of docks.cpp and nowhere else.
enum class Dock : std::uint8_t {
    Plan,
    Plans,
    History,
    Imports,
    Traces,
    Constraints,
    Timeline,
    PlaceRanks,
    Compression,
    Links,
    Collectives,
    Affinity,
    Load,
    LoadOverTime,
    GpuLoad,
    Search,
    Comparison,
    Board,
    Memory,
    Experts,
    PlaceExperts,
    Failures,
    Recovery,
    Throughput,
    Layers,
    BeforeAfter,
    Fleet,
    Spares,
    Checkpoints,
    Replay,
    RecoveryTime,
    Communicators,
    ServingSettings,
    Serving,
    FirstToken,
    PerToken,
    WorstGap,
    RequestBubbles,
    Pareto,
    ServedRates,
    BitsSettings,
    Bits,
    BitLanes,
    BitBudget
};

/// One thing a person does, and the arrangement of panels for it.
enum class Perspective : std::uint8_t { Plan, Cluster, Experts, Search, Compare, Recover, Serve, Bits };

/// What the contents of the panels come from.
struct Panels {
    const Views& views;
    ScenarioPanel& scenarios;
    QWidget& imports;
    PlacementPanel& placement;
    ExpertPlacementPanel& expertPlacement;
    TracesPanel& traces;
    ServingPanel& serving;
    BitsPanel& bits;
    QUndoStack& undoStack;
};

enum class Column : std::uint8_t { Left, Centre, Right };

/// Where a panel stands in a perspective at first: panels of the same column and row are tabs of one place,
/// in the order of the table.
struct Seat {
    Perspective perspective {};
    Column column {};
    int row = 0;
    int share = 1; ///< of the column's height, against the other rows; of the first tab
};

struct DockRow {
    Dock dock {};
    const char* name = nullptr; ///< the object is "dock.NAME", the command that shows it "show.dock.NAME"
    const char* title = nullptr;
    QWidget* (*content)(const Panels&) = nullptr;
    QWidget* (*entrance)(const Panels&) = nullptr; ///< what gets the keyboard first; null: the first that can
    std::vector<Seat> seats {};

    /// Null: it does not stand there.
    [[nodiscard]] const Seat* seatIn(Perspective perspective) const;
};

struct PerspectiveRow {
    Perspective perspective {};
    const char* name = nullptr; ///< in the settings
    const char* title = nullptr;
    const char* question = nullptr; ///< what it answers
    int left = 0; ///< width of the column in pixels, which a larger window leaves as it is
    int right = 0;
    int rightPercent = 0; ///< where it is to grow with the window
};

/// In the order of the enumerations.
[[nodiscard]] std::span<const DockRow> docks();
[[nodiscard]] const DockRow& rowOf(Dock dock);
[[nodiscard]] std::span<const PerspectiveRow> perspectives();
[[nodiscard]] const PerspectiveRow& rowOf(Perspective perspective);
[[nodiscard]] QString titleOf(Dock dock);
[[nodiscard]] QString titleOf(Perspective perspective);

} // namespace rankloom::ui
