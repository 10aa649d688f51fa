// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "core/bits/plan_bits.h"
#include "widgets/chart/chart_picture.h"

namespace rankloom::ui {

/// What other budgets for planes of experts would bring: tokens per second that the busier lane could do, and
/// the worth of what is kept. Items are budgets by rising size; activating one asks for it.
class BudgetCurveView : public ChartPicture {
    Q_OBJECT
public:
    explicit BudgetCurveView(QWidget* parent = nullptr);

    void setReport(std::shared_ptr<const BitsReport> report); ///< null: the empty state

    [[nodiscard]] std::unique_ptr<QAbstractTableModel> createTable() const override;

Q_SIGNALS:
    void budgetRequested(double bytes);

protected:
    [[nodiscard]] QString describe() const override;
    [[nodiscard]] QString textOf(int item) const override;

private:
    [[nodiscard]] QString textOf(const BudgetPoint& point) const;

    std::shared_ptr<const BitsReport> m_report;
};

} // namespace rankloom::ui
