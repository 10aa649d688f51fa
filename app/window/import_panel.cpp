// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/import_panel.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>

#include "app/window/message_bar.h"
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

ImportPanel::ImportPanel(QWidget* parent) : QTreeWidget(parent)
{
    setFrameShape(QFrame::NoFrame);
    setAccessibleName(tr("Import report"));
    setColumnCount(2);
    setHeaderLabels({tr("Place"), tr("What was understood")});
    header()->setStretchLastSection(true);
    setWordWrap(true);
    setUniformRowHeights(false);
}

void ImportPanel::addReport(
    const QString& file, const QString& format, const QString& summary, const Diagnostics& diagnostics)
{
    auto* top = new QTreeWidgetItem({file, QStringLiteral("✓ ") + format + QStringLiteral(": ") + summary});
    for (const Diagnostic& d : diagnostics)
        new QTreeWidgetItem(top, {placeOf(d), markOf(d) + translated(d.message)});
    insertTopLevelItem(0, top);
    top->setExpanded(true);
    resizeColumnToContents(0);
}

void ImportPanel::addRefusal(const QString& file, const Error& error)
{
    auto* top = new QTreeWidgetItem({file, QStringLiteral("✕ ") + wordsOf(error)});
    new QTreeWidgetItem(top, {QString(), tr("The project is as it was.")});
    insertTopLevelItem(0, top);
    top->setExpanded(true);
    resizeColumnToContents(0);
}

void ImportPanel::paintEvent(QPaintEvent* event)
{
    QTreeWidget::paintEvent(event);
    if (topLevelItemCount() > 0)
        return;
    QPainter painter(viewport());
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(viewport()->rect().adjusted(16, 16, -16, -16), Qt::AlignCenter | Qt::TextWordWrap,
        tr("Drop files on the window: nccl-tests logs, an mpiGraph matrix, a CSV of bandwidths, a Hugging "
           "Face "
           "config.json, routing traces, a plan. What was understood is listed here, and every line that was "
           "not."));
}

void ImportPanel::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy))
        QGuiApplication::clipboard()->setText(asText());
    else
        QTreeWidget::keyPressEvent(event);
}

QString ImportPanel::asText() const
{
    QStringList lines;
    for (int i = 0; i < topLevelItemCount(); ++i) {
        const QTreeWidgetItem* top = topLevelItem(i);
        lines.append(top->text(0) + QLatin1Char('\t') + top->text(1));
        for (int k = 0; k < top->childCount(); ++k)
            lines.append(
                QLatin1Char('\t') + top->child(k)->text(0) + QLatin1Char('\t') + top->child(k)->text(1));
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace rankloom::ui
