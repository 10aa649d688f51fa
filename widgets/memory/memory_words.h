// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include <QString>

#include "core/memory/rank_memory.h"
#include "widgets/memory/memory_data.h"
#include "widgets/memory/memory_parts.h"

class QAbstractTableModel;

namespace rankloom::ui {

/// "Stage 3" or "Rank 17".
QString barName(const MemoryBar& bar);
/// "Rank 17, stage 1, on node2:1"; the device is named by the cluster, where that is known.
QString barPlace(const MemoryBar& bar, const Project* project);
/// "Stage 0 is fullest: 34.1 of 40.0 GiB, 5.90 GiB free."
QString memorySentence(std::span<const MemoryBar> bars);
/// When the fullest stage is fullest, and what it has more than the next one.
QString peakSentence(const MemoryReport& report);
/// What is kept in the memory of the fullest host, and whether it fits, behind a space; empty where nothing
/// is.
QString hostSentence(const MemoryData& data);
/// The translated name of an item of explainMemory().
QString itemName(const std::string& name);

/// Every part of a bar of `data` with its exact bytes, a line each; `open` is told down to its tensors.
QString memoryDetails(const MemoryBar& bar, const MemoryData& data, std::optional<MemoryPart> open = {});
/// Every tensor of every stage: stage, part, item, bytes. Empty where they are not known.
std::unique_ptr<QAbstractTableModel> breakdownTable(const MemoryData& data);

} // namespace rankloom::ui
