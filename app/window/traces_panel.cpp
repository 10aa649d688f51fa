// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/traces_panel.h"

#include <algorithm>
#include <optional>
#include <utility>

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "app/document/document.h"
#include "app/document/file_store.h"
#include "app/jobs/jobs.h"
#include "core/experts/routing_checks.h"
#include "core/workload/trace_tags.h"
#include "widgets/background.h"
#include "widgets/translated.h"

namespace rankloom::ui {

namespace {

constexpr int kWaitMilliseconds = 300;
constexpr int kTagsColumn = 1;

QString textOf(const TraceTag& tag) { return QString::fromStdString(tag.key + '=' + tag.value); }

QString textOf(const std::vector<TraceTag>& tags)
{
    QStringList texts;
    for (const TraceTag& tag : tags)
        texts << textOf(tag);
    return texts.join(QStringLiteral(", "));
}

Result<std::vector<TraceTag>> tagsIn(const QString& text)
{
    std::vector<std::string> texts;
    const QStringList parts = text.split(QLatin1Char(','), Qt::SkipEmptyParts);
    for (const QString& part : parts)
        if (!part.trimmed().isEmpty())
            texts.push_back(part.trimmed().toStdString());
    return tagsOf(texts);
}

} // namespace

struct TracesPanel::Counted {
    QString path; ///< of the project file
    std::optional<Result<Project>> project;
};

TracesPanel::TracesPanel(Document& document, Jobs& jobs, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_jobs(jobs)
    , m_files(new QTreeWidget(this))
    , m_counted(new QLabel(this))
    , m_findings(new QLabel(this))
{
    m_files->setRootIsDecorated(false);
    m_files->setAccessibleName(tr("Routing traces"));
    m_files->setHeaderLabels({tr("Trace"), tr("Tags"), tr("Rows"), tr("Imported")});
    m_files->header()->setStretchLastSection(false);
    m_files->header()->setSectionResizeMode(kTagsColumn, QHeaderView::Stretch);
    m_files->setEditTriggers(QAbstractItemView::NoEditTriggers);
    for (QLabel* label : {m_counted, m_findings}) {
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        label->setFocusPolicy(Qt::NoFocus);
    }
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 6, 8, 6);
    column->addWidget(m_files, 1);
    column->addWidget(makeFilter());
    column->addWidget(m_counted);
    column->addWidget(m_findings);
    m_wait.setSingleShot(true);
    m_wait.setInterval(kWaitMilliseconds);
    connect(&m_wait, &QTimer::timeout, this, &TracesPanel::count);
    connect(m_files, &QTreeWidget::itemActivated, this,
        [this](QTreeWidgetItem* item) { m_files->editItem(item, kTagsColumn); });
    connect(m_files, &QTreeWidget::itemChanged, this, &TracesPanel::editTags);
    connect(&document, &Document::projectChanged, this, &TracesPanel::reload);
    connect(&document, &Document::opened, this, &TracesPanel::clear);
    connect(&document, &Document::closed, this, &TracesPanel::clear);
    clear();
}

QWidget* TracesPanel::makeFilter()
{
    auto* row = new QWidget(this);
    auto* grid = new QGridLayout(row);
    grid->setContentsMargins(0, 0, 0, 0);
    const auto add = [&](int line, int place, const QString& text, QWidget* field, const QString& help) {
        auto* label = new QLabel(text, row);
        label->setBuddy(field);
        field->setToolTip(help);
        QString name = text;
        field->setAccessibleName(name.remove(u'&').remove(u':'));
        grid->addWidget(label, line, 2 * place);
        grid->addWidget(field, line, 2 * place + 1);
    };
    m_tags = new QToolButton(row);
    m_tags->setObjectName(QStringLiteral("traces.tags"));
    m_tags->setPopupMode(QToolButton::InstantPopup);
    m_tags->setFocusPolicy(Qt::StrongFocus);
    m_tagMenu = new QMenu(m_tags);
    m_tags->setMenu(m_tagMenu);
    m_part = new QComboBox(row);
    m_part->setObjectName(QStringLiteral("traces.part"));
    m_part->addItem(tr("All tokens"), static_cast<int>(TraceSplit::Part::All));
    m_part->addItem(tr("To train with"), static_cast<int>(TraceSplit::Part::Train));
    m_part->addItem(tr("To test with"), static_cast<int>(TraceSplit::Part::Test));
    m_share = new QDoubleSpinBox(row);
    m_share->setObjectName(QStringLiteral("traces.share"));
    m_share->setRange(1, 99);
    m_share->setDecimals(0);
    m_share->setSuffix(QStringLiteral(" %"));
    m_share->setValue(TraceSplit().trainShare * 100);
    m_block = new QSpinBox(row);
    m_block->setRange(1, 1 << 20);
    m_block->setValue(static_cast<int>(TraceSplit().blockTokens));
    m_seed = new QSpinBox(row);
    m_seed->setRange(0, 1 << 30);
    m_seed->setValue(static_cast<int>(TraceSplit().seed));
    add(0, 0, tr("&Traces:"), m_tags, tr("The newest trace, or all that have every chosen tag"));
    add(0, 1, tr("C&ount:"), m_part,
        tr("A placement made for some tokens and tested on others is not made for noise"));
    add(0, 2, tr("Trai&n:"), m_share, tr("Share of the tokens to train with"));
    add(1, 0, tr("Bloc&k:"), m_block, tr("Consecutive tokens that stay together"));
    add(1, 1, tr("See&d:"), m_seed, tr("Of the split"));
    grid->setColumnStretch(5, 1);
    for (QSpinBox* box : {m_block, m_seed})
        connect(box, &QSpinBox::valueChanged, this, &TracesPanel::filterChanged);
    connect(m_share, &QDoubleSpinBox::valueChanged, this, &TracesPanel::filterChanged);
    connect(m_part, &QComboBox::currentIndexChanged, this, &TracesPanel::filterChanged);
    return row;
}

db::TraceFilter TracesPanel::filter() const
{
    db::TraceFilter filter;
    filter.split.part = static_cast<TraceSplit::Part>(m_part->currentData().toInt());
    filter.split.trainShare = m_share->value() / 100;
    filter.split.seed = static_cast<std::uint64_t>(m_seed->value());
    filter.split.blockTokens = m_block->value();
    filter.tags = m_chosen;
    return filter;
}

QString TracesPanel::findings() const { return m_findings->text(); }

void TracesPanel::clear()
{
    m_chosen.clear();
    const QSignalBlocker part(m_part);
    m_part->setCurrentIndex(0);
    m_wait.stop();
    m_jobs.cancel(m_job);
    showTraces({});
    reload();
}

void TracesPanel::reload()
{
    showFindings();
    const auto* store = qobject_cast<FileStore*>(m_document.store());
    if (!store)
        return;
    const QString path = store->path();
    whenDone<Result<StoredTraces>>(
        readTraces(*store->writer()), this, [this, path](const Result<StoredTraces>& traces) {
            if (!m_document.store() || m_document.store()->path() != path)
                return; // another project was opened meanwhile
            if (traces)
                showTraces(*traces);
            else
                Q_EMIT failed(traces.error());
        });
}

void TracesPanel::showTraces(const StoredTraces& traces)
{
    m_traces = traces;
    const QSignalBlocker blocker(m_files);
    m_files->clear();
    for (const db::MeasurementInfo& file : traces.files) {
        auto* item = new QTreeWidgetItem(m_files,
            {QString::fromStdString(file.fileName), textOf(file.tags),
                QLocale().toString(static_cast<qlonglong>(file.traceRows)),
                QString::fromStdString(file.importedUtc).replace(u'T', u' ').replace(u'Z', tr(" UTC"))});
        item->setData(0, Qt::UserRole, static_cast<qlonglong>(file.id));
        item->setFlags(item->flags() | Qt::ItemIsEditable);
        item->setToolTip(0, QString::fromStdString(file.summary));
        item->setToolTip(kTagsColumn, tr("What the trace is of: task=intent, part=prefill. Enter edits."));
        item->setTextAlignment(2, Qt::AlignRight | Qt::AlignVCenter);
    }
    for (const int narrow : {0, 2, 3})
        m_files->resizeColumnToContents(narrow);
    showTagMenu();
    const QString counted = QString::fromStdString(traces.counted);
    m_counted->setText(traces.files.empty()
            ? tr("No traces yet. Drop a router trace of Megatron, vLLM or SGLang on the window.")
            : tr("Counted now: %1.").arg(counted.isEmpty() ? tr("all tokens of the newest trace") : counted));
    for (QWidget* field : {static_cast<QWidget*>(m_tags), static_cast<QWidget*>(m_part),
             static_cast<QWidget*>(m_share), static_cast<QWidget*>(m_block), static_cast<QWidget*>(m_seed)})
        field->setEnabled(!traces.files.empty());
}

void TracesPanel::showTagMenu()
{
    std::vector<TraceTag> known;
    for (const db::MeasurementInfo& file : m_traces.files)
        for (const TraceTag& tag : file.tags)
            if (std::ranges::find(known, tag) == known.end())
                known.push_back(tag);
    std::erase_if(
        m_chosen, [&](const TraceTag& tag) { return std::ranges::find(known, tag) == known.end(); });
    m_tagMenu->clear();
    for (const TraceTag& tag : known) {
        QAction* action = m_tagMenu->addAction(textOf(tag));
        action->setCheckable(true);
        action->setChecked(std::ranges::find(m_chosen, tag) != m_chosen.end());
        connect(action, &QAction::toggled, this, [this, tag](bool on) {
            std::erase(m_chosen, tag);
            if (on)
                m_chosen.push_back(tag);
            m_tags->setText(m_chosen.empty() ? tr("Newest") : textOf(m_chosen));
            filterChanged();
        });
    }
    if (known.empty())
        m_tagMenu->addAction(tr("No tags yet: Enter on a trace gives it some"))->setEnabled(false);
    m_tags->setText(m_chosen.empty() ? tr("Newest") : textOf(m_chosen));
}

void TracesPanel::showFindings()
{
    const std::shared_ptr<const Project>& project = m_document.project();
    QStringList lines;
    if (project && !project->routing.empty())
        for (const Diagnostic& d : checkRouting(project->routing, &project->model))
            lines << QStringLiteral("⚠ ") + translated(d.message);
    m_findings->setText(lines.join(u'\n'));
    m_findings->setVisible(!lines.isEmpty());
}

void TracesPanel::editTags(QTreeWidgetItem* item, int column)
{
    auto* store = qobject_cast<FileStore*>(m_document.store());
    if (column != kTagsColumn || !store)
        return;
    const Result<std::vector<TraceTag>> tags = tagsIn(item->text(kTagsColumn));
    if (!tags) {
        Q_EMIT failed(tags.error());
        reload();
        return;
    }
    whenDone<Result<void>>(storeTags(*store->writer(), item->data(0, Qt::UserRole).toLongLong(), *tags), this,
        [this](const Result<void>& stored) {
            if (!stored)
                Q_EMIT failed(stored.error());
            reload();
        });
}

void TracesPanel::filterChanged() { m_wait.start(); }

void TracesPanel::count()
{
    auto* store = qobject_cast<FileStore*>(m_document.store());
    if (!store || m_traces.files.empty())
        return;
    if (m_job != 0) {
        m_again = true;
        m_jobs.cancel(m_job);
        return;
    }
    m_result = std::make_shared<Counted>();
    m_result->path = store->path();
    m_counted->setText(tr("Counting…"));
    m_job = m_jobs.start(
        tr("Counting the routing traces"),
        [writer = store->writer(), filter = filter(), result = m_result](
            Progress& progress, const std::stop_token& stop) {
            result->project = recountTraces(*writer, filter, progress, stop);
        },
        [this] { finish(); });
}

void TracesPanel::finish()
{
    m_job = 0;
    const std::shared_ptr<Counted> result = std::exchange(m_result, nullptr);
    auto* store = qobject_cast<FileStore*>(m_document.store());
    if (!store || store->path() != result->path)
        return; // another project was opened meanwhile
    const Result<Project>& project = *result->project;
    if (project) {
        DocumentState next = m_document.state();
        next.project = std::make_shared<const Project>(*project);
        store->expectStored(next.project);
        m_document.changeState(std::move(next), tr("Choose what counts of the traces"));
    } else if (project.error().code != ErrorCode::Cancelled) {
        Q_EMIT failed(project.error());
    }
    if (std::exchange(m_again, false))
        count();
    else
        reload();
}

} // namespace rankloom::ui
