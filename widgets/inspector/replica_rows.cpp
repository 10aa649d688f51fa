// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Replicas and stages that are not alike: what they do, and the way back to all doing the same.
#include "widgets/inspector/section_rows.h"

#include <QCheckBox>
#include <QLineEdit>

#include <optional>
#include <vector>

#include "widgets/inspector/inspector_section.h"
#include "widgets/inspector/number_list.h"
#include "widgets/inspector/take_back_row.h"

namespace rankloom::ui {

namespace {

void addClocksRow(InspectorSection& section)
{
    const RowText row = fieldRow("/execution/stageClocks");
    auto* edit = new QLineEdit(&section);
    edit->setClearButtonEnabled(true);
    edit->setPlaceholderText(Rows::tr("as they are"));
    section.addRow(row, edit);
    section.onRefresh([&section, edit] {
        const QSignalBlocker quiet(edit);
        edit->setText(decimalList(section.inputs().plan->execution.stageClocks));
    });
    QObject::connect(edit, &QLineEdit::editingFinished, &section, [&section, edit, row] {
        Plan after = *section.inputs().plan;
        const std::optional<std::vector<double>> typed =
            readDecimalList(edit->text(), Execution::kLeastClock, Execution::kMostClock);
        if (!typed || *typed == after.execution.stageClocks) {
            edit->setText(decimalList(after.execution.stageClocks));
            return;
        }
        after.execution.stageClocks = *typed;
        section.submitPlan(
            std::move(after), row, typed->empty() ? Rows::tr("as they are") : decimalList(*typed));
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
