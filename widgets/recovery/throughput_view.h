// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "widgets/chart/chart_picture.h"
#include "widgets/recovery/policy_table.h"

namespace rankloom::ui {

/// Throughput over time around a failure: full, none while recovering, and what the policy keeps. The chosen
/// policy in full, the others that can go on as ghosts. Items are the moments at which policies go on.
class ThroughputView : public ChartPicture {
    Q_OBJECT
public:
    explicit ThroughputView(QWidget* parent = nullptr);

    void setRecoveries(ShownRecoveries recoveries, int chosenPolicy);
    [[nodiscard]] int policyOf(int item) const { return m_items[static_cast<std::size_t>(item)]; }

    [[nodiscard]] std::unique_ptr<QAbstractTableModel> createTable() const override;

protected:
    [[nodiscard]] QString describe() const override;
    [[nodiscard]] QString textOf(int item) const override;

private:
    ShownRecoveries m_recoveries;
    int m_policy = -1;
    std::vector<int> m_items; ///< policies
};

} // namespace rankloom::ui
