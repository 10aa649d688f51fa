// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Experts in few bits.
#include "widgets/inspector/section_rows.h"

#include <optional>
#include <vector>

#include <QHBoxLayout>
#include <QLineEdit>
#include <QToolButton>

#include <nlohmann/json.hpp>

#include "core/plan/setting_words.h"
#include "widgets/inspector/inspector_section.h"
#include "widgets/inspector/number_list.h"
#include "widgets/inspector/take_back_row.h"
#include "widgets/translated.h"

namespace rankloom::ui {

namespace {

/// What planes are worth by a person or a file, and the way back to the proxy.
void addWorthRow(InspectorSection& section)
{
    const RowText row = fieldRow("/experts/bits/worth");
    auto* box = new QWidget(&section);
    auto* values = new QLineEdit(box);
    values->setPlaceholderText(Rows::tr("proxy; or a number a plane"));
    values->setAccessibleName(row.label);
    auto* proxy = new QToolButton(box);
    proxy->setText(Rows::tr("Proxy"));
    proxy->setAccessibleName(Rows::tr("Let a proxy say what planes are worth"));
    proxy->setToolTip(Rows::tr("The share of the rounding error that a plane takes away"));
    auto* line = new QHBoxLayout(box);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(values, 1);
    line->addWidget(proxy);
    box->setFocusProxy(values);
    section.addRow(row, box);
    const auto show = [&section, values, proxy] {
        const Plan& plan = *section.inputs().plan;
        const PlaneWorth& worth = *plan.bits.worth;
        values->setText(worth.experts.empty()
                ? decimalList(worth.planes)
                : translated(settingWords("/experts/bits/worth", nlohmann::ordered_json(), nullptr, plan)));
        values->setReadOnly(!worth.experts.empty());
        const bool cut = plan.bits.budgetBytes > 0;
        values->setEnabled(cut);
        proxy->setEnabled(cut && !worth.empty());
    };
    section.onRefresh(show);
    const auto submit = [&section, row](PlaneWorth worth, const QString& words) {
        Plan after = *section.inputs().plan;
        after.bits.worth = Shared<PlaneWorth>(std::move(worth));
        section.submitPlan(std::move(after), row, words);
    };
    QObject::connect(values, &QLineEdit::editingFinished, &section, [&section, values, show, submit] {
        const PlaneWorth& now = *section.inputs().plan->bits.worth;
        std::optional<std::vector<double>> numbers = readDecimalList(values->text(), 0, PlaneWorth::kMost);
        if (values->isReadOnly() || !numbers)
            return show();
        if (*numbers != now.planes)
            submit({std::move(*numbers), {}}, values->text());
    });
    QObject::connect(proxy, &QToolButton::clicked, &section, [submit] { submit({}, Rows::tr("a proxy")); });
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
             "/experts/bits/prefetch", "/experts/bits/loadBytesPerSecond", "/experts/bits/power/computeWatts",
             "/experts/bits/power/loadWatts", "/experts/bits/power/idleWatts"})
        section.enableWhile(
            section.addField(pointer),
            [](const InspectorInputs& in) { return in.plan->bits.budgetBytes > 0; }, uncut);
    addWorthRow(section);
    addTakeBackRow(section, "/experts/bits/kept",
        {Rows::tr("By worth"), Rows::tr("Choose the bits of experts by worth"),
            Rows::tr("Keep what is worth most within the budget"), Rows::tr("what is worth most"),
            [](const Plan& plan) { return !plan.bits.kept->empty(); },
            [](Plan& plan) { plan.bits.kept = {}; }});
}

} // namespace rankloom::ui
