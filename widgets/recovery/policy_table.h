// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "core/recovery/recovery.h"
#include "widgets/callback_table.h"

namespace rankloom::ui {

using ShownRecoveries = std::shared_ptr<const Recoveries>;

/// One row per policy in the order of the enumeration: what it promises, with exact figures on hover, or that
/// it cannot go on and why.
class PolicyTable : public CallbackTable {
    Q_OBJECT
public:
    enum Column {
        Policy,
        Throughput,
        Recovers,
        Goodput,
        Parameters,
        Computation,
        Step,
        Moved,
        Energy,
        Why,
        ColumnCount
    };

    explicit PolicyTable(ShownRecoveries recoveries, QObject* parent = nullptr);
    void setStale(bool stale); ///< figures of something older: dimmed

    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(
        int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    ShownRecoveries m_recoveries;
    bool m_stale = false;
};

} // namespace rankloom::ui
