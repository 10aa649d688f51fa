// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QAbstractTableModel>
#include <QString>
#include <QWidget>

#include "core/evaluate/evaluation.h"

namespace rankloom::ui {

/// Where the step goes: one bar, computing, communication and idling side by side. A click, Enter or Space
/// opens the figures as a table.
class StepBar : public QWidget {
    Q_OBJECT
public:
    explicit StepBar(QWidget* parent = nullptr);

    void setTime(std::optional<TimeReport> time); ///< none: nothing is shown
    void setStale(bool stale); ///< figures of an older plan: dimmed

    /// "compute 2.11 s, 58.0 %", a part per line, longest first.
    [[nodiscard]] QString details() const;
    /// What is drawn at a position of the bar; empty beside it.
    [[nodiscard]] QString partAt(int x) const;
    [[nodiscard]] std::unique_ptr<QAbstractTableModel> createTable() const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Part {
        QString label;
        double seconds = 0;
        double share = 0;
        int color = 0; ///< index of categoryColor()
        bool idle = false;
    };
    struct Place {
        const Part* part = nullptr;
        double left = 0;
        double right = 0;
    };
    [[nodiscard]] std::vector<Place> places() const;
    void paintPart(QPainter& painter, const Place& place) const;
    void showTable();

    std::vector<Part> m_parts; ///< those that take time, in the order of stepParts()
    bool m_stale = false;
};

} // namespace rankloom::ui
