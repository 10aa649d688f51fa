// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/recovery/failures_panel.h"

#include <algorithm>

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSlider>
#include <QSpinBox>
#include <QVBoxLayout>

#include "core/base/at.h"
#include "core/whatif/named_parts.h"
#include "widgets/fields_layout.h"
#include "widgets/flow_layout.h"
#include "widgets/foreign_text.h"
#include "widgets/inspector/typed_figures.h"
#include "widgets/recovery/recovery_words.h"
#include "widgets/recovery/timeouts_form.h"
#include "widgets/row_table.h"
#include "widgets/theme.h"
#include "widgets/translated.h"

namespace rankloom::ui {

namespace {

constexpr double kDay = 86400; ///< s
constexpr double kHour = 3600;
constexpr double kMinute = 60;
constexpr int kSlider = 90; ///< px, least width
constexpr int kSliding = 250; ///< ms that the slider rests before the worst is looked for
constexpr int kMostSlid = 64; ///< nodes: more are typed

/// "0", "lost" and the word on screen are lost; otherwise a percentage.
std::optional<double> readSpeed(const QString& typed)
{
    const QString text = typed.trimmed();
    if (text.compare(FailuresPanel::tr("lost"), Qt::CaseInsensitive) == 0
        || text.compare(QLatin1String("lost"), Qt::CaseInsensitive) == 0)
        return 0;
    const std::optional<double> share = readPercent(text);
    return share && (*share == 0 || (*share >= kLeastShare && *share <= 1)) ? share : std::nullopt;
}

QLabel* makeHeading(const QString& text, QWidget* parent)
{
    auto* heading = new QLabel(text, parent);
    QFont bold = heading->font();
    bold.setBold(true);
    heading->setFont(bold);
    return heading;
}

} // namespace

FailuresPanel::FailuresPanel(QWidget* parent) : QWidget(parent)
{
    makeList();
    m_clear = new QPushButton(tr("All works again"), this);
    m_clear->setToolTip(tr("Takes every mark away"));
    connect(m_clear, &QPushButton::clicked, this, [this] { edit({}); });
    auto* buttons = new FlowLayout;
    buttons->addWidget(m_clear);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 6, 8, 6);
    column->setSpacing(6);
    column->addWidget(makeHeading(tr("What fails"), this));
    column->addWidget(m_list);
    column->addLayout(buttons);
    column->addWidget(makeWorst());
    column->addWidget(makeAssumptions());
    column->addStretch(1);
    m_first = object();
    showList();
}

void FailuresPanel::makeList()
{
    m_list = new RowTable(this);
    RowColumn part {tr("Part"), tr("A node by its name, or a GPU by node and slot."),
        [this](int row) { return partText(row); }};
    part.editable = [this](int row) { return isDraft(row); };
    part.typed = [](int) { return QString(); };
    part.problem = [this](int, const QString& typed) { return partProblem(typed); };
    part.take = [this](int, const QString& typed) { name(typed); };
    part.completions = [this] {
        QStringList names;
        for (int node = 0; m_cluster && node < m_cluster->nodes; ++node)
            names << QString::fromStdString(m_cluster->nodeName(node));
        return names;
    };
    part.tip = [this](int row) { return isDraft(row) ? QString() : markWords(*m_cluster, m_marks[at(row)]); };
    RowColumn state {tr("Computes at"),
        tr("“lost”, or the share of its speed that a slow one has: 70 is 70 %."), [this](int row) {
            if (isDraft(row))
                return QString();
            const WhatIf& mark = m_marks[at(row)];
            return mark.removed ? QStringLiteral("✕ ") + tr("lost") : formatPercent(mark.speed);
        }};
    state.number = true;
    state.letters = 9;
    state.editable = [this](int row) { return !isDraft(row); };
    state.typed = [this](int row) {
        const WhatIf& mark = m_marks[at(row)];
        return mark.removed ? tr("lost") : shareInPercent(mark.speed, Digits::All);
    };
    state.problem = [](int, const QString& typed) {
        return readSpeed(typed) ? QString() : tr("Write “lost”, or a percentage from 0.1 to 100.");
    };
    state.take = [this](int row, const QString& typed) {
        const WhatIf& mark = m_marks[at(row)];
        edit(marked(*m_cluster, m_marks, {markOf(mark.part, mark.first, *readSpeed(typed))}));
    };
    m_list->setColumns({part, state});
    m_list->setAdd(tr("Let a node or a GPU fail (Insert)"), [this] { add(); });
    m_list->setRemove(
        tr("It works again (Delete)"),
        [this](int row) {
            if (isDraft(row)) {
                m_draft = false;
                showList();
                return;
            }
            FailureMarks left = m_marks;
            left.erase(left.begin() + row);
            edit(std::move(left));
        },
        [](int) { return true; });
    m_list->setEmptyText(tr("Nothing: mark it on the board, or add it here."));
    m_list->setHelp(tr("What fails"), tr("Nodes and GPUs that are lost or slow; the plan stays as it is"));
    connect(m_list, &RowTable::cancelled, this, [this] {
        m_draft = false;
        showList();
    });
}

/// Survives any so many losses, or the worst that was found.
QWidget* FailuresPanel::makeWorst()
{
    auto* part = new QWidget(this);
    auto* line = new FlowLayout;
    line->setSpacing(6);
    auto* words = new QLabel(tr("Nodes lost at once:"), part);
    m_worst = new QSpinBox(part);
    m_worst->setRange(1, kMostSlid);
    m_worst->setAccessibleName(tr("Nodes lost at once"));
    words->setBuddy(m_worst);
    m_slide = new QSlider(Qt::Horizontal, part);
    m_slide->setRange(m_worst->minimum(), m_worst->maximum());
    m_slide->setPageStep(1);
    m_slide->setMinimumWidth(kSlider);
    m_slide->setAccessibleName(tr("Nodes lost at once, and the worst of them"));
    m_slide->setToolTip(tr(
        "Draw it: whether any so many losses are survived, and which is the worst, is looked for at once"));
    m_slid.setSingleShot(true);
    m_slid.setInterval(kSliding);
    m_findWorst = new QPushButton(tr("Find the worst"), part);
    m_findWorst->setToolTip(
        tr("Looks for the nodes whose loss leaves least, whatever policy goes on, and marks them"));
    line->addWidget(words);
    line->addWidget(m_worst);
    line->addWidget(m_slide);
    line->addWidget(m_findWorst);
    m_worstWords = new QLabel(part);
    m_worstWords->setWordWrap(true);
    m_worstWords->hide();
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(line);
    column->addWidget(m_worstWords);
    const auto find = [this] {
        m_slid.stop();
        Q_EMIT worstRequested(m_worst->value());
    };
    connect(m_findWorst, &QPushButton::clicked, this, find);
    connect(&m_slid, &QTimer::timeout, this, find);
    connect(m_worst, &QSpinBox::valueChanged, this, [this](int nodes) {
        const QSignalBlocker quiet(m_slide);
        m_slide->setValue(nodes);
    });
    connect(m_slide, &QSlider::valueChanged, this, [this](int nodes) {
        m_worst->setValue(nodes);
        m_slid.start();
    });
    return part;
}

void FailuresPanel::setWorst(const QString& words)
{
    m_worstWords->setText(words);
    m_worstWords->setVisible(!words.isEmpty());
}

QString FailuresPanel::worst() const { return m_worstWords->text(); }

QDoubleSpinBox* FailuresPanel::addNumber(
    QWidget* form, const QString& label, const QString& help, const QString& suffix)
{
    auto* box = new QDoubleSpinBox(form);
    box->setDecimals(1);
    box->setRange(0, 1e6);
    box->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    box->setSuffix(QStringLiteral(" ") + suffix);
    addBox(box, label, help);
    connect(box, &QDoubleSpinBox::valueChanged, this, &FailuresPanel::assumptionsEdited);
    return box;
}

void FailuresPanel::addBox(QAbstractSpinBox* box, const QString& label, const QString& help)
{
    QWidget* form = box->parentWidget();
    box->setToolTip(plainTip(help));
    box->setAccessibleName(label);
    box->setKeyboardTracking(false);
    auto* words = new QLabel(label + u':', form);
    words->setBuddy(box);
    words->setToolTip(plainTip(help));
    static_cast<FieldsLayout*>(form->layout())->addField(words, box);
}

QWidget* FailuresPanel::makeRates(QWidget* parent)
{
    const RecoverySettings first;
    auto* form = new QWidget(parent);
    new FieldsLayout(form);
    const auto addCount = [this, form](const QString& label, const QString& help) {
        auto* box = new QSpinBox(form);
        box->setRange(0, 1'000'000);
        addBox(box, label, help);
        connect(box, &QSpinBox::valueChanged, this, &FailuresPanel::assumptionsEdited);
        return box;
    };
    m_spares = addCount(tr("Spare nodes"), tr("Nodes beside the cluster that take the places of lost ones"));
    m_rack = addCount(tr("Nodes per rack"), tr("Neighbouring nodes that are lost together; 0: not known"));
    m_mtbfNode = addNumber(form, tr("Node fails every"),
        tr("Mean time between failures of one node; at first that of Llama 3's 2,048 nodes"), tr("days"));
    m_mtbfNode->setValue(first.mtbfNode / kDay);
    m_mtbfRack =
        addNumber(form, tr("Rack fails every"), tr("Mean time between failures of one rack"), tr("days"));
    m_mtbfRack->setSpecialValueText(tr("not counted"));
    m_repair = addNumber(form, tr("Repaired after"), tr("Until a lost node is back"), tr("h"));
    m_repair->setSpecialValueText(tr("never"));
    m_horizon = addNumber(form, tr("Look ahead"), tr("For how long goodput is drawn"), tr("days"));
    m_horizon->setRange(0.1, 3650);
    m_horizon->setValue(RecoveryAssumptions().horizonSeconds / kDay);
    return form;
}

QWidget* FailuresPanel::makePrices(QWidget* parent)
{
    const RecoverySettings first;
    auto* form = new QWidget(parent);
    new FieldsLayout(form);
    const auto seconds = [&](const QString& label, const QString& help, double value) {
        QDoubleSpinBox* box = addNumber(form, label, help, tr("s"));
        box->setValue(value);
        return box;
    };
    m_detect =
        seconds(tr("Noticed after"), tr("At first the heartbeat timeout of TorchFT"), first.detectSeconds);
    m_communicators = seconds(tr("Communicators"),
        tr("All made anew; policies that edit some take a share of it (ElasWave's claim)"),
        first.communicatorSeconds);
    m_restart = seconds(
        tr("Processes start"), tr("Anew on all nodes; at first as measured by Parcae"), first.restartSeconds);
    m_load = seconds(tr("Checkpoint"), tr("To load one, and to write one"), first.checkpointLoadSeconds);
    m_checkpoints =
        addNumber(form, tr("Written every"), tr("A restart repeats half of it on average"), tr("min"));
    m_checkpoints->setValue(first.checkpointInterval / kMinute);
    m_highest = addNumber(form, tr("Highest clock"), tr("Of a GPU, of what it runs at now"), tr("%"));
    m_highest->setRange(100, 300);
    m_highest->setValue(first.highestFrequency * 100);
    m_lowest =
        addNumber(form, tr("Lowest clock"), tr("To which clocks fall where nobody waits for them"), tr("%"));
    m_lowest->setRange(10, 100);
    m_lowest->setValue(first.lowestFrequency * 100);
    m_board = addNumber(form, tr("Power"),
        tr("Of a GPU at the clock it runs at now; energies follow from it, by assumed laws for other clocks"),
        tr("W"));
    m_board->setRange(0, 100'000);
    return form;
}

/// A table of the device's own clocks, instead of the laws that are assumed.
QWidget* FailuresPanel::makeClocks(QWidget* parent)
{
    auto* part = new QWidget(parent);
    m_clockWords = new QLabel(part);
    m_clockWords->setWordWrap(true);
    auto* load = new QPushButton(tr("Table of clocks…"), part);
    load->setToolTip(tr("A file with clock, speed and watts a line, the first two over the usual ones: "
                        "energies and the limits of clocks follow from it"));
    m_forgetClocks = new QPushButton(tr("Without"), part);
    m_forgetClocks->setToolTip(tr("Takes the table away: clocks and power by assumed laws"));
    auto* buttons = new FlowLayout;
    buttons->setSpacing(6);
    buttons->addWidget(load);
    buttons->addWidget(m_forgetClocks);
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(m_clockWords);
    column->addLayout(buttons);
    connect(load, &QPushButton::clicked, this, &FailuresPanel::askForClocks);
    connect(m_forgetClocks, &QPushButton::clicked, this, [this] {
        setClocks({}, {});
        Q_EMIT assumptionsEdited();
    });
    setClocks({}, {});
    return part;
}

void FailuresPanel::askForClocks()
{
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Table of clocks"), {}, tr("Tables (*.csv *.txt);;All files (*)"));
    if (!path.isEmpty())
        Q_EMIT clocksRequested(path);
}

void FailuresPanel::setReadingClocks(const QString& name)
{
    m_clockWords->setText(tr("Reading %1…").arg(name));
}

void FailuresPanel::takeClocks(const QString& name, const Result<ClockTable>& table)
{
    if (!table) {
        QString words = QStringLiteral("✕ %1: %2").arg(name, translated(table.error().phrase()));
        if (!m_clocks.points.empty()) // the former one holds
            words += u'\n' + m_clocksSaid;
        m_clockWords->setText(words);
        return;
    }
    nameClocks(name, *table);
    Q_EMIT assumptionsEdited();
}

void FailuresPanel::nameClocks(const QString& name, const ClockTable& table)
{
    m_clocksName = name;
    const QString words =
        tr("%1: %n clock(s), %2 W at the usual one, %3 W waiting", nullptr,
            static_cast<int>(table.points.size()))
            .arg(name, QLocale().toString(table.wattsAt(1)), QLocale().toString(table.waitingWatts));
    setClocks(table, words);
}

void FailuresPanel::setClocks(ClockTable clocks, const QString& words)
{
    m_clocks = std::move(clocks);
    const bool given = !m_clocks.points.empty();
    m_clocksSaid = words;
    m_clockWords->setText(given ? words : tr("Speed follows the clock, power by assumed laws."));
    m_forgetClocks->setEnabled(given);
    m_board->setEnabled(!given);
}

QString FailuresPanel::clocks() const { return m_clockWords->text(); }

QWidget* FailuresPanel::makeAssumptions()
{
    const RecoverySettings first;
    auto* all = new QWidget(this);
    auto* column = new QVBoxLayout(all);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(makeHeading(tr("How often"), all));
    column->addWidget(makeRates(all));
    column->addWidget(makeHeading(tr("What recovering takes"), all));
    column->addWidget(makePrices(all));
    column->addWidget(makeClocks(all));
    const auto addBox = [&](const QString& text, const QString& help, bool RecoverySettings::*field) {
        auto* box = new QCheckBox(text, all);
        box->setToolTip(plainTip(help));
        box->setChecked(first.*field);
        column->addWidget(box);
        connect(box, &QCheckBox::toggled, this, &FailuresPanel::assumptionsEdited);
        return box;
    };
    m_copies = addBox(tr("Copies in a peer's memory"),
        tr("Every rank's optimizer shard is copied to the host memory of its next peer each step"),
        &RecoverySettings::peerCopies);
    m_interleaved = addBox(tr("Interleaved shards"),
        tr("Every data-parallel rank owns a part of each layer's optimizer states"),
        &RecoverySettings::interleavedShards);
    m_asynchronous = addBox(tr("Layers move while it runs"),
        tr("States of moved layers may arrive until they are used"), &RecoverySettings::asynchronous);
    m_keepBatch = addBox(tr("Dropping keeps the batch"), tr("The replicas left take more microbatches"),
        &RecoverySettings::dropKeepsBatch);
    m_streams = addBox(tr("Random numbers by sample"),
        tr("Random streams are keyed by sample, layer and slice, not by rank"),
        &RecoverySettings::streamsBySample);
    column->addWidget(makeHeading(tr("Timeouts of the launcher"), all));
    m_timeouts = new TimeoutsForm(all);
    column->addWidget(m_timeouts);
    return all;
}

RecoveryAssumptions FailuresPanel::assumptions() const
{
    RecoveryAssumptions out;
    RecoverySettings& s = out.settings;
    s.spareNodes = m_spares->value();
    out.nodesPerRack = m_rack->value();
    s.mtbfNode = m_mtbfNode->value() * kDay;
    s.mtbfRack = m_mtbfRack->value() * kDay;
    s.repairSeconds = m_repair->value() * kHour;
    out.horizonSeconds = m_horizon->value() * kDay;
    s.detectSeconds = m_detect->value();
    s.communicatorSeconds = m_communicators->value();
    s.restartSeconds = m_restart->value();
    s.checkpointLoadSeconds = m_load->value();
    s.checkpointInterval = m_checkpoints->value() * kMinute;
    s.highestFrequency = m_highest->value() / 100;
    s.lowestFrequency = m_lowest->value() / 100;
    s.boardWatts = m_board->value();
    rankloom::takeClocks(s, m_clocks);
    s.peerCopies = m_copies->isChecked();
    s.interleavedShards = m_interleaved->isChecked();
    s.asynchronous = m_asynchronous->isChecked();
    s.dropKeepsBatch = m_keepBatch->isChecked();
    s.streamsBySample = m_streams->isChecked();
    return out;
}

void FailuresPanel::setCluster(std::shared_ptr<const Cluster> cluster)
{
    m_cluster = std::move(cluster);
    m_draft = false;
    m_slid.stop();
    const int most = m_cluster ? std::max(1, m_cluster->nodes) : 1;
    m_worst->setMaximum(most);
    const QSignalBlocker quiet(m_slide);
    m_slide->setMaximum(std::min(most, kMostSlid));
    setWorst({});
    const double watts = m_cluster ? clockTableOf(m_cluster->device).wattsAt(1) : 0;
    m_board->setSpecialValueText(
        watts > 0 ? tr("%1 W by its preset").arg(QLocale().toString(watts)) : tr("not known"));
    setEnabled(m_cluster != nullptr);
    if (!m_cluster)
        m_marks.clear();
    showList();
}

void FailuresPanel::setMarks(FailureMarks marks)
{
    m_marks = std::move(marks);
    m_draft = false;
    showList();
}

void FailuresPanel::showList()
{
    m_list->refresh(static_cast<int>(m_marks.size()) + (m_draft ? 1 : 0));
    m_clear->setEnabled(!m_marks.empty());
}

QString FailuresPanel::partText(int row) const
{
    if (isDraft(row))
        return tr("Which part?");
    const WhatIf& mark = m_marks[at(row)];
    const int perNode = std::max(1, m_cluster->devicesPerNode);
    return mark.part == WhatIf::Part::Node
        ? QString::fromStdString(m_cluster->nodeName(mark.first))
        : QStringLiteral("%1:%2").arg(QString::fromStdString(m_cluster->nodeName(mark.first / perNode)),
            QString::number(mark.first % perNode));
}

QString FailuresPanel::partProblem(const QString& typed) const
{
    const std::optional<WhatIf> part = partNamed(*m_cluster, typed.trimmed().toStdString());
    if (part && (part->part == WhatIf::Part::Node || part->part == WhatIf::Part::Device))
        return {};
    return tr("Name a node (%1), or a GPU by node and slot (%1:0).")
        .arg(QString::fromStdString(m_cluster->nodeName(0)));
}

void FailuresPanel::add()
{
    if (!m_cluster)
        return;
    m_draft = true;
    showList();
    m_list->edit(m_list->rowCount() - 1, 0);
}

void FailuresPanel::name(const QString& typed)
{
    const std::optional<WhatIf> part = partNamed(*m_cluster, typed.trimmed().toStdString());
    m_draft = false;
    edit(marked(*m_cluster, m_marks, {markOf(part->part, part->first, 0)}));
}

void FailuresPanel::edit(FailureMarks marks)
{
    setMarks(std::move(marks));
    Q_EMIT marksEdited(m_marks);
}

} // namespace rankloom::ui
