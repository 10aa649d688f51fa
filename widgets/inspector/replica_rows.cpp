// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Replicas and stages that are not alike: what they do, and the way back to all doing the same.
#include "widgets/inspector/section_rows.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QToolButton>

#include <optional>
#include <vector>

#include <nlohmann/json.hpp>

#include "core/plan/setting_words.h"
#include "widgets/inspector/inspector_section.h"
#include "widgets/translated.h"

namespace rankloom::ui {

namespace {

/// A part of the choice of replicas in words, with a button that takes it back.
void addChoiceRow(InspectorSection& section, const char* pointer, const QString& back,
    bool (*any)(const ReplicaChoice&), void (*drop)(ReplicaChoice&))
{
    const RowText row = fieldRow(pointer);
    auto* box = new QWidget(&section);
    auto* words = new QLabel(box);
    words->setWordWrap(true);
    auto* same = new QToolButton(box);
    same->setText(Rows::tr("All alike"));
    same->setAccessibleName(back);
    same->setToolTip(back);
    auto* line = new QHBoxLayout(box);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(words, 1);
    line->addWidget(same);
    box->setFocusProxy(same);
    section.addRow(row, box);
    section.onRefresh([&section, words, same, pointer, any] {
        const Plan& plan = *section.inputs().plan;
        words->setText(translated(settingWords(pointer, nlohmann::ordered_json(), nullptr, plan)));
        same->setEnabled(any(plan.replicas));
    });
    QObject::connect(same, &QToolButton::clicked, &section, [&section, row, drop, back] {
        Plan after = *section.inputs().plan;
        drop(after.replicas.change());
        section.submitPlan(std::move(after), row, back);
    });
}

/// "1, 1.05, 0.9": numbers with the decimal point of the person, apart by semicolons or spaces.
std::optional<std::vector<double>> readClocks(const QString& text)
{
    std::vector<double> out;
    QString parts = text;
    parts.replace(u';', u' ');
    for (const QString& part : parts.split(u' ', Qt::SkipEmptyParts)) {
        bool sound = false;
        const double clock = QLocale().toDouble(part, &sound);
        if (!sound || clock < 0.1 || clock > 2)
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
    addChoiceRow(
        section, "/replicas/shares", Rows::tr("Let all replicas do the same"),
        [](const ReplicaChoice& choice) { return !choice.shares.empty(); },
        [](ReplicaChoice& choice) { choice.shares.clear(); });
    addChoiceRow(
        section, "/replicas/handovers", Rows::tr("Let every stage do its own work"),
        [](const ReplicaChoice& choice) { return !choice.handovers.empty(); },
        [](ReplicaChoice& choice) { choice.handovers.clear(); });
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
