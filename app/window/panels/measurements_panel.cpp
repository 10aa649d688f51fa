// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/panels/measurements_panel.h"

#include <algorithm>

#include <QContextMenuEvent>
#include <QDateTime>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLocale>
#include <QMenu>
#include <QPainter>

#include "app/document/document.h"
#include "app/document/opened_project.h"
#include "core/exchange/reading.h"
#include "core/serving/project_rates.h"
#include "widgets/foreign_text.h"

namespace rankloom::ui {

namespace {

enum Column { File, Contents, Imported, UsedFor, ColumnCount };
constexpr int kTitleRole = Qt::UserRole + 1; ///< what kind of file it is

QString when(const std::string& utc)
{
    const QDateTime time = QDateTime::fromString(QString::fromStdString(utc), Qt::ISODate);
    return time.isValid() ? QLocale().toString(time.toLocalTime(), QLocale::ShortFormat)
                          : QString::fromStdString(utc);
}

/// A trace counts when its tags are asked for, or, where none are, when no later one of its model came.
bool counts(const Inputs& inputs, const ModelInput& model, const MeasurementInfo& trace)
{
    if (!model.counted.tags.empty())
        return std::ranges::all_of(model.counted.tags,
            [&](const TraceTag& tag) { return std::ranges::find(trace.tags, tag) != trace.tags.end(); });
    return std::ranges::none_of(inputs.measurements, [&](const MeasurementInfo& other) {
        return other.traceRows > 0 && other.model == trace.model && other.import > trace.import;
    });
}

/// Plans that serve the requests of a trace.
QString servedBy(const DocumentState& state, const std::string& trace)
{
    QStringList plans;
    for (const ScenarioPointer& scenario : state.scenarios)
        if (scenario->plan.workload.kind == WorkKind::Serving
            && scenario->plan.serving.requests.trace.name == trace)
            plans.append(QString::fromStdString(scenario->name));
    return plans.isEmpty() ? MeasurementsPanel::tr("nothing yet: choose it where a plan serves")
                           : MeasurementsPanel::tr("requests of %1").arg(plans.join(QStringLiteral(", ")));
}

QString usedFor(const DocumentState& state, const MeasurementInfo& measurement)
{
    const Inputs& inputs = state.inputs;
    if (!measurement.requestTrace.empty())
        return servedBy(state, measurement.requestTrace);
    if (const auto model = inputs.model(measurement.model)) {
        const QString name = QString::fromStdString(model->model->name);
        return counts(inputs, *model, measurement)
            ? MeasurementsPanel::tr("routing of %1").arg(name)
            : MeasurementsPanel::tr("nothing now: another trace of %1 counts").arg(name);
    }
    if (isServiceMeasurement(formatFromName(measurement.format)))
        return inputs.servingCalibrations.empty()
            ? MeasurementsPanel::tr("nothing: no plan it is of was fitted")
            : MeasurementsPanel::tr("rates of serving");
    const auto cluster = inputs.cluster(measurement.cluster);
    if (!cluster)
        return MeasurementsPanel::tr("nothing");
    const QString shape =
        QStringLiteral("%1 × %2").arg(cluster->cluster->nodes).arg(cluster->cluster->devicesPerNode);
    return MeasurementsPanel::tr("cluster of %1")
        .arg(cluster->name.empty() ? shape : QString::fromStdString(cluster->name));
}

void showTip(QTreeWidgetItem& row, int column)
{
    row.setToolTip(column, plainTip(row.data(File, kTitleRole).toString() + u'\n' + row.text(column)));
}

} // namespace

MeasurementsPanel::MeasurementsPanel(Document& document, Jobs& jobs, QWidget* parent)
    : QTreeWidget(parent), m_document(document), m_jobs(jobs)
{
    setAccessibleName(tr("Measurements"));
    setRootIsDecorated(false);
    setUniformRowHeights(true);
    setFrameShape(QFrame::NoFrame);
    setColumnCount(ColumnCount);
    setHeaderLabels({tr("File"), tr("Contents"), tr("Imported"), tr("Used for")});
    header()->setStretchLastSection(true);
    header()->moveSection(UsedFor, Contents); // in a narrow panel the first two are seen without scrolling
    for (const auto changed : {&Document::opened, &Document::projectChanged, &Document::closed})
        connect(&document, changed, this, &MeasurementsPanel::reload);
    connect(&document, &Document::planChanged, this, &MeasurementsPanel::showUses);
}

void MeasurementsPanel::reload()
{
    const int chosen = indexOfTopLevelItem(currentItem());
    clear();
    if (!m_document.isOpen())
        return;
    const Inputs& inputs = m_document.state().inputs;
    for (auto measurement = inputs.measurements.rbegin(); measurement != inputs.measurements.rend();
         ++measurement) {
        auto* row = new QTreeWidgetItem(this);
        const std::string_view title = titleOf(formatFromName(measurement->format));
        row->setText(File, QString::fromStdString(measurement->fileName));
        row->setText(Contents, QString::fromStdString(measurement->summary));
        row->setText(Imported, when(measurement->importedUtc));
        row->setData(File, Qt::UserRole, QVariant::fromValue<qlonglong>(measurement->id));
        row->setData(File, kTitleRole, QString::fromUtf8(title.data(), static_cast<qsizetype>(title.size())));
        for (const int column : {File, Contents, Imported})
            showTip(*row, column);
    }
    showUses();
    for (const int column : {File, Imported})
        resizeColumnToContents(column);
    if (topLevelItemCount() > 0)
        setCurrentItem(topLevelItem(std::clamp(chosen, 0, topLevelItemCount() - 1)));
}

void MeasurementsPanel::showUses()
{
    if (!m_document.isOpen())
        return;
    const std::vector<MeasurementInfo>& all = m_document.state().inputs.measurements;
    if (std::ssize(all) != topLevelItemCount())
        return; // reload() follows
    for (int i = 0; i < topLevelItemCount(); ++i) {
        QTreeWidgetItem& row = *topLevelItem(i);
        row.setText(UsedFor, usedFor(m_document.state(), all[all.size() - 1 - static_cast<std::size_t>(i)]));
        showTip(row, UsedFor);
    }
}

void MeasurementsPanel::removeChosen()
{
    ProjectStore* store = m_document.file();
    QTreeWidgetItem* row = currentItem();
    if (!store || !row)
        return;
    const std::int64_t id = row->data(File, Qt::UserRole).toLongLong();
    const QString name = row->text(File);
    auto inputs = std::make_shared<Result<Inputs>>(Inputs());
    m_jobs.start(
        tr("Removing %1").arg(name),
        [writer = store->writer(), id, inputs](
            Progress&, const std::stop_token&) { *inputs = removeMeasurement(*writer, id); },
        [this, inputs, name, path = store->path()] {
            if (!m_document.isOpen() || m_document.store()->path() != path)
                return; // another project was opened meanwhile
            if (!*inputs)
                return Q_EMIT failed(inputs->error());
            const std::vector<Shared<ServingCalibration>> before =
                m_document.state().inputs.servingCalibrations;
            m_document.adoptStored(**inputs, {}, tr("Remove %1").arg(name));
            if (losesFiguresByHand(before, m_document.state().inputs.servingCalibrations))
                Q_EMIT noted(
                    tr("Rates of serving that were set by hand are gone with it; undo brings them back."));
        });
}

void MeasurementsPanel::paintEvent(QPaintEvent* event)
{
    QTreeWidget::paintEvent(event);
    if (topLevelItemCount() > 0)
        return;
    QPainter painter(viewport());
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(viewport()->rect().adjusted(8, 8, -8, -8), Qt::AlignCenter | Qt::TextWordWrap,
        tr("Nothing was imported yet. Drop link measurements, topologies, host lists, routing traces, "
           "traces of requests or results of serving benchmarks on the window."));
}

void MeasurementsPanel::keyPressEvent(QKeyEvent* event)
{
    if (event->key() != Qt::Key_Delete)
        return QTreeWidget::keyPressEvent(event);
    removeChosen();
}

void MeasurementsPanel::contextMenuEvent(QContextMenuEvent* event)
{
    if (!itemAt(event->pos()))
        return;
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    QAction* remove = menu->addAction(tr("Remove"), this, &MeasurementsPanel::removeChosen);
    remove->setShortcut(Qt::Key_Delete);
    menu->popup(event->globalPos());
}

} // namespace rankloom::ui
