// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/memory/memory_parts.h"

#include <QCoreApplication>

#include "widgets/theme.h"

namespace rankloom::ui {

namespace {

} // namespace

Bytes bytesOf(const StageMemory& stage, MemoryPart part)
{
    switch (part) {
    case MemoryPart::Weights:
        return stage.weights;
    case MemoryPart::Gradients:
        return stage.gradients;
    case MemoryPart::Optimizer:
        return stage.optimizer;
    case MemoryPart::Activations:
        return stage.activations;
    case MemoryPart::Workspace:
        return stage.workspace;
    case MemoryPart::Reserve:
        return stage.reserved - stage.allocated;
    case MemoryPart::Context:
        return stage.device - stage.reserved;
    }
    return {};
}

QString partName(MemoryPart part)
{
    switch (part) {
    case MemoryPart::Weights:
        return MemoryText::tr("weights");
    case MemoryPart::Gradients:
        return MemoryText::tr("gradients");
    case MemoryPart::Optimizer:
        return MemoryText::tr("optimizer");
    case MemoryPart::Activations:
        return MemoryText::tr("activations");
    case MemoryPart::Workspace:
        return MemoryText::tr("workspace");
    case MemoryPart::Reserve:
        return MemoryText::tr("reserve");
    case MemoryPart::Context:
        return MemoryText::tr("context");
    }
    return {};
}

QColor partColor(MemoryPart part, Ground ground)
{
    // The bars are large areas: a little quieter than the small marks of other pictures.
    const auto quiet = [ground](int category) {
        return mixed(categoryColor(category, ground),
            ground == Ground::Dark ? QColor(0x181A1F) : QColor(Qt::white), 0.14);
    };
    switch (part) {
    case MemoryPart::Weights:
        return quiet(0);
    case MemoryPart::Gradients:
        return quiet(4);
    case MemoryPart::Optimizer:
        return quiet(3);
    case MemoryPart::Activations:
        return quiet(1);
    case MemoryPart::Workspace:
        return quiet(6);
    case MemoryPart::Reserve:
        return ground == Ground::Dark ? QColor(0x5B636E) : QColor(0xC5CBD3);
    case MemoryPart::Context:
        return quiet(7);
    }
    return {};
}

std::optional<Slope> partHatch(MemoryPart part)
{
    switch (part) {
    case MemoryPart::Optimizer:
    case MemoryPart::Reserve:
        return Slope::Rising;
    case MemoryPart::Workspace:
        return Slope::Falling;
    case MemoryPart::Weights:
    case MemoryPart::Gradients:
    case MemoryPart::Activations:
    case MemoryPart::Context:
        break;
    }
    return std::nullopt;
}

bool fits(const StageMemory& stage) { return stage.capacity.value() <= 0 || stage.device <= stage.capacity; }

} // namespace rankloom::ui
