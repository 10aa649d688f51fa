// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Replicas and stages that are not alike: what they do, and the way back to all doing the same.
#include "widgets/inspector/section_rows.h"

#include <QCheckBox>
#include <QLineEdit>
#include <QLocale>

#include <optional>
#include <vector>

#include "widgets/inspector/inspector_section.h"
#include "widgets/inspector/take_back_row.h"

namespace rankloom::ui {

namespace {

/// "1; 1.05; 0.9": numbers with the decimal point of the person, apart by semicolons or spaces.
std::optional<std::vector<double>> readClocks(const QString& text)
{
    std::vector<double> out;
    QString parts = text;
    parts.replace(u';', u' ');
    for (const QString& part : parts.split(u' ', Qt::SkipEmptyParts)) {
        bool sound = false;
        const double clock = QLocale().toDouble(part, &sound);
        if (!sound || clock < Execution::kLeastClock || clock > Execution::kMostClock)
            return std::nullopt;
        out.push_back(clock);
    }
    return out;
}

QString clockList(const std::vector<double>& clocks)
{
    QStringList parts;
    for (const double clock : clocks)
        parts << QLocale().toString(clock, 'g', 4);
    return parts.join(QStringLiteral("; "));
}

void addClocksRow(InspectorSection& section)
{
    const RowText row = fieldRow("/execution/stageClocks");
    auto* edit = new QLineEdit(&section);
    edit->setClearButtonEnabled(true);
    edit->setPlaceholderText(Rows::tr("as they are"));
    section.addRow(row, edit);
    section.onRefresh([&section, edit] {
        const QSignalBlocker quiet(edit);
        edit->setText(clockList(section.inputs().plan->execution.stageClocks));
    });
    QObject::connect(edit, &QLineEdit::editingFinished, &section, [&section, edit, row] {
        Plan after = *section.inputs().plan;
        const std::optional<std::vector<double>> typed = readClocks(edit->text());
        if (!typed || clockList(*typed) == clockList(after.execution.stageClocks)) {
            edit->setText(clockList(after.execution.stageClocks));
            return;
        }
        after.execution.stageClocks = *typed;
        section.submitPlan(
            std::move(after), row, typed->empty() ? Rows::tr("as they are") : clockList(*typed));
    });
}

} // namespace

void addReplicaRows(InspectorSection& section)
{
    const auto addChoice = [&section](const char* pointer, const QString& back, bool (*isSet)(const Plan&),
                               void (*drop)(Plan&)) {
        addTakeBackRow(section, pointer, {Rows::tr("All alike"), back, back, back, isSet, drop});
    };
    addChoice(
        "/replicas/shares", Rows::tr("Let all replicas do the same"),
        [](const Plan& plan) { return !plan.replicas->shares.empty(); },
        [](Plan& plan) { plan.replicas.change().shares.clear(); });
    addChoice(
        "/replicas/handovers", Rows::tr("Let every stage do its own work"),
        [](const Plan& plan) { return !plan.replicas->handovers.empty(); },
        [](Plan& plan) { plan.replicas.change().handovers.clear(); });
    const RowText row = fieldRow("/replicas/redundantStages");
    auto* redundant = new QCheckBox(&section);
    section.addRow(row, redundant);
    section.onRefresh([&section, redundant] {
        const QSignalBlocker quiet(redundant);
        redundant->setChecked(section.inputs().plan->replicas->redundantStages);
    });
    QObject::connect(redundant, &QCheckBox::toggled, &section, [&section, row](bool on) {
        Plan after = *section.inputs().plan;
        after.replicas.change().redundantStages = on;
        section.submitPlan(std::move(after), row, on ? Rows::tr("on") : Rows::tr("off"));
    });
    addClocksRow(section);
}

} // namespace rankloom::ui
