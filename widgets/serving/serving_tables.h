// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QAbstractTableModel>

#include "widgets/serving/serving_index.h"

namespace rankloom::ui {

/// Every batch with its tokens and times.
std::unique_ptr<QAbstractTableModel> batchTable(std::shared_ptr<const ServingIndex> index);
/// Every request with its latencies.
std::unique_ptr<QAbstractTableModel> requestTable(std::shared_ptr<const ServingIndex> index);
/// Every hand-over between pools; none without them.
std::unique_ptr<QAbstractTableModel> handOverTable(std::shared_ptr<const ServingIndex> index);

} // namespace rankloom::ui
