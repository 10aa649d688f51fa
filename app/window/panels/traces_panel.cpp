// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/panels/traces_panel.h"

#include <algorithm>
#include <optional>
#include <set>
#include <utility>

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QPointer>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "app/document/document.h"
#include "app/jobs/jobs.h"
#include "core/routing/routing_checks.h"
#include "core/routing/trace_tags.h"
#include "widgets/background.h"
#include "widgets/mnemonic.h"
#include "widgets/theme.h"
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

/// A split counts for nothing where all tokens do.
bool countsTheSame(TraceFilter a, TraceFilter b)
{
    for (TraceFilter* filter : {&a, &b})
        if (filter->split.part == TraceSplit::Part::All)
            filter->split = {};
    return a == b;
}

} // namespace

struct TracesPanel::Counted {
    QString path; ///< of the project file
    TraceFilter filter;
    std::optional<Result<Inputs>> inputs;
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
    m_files->installEventFilter(this);
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
    const auto name = [row](const QString& text, QWidget* field, const QString& help) {
        auto* label = new QLabel(text, row);
        label->setBuddy(field);
        field->setToolTip(help);
        QString spoken = text;
        field->setAccessibleName(withoutMnemonic(spoken).remove(u':'));
        return label;
    };
    const auto add = [&](int line, int place, const QString& text, QWidget* field, const QString& help) {
        grid->addWidget(name(text, field, help), line, 2 * place);
        grid->addWidget(field, line, 2 * place + 1);
    };
    m_tags = new QToolButton(row);
    m_tags->setObjectName(QStringLiteral("traces.tags"));
    m_tags->setPopupMode(QToolButton::InstantPopup);
    m_tags->setFocusPolicy(Qt::StrongFocus);
    m_tagMenu = new QMenu(m_tags);
    m_tags->setMenu(m_tagMenu);
    makeSplitFields(*row);
    makeTimeFields(*row);
    add(0, 0, tr("&Traces:"), m_tags, tr("The newest trace, or all that have every chosen tag"));
    auto* time = new QHBoxLayout;
    time->addWidget(m_from, 1);
    time->addWidget(
        name(tr("t&o"), m_to, tr("Where in the time of each trace counting ends")), 0, Qt::AlignCenter);
    time->addWidget(m_to, 1);
    grid->addWidget(name(tr("Ti&me:"), m_from,
                        tr("Where in the time of each trace counting begins: 50 % counts its second half")),
        0, 2);
    grid->addLayout(time, 0, 3);
    m_from->setAccessibleName(tr("Time from"));
    m_to->setAccessibleName(tr("Time to"));
    add(1, 0, tr("Co&unt:"), m_part,
        tr("A placement made for some tokens and tested on others is not made for noise"));
    add(1, 1, tr("Trai&n:"), m_share,
        tr("Share of the tokens to train with; placements are judged on the others"));
    add(2, 0, tr("Bloc&k:"), m_block, tr("Consecutive tokens that stay together"));
    add(2, 1, tr("See&d:"), m_seed, tr("Of the split"));
    grid->setColumnStretch(1, 1);
    grid->setColumnStretch(3, 1);
    for (QWidget* field : {static_cast<QWidget*>(m_tags), static_cast<QWidget*>(m_part)})
        field->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    const QList<QWidget*> order {m_tags, m_from, m_to, m_part, m_share, m_block, m_seed};
    for (int i = 1; i < order.size(); ++i)
        setTabOrder(order[i - 1], order[i]);
    return row;
}

void TracesPanel::makeSplitFields(QWidget& row)
{
    m_part = new QComboBox(&row);
    m_part->setObjectName(QStringLiteral("traces.part"));
    m_part->addItem(tr("All tokens"), static_cast<int>(TraceSplit::Part::All));
    m_part->addItem(tr("To train with"), static_cast<int>(TraceSplit::Part::Train));
    m_part->addItem(tr("To test with"), static_cast<int>(TraceSplit::Part::Test));
    m_share = new QDoubleSpinBox(&row);
    m_share->setObjectName(QStringLiteral("traces.share"));
    m_share->setRange(1, 99);
    m_share->setDecimals(0);
    m_share->setSuffix(QStringLiteral(" %"));
    m_share->setValue(TraceSplit().trainShare * 100);
    m_block = new QSpinBox(&row);
    m_block->setRange(1, 1 << 20);
    m_block->setValue(static_cast<int>(TraceSplit().blockTokens));
    m_seed = new QSpinBox(&row);
    m_seed->setRange(0, 1 << 30);
    m_seed->setValue(static_cast<int>(TraceSplit().seed));
    for (QSpinBox* box : {m_block, m_seed})
        connect(box, &QSpinBox::valueChanged, this, &TracesPanel::filterChanged);
    connect(m_share, &QDoubleSpinBox::valueChanged, this, &TracesPanel::filterChanged);
    connect(m_part, &QComboBox::currentIndexChanged, this, &TracesPanel::filterChanged);
}

void TracesPanel::makeTimeFields(QWidget& row)
{
    constexpr double kStep = 5; // percent
    m_from = new QDoubleSpinBox(&row);
    m_from->setObjectName(QStringLiteral("traces.from"));
    m_to = new QDoubleSpinBox(&row);
    m_to->setObjectName(QStringLiteral("traces.to"));
    for (QDoubleSpinBox* box : {m_from, m_to}) {
        box->setDecimals(0);
        box->setSingleStep(kStep);
        box->setSuffix(QStringLiteral(" %"));
        box->setRange(0, 100);
    }
    m_to->setValue(100);
    keepTimeInOrder();
    for (QDoubleSpinBox* box : {m_from, m_to})
        connect(box, &QDoubleSpinBox::valueChanged, this, [this] {
            keepTimeInOrder();
            filterChanged();
        });
}

/// Each end stops short of the other.
void TracesPanel::keepTimeInOrder()
{
    m_from->setRange(0, m_to->value() - 1);
    m_to->setRange(m_from->value() + 1, 100);
}

TraceFilter TracesPanel::filter() const
{
    TraceFilter filter;
    filter.split.part = static_cast<TraceSplit::Part>(m_part->currentData().toInt());
    filter.split.trainShare = m_share->value() / 100;
    filter.split.seed = static_cast<std::uint64_t>(m_seed->value());
    filter.split.blockTokens = m_block->value();
    filter.time = {m_from->value() / 100, m_to->value() / 100};
    filter.tags = m_chosen;
    return filter;
}

QString TracesPanel::findings() const { return m_findings->text(); }

/// What is counted, also after an undo.
void TracesPanel::showFilter()
{
    if (isCounting() || m_again)
        return; // the person is choosing
    const TraceFilter counted = m_document.state().counted();
    const QSignalBlocker part(m_part);
    const QSignalBlocker share(m_share);
    const QSignalBlocker block(m_block);
    const QSignalBlocker seed(m_seed);
    const QSignalBlocker from(m_from);
    const QSignalBlocker to(m_to);
    m_part->setCurrentIndex(m_part->findData(static_cast<int>(counted.split.part)));
    m_share->setValue(counted.split.trainShare * 100);
    m_block->setValue(static_cast<int>(counted.split.blockTokens));
    m_seed->setValue(static_cast<int>(counted.split.seed));
    for (QDoubleSpinBox* box : {m_from, m_to})
        box->setRange(0, 100);
    m_from->setValue(counted.time.from * 100);
    m_to->setValue(counted.time.to * 100);
    keepTimeInOrder();
    m_chosen = counted.tags;
    showTagMenu();
}

void TracesPanel::clear()
{
    m_wait.stop();
    m_jobs.cancel(m_job);
    showTraces({});
    reload();
}

void TracesPanel::reload()
{
    showFindings();
    showFilter();
    const ProjectStore* store = m_document.file();
    if (!store)
        return;
    const QString path = store->path();
    whenDone<Result<StoredTraces>>(readTraces(*store->writer()), this,
        [this, path, reading = ++m_reading](const Result<StoredTraces>& traces) {
            if (reading != m_reading || !m_document.store() || m_document.store()->path() != path)
                return; // another project was opened meanwhile, or tags were written that are not in it
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
    const QVariant current =
        m_files->currentItem() != nullptr ? m_files->currentItem()->data(0, Qt::UserRole) : QVariant();
    m_files->clear();
    for (const MeasurementInfo& file : traces) {
        auto* item = new QTreeWidgetItem(m_files,
            {QString::fromStdString(file.fileName), textOf(file.tags),
                QLocale().toString(static_cast<qlonglong>(file.traceRows)),
                QString::fromStdString(file.importedUtc).replace(u'T', u' ').replace(u'Z', tr(" UTC"))});
        item->setData(0, Qt::UserRole, static_cast<qlonglong>(file.id));
        item->setFlags(item->flags() | Qt::ItemIsEditable);
        item->setToolTip(0, QString::fromStdString(file.summary));
        item->setToolTip(
            kTagsColumn, tr("What the trace is of: task=intent, part=prefill. Enter or F2 edits."));
        item->setTextAlignment(2, Qt::AlignRight | Qt::AlignVCenter);
        if (item->data(0, Qt::UserRole) == current)
            m_files->setCurrentItem(item);
    }
    for (const int narrow : {0, 2, 3})
        m_files->resizeColumnToContents(narrow);
    showTagMenu();
    m_counted->setText(traces.empty()
            ? tr("No traces yet. Drop a router trace of Megatron, vLLM or SGLang on the window.")
            : countedWords());
    for (QWidget* field : {static_cast<QWidget*>(m_tags), static_cast<QWidget*>(m_part),
             static_cast<QWidget*>(m_share), static_cast<QWidget*>(m_block), static_cast<QWidget*>(m_seed),
             static_cast<QWidget*>(m_from), static_cast<QWidget*>(m_to)})
        field->setEnabled(!traces.empty());
    Q_EMIT tracesRead(m_traces);
}

/// Of several traces the newest counts where no tag chooses: it is named. Files of one import are one trace.
QString TracesPanel::newestWords() const
{
    const ScenarioPointer scenario = m_document.state().currentScenario();
    std::set<std::int64_t> imports;
    for (const MeasurementInfo& file : m_traces)
        if (scenario == nullptr || file.model == scenario->model)
            imports.insert(file.import);
    if (imports.size() < 2)
        return tr("the newest trace");
    const auto newest = std::ranges::find(
        m_traces, *imports.rbegin(), [](const MeasurementInfo& file) { return file.import; });
    return tr("only the newest of %1 traces, %2")
        .arg(QLocale().toString(static_cast<qlonglong>(imports.size())),
            QString::fromStdString(newest->fileName));
}

QString TracesPanel::countedWords() const
{
    const TraceFilter counted = m_document.state().counted();
    QStringList words;
    words << (counted.tags.empty() ? newestWords() : tr("traces with %1").arg(textOf(counted.tags)));
    if (!counted.time.whole())
        words << tr("from %1 to %2 of its time")
                     .arg(formatPercent(counted.time.from), formatPercent(counted.time.to));
    if (counted.split.part == TraceSplit::Part::All)
        words << tr("all tokens");
    else
        words << (counted.split.part == TraceSplit::Part::Train ? tr("%1 of the tokens, to train with")
                                                                : tr("%1 of the tokens, to test with"))
                     .arg(formatPercent(counted.split.part == TraceSplit::Part::Train
                             ? counted.split.trainShare
                             : 1 - counted.split.trainShare));
    return tr("Counted now: %1.").arg(words.join(QStringLiteral("; ")));
}

void TracesPanel::showTagMenu()
{
    std::vector<TraceTag> known = m_chosen; // also what no trace has any more
    for (const MeasurementInfo& file : m_traces)
        for (const TraceTag& tag : file.tags)
            if (std::ranges::find(known, tag) == known.end())
                known.push_back(tag);
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
    if (project && !project->routing->empty())
        for (const Diagnostic& d : checkRouting(project->routing, &*project->model))
            lines << QStringLiteral("⚠ ") + translated(d.message);
    m_findings->setText(lines.join(u'\n'));
    m_findings->setVisible(!lines.isEmpty());
}

void TracesPanel::editTags(QTreeWidgetItem* item, int column)
{
    if (column != kTagsColumn || !m_document.file())
        return;
    const Result<std::vector<TraceTag>> tags = tagsIn(item->text(kTagsColumn));
    if (!tags) {
        Q_EMIT failed(tags.error());
        reload();
        return;
    }
    const std::int64_t id = item->data(0, Qt::UserRole).toLongLong();
    const auto trace = std::ranges::find(m_traces, id, &MeasurementInfo::id);
    if (trace == m_traces.end() || trace->tags == *tags) {
        reload(); // as it is written
        return;
    }
    // Tags are in the file, and no part of the document's state.
    const auto store = [panel = QPointer(this), id](std::vector<TraceTag> wanted) {
        return [panel, id, wanted = std::move(wanted)] {
            if (panel)
                panel->storeTags(id, wanted);
        };
    };
    m_document.restore(
        m_document.state(), tr("Tags of %1").arg(item->text(0)), store(*tags), store(trace->tags));
}

/// The writer keeps the order of changes, however fast they come.
void TracesPanel::storeTags(std::int64_t trace, const std::vector<TraceTag>& tags)
{
    ProjectStore* store = m_document.file();
    if (!store)
        return;
    ++m_reading;
    whenDone<Result<void>>(
        rankloom::ui::storeTags(*store->writer(), trace, tags), this, [this](const Result<void>& stored) {
            if (!stored)
                Q_EMIT failed(stored.error());
            reload();
        });
}

/// F2 edits the tags, whichever cell is the current one, and renames no plan while traces have the focus.
bool TracesPanel::eventFilter(QObject* watched, QEvent* event)
{
    const bool key = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    if (watched != m_files || !key || static_cast<const QKeyEvent*>(event)->key() != Qt::Key_F2
        || m_files->currentItem() == nullptr)
        return QWidget::eventFilter(watched, event);
    event->accept();
    if (event->type() == QEvent::KeyPress)
        m_files->editItem(m_files->currentItem(), kTagsColumn);
    return true;
}

void TracesPanel::filterChanged() { m_wait.start(); }

void TracesPanel::count()
{
    ProjectStore* store = m_document.file();
    if (!store || m_traces.empty())
        return;
    if (m_job == 0 && countsTheSame(filter(), m_document.state().counted())) {
        // The split still says what placements are judged on.
        const DocumentState& now = m_document.state();
        ModelInput model = *now.inputs.model(now.currentScenario()->model);
        model.counted = filter();
        m_document.changeState(
            now.with(std::move(model)), tr("Choose how traces are split"), QStringLiteral("split"));
        return;
    }
    if (m_job != 0) {
        m_again = true;
        m_jobs.cancel(m_job);
        return;
    }
    m_result = std::make_shared<Counted>();
    m_result->path = store->path();
    m_result->filter = filter();
    m_counted->setText(tr("Counting…"));
    m_job = m_jobs.start(
        tr("Counting the routing traces"),
        [writer = store->writer(), result = m_result](Progress& progress, const std::stop_token& stop) {
            result->inputs = recountTraces(*writer, result->filter, progress, stop);
        },
        [this] { finish(); },
        [this](const Error& error) {
            m_result->inputs = tl::unexpected<Error>(error);
            finish();
        });
}

void TracesPanel::finish()
{
    m_job = 0;
    const std::shared_ptr<Counted> result = std::exchange(m_result, nullptr);
    ProjectStore* store = m_document.file();
    if (!store || store->path() != result->path)
        return; // another project was opened meanwhile
    if (const Result<Inputs>& inputs = *result->inputs; inputs) {
        m_document.adoptStored(*inputs, {}, tr("Choose what counts of the traces"));
    } else if (inputs.error().code != ErrorCode::Cancelled) {
        Q_EMIT failed(inputs.error());
    }
    if (std::exchange(m_again, false))
        count();
    else
        reload();
}

} // namespace rankloom::ui
