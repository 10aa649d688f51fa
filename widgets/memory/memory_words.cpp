// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/memory/memory_words.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include "core/evaluate/memory_advice.h"
#include "widgets/callback_table.h"
#include "widgets/memory/memory_parts.h"
#include "widgets/theme.h"

namespace rankloom::ui {

namespace {

constexpr double kLeastTold = 0.05; ///< of the largest difference

/// What explainMemory() calls its items.
constexpr const char* kItemNames[] = {
    QT_TRANSLATE_NOOP("rankloom::ui::MemoryItem", "Decoder layers"),
    QT_TRANSLATE_NOOP("rankloom::ui::MemoryItem", "Embedding and head"),
    QT_TRANSLATE_NOOP("rankloom::ui::MemoryItem", "Experts"),
    QT_TRANSLATE_NOOP("rankloom::ui::MemoryItem", "Secondary copy"),
    QT_TRANSLATE_NOOP("rankloom::ui::MemoryItem", "Layer input"),
    QT_TRANSLATE_NOOP("rankloom::ui::MemoryItem", "Attention norm output"),
    QT_TRANSLATE_NOOP("rankloom::ui::MemoryItem", "Latent query"),
    QT_TRANSLATE_NOOP("rankloom::ui::MemoryItem", "Latent keys and values"),
    QT_TRANSLATE_NOOP("rankloom::ui::MemoryItem", "Query"),
    QT_TRANSLATE_NOOP("rankloom::ui::MemoryItem", "Key"),
    QT_TRANSLATE_NOOP("rankloom::ui::MemoryItem", "Value"),
    QT_TRANSLATE_NOOP("rankloom::ui::MemoryItem", "Attention output"),
    QT_TRANSLATE_NOOP("rankloom::ui::MemoryItem", "Log-sum-exp"),
    QT_TRANSLATE_NOOP("rankloom::ui::MemoryItem", "Attention matrix"),
    QT_TRANSLATE_NOOP("rankloom::ui::MemoryItem", "Context exchange"),
    QT_TRANSLATE_NOOP("rankloom::ui::MemoryItem", "Attention dropout mask"),
    QT_TRANSLATE_NOOP("rankloom::ui::MemoryItem", "MLP input"),
    QT_TRANSLATE_NOOP("rankloom::ui::MemoryItem", "MLP norm output"),
    QT_TRANSLATE_NOOP("rankloom::ui::MemoryItem", "MLP up-projection"),
    QT_TRANSLATE_NOOP("rankloom::ui::MemoryItem", "MLP activation"),
    QT_TRANSLATE_NOOP("rankloom::ui::MemoryItem", "MLP dropout mask"),
    QT_TRANSLATE_NOOP("rankloom::ui::MemoryItem", "Router scores"),
    QT_TRANSLATE_NOOP("rankloom::ui::MemoryItem", "Dispatched tokens"),
    QT_TRANSLATE_NOOP("rankloom::ui::MemoryItem", "Expert up-projection"),
    QT_TRANSLATE_NOOP("rankloom::ui::MemoryItem", "Expert activation"),
    QT_TRANSLATE_NOOP("rankloom::ui::MemoryItem", "Expert output"),
    QT_TRANSLATE_NOOP("rankloom::ui::MemoryItem", "Shared expert input"),
    QT_TRANSLATE_NOOP("rankloom::ui::MemoryItem", "Shared expert up-projection"),
    QT_TRANSLATE_NOOP("rankloom::ui::MemoryItem", "Shared expert activation"),
    QT_TRANSLATE_NOOP("rankloom::ui::MemoryItem", "Post-norm inputs"),
    QT_TRANSLATE_NOOP("rankloom::ui::MemoryItem", "Checkpoints"),
    QT_TRANSLATE_NOOP("rankloom::ui::MemoryItem", "Waiting for weight gradients"),
    QT_TRANSLATE_NOOP("rankloom::ui::MemoryItem", "Embedding"),
    QT_TRANSLATE_NOOP("rankloom::ui::MemoryItem", "Offloaded"),
    QT_TRANSLATE_NOOP("rankloom::ui::MemoryItem", "Logits"),
    QT_TRANSLATE_NOOP("rankloom::ui::MemoryItem", "Final norm"),
    QT_TRANSLATE_NOOP("rankloom::ui::MemoryItem", "Gathered gradient of the head"),
    QT_TRANSLATE_NOOP("rankloom::ui::MemoryItem", "Gradients inside a layer"),
    QT_TRANSLATE_NOOP("rankloom::ui::MemoryItem", "Recomputed activations"),
    QT_TRANSLATE_NOOP("rankloom::ui::MemoryItem", "Gathered layers"),
    QT_TRANSLATE_NOOP("rankloom::ui::MemoryItem", "Dummy weight gradients"),
    QT_TRANSLATE_NOOP("rankloom::ui::MemoryItem", "Buffers for the gathered sequence"),
    QT_TRANSLATE_NOOP("rankloom::ui::MemoryItem", "Error feedback"),
    QT_TRANSLATE_NOOP("rankloom::ui::MemoryItem", "Compressed messages"),
    QT_TRANSLATE_NOOP("rankloom::ui::MemoryItem", "Framework"),
    QT_TRANSLATE_NOOP("rankloom::ui::MemoryItem", "Scratch of products"),
    QT_TRANSLATE_NOOP("rankloom::ui::MemoryItem", "Fragmentation"),
    QT_TRANSLATE_NOOP("rankloom::ui::MemoryItem", "Device context"),
    QT_TRANSLATE_NOOP("rankloom::ui::MemoryItem", "layers"),
    QT_TRANSLATE_NOOP("rankloom::ui::MemoryItem", "dense layers"),
    QT_TRANSLATE_NOOP("rankloom::ui::MemoryItem", "MoE layers"),
};

QString knownName(const QString& name)
{
    const QByteArray key = name.toUtf8();
    const bool known = std::ranges::any_of(kItemNames, [&key](const char* item) { return key == item; });
    return known ? QCoreApplication::translate("rankloom::ui::MemoryItem", key.constData()) : name;
}

/// "34.1 of 40.0 GiB" where both have the same unit.
QString usedOf(Bytes used, Bytes capacity)
{
    const QString a = formatBytes(used.value());
    const QString b = formatBytes(capacity.value());
    const QString unit = b.section(u' ', -1);
    const QString number = a.section(u' ', -1) == unit ? a.section(u' ', 0, 0) : a;
    return MemoryText::tr("%1 of %2").arg(number, b);
}

QString number(int value) { return QLocale().toString(value); }

QString momentWords(PeakMoment moment)
{
    switch (moment) {
    case PeakMoment::Backward:
        return MemoryText::tr("in the backward pass of a layer");
    case PeakMoment::Recompute:
        return MemoryText::tr("while a layer is recomputed for its backward pass");
    case PeakMoment::Update:
        return MemoryText::tr("while the optimizer updates the parameters");
    case PeakMoment::Loss:
        break;
    }
    return MemoryText::tr("at the loss, between forward and backward of the output layer");
}

QString exactLine(const QString& name, Bytes bytes)
{
    return MemoryText::tr("%1: %2 (%3)").arg(name, formatBytes(bytes.value()), exactBytes(bytes.value()));
}

MemoryPart partOf(MemoryCategory category)
{
    return kAllMemoryParts[static_cast<std::size_t>(category)]; // the same order
}

/// "1 stage does not fit", "12 ranks do not fit".
QString doNotFit(std::span<const MemoryBar> bars)
{
    const auto over =
        static_cast<int>(std::ranges::count_if(bars, [](const MemoryBar& bar) { return !fits(bar.memory); }));
    if (over == 0)
        return {};
    if (bars.front().rank < 0)
        return over == 1 ? MemoryText::tr("1 stage does not fit")
                         : MemoryText::tr("%n stages do not fit", nullptr, over);
    return over == 1 ? MemoryText::tr("1 rank does not fit")
                     : MemoryText::tr("%n ranks do not fit", nullptr, over);
}

} // namespace

QString barName(const MemoryBar& bar)
{
    return bar.rank < 0 ? MemoryText::tr("Stage %1").arg(number(bar.memory.stage))
                        : MemoryText::tr("Rank %1").arg(number(bar.rank));
}

QString barPlace(const MemoryBar& bar, const Project* project)
{
    if (bar.rank < 0)
        return barName(bar);
    const QString place = MemoryText::tr("Rank %1, stage %2").arg(number(bar.rank), number(bar.memory.stage));
    if (project == nullptr || bar.device < 0 || bar.device >= project->cluster->devices())
        return place;
    const int width = project->cluster->devicesPerNode;
    return MemoryText::tr("%1, on %2")
        .arg(place,
            QString::fromStdString(project->cluster->nodeName(bar.device / width)) + u':'
                + QString::number(bar.device % width));
}

QString memorySentence(std::span<const MemoryBar> bars)
{
    if (bars.empty())
        return MemoryText::tr("No memory estimate yet.");
    const MemoryBar& fullest =
        *std::ranges::max_element(bars, {}, [](const MemoryBar& bar) { return overCapacity(bar.memory); });
    const StageMemory& memory = fullest.memory;
    const QString name = barName(fullest);
    if (memory.capacity.value() <= 0)
        return MemoryText::tr("%1 is fullest: %2.", "stage or rank, bytes")
            .arg(name, formatBytes(memory.device.value()));
    const QString used = usedOf(memory.device, memory.capacity);
    const QString count = doNotFit(bars);
    if (count.isEmpty() && memory.deviceHigh() > memory.capacity)
        return MemoryText::tr("%1 is fullest: %2, %3 free; at its worst it needs %4.",
            "stage or rank, used of capacity, bytes, bytes")
            .arg(
                name, used, formatBytes(memory.headroom().value()), formatBytes(memory.deviceHigh().value()));
    if (count.isEmpty())
        return MemoryText::tr("%1 is fullest: %2, %3 free.", "stage or rank, used of capacity, bytes")
            .arg(name, used, formatBytes(memory.headroom().value()));
    return MemoryText::tr("%1. %2 needs %3, %4 too much.", "count, stage or rank, used of capacity, bytes")
        .arg(count, name, used, formatBytes(-memory.headroom().value()));
}

QString peakSentence(const MemoryReport& report)
{
    if (report.stages.empty())
        return {};
    const StageMemory& peak = report.stages[static_cast<std::size_t>(report.peakStage)];
    const QString when = peak.inFlightMicrobatches == 1
        ? MemoryText::tr("Stage %1 is fullest %2, with one microbatch in flight.")
              .arg(number(peak.stage), momentWords(peak.moment))
        : MemoryText::tr("Stage %1 is fullest %2, with %3 microbatches in flight.")
              .arg(number(peak.stage), momentWords(peak.moment), formatCount(peak.inFlightMicrobatches));
    const PeakExplanation why = explainPeak(report);
    QStringList parts;
    for (const PeakReason& reason : why.reasons) {
        if (std::abs(reason.more / why.reasons.front().more) < kLeastTold)
            break;
        const QString bytes = formatBytes(std::abs(reason.more.value()));
        const QString name = partName(partOf(reason.category));
        parts << (reason.more.value() > 0 ? MemoryText::tr("%1 more %2", "bytes, part").arg(bytes, name)
                                          : MemoryText::tr("%1 less %2", "bytes, part").arg(bytes, name));
    }
    if (parts.isEmpty())
        return when;
    return when + u' '
        + MemoryText::tr("Compared with stage %1: %2.")
              .arg(number(why.comparedWith), parts.join(QStringLiteral(", ")));
}

QString hostSentence(const MemoryData& data)
{
    const HostMemory& host = data.report.host;
    if (!data.project || host.needed.value() <= 0)
        return {};
    const QString node = QString::fromStdString(data.project->cluster->nodeName(host.node));
    const QString needed = formatBytes(host.needed.value());
    if (host.capacity.value() <= 0)
        return u' ' + MemoryText::tr("Host memory of %1: %2 pinned.", "node, bytes").arg(node, needed);
    const QString capacity = formatBytes(host.capacity.value());
    return u' '
        + (host.fits()
                ? MemoryText::tr("Host memory of %1: %2 of %3 pinned.", "node, bytes, bytes")
                : MemoryText::tr("Host memory of %1: %2 of %3 pinned: does not fit.", "node, bytes, bytes"))
              .arg(node, needed, capacity);
}

QString itemName(const std::string& name)
{
    const QString text = QString::fromStdString(name);
    const qsizetype times = text.lastIndexOf(QStringLiteral(" × "));
    const qsizetype comma = times > 0 ? text.lastIndexOf(QStringLiteral(", "), times) : -1;
    if (comma > 0)
        return MemoryText::tr("%1, %2 × %3", "tensor, kind of layer, number of layers and microbatches")
            .arg(knownName(text.left(comma)), knownName(text.mid(comma + 2, times - comma - 2)),
                text.mid(times + 3));
    bool counted = false;
    const int count = text.section(u' ', 0, 0).toInt(&counted);
    if (counted && text.endsWith(QStringLiteral(" communicators")))
        return MemoryText::tr("%n communicator(s)", nullptr, count);
    return knownName(text);
}

namespace {

/// The tensors of a part, largest first; of the small ones only how many there are. The table has them all.
QStringList largest(std::vector<MemoryItem> items, MemoryPart part)
{
    constexpr std::size_t kShown = 6;
    std::erase_if(items, [part](const MemoryItem& item) { return partOf(item.category) != part; });
    std::ranges::stable_sort(items, std::greater {}, [](const MemoryItem& item) { return item.bytes; });
    const QString indent = QStringLiteral("      ");
    const std::size_t shown = items.size() > kShown + 1 ? kShown : items.size();
    QStringList lines;
    for (std::size_t i = 0; i < shown; ++i)
        lines << indent
                + MemoryText::tr("%1: %2", "part of the memory, bytes")
                      .arg(itemName(items[i].name), formatBytes(items[i].bytes.value()));
    Bytes rest {};
    for (std::size_t i = shown; i < items.size(); ++i)
        rest += items[i].bytes;
    if (shown < items.size())
        lines << indent
                + MemoryText::tr("%n smaller ones (Tensors lists them): %1", nullptr,
                    static_cast<int>(items.size() - shown))
                      .arg(formatBytes(rest.value()));
    return lines;
}

} // namespace

QString memoryDetails(const MemoryBar& bar, const MemoryData& data, std::optional<MemoryPart> open)
{
    const StageMemory& memory = bar.memory;
    QStringList lines {barPlace(bar, data.project.get())};
    for (auto part = kAllMemoryParts.rbegin(); part != kAllMemoryParts.rend(); ++part) {
        lines << (open == *part ? QStringLiteral("▾ ") : QString())
                + exactLine(partName(*part), bytesOf(memory, *part));
        if (open == *part && data.tensors)
            lines << largest(data.tensors->items[static_cast<std::size_t>(memory.stage)], *part);
    }
    lines << exactLine(MemoryText::tr("on the device"), memory.device);
    if (memory.reservedHigh > memory.reservedLow)
        lines << MemoryText::tr("likely between %1 and %2")
                     .arg(formatBytes(memory.deviceLow().value()), formatBytes(memory.deviceHigh().value()));
    if (memory.expertLoad != Band {})
        lines << MemoryText::tr("its experts get %1 times the tokens of the mean, likely %2 to %3 times")
                     .arg(QLocale().toString(memory.expertLoad.expected, 'f', 2),
                         QLocale().toString(memory.expertLoad.low, 'f', 2),
                         QLocale().toString(memory.expertLoad.high, 'f', 2));
    if (memory.capacity.value() > 0) {
        lines << exactLine(MemoryText::tr("capacity"), memory.capacity);
        lines << (fits(memory) ? exactLine(MemoryText::tr("free"), memory.headroom())
                               : exactLine(MemoryText::tr("too much"), -memory.headroom()));
    }
    if (memory.inFlightMicrobatches == 1)
        lines << MemoryText::tr("fullest %1, with one microbatch in flight at the peak")
                     .arg(momentWords(memory.moment));
    else if (memory.inFlightMicrobatches > 0)
        lines << MemoryText::tr("fullest %1, with %2 microbatches in flight at the peak")
                     .arg(momentWords(memory.moment), formatCount(memory.inFlightMicrobatches));
    return lines.join(u'\n');
}

std::unique_ptr<QAbstractTableModel> breakdownTable(const MemoryData& data)
{
    struct Row {
        int stage;
        const MemoryItem& item;
        double share; ///< of the device memory
    };
    const auto rows = std::make_shared<std::vector<Row>>();
    if (data.tensors)
        for (const StageMemory& stage : data.report.stages)
            for (const MemoryItem& item : data.tensors->items[static_cast<std::size_t>(stage.stage)])
                rows->push_back(
                    {stage.stage, item, stage.device.value() > 0 ? item.bytes / stage.device : 0});
    const auto cell = [rows, tensors = data.tensors](int row, int column, Qt::ItemDataRole role) -> QVariant {
        const Row& at = (*rows)[static_cast<std::size_t>(row)];
        const bool plain = role == Qt::EditRole;
        switch (column) {
        case 0:
            return at.stage;
        case 1:
            return partName(partOf(at.item.category));
        case 2:
            return itemName(at.item.name);
        case 3:
            return plain ? QVariant(static_cast<qlonglong>(std::llround(at.item.bytes.value())))
                         : QVariant(formatBytes(at.item.bytes.value()));
        default:
            return plain ? QVariant(at.share) : QVariant(formatPercent(at.share));
        }
    };
    return std::make_unique<CallbackTable>(static_cast<int>(rows->size()),
        QStringList {MemoryText::tr("Stage"), MemoryText::tr("Part"), MemoryText::tr("Tensor"),
            MemoryText::tr("Size"), MemoryText::tr("Share")},
        cell);
}

} // namespace rankloom::ui
