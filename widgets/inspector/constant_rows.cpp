// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/section_rows.h"

#include <QCoreApplication>
#include <QLineEdit>

#include "core/plan/calibration_fields.h"
#include "widgets/inspector/inspector_section.h"

namespace rankloom::ui {

namespace {

void addSourceRow(InspectorSection& section)
{
    const RowText row {Rows::tr("Source"), QStringLiteral("/calibration/source"),
        Rows::tr(
            "What the constants above were measured on. They are the project's: all its plans have them, "
            "but for plans that were given constants of their own.")};
    auto* edit = new QLineEdit(&section);
    edit->setPlaceholderText(Rows::tr("as Rankloom comes"));
    section.addBlock(row, edit); // it is a sentence
    section.onRefresh([&section, edit, row] {
        edit->setText(QString::fromStdString(section.inputs().project->calibration->source));
        edit->setCursorPosition(0);
        edit->setToolTip(edit->text().isEmpty() ? row.help : edit->text()); // all of it, however narrow
    });
    QObject::connect(edit, &QLineEdit::editingFinished, &section, [&section, edit, row] {
        Project after = *section.inputs().project;
        if (edit->text().toStdString() == after.calibration->source)
            return;
        after.calibration.change().source = edit->text().toStdString();
        section.submitProject(std::move(after), row, edit->text());
    });
}

} // namespace

void addConstantRows(InspectorSection& section)
{
    for (const CalibrationField& field : calibrationFields())
        section.addCalibration(field);
    addSourceRow(section);
    section.addConstant("/memory/vocabularyDivisor");
}

} // namespace rankloom::ui
