// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QAbstractTableModel>
#include <QBasicTimer>
#include <QByteArray>
#include <QString>
#include <QWidget>

#include "core/evaluate/evaluation.h"
#include "core/serving/served_step.h"

namespace rankloom::ui {

/// Where the step goes: one bar, computing, communication and idling side by side. A click on a part, or the
/// arrows and Enter, asks for it in another view; Ctrl+T shows the figures as a table. When the step changes,
/// a thin ghost below shows for a moment how long the parts were.
class StepBar : public QWidget {
    Q_OBJECT
public:
    explicit StepBar(QWidget* parent = nullptr);

    void setTime(std::optional<TimeReport> time); ///< none: nothing is shown
    /// Of a plan that serves: between two tokens of a request.
    void setServedStep(const std::vector<ServedStepPart>& parts);
    void setStale(bool stale); ///< figures of an older plan: dimmed

    /// "compute 2.11 s, 58.0 %", a part per line, longest first.
    [[nodiscard]] QString details() const;
    /// What is drawn at a position of the bar; empty beside it.
    [[nodiscard]] QString partAt(int x) const;
    /// The parts as they were are seen below the bar.
    [[nodiscard]] bool isGhostShown() const { return m_ghost.isActive(); }
    [[nodiscard]] std::unique_ptr<QAbstractTableModel> createTable() const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void partChosen(const QByteArray& key); ///< as in stepParts()

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void timerEvent(QTimerEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Part {
        QByteArray key;
        QString label;
        double seconds = 0;
        double share = 0;
        int color = 0; ///< index of categoryColor()
        bool idle = false;

        friend bool operator==(const Part&, const Part&) = default;
    };
    struct Place {
        const Part* part = nullptr;
        double left = 0;
        double right = 0;
    };
    void showParts(std::vector<Part> parts);
    /// Side by side, as long as the parts of the present step are.
    [[nodiscard]] std::vector<Place> placesOf(const std::vector<Part>& parts) const;
    [[nodiscard]] static QString wordsOf(const Part& part);
    void paintPart(QPainter& painter, const Place& place) const;
    void paintGhost(QPainter& painter) const;
    void setCursorPart(int part);
    void describe();
    void showTable();

    std::vector<Part> m_parts; ///< those that take time, in the order of stepParts()
    std::vector<Part> m_before; ///< of the step before, while the ghost is shown
    QBasicTimer m_ghost;
    int m_cursor = 0; ///< part the keyboard is on
    bool m_stale = false;
};

} // namespace rankloom::ui
