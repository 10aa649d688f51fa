// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "core/routing/routing.h"
#include "widgets/chart/chart_picture.h"

namespace rankloom::ui {

/// How the load of the experts of one layer drifts over a trace: the busiest experts over the mean of the
/// layer, window by window, and the fullest of each window. Items are the windows of one expert after the
/// other, those of the fullest last. The layer is the selected one; Page Up and Page Down change it.
class LoadWindowsView : public ChartPicture {
    Q_OBJECT
public:
    static constexpr int kMostExperts = 5;

    explicit LoadWindowsView(QWidget* parent = nullptr);

    /// Null or without windows: the empty state.
    void setRouting(std::shared_ptr<const RoutingStatistics> routing);
    [[nodiscard]] int layer() const { return m_layer; }

    [[nodiscard]] std::unique_ptr<QAbstractTableModel> createTable() const override;

protected:
    [[nodiscard]] QString describe() const override;
    [[nodiscard]] QString textOf(int item) const override;
    void selectionChanged() override;

private:
    struct Place { ///< of an item
        int window = 0;
        int expert = 0;
    };

    void refresh();
    void showLayer(int layer);
    [[nodiscard]] bool hasWindows() const;
    [[nodiscard]] std::vector<int> busiest() const;
    [[nodiscard]] std::int64_t begin(int window) const; ///< token or step; of count: the end
    [[nodiscard]] QString timeText(int window) const;

    std::shared_ptr<const RoutingStatistics> m_routing;
    std::vector<Place> m_items;
    int m_layer = 0; ///< row of the statistics
};

} // namespace rankloom::ui
