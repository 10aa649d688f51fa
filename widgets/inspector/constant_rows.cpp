// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/section_rows.h"

#include <QCoreApplication>
#include <QLineEdit>

#include "core/plan/calibration_fields.h"
#include "core/serving/project_rates.h"
#include "core/serving/serving_rate_words.h"
#include "widgets/foreign_text.h"
#include "widgets/inspector/inspector_section.h"
#include "widgets/translated.h"

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
        edit->setToolTip(edit->text().isEmpty() ? markupTip(row.help)
                                                : plainTip(edit->text())); // all of it, however narrow
    });
    QObject::connect(edit, &QLineEdit::editingFinished, &section, [&section, edit, row] {
        Project after = *section.inputs().project;
        if (edit->text().toStdString() == after.calibration->source)
            return;
        after.calibration.change().source = edit->text().toStdString();
        section.submitProject(std::move(after), row, edit->text());
    });
}

DecimalForm formOf(const ServingRateFigure& figure)
{
    const double most = mostOf(figure);
    switch (wordsOf(figure).unit) {
    case RateUnit::Share:
        return {0, most * 100, 0.5, 0.01, QStringLiteral(" %")};
    case RateUnit::Microseconds:
        return {0, most * 1e6, 0.05, 1e-6, QStringLiteral(" µs")};
    case RateUnit::Milliseconds:
        return {0, most * 1e3, 0.05, 1e-3, QStringLiteral(" ms")};
    case RateUnit::Batches:
    case RateUnit::Ratio:
        break;
    }
    return {0, most, 0.1, 1, {}};
}

void addRateRow(InspectorSection& section, const ServingRateFigure& figure)
{
    const ServingRateWords& words = wordsOf(figure);
    const RowText row {translated(words.caption), InspectorSection::kRates + QLatin1String(figure.name),
        translated(words.help)};
    section.addProjectConstant(row, formOf(figure),
        {[&figure](const Project& project) { return figure.get(servingRates(project)); },
            [&figure](const Project& project) { return figure.get(servingRates(project.cluster->device)); },
            [&figure](Project& project, double value) { setServingRate(project, figure, value); }});
}

} // namespace

void addConstantRows(InspectorSection& section)
{
    for (const ServingRateFigure& figure : servingRateFigures())
        addRateRow(section, figure);
    for (const CalibrationField& field : calibrationFields())
        section.addCalibration(field);
    addSourceRow(section);
    section.addConstant("/memory/vocabularyDivisor");
}

} // namespace rankloom::ui
