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
#include <QToolButton>

#include "core/evaluate/assemble.h"
#include "core/plan/rank_grid.h"
#include "core/plan/what_if.h"
#include "core/schedule/pass_order_csv.h"
#include "widgets/background.h"
#include "widgets/foreign_text.h"
#include "widgets/inspector/degree_change.h"
#include "widgets/inspector/enum_words.h"
#include "widgets/inspector/inspector_section.h"
#include "widgets/picture_bytes.h"
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

void complain(QWidget& parent, const Error& error) { showWarning(parent, Rows::tr("Pass order"), error); }

struct FoundOrder {
    std::string text;
    std::string file;
    int devices = 0;
    int chunks = 0;
};

Result<FoundOrder> readOrder(std::string text, std::string file)
{
    const Result<PassOrderFile> read = readPassOrder(text, file);
    if (!read)
        return tl::unexpected<Error>(read.error());
    return FoundOrder {std::move(text), std::move(file), read->order.devices, read->order.chunks};
}

Result<FoundOrder> readOrderOf(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return fail(ErrorCode::FileUnreadable, file.errorString().toStdString(), placeOf(path));
    if (file.size() > kLargestOrder)
        return fail(ErrorCode::TooLarge, Phrase::of("The file is larger than 64 MiB."), placeOf(path));
    return readOrder(file.readAll().toStdString(), path.toStdString());
}

/// Takes an order as the plan's schedule, with the number of chunks it has, or says why it is none; read away
/// from the GUI thread.
void takeOrder(InspectorSection& section, const RowText& row, std::function<Result<FoundOrder>()> read)
{
    runInBackground<Result<FoundOrder>>(
        std::move(read), &section, [&section, row](const Result<FoundOrder>& order) {
            if (!order)
                return complain(section, order.error());
            if (!section.inputs().plan)
                return; // closed meanwhile
            Plan after = *section.inputs().plan;
            if (order->devices != after.layout.pp)
                return complain(section,
                    Error {ErrorCode::BadValue,
                        Rows::tr("This order is for %1 stages; the plan has %2.")
                            .arg(order->devices)
                            .arg(after.layout.pp)
                            .toStdString(),
                        {order->file, 0, 0, {}}, {}, Rows::tr("Set PP first.").toStdString()});
            after.schedule.kind = ScheduleKind::Custom;
            after.schedule.customOrder = order->text;
            after.layout.vpp = order->chunks;
            section.submitPlan(std::move(after), row, Rows::tr("a custom one"));
        });
}

void importOrder(InspectorSection& section, const RowText& row)
{
    const QString path = QFileDialog::getOpenFileName(&section, Rows::tr("Import a pass order"),
        QDir::homePath(), Rows::tr("Pipelining CSV (*.csv);;All files (*)"));
    if (!path.isEmpty())
        takeOrder(section, row, [path] { return readOrderOf(path); });
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

void copyOrder(InspectorSection& section)
{
    runInBackground<Result<std::string>>([inputs = section.inputs()] { return orderOf(inputs); }, &section,
        [&section](const Result<std::string>& order) {
            if (order)
                QGuiApplication::clipboard()->setText(QString::fromStdString(*order));
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
    runInBackground<Result<void>>(
        [inputs = section.inputs(), path]() -> Result<void> {
            const Result<std::string> order = orderOf(inputs);
            if (!order)
                return tl::unexpected<Error>(order.error());
            return writeWhole(path, QByteArray::fromStdString(*order));
        },
        &section,
        [&section](const Result<void>& done) {
            if (!done)
                complain(section, done.error());
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
        takeOrder(section, row, [text = QGuiApplication::clipboard()->text().toStdString()] {
            return readOrder(text, "clipboard");
        });
    });
    menu->addAction(Rows::tr("&Import…"), button, [&section, row] { importOrder(section, row); });
    menu->addSeparator();
    menu->addAction(Rows::tr("&Copy"), button, [&section] { copyOrder(section); });
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
