// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/section_rows.h"

#include <algorithm>
#include <initializer_list>

#include <QAction>
#include <QClipboard>
#include <QCoreApplication>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFile>
#include <QFileDialog>
#include <QGuiApplication>
#include <QLocale>
#include <QMenu>
#include <QMessageBox>
#include <QSaveFile>
#include <QSpinBox>
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

struct Rows {
    Q_DECLARE_TR_FUNCTIONS(rankloom::ui::Rows)
};

constexpr int kMostMicrobatches = 1 << 20;
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
    const RowText row {Rows::tr("Pass order"), QStringLiteral("/schedule/order"),
        Rows::tr("The order of passes on each stage as PyTorch's pipelining CSV: one row per stage, cells "
                 "such as 0F3, 0I3, 0W3, 0B3. A custom order is checked as a whole before it is taken.")};
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
    section.addPlanChoice(
        {Rows::tr("Schedule"), QStringLiteral("/schedule/kind"),
            Rows::tr("The order of forward and backward passes on each stage. It decides the bubble and "
                     "how many microbatches are in flight: up to PP for 1F1B, all m for GPipe.")},
        [] {
            std::vector<ChoiceOption<ScheduleKind>> options;
            for (const auto& named : namedValues<ScheduleKind>())
                options.push_back({named.value, wordsOf(named.value)});
            return options;
        },
        [](auto& plan) -> auto& { return plan.schedule.kind; }, settleSchedule);
    section.addPlanChoice(
        {Rows::tr("Transfers"), QStringLiteral("/schedule/pointToPoint"),
            Rows::tr("Whether a stage computes on while it sends to its neighbour.")},
        [] {
            std::vector<ChoiceOption<PointToPointMode>> options;
            for (const auto& named : namedValues<PointToPointMode>())
                options.push_back({named.value, wordsOf(named.value)});
            return options;
        },
        [](auto& plan) -> auto& { return plan.schedule.pointToPoint; });
    QSpinBox* group = section.addPlanInteger(
        {Rows::tr("Group size"), QStringLiteral("/schedule/groupSize"),
            Rows::tr("<b>Interleaved: microbatches per group</b> before a rank changes to its next chunk. As "
                     "many as there are stages unless set; more hide transfers and hold more: "
                     "2(PP − 1 − d) + (VPP − 1)·group + 1 chunk activations on rank d.")},
        0, kMostMicrobatches, [](auto& plan) -> auto& { return plan.schedule.groupSize; });
    group->setSpecialValueText(Rows::tr("as PP"));
    enableFor(section, group, {ScheduleKind::Interleaved});
    QDoubleSpinBox* limit = section.addPlanDecimal(
        {Rows::tr("Memory limit"), QStringLiteral("/schedule/memoryLimitMicrobatches"),
            Rows::tr(
                "<b>Zero-bubble, automatic: microbatches in flight</b> that a stage may hold. PP is what "
                "1F1B holds on its first stage; 2·PP removes nearly every bubble where all passes take "
                "equally long.")},
        0, kMostMicrobatches, 1, 1, Rows::tr(" in flight"),
        [](auto& plan) -> auto& { return plan.schedule.memoryLimitMicrobatches; });
    limit->setSpecialValueText(Rows::tr("as PP"));
    // Their ranges are wide; a narrow panel must not follow.
    for (QWidget* box : {static_cast<QWidget*>(group), static_cast<QWidget*>(limit)})
        box->setMinimumWidth(72);
    enableFor(section, limit, {ScheduleKind::ZbAutomatic, ScheduleKind::ZbVAutomatic});
    addOrderRow(section);
}

} // namespace rankloom::ui
