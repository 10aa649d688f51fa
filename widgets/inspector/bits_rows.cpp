// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Experts in few bits.
#include "widgets/inspector/section_rows.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include <nlohmann/json.hpp>

#include "core/plan/setting_words.h"
#include "widgets/inspector/inspector_section.h"
#include "widgets/translated.h"

namespace rankloom::ui {

namespace {

/// What stays by a person's choice, and the way back to what is worth most.
void addKeptRow(InspectorSection& section)
{
    const RowText row = fieldRow("/experts/bits/kept");
    auto* box = new QWidget(&section);
    auto* words = new QLabel(box);
    words->setWordWrap(true);
    auto* best = new QToolButton(box);
    best->setText(Rows::tr("By worth"));
    best->setAccessibleName(Rows::tr("Choose the bits of experts by worth"));
    best->setToolTip(Rows::tr("Keep what is worth most within the budget"));
    auto* line = new QHBoxLayout(box);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(words, 1);
    line->addWidget(best);
    box->setFocusProxy(best);
    section.addRow(row, box);
    section.onRefresh([&section, words, best] {
        const Plan& plan = *section.inputs().plan;
        words->setText(
            translated(settingWords("/experts/bits/kept", nlohmann::ordered_json(), nullptr, plan)));
        best->setEnabled(!plan.bits.kept->empty());
    });
    QObject::connect(best, &QToolButton::clicked, &section, [&section, row] {
        Plan after = *section.inputs().plan;
        after.bits.kept = {};
        section.submitPlan(std::move(after), row, Rows::tr("what is worth most"));
    });
}

} // namespace

void addBitsRows(InspectorSection& section)
{
    const QString dense = Rows::tr("The model has no experts.");
    const QString uncut = Rows::tr("Experts are not cut into planes: set a budget first");
    section.enableWhile(
        section.addField("/experts/bits/budgetBytes"),
        [](const InspectorInputs& in) {
            // What was set for a model with experts can be taken back.
            return in.project->model->moe.has_value() || in.plan->bits.budgetBytes > 0;
        },
        dense);
    for (const char* pointer : {"/experts/bits/baseBits", "/experts/bits/planes", "/experts/bits/groupSize",
             "/experts/bits/floorBits", "/experts/bits/ceilingBits", "/experts/bits/asked",
             "/experts/bits/order", "/experts/bits/pinned", "/experts/bits/source", "/experts/bits/batch",
             "/experts/bits/prefetch", "/experts/bits/power/computeWatts", "/experts/bits/power/loadWatts",
             "/experts/bits/power/idleWatts"})
        section.enableWhile(
            section.addField(pointer),
            [](const InspectorInputs& in) { return in.plan->bits.budgetBytes > 0; }, uncut);
    addKeptRow(section);
}

} // namespace rankloom::ui
