// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/memory/memory_parts.h"

#include <algorithm>

#include <QCoreApplication>
#include <QStringList>

#include "widgets/theme.h"

namespace rankloom::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(rankloom::ui::Memory)
};

/// "34.1 of 40.0 GiB" where both have the same unit.
QString usedOf(Bytes used, Bytes capacity)
{
    const QString a = formatBytes(used.value());
    const QString b = formatBytes(capacity.value());
    const QString unit = b.section(u' ', -1);
    const QString number = a.section(u' ', -1) == unit ? a.section(u' ', 0, 0) : a;
    return Words::tr("%1 of %2").arg(number, b);
}

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
        return Words::tr("weights");
    case MemoryPart::Gradients:
        return Words::tr("gradients");
    case MemoryPart::Optimizer:
        return Words::tr("optimizer");
    case MemoryPart::Activations:
        return Words::tr("activations");
    case MemoryPart::Workspace:
        return Words::tr("workspace");
    case MemoryPart::Reserve:
        return Words::tr("reserve");
    case MemoryPart::Context:
        return Words::tr("context");
    }
    return {};
}

QColor partColor(MemoryPart part, bool dark)
{
    // The bars are large areas: a little quieter than the small marks of other pictures.
    const auto quiet = [dark](int category) {
        return mixed(categoryColor(category, dark), dark ? QColor(0x181A1F) : QColor(Qt::white), 0.14);
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
        return dark ? QColor(0x5B636E) : QColor(0xC5CBD3);
    case MemoryPart::Context:
        return quiet(7);
    }
    return {};
}

int partHatch(MemoryPart part)
{
    switch (part) {
    case MemoryPart::Optimizer:
    case MemoryPart::Reserve:
        return 1;
    case MemoryPart::Workspace:
        return -1;
    case MemoryPart::Weights:
    case MemoryPart::Gradients:
    case MemoryPart::Activations:
    case MemoryPart::Context:
        break;
    }
    return 0;
}

Bytes deviceLow(const StageMemory& stage) { return stage.device - stage.reserved + stage.reservedLow; }
Bytes deviceHigh(const StageMemory& stage) { return stage.device - stage.reserved + stage.reservedHigh; }

bool fits(const StageMemory& stage) { return stage.capacity.value() <= 0 || stage.device <= stage.capacity; }

QString memorySentence(const MemoryReport& report)
{
    const auto fullest = std::find_if(report.stages.begin(), report.stages.end(),
        [&report](const StageMemory& stage) { return stage.stage == report.peakStage; });
    if (fullest == report.stages.end())
        return Words::tr("No memory estimate yet.");
    if (fullest->capacity.value() <= 0)
        return Words::tr("Stage %1 is fullest: %2.")
            .arg(fullest->stage)
            .arg(formatBytes(fullest->device.value()));
    const QString used = usedOf(fullest->device, fullest->capacity);
    const auto over = static_cast<int>(std::count_if(
        report.stages.begin(), report.stages.end(), [](const StageMemory& s) { return !fits(s); }));
    if (over == 0)
        return Words::tr("Stage %1 is fullest: %2, %3 free.")
            .arg(fullest->stage)
            .arg(used, formatBytes(fullest->headroom().value()));
    const QString worst = Words::tr("stage %1 needs %2, %3 too much.")
                              .arg(fullest->stage)
                              .arg(used, formatBytes(-fullest->headroom().value()));
    const QString count =
        over == 1 ? Words::tr("1 stage does not fit") : Words::tr("%n stages do not fit", nullptr, over);
    return Words::tr("%1: %2").arg(count, worst);
}

QString memoryDetails(const StageMemory& stage)
{
    const auto line = [](const QString& name, Bytes bytes) {
        return Words::tr("%1: %2 (%3)").arg(name, formatBytes(bytes.value()), exactBytes(bytes.value()));
    };
    QStringList lines {Words::tr("Stage %1").arg(stage.stage)};
    for (auto it = kAllMemoryParts.rbegin(); it != kAllMemoryParts.rend(); ++it)
        lines << line(partName(*it), bytesOf(stage, *it));
    lines << line(Words::tr("on the device"), stage.device);
    if (stage.reservedHigh > stage.reservedLow)
        lines << Words::tr("likely between %1 and %2")
                     .arg(formatBytes(deviceLow(stage).value()), formatBytes(deviceHigh(stage).value()));
    if (stage.capacity.value() > 0) {
        lines << line(Words::tr("capacity"), stage.capacity);
        lines << (fits(stage) ? line(Words::tr("free"), stage.headroom())
                              : line(Words::tr("too much"), -stage.headroom()));
    }
    if (stage.inFlightMicrobatches > 0)
        lines << Words::tr("%1 microbatches in flight at the peak")
                     .arg(formatCount(stage.inFlightMicrobatches));
    return lines.join(u'\n');
}

} // namespace rankloom::ui
