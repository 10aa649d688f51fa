// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include <QColor>
#include <QCoreApplication>
#include <QString>

#include "core/memory/memory_report.h"
#include "widgets/theme.h"

namespace rankloom::ui {

struct MemoryText {
    Q_DECLARE_TR_FUNCTIONS(rankloom::ui::Memory)
};

/// What a bar of memory is stacked from, bottom to top.
enum class MemoryPart : std::uint8_t {
    Weights,
    Gradients,
    Optimizer,
    Activations,
    Workspace,
    Reserve,
    Context
};
inline constexpr int kMemoryParts = 7;
inline constexpr std::array<MemoryPart, kMemoryParts> kAllMemoryParts {MemoryPart::Weights,
    MemoryPart::Gradients, MemoryPart::Optimizer, MemoryPart::Activations, MemoryPart::Workspace,
    MemoryPart::Reserve, MemoryPart::Context};

/// Bytes of one part; the parts add up to StageMemory::device. Reserve is what the framework holds beyond
/// its allocations, context what the driver and the communicators hold.
Bytes bytesOf(const StageMemory& stage, MemoryPart part);
QString partName(MemoryPart part);
QColor partColor(MemoryPart part, Ground ground);
/// Hatch that tells a part apart without colour; none = plain.
std::optional<Slope> partHatch(MemoryPart part);

bool fits(const StageMemory& stage);

} // namespace rankloom::ui
