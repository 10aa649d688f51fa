// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "widgets/chart/chart_picture.h"
#include "widgets/search/layout_table.h"

namespace rankloom::ui {

/// Found layouts by step time (x) and headroom of the fullest device (y), with the Pareto front and the plan
/// on screen. Items are layouts, the fastest first; Up and Down walk along the front.
class LayoutScatter : public ChartPicture {
    Q_OBJECT
public:
    struct Present {
        double step = 0; ///< s
        double headroom = 0; ///< bytes; negative where it does not fit
        friend bool operator==(const Present&, const Present&) = default;
    };

    explicit LayoutScatter(QWidget* parent = nullptr);

    void setLayouts(FoundLayouts layouts); ///< fastest first; nothing: the empty state
    void setPresent(std::optional<Present> present);
    void setSearching(bool searching);

    [[nodiscard]] QSize pictureSize() const override { return {900, 560}; }
    [[nodiscard]] std::unique_ptr<QAbstractTableModel> createTable() const override;
    [[nodiscard]] QSize sizeHint() const override { return {460, 300}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {220, 140}; }

protected:
    [[nodiscard]] QString describe() const override;
    [[nodiscard]] QString textOf(int item) const override;
    [[nodiscard]] int beside(int item, int direction) const override;

private:
    void refresh();
    void showWhyEmpty();
    void setRange(ChartData& chart) const;
    [[nodiscard]] ChartSeries frontLine(const ChartAxis& across) const;

    FoundLayouts m_layouts;
    std::optional<Present> m_present;
    bool m_searching = false;
};

} // namespace rankloom::ui
