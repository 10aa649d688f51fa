// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/panels/import_panel.h"

#include <QLocale>

#include "app/window/shell/message_bar.h"
#include "widgets/translated.h"

namespace rankloom::ui {

namespace {

QString markOf(const Diagnostic& d)
{
    return d.severity == Severity::Error  ? QStringLiteral("✕ ")
        : d.severity == Severity::Warning ? QStringLiteral("⚠ ")
                                          : QStringLiteral("ℹ ");
}

QString placeOf(const Diagnostic& d)
{
    return d.where.line > 0
        ? ImportPanel::tr("line %1").arg(QLocale().toString(static_cast<qlonglong>(d.where.line)))
        : QString::fromStdString(d.where.pointer);
}

} // namespace

QString lineOf(const Diagnostic& diagnostic)
{
    const QString place = placeOf(diagnostic);
    return markOf(diagnostic) + place + (place.isEmpty() ? QString() : QStringLiteral(": "))
        + translated(diagnostic.message);
}

ImportPanel::ImportPanel(QWidget* parent) : ReportText(parent)
{
    setAccessibleName(tr("Import report"));
    setPlaceholderText(
        tr("Drop files on the window: nccl-tests logs, an mpiGraph matrix, a CSV of bandwidths, a "
           "Hugging Face config.json, routing traces, a plan. What was understood is listed here, and "
           "every line that was not."));
}

void ImportPanel::addReport(
    const QString& file, const QString& format, const QString& summary, const Diagnostics& diagnostics)
{
    // The summary of several files has a line for each.
    Section section {QStringLiteral("✓ %1: %2").arg(file, format), summary.split(QLatin1Char('\n'))};
    for (const Diagnostic& d : diagnostics)
        section.lines.append(lineOf(d));
    add(section);
}

void ImportPanel::addRefusal(const QString& file, const Error& error)
{
    add({QStringLiteral("✕ ") + file, {wordsOf(error), tr("The project is as it was.")}});
}

void ImportPanel::add(const Section& section)
{
    addSectionAbove(section);
    m_reports.prepend((QStringList(section.title) + section.lines).join(QLatin1Char('\n')));
}

} // namespace rankloom::ui
