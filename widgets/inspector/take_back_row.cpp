// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/take_back_row.h"

#include <utility>

#include <nlohmann/json.hpp>

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include "core/plan/setting_words.h"
#include "widgets/foreign_text.h"
#include "widgets/inspector/inspector_section.h"
#include "widgets/translated.h"

namespace rankloom::ui {

void addTakeBackRow(InspectorSection& section, const char* pointer, const TakeBack& back)
{
    const RowText row = fieldRow(pointer);
    auto* box = new QWidget(&section);
    auto* words = new QLabel(box);
    words->setWordWrap(true);
    auto* button = new QToolButton(box);
    button->setText(back.button);
    button->setAccessibleName(back.name);
    button->setToolTip(plainTip(back.help));
    auto* line = new QHBoxLayout(box);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(words, 1);
    line->addWidget(button);
    box->setFocusProxy(button);
    section.addRow(row, box);
    section.onRefresh([&section, words, button, pointer, isSet = back.isSet] {
        const Plan& plan = *section.inputs().plan;
        words->setText(translated(settingWords(pointer, nlohmann::ordered_json(), nullptr, plan)));
        button->setEnabled(isSet(plan));
    });
    QObject::connect(button, &QToolButton::clicked, &section, [&section, row, back] {
        Plan after = *section.inputs().plan;
        back.drop(after);
        section.submitPlan(std::move(after), row, back.words);
    });
}

} // namespace rankloom::ui
