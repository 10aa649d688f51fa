// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "core/search/sensitivity.h"
#include "widgets/adopt_as.h"
#include "widgets/picture_view.h"

class QSortFilterProxyModel;
class QTableView;

namespace rankloom::ui {

/// What each setting's next legal values would change, as a table with bars: faster to the left, slower to
/// the right, the largest gain first, each with its change of the peak memory.
///
/// A click shows a change in the other views, as the keys do that move the cursor; Return or a double click
/// adopts it as a plan of its own, Shift+Return changes the plan on screen. A click on a title sorts.
class SensitivityView : public PictureView {
    Q_OBJECT
public:
    explicit SensitivityView(QWidget* parent = nullptr);

    void setReport(std::shared_ptr<const SensitivityReport> report); ///< null: the empty state
    [[nodiscard]] const std::shared_ptr<const SensitivityReport>& report() const { return m_report; }
    [[nodiscard]] QTableView& table() const { return *m_table; }
    [[nodiscard]] QRect rowOf(int change) const; ///< in the table, of an index into the report

    [[nodiscard]] bool isEmpty() const override { return count() == 0; }
    [[nodiscard]] QSize pictureSize() const override;
    [[nodiscard]] std::unique_ptr<QAbstractTableModel> createTable() const override;
    [[nodiscard]] QSize sizeHint() const override { return {460, 300}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {240, 140}; }

Q_SIGNALS:
    void looked(int change); ///< index into the report
    void applied(int change, rankloom::ui::AdoptAs as);

protected:
    void paintData(QPainter& painter, const QRectF& area) const override;
    [[nodiscard]] QString describe() const override;
    void staleChanged() override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    class Bars;

    [[nodiscard]] int count() const { return m_report ? static_cast<int>(m_report->changes.size()) : 0; }
    [[nodiscard]] int changeOf(const QModelIndex& row) const; ///< -1 = none
    void fitColumns();
    void look(const QModelIndex& row);
    void apply(const QModelIndex& row, AdoptAs as);

    std::shared_ptr<const SensitivityReport> m_report;
    QTableView* m_table;
    QSortFilterProxyModel* m_sorted;
    Bars* m_bars;
    bool m_lookedByPress = false; ///< a press moved the cursor, and so showed the change already
};

} // namespace rankloom::ui
