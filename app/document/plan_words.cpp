// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/plan_words.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStringList>

#include <map>
#include <string>

#include "core/plan/plan_json.h"

namespace rankloom::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(rankloom::ui::Words)
};

struct Label {
    const char* pointer;
    const char* text;
};
// People's names of the fields of the plan document; fields that are not listed keep their own name.
constexpr Label kLabels[] = {
    {"/layout/tp", QT_TRANSLATE_NOOP("rankloom::ui::Words", "TP")},
    {"/layout/cp", QT_TRANSLATE_NOOP("rankloom::ui::Words", "CP")},
    {"/layout/pp", QT_TRANSLATE_NOOP("rankloom::ui::Words", "PP")},
    {"/layout/vpp", QT_TRANSLATE_NOOP("rankloom::ui::Words", "VPP")},
    {"/layout/ep", QT_TRANSLATE_NOOP("rankloom::ui::Words", "EP")},
    {"/layout/etp", QT_TRANSLATE_NOOP("rankloom::ui::Words", "ETP")},
    {"/layout/dp", QT_TRANSLATE_NOOP("rankloom::ui::Words", "DP")},
    {"/layout/sequenceParallel", QT_TRANSLATE_NOOP("rankloom::ui::Words", "sequence parallelism")},
    {"/layout/order", QT_TRANSLATE_NOOP("rankloom::ui::Words", "axis order")},
    {"/stages/layersPerStage", QT_TRANSLATE_NOOP("rankloom::ui::Words", "layers per stage")},
    {"/stages/vocabulary", QT_TRANSLATE_NOOP("rankloom::ui::Words", "vocabulary")},
    {"/schedule/kind", QT_TRANSLATE_NOOP("rankloom::ui::Words", "schedule")},
    {"/memory/precision", QT_TRANSLATE_NOOP("rankloom::ui::Words", "precision")},
    {"/memory/optimizer", QT_TRANSLATE_NOOP("rankloom::ui::Words", "optimizer")},
    {"/memory/sharding/weights", QT_TRANSLATE_NOOP("rankloom::ui::Words", "weight sharding")},
    {"/memory/sharding/gradients", QT_TRANSLATE_NOOP("rankloom::ui::Words", "gradient sharding")},
    {"/memory/sharding/optimizer", QT_TRANSLATE_NOOP("rankloom::ui::Words", "optimizer sharding")},
    {"/memory/recompute/mode", QT_TRANSLATE_NOOP("rankloom::ui::Words", "recomputation")},
    {"/memory/offload/target", QT_TRANSLATE_NOOP("rankloom::ui::Words", "offload")},
    {"/memory/gradients", QT_TRANSLATE_NOOP("rankloom::ui::Words", "gradient type")},
    {"/memory/crossEntropy", QT_TRANSLATE_NOOP("rankloom::ui::Words", "cross entropy")},
    {"/memory/sharding/secondaryWeights",
        QT_TRANSLATE_NOOP("rankloom::ui::Words", "second copy of the weights")},
    {"/memory/gatheredBlocks", QT_TRANSLATE_NOOP("rankloom::ui::Words", "gathered layers")},
    {"/memory/recompute/modules", QT_TRANSLATE_NOOP("rankloom::ui::Words", "recomputed modules")},
    {"/memory/recompute/layers", QT_TRANSLATE_NOOP("rankloom::ui::Words", "recomputed layers")},
    {"/memory/offload/fraction", QT_TRANSLATE_NOOP("rankloom::ui::Words", "offloaded share")},
    {"/memory/offload/optimizerFraction", QT_TRANSLATE_NOOP("rankloom::ui::Words", "optimizer on host")},
    {"/memory/flashAttention", QT_TRANSLATE_NOOP("rankloom::ui::Words", "flash attention")},
    {"/memory/dropout", QT_TRANSLATE_NOOP("rankloom::ui::Words", "dropout")},
    {"/memory/expertLoadFactor", QT_TRANSLATE_NOOP("rankloom::ui::Words", "load of the fullest expert rank")},
    {"/memory/fragmentation", QT_TRANSLATE_NOOP("rankloom::ui::Words", "fragmentation")},
    {"/memory/additiveBytes", QT_TRANSLATE_NOOP("rankloom::ui::Words", "framework constant")},
    {"/memory/contextBytes", QT_TRANSLATE_NOOP("rankloom::ui::Words", "device context")},
    {"/memory/communicatorBytes", QT_TRANSLATE_NOOP("rankloom::ui::Words", "bytes per communicator")},
    {"/placement/ranks", QT_TRANSLATE_NOOP("rankloom::ui::Words", "rank placement")},
    {"/experts/placement", QT_TRANSLATE_NOOP("rankloom::ui::Words", "expert placement")},
};

QString labelOf(const QString& pointer)
{
    for (const Label& label : kLabels)
        if (pointer == QLatin1String(label.pointer))
            return QCoreApplication::translate("rankloom::ui::Words", label.text);
    return pointer.section(QLatin1Char('/'), -1);
}

using Leaves = std::map<QString, QJsonValue>;

/// Every field of a document by its pointer; arrays count as one field.
void collect(const QJsonValue& value, const QString& pointer, Leaves& leaves)
{
    if (!value.isObject()) {
        leaves.emplace(pointer, value);
        return;
    }
    const QJsonObject object = value.toObject();
    for (auto it = object.begin(); it != object.end(); ++it)
        collect(it.value(), pointer + QLatin1Char('/') + it.key(), leaves);
}

Leaves leavesOf(const Plan& plan)
{
    Leaves leaves;
    collect(QJsonDocument::fromJson(QByteArray::fromStdString(writePlan(plan))).object(), {}, leaves);
    leaves.erase(QStringLiteral("/name"));
    return leaves;
}

/// The value as a word; empty for what is too long to read (arrays).
QString wordOf(const QJsonValue& value)
{
    if (value.isBool())
        return value.toBool() ? Words::tr("on") : Words::tr("off");
    if (value.isDouble())
        return QString::number(value.toDouble(), 'g', 6);
    return value.isString() ? value.toString() : QString();
}

struct Difference {
    QString label;
    QString before;
    QString after;
};

std::vector<Difference> differences(const Plan& before, const Plan& after)
{
    const Leaves old = leavesOf(before);
    std::vector<Difference> result;
    for (const auto& [pointer, value] : leavesOf(after)) {
        const auto it = old.find(pointer);
        if (it == old.end() || it->second != value)
            result.push_back(
                {labelOf(pointer), it == old.end() ? QString() : wordOf(it->second), wordOf(value)});
    }
    // Data parallelism follows from the other degrees: it is never the news.
    if (result.size() > 1)
        std::erase_if(
            result, [](const Difference& d) { return d.label == labelOf(QStringLiteral("/layout/dp")); });
    return result;
}

QString listed(const QStringList& parts)
{
    constexpr int kShown = 2;
    if (parts.size() <= kShown)
        return parts.join(QStringLiteral(", "));
    return Words::tr("%1 and %n more", nullptr, static_cast<int>(parts.size()) - kShown)
        .arg(parts.mid(0, kShown).join(QStringLiteral(", ")));
}

} // namespace

QString changeName(const Plan& before, const Plan& after)
{
    const std::vector<Difference> found = differences(before, after);
    if (found.empty())
        return Words::tr("Rename plan");
    if (found.size() == 1 && !found.front().after.isEmpty())
        return Words::tr("Set %1 to %2").arg(found.front().label, found.front().after);
    QStringList labels;
    for (const Difference& d : found)
        labels.append(d.label);
    return Words::tr("Change %1").arg(listed(labels));
}

QString differenceName(const Plan& base, const Plan& plan)
{
    QStringList parts;
    for (const Difference& d : differences(base, plan)) {
        if (d.after.isEmpty())
            parts.append(Words::tr("other %1").arg(d.label));
        else if (d.before.isEmpty())
            parts.append(Words::tr("%1 %2", "field and value").arg(d.label, d.after));
        else
            parts.append(Words::tr("%1 %2 instead of %3").arg(d.label, d.after, d.before));
    }
    return listed(parts);
}

} // namespace rankloom::ui
