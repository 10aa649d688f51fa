// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The part of FailuresPanel that keeps what it assumes from one session to the next.
#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>
#include <utility>

#include "widgets/recovery/failures_panel.h"

namespace rankloom::ui {

namespace {

const QString kClocks = QStringLiteral("clocks");
constexpr qsizetype kMostClocks = 10'000; ///< far more than a device has

QJsonObject clocksObject(const QString& name, const ClockTable& table)
{
    QJsonArray points;
    for (const ClockPoint& point : table.points)
        points.append(QJsonArray {point.clock, point.speed, point.watts});
    return {{QStringLiteral("name"), name}, {QStringLiteral("points"), points},
        {QStringLiteral("waitingWatts"), table.waitingWatts}, {QStringLiteral("assumed"), table.assumed},
        {QStringLiteral("source"), QString::fromStdString(table.source)}};
}

ClockTable clocksOf(const QJsonObject& kept)
{
    ClockTable table;
    const QJsonArray points = kept[QStringLiteral("points")].toArray();
    for (qsizetype i = 0; i < std::min(points.size(), kMostClocks); ++i) {
        const QJsonArray point = points[i].toArray();
        table.points.push_back({point[0].toDouble(), point[1].toDouble(), point[2].toDouble()});
    }
    table.waitingWatts = kept[QStringLiteral("waitingWatts")].toDouble();
    table.assumed = kept[QStringLiteral("assumed")].toBool(true);
    table.source = kept[QStringLiteral("source")].toString().toStdString();
    return table;
}

} // namespace

std::vector<std::pair<QString, QWidget*>> FailuresPanel::keptFields() const
{
    return {{QStringLiteral("spareNodes"), m_spares}, {QStringLiteral("nodesPerRack"), m_rack},
        {QStringLiteral("mtbfNodeDays"), m_mtbfNode}, {QStringLiteral("mtbfRackDays"), m_mtbfRack},
        {QStringLiteral("repairHours"), m_repair}, {QStringLiteral("horizonDays"), m_horizon},
        {QStringLiteral("detectSeconds"), m_detect}, {QStringLiteral("communicatorSeconds"), m_communicators},
        {QStringLiteral("restartSeconds"), m_restart}, {QStringLiteral("checkpointLoadSeconds"), m_load},
        {QStringLiteral("checkpointMinutes"), m_checkpoints},
        {QStringLiteral("highestClockPercent"), m_highest}, {QStringLiteral("lowestClockPercent"), m_lowest},
        {QStringLiteral("boardWatts"), m_board}, {QStringLiteral("peerCopies"), m_copies},
        {QStringLiteral("interleavedShards"), m_interleaved},
        {QStringLiteral("asynchronous"), m_asynchronous}, {QStringLiteral("dropKeepsBatch"), m_keepBatch},
        {QStringLiteral("streamsBySample"), m_streams}};
}

QJsonObject FailuresPanel::object() const
{
    QJsonObject kept;
    for (const auto& [name, field] : keptFields())
        if (const auto* box = qobject_cast<const QCheckBox*>(field))
            kept[name] = box->isChecked();
        else if (const auto* count = qobject_cast<const QSpinBox*>(field))
            kept[name] = count->value();
        else
            kept[name] = static_cast<const QDoubleSpinBox*>(field)->value();
    if (!m_clocks.points.empty())
        kept[kClocks] = clocksObject(m_clocksName, m_clocks);
    return kept;
}

QByteArray FailuresPanel::state() const
{
    const QJsonObject kept = object();
    return kept == m_first ? QByteArray() : QJsonDocument(kept).toJson(QJsonDocument::Compact);
}

void FailuresPanel::setState(const QByteArray& state)
{
    const QJsonObject before = object();
    const QJsonObject kept = QJsonDocument::fromJson(state).object();
    for (const auto& [name, field] : keptFields()) {
        const QSignalBlocker quiet(field);
        const QJsonValue value = kept.contains(name) ? kept[name] : m_first[name];
        if (auto* box = qobject_cast<QCheckBox*>(field))
            box->setChecked(value.toBool());
        else if (auto* count = qobject_cast<QSpinBox*>(field))
            count->setValue(value.toInt());
        else
            static_cast<QDoubleSpinBox*>(field)->setValue(value.toDouble());
    }
    const QJsonObject clocks = kept[kClocks].toObject();
    nameClocks(clocks[QStringLiteral("name")].toString(), clocksOf(clocks));
    if (object() != before)
        Q_EMIT assumptionsEdited();
}

} // namespace rankloom::ui
