// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "core/cluster/cluster.h"
#include "widgets/chart/chart_picture.h"

namespace rankloom::ui {

/// Measured bus bandwidth of ring collectives over the size of the message, a curve for each number of ranks:
/// how much of the bandwidth small messages reach. Items are measurements, curve by curve.
class CollectivesView : public ChartPicture {
    Q_OBJECT
public:
    explicit CollectivesView(QWidget* parent = nullptr);

    void setCluster(std::shared_ptr<const Cluster> cluster); ///< null: the empty state

    [[nodiscard]] std::unique_ptr<QAbstractTableModel> createTable() const override;

protected:
    [[nodiscard]] QString describe() const override;
    [[nodiscard]] QString textOf(int item) const override;

private:
    std::vector<CollectiveCurve> m_curves;
};

} // namespace rankloom::ui
