// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/section_rows.h"

#include <algorithm>
#include <initializer_list>

#include <QAction>
#include <QClipboard>
#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QGuiApplication>
#include <QLocale>
#include <QMenu>
#include <QMessageBox>
#include <QSaveFile>
#include <QToolButton>

#include "core/evaluate/assemble.h"
#include "core/plan/rank_grid.h"
#include "core/plan/what_if.h"
#include "core/schedule/pass_order_csv.h"
#include "widgets/background.h"
#include "widgets/inspector/degree_change.h"
#include "widgets/inspector/enum_words.h"
#include "widgets/inspector/inspector_section.h"
#include "widgets/translated.h"

namespace rankloom::ui {

namespace {

constexpr qint64 kLargestOrder = 64LL * 1024 * 1024; ///< bytes of a pass order file

/// A setting that only some schedules read.
void enableFor(InspectorSection& section, QWidget* control, std::initializer_list<ScheduleKind> kinds)
{
    section.onRefresh([&section, control, list = std::vector<ScheduleKind>(kinds)] {
        control->setEnabled(std::ranges::find(list, section.inputs().plan->schedule.kind) != list.end());
    });
}

void complain(QWidget& parent, const Error& error)
{
    auto* box = new QMessageBox(
        QMessageBox::Warning, Rows::tr("Pass order"), translated(error), QMessageBox::Ok, &parent);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setModal(false); // nothing but file dialogs stops the person
    box->show();
}

/// Takes an order as the plan's schedule, with the number of chunks it has, or says why it is none.
void takeOrder(
    InspectorSection& section, const RowText& row, const std::string& text, const std::string& file)
{
    const Result<PassOrderFile> read = readPassOrder(text, file);
    if (!read)
        return complain(section, read.error());
    Plan after = *section.inputs().plan;
    if (read->order.devices != after.layout.pp)
        return complain(section,
            Error {ErrorCode::BadValue,
                Rows::tr("This order is for %1 stages; the plan has %2.")
                    .arg(read->order.devices)
                    .arg(after.layout.pp)
                    .toStdString(),
                {file, 0, 0, {}}, {}, Rows::tr("Set PP first.").toStdString()});
    after.schedule.kind = ScheduleKind::Custom;
    after.schedule.customOrder = text;
    after.layout.vpp = read->order.chunks;
    section.submitPlan(std::move(after), row, Rows::tr("a custom one"));
}

void importOrder(InspectorSection& section, const RowText& row)
{
    const QString path = QFileDialog::getOpenFileName(&section, Rows::tr("Import a pass order"),
        QDir::homePath(), Rows::tr("Pipelining CSV (*.csv);;All files (*)"));
    if (path.isEmpty())
        return;
    QFile file(path);
    const Place place {path.toStdString(), 0, 0, {}};
    if (!file.open(QIODevice::ReadOnly))
        return complain(
            section, Error {ErrorCode::FileUnreadable, file.errorString().toStdString(), place, {}, {}});
    if (file.size() > kLargestOrder)
        return complain(section,
            Error {ErrorCode::TooLarge, Phrase::of("The file is larger than 64 MiB."), place, {}, {}});
    takeOrder(section, row, file.readAll().toStdString(), path.toStdString());
}

/// The order of the plan's schedule, whatever it is; searched ones need the times of the passes.
Result<std::string> orderOf(const InspectorInputs& inputs)
{
    const Effective e = effective(*inputs.project, *inputs.plan);
    const LaidOut laid(e.project, e.plan);
    const PassDurations durations = passDurations(e.plan, timePasses(laid));
    const Result<PassOrder> order = generateOrder(scheduleProblem(laid), durations);
    if (!order)
        return tl::unexpected<Error>(order.error());
    return writePassOrder(*order);
}

/// Hands the order's CSV on; made away from the GUI thread.
void withOrder(InspectorSection& section, std::function<void(const std::string&)> use)
{
    runInBackground<Result<std::string>>([inputs = section.inputs()] { return orderOf(inputs); }, &section,
        [&section, use = std::move(use)](const Result<std::string>& order) {
            if (order)
                use(*order);
            else
                complain(section, order.error());
        });
}

void exportOrder(InspectorSection& section)
{
    const QString path = QFileDialog::getSaveFileName(&section, Rows::tr("Export the pass order"),
        QDir::home().filePath(QStringLiteral("schedule.csv")), Rows::tr("Pipelining CSV (*.csv)"));
    if (path.isEmpty())
        return;
    withOrder(section, [&section, path](const std::string& text) {
        QSaveFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(text.data(), static_cast<qint64>(text.size())) < 0
            || !file.commit())
            complain(section,
                Error {ErrorCode::FileUnwritable, file.errorString().toStdString(),
                    {path.toStdString(), 0, 0, {}}, {}, {}});
    });
}

void addOrderRow(InspectorSection& section)
{
    const RowText row = fieldRow("/schedule/order");
    auto* button = new QToolButton(&section);
    button->setPopupMode(QToolButton::InstantPopup);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    auto* menu = new QMenu(button);
    button->setMenu(menu);
    section.addRow(row, button);
    menu->addAction(Rows::tr("&Paste"), button, [&section, row] {
        takeOrder(section, row, QGuiApplication::clipboard()->text().toStdString(), "clipboard");
    });
    menu->addAction(Rows::tr("&Import…"), button, [&section, row] { importOrder(section, row); });
    menu->addSeparator();
    menu->addAction(Rows::tr("&Copy"), button, [&section] {
        withOrder(section, [](const std::string& text) {
            QGuiApplication::clipboard()->setText(QString::fromStdString(text));
        });
    });
    menu->addAction(Rows::tr("&Export…"), button, [&section] { exportOrder(section); });
    section.onRefresh([&section, button] {
        const ScheduleChoice& schedule = section.inputs().plan->schedule;
        button->setText(schedule.kind != ScheduleKind::Custom ? Rows::tr("of the schedule")
                : schedule.customOrder.empty()                ? Rows::tr("none yet")
                                                              : Rows::tr("custom"));
    });
}

} // namespace

void addScheduleRows(InspectorSection& section)
{
    section.addField("/schedule/kind", settleSchedule);
    section.addField("/schedule/pointToPoint");
    enableFor(section, section.addField("/schedule/groupSize"), {ScheduleKind::Interleaved});
    enableFor(section, section.addField("/schedule/memoryLimitMicrobatches"),
        {ScheduleKind::ZbAutomatic, ScheduleKind::ZbVAutomatic});
    addOrderRow(section);
}

} // namespace rankloom::ui
