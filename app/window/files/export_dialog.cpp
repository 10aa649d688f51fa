// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/files/export_dialog.h"

#include <QClipboard>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScreen>
#include <QSplitter>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

#include "app/document/document.h"
#include "app/window/shell/message_bar.h"
#include "core/compare/as_written.h"
#include "widgets/foreign_text.h"
#include "widgets/translated.h"

namespace rankloom::ui {

namespace {

struct TargetWords {
    ExportTarget target;
    const char* section; ///< of the list; null: as the one before
    const char* title;
    const char* purpose;
};
using T = ExportTarget;
constexpr TargetWords kWords[] = {
    {T::Megatron, QT_TRANSLATE_NOOP("rankloom::ui::ExportDialog", "Training"), "Megatron-LM",
        QT_TRANSLATE_NOOP("rankloom::ui::ExportDialog",
            "A launch script with all arguments of the model, the batch and the layout.")},
    {T::MegatronBridge, nullptr, "Megatron-Bridge, NeMo 2",
        QT_TRANSLATE_NOOP("rankloom::ui::ExportDialog", "YAML that overrides a recipe.")},
    {T::Nemo1, nullptr, "NeMo 1",
        QT_TRANSLATE_NOOP("rankloom::ui::ExportDialog", "YAML for megatron_gpt_pretraining.")},
    {T::DeepSpeed, nullptr, "DeepSpeed",
        QT_TRANSLATE_NOOP("rankloom::ui::ExportDialog", "JSON for --deepspeed_config.")},
    {T::TorchTitan, nullptr, "torchtitan",
        QT_TRANSLATE_NOOP(
            "rankloom::ui::ExportDialog", "TOML job configuration, for versions before 23 February 2026.")},
    {T::TorchTitanFlags, nullptr, QT_TRANSLATE_NOOP("rankloom::ui::ExportDialog", "torchtitan, new"),
        QT_TRANSLATE_NOOP("rankloom::ui::ExportDialog", "Command-line flags, for versions since.")},
    {T::Nanotron, nullptr, "nanotron",
        QT_TRANSLATE_NOOP("rankloom::ui::ExportDialog", "The parallel part of a YAML configuration.")},
    {T::Accelerate, nullptr, "Accelerate",
        QT_TRANSLATE_NOOP("rankloom::ui::ExportDialog", "YAML for accelerate launch with FSDP 2.")},
    {T::Vllm, QT_TRANSLATE_NOOP("rankloom::ui::ExportDialog", "Serving"), "vLLM",
        QT_TRANSLATE_NOOP("rankloom::ui::ExportDialog", "Command of the first node.")},
    {T::SgLang, nullptr, "SGLang", QT_TRANSLATE_NOOP("rankloom::ui::ExportDialog", "Command of every node.")},
    {T::TrtLlm, nullptr, "TensorRT-LLM",
        QT_TRANSLATE_NOOP("rankloom::ui::ExportDialog", "Command of the first node, with its options.")},
    {T::SgLangExperts, nullptr, QT_TRANSLATE_NOOP("rankloom::ui::ExportDialog", "SGLang experts"),
        QT_TRANSLATE_NOOP("rankloom::ui::ExportDialog", "Placement of experts, for --init-expert-location.")},
    {T::VllmExpertMap, nullptr, QT_TRANSLATE_NOOP("rankloom::ui::ExportDialog", "vLLM experts"),
        QT_TRANSLATE_NOOP("rankloom::ui::ExportDialog", "Placement of experts, for vLLM on Ascend.")},
    {T::TrtLlmEplb, nullptr, QT_TRANSLATE_NOOP("rankloom::ui::ExportDialog", "TensorRT-LLM experts"),
        QT_TRANSLATE_NOOP(
            "rankloom::ui::ExportDialog", "Placement of experts, for the load balancer of TensorRT-LLM.")},
    {T::ExpertsCsv, nullptr, QT_TRANSLATE_NOOP("rankloom::ui::ExportDialog", "Experts as CSV"),
        QT_TRANSLATE_NOOP("rankloom::ui::ExportDialog", "Placement of experts, a row per copy.")},
    {T::RankFile, QT_TRANSLATE_NOOP("rankloom::ui::ExportDialog", "Places of ranks"),
        QT_TRANSLATE_NOOP("rankloom::ui::ExportDialog", "Open MPI rank file"),
        QT_TRANSLATE_NOOP("rankloom::ui::ExportDialog", "Every rank with its node and slot.")},
    {T::HostFile, nullptr, QT_TRANSLATE_NOOP("rankloom::ui::ExportDialog", "Open MPI host file"),
        QT_TRANSLATE_NOOP("rankloom::ui::ExportDialog", "Nodes in the order of ranks.")},
    {T::HydraHostFile, nullptr, QT_TRANSLATE_NOOP("rankloom::ui::ExportDialog", "MPICH host file"),
        QT_TRANSLATE_NOOP("rankloom::ui::ExportDialog", "Nodes in the order of ranks, for Hydra.")},
    {T::RankOrder, nullptr, "MPICH_RANK_ORDER",
        QT_TRANSLATE_NOOP("rankloom::ui::ExportDialog", "Ranks in the order of places, for Cray MPICH.")},
    {T::Slurm, nullptr, "Slurm",
        QT_TRANSLATE_NOOP(
            "rankloom::ui::ExportDialog", "Batch script: one launcher per node, which starts megatron.sh.")},
    {T::Torchrun, nullptr, "torchrun",
        QT_TRANSLATE_NOOP("rankloom::ui::ExportDialog", "A command per node, with static rendezvous.")},
    {T::RankMap, nullptr, QT_TRANSLATE_NOOP("rankloom::ui::ExportDialog", "Rank map"),
        QT_TRANSLATE_NOOP("rankloom::ui::ExportDialog", "CSV of ranks, coordinates, nodes and slots.")},
    {T::ScheduleCsv, QT_TRANSLATE_NOOP("rankloom::ui::ExportDialog", "Timeline"),
        QT_TRANSLATE_NOOP("rankloom::ui::ExportDialog", "PyTorch schedule"),
        QT_TRANSLATE_NOOP("rankloom::ui::ExportDialog", "Order of passes for torch.distributed.pipelining.")},
    {T::ChromeTrace, nullptr, QT_TRANSLATE_NOOP("rankloom::ui::ExportDialog", "Trace"),
        QT_TRANSLATE_NOOP("rankloom::ui::ExportDialog",
            "Trace events for Perfetto and chrome://tracing: the step, or the simulation of a plan that "
            "serves.")},
    {T::Csv, nullptr, QT_TRANSLATE_NOOP("rankloom::ui::ExportDialog", "Passes as CSV"),
        QT_TRANSLATE_NOOP(
            "rankloom::ui::ExportDialog", "Passes and bubbles with their times in nanoseconds.")},
    {T::Json, QT_TRANSLATE_NOOP("rankloom::ui::ExportDialog", "Rankloom"),
        QT_TRANSLATE_NOOP("rankloom::ui::ExportDialog", "Plan document"),
        QT_TRANSLATE_NOOP("rankloom::ui::ExportDialog", "JSON with model, cluster and workload; complete.")},
};

constexpr qsizetype kShown = qsizetype {256} * 1024; ///< bytes of a text that are shown

const TargetWords& wordsOf(ExportTarget target)
{
    return *std::ranges::find(kWords, target, &TargetWords::target);
}

} // namespace

ExportDialog::ExportDialog(Document& document, QWidget* parent)
    : QDialog(parent), m_document(document), m_newest(this)
{
    setWindowTitle(tr("Export for other tools"));
    setModal(false);
    // With its title bar on the smallest screen, too, or its buttons were below the edge.
    resize(QSize(1080, 760).boundedTo(screen()->availableGeometry().size() - QSize(40, 60)));
    auto* sides = new QSplitter(this);
    sides->addWidget(makeTargets());
    sides->addWidget(makeFile());
    sides->setStretchFactor(1, 1);
    sides->setChildrenCollapsible(false);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(sides);
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, &ExportDialog::refresh);
    for (auto signal : {&Document::planChanged, &Document::projectChanged, &Document::evaluationChanged})
        connect(&document, signal, this, [this] { m_soon.start(); });
    connect(m_targets, &QListWidget::currentItemChanged, this, [this] { m_soon.start(); });
    choose(ExportTarget::Megatron);
}

QWidget* ExportDialog::makeTargets()
{
    m_targets = new QListWidget(this);
    m_targets->setAccessibleName(tr("Targets"));
    m_targets->setMinimumWidth(m_targets->fontMetrics().averageCharWidth() * 30);
    for (const TargetWords& words : kWords) {
        if (words.section) {
            auto* heading = new QListWidgetItem(tr(words.section), m_targets);
            heading->setFlags(Qt::NoItemFlags);
            QFont font = heading->font();
            font.setBold(true);
            heading->setFont(font);
        }
        auto* item = new QListWidgetItem(QStringLiteral("  ") + tr(words.title), m_targets);
        item->setData(Qt::UserRole, static_cast<int>(words.target));
        item->setToolTip(tr(words.purpose));
        item->setData(Qt::AccessibleTextRole, tr(words.title));
    }
    return m_targets;
}

QWidget* ExportDialog::makeFile()
{
    auto* side = new QWidget(this);
    m_title = new QLabel(side);
    QFont large = m_title->font();
    large.setPointSizeF(large.pointSizeF() * 1.3);
    large.setBold(true);
    m_title->setFont(large);
    m_purpose = new QLabel(side);
    m_purpose->setWordWrap(true);
    m_verdict = new QLabel(side);
    m_verdict->setWordWrap(true);
    m_consequences = new QLabel(side);
    m_consequences->setObjectName(QStringLiteral("consequences"));
    m_consequences->setAccessibleName(tr("What becomes of the plan as it is written here"));
    m_consequences->setWordWrap(true);
    m_consequences->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_consequences->hide();
    m_omissions = new QTreeWidget(side);
    m_omissions->setAccessibleName(tr("What this file cannot express"));
    m_omissions->setHeaderLabels({tr("Setting"), tr("Why")});
    m_omissions->setRootIsDecorated(false);
    m_omissions->setWordWrap(true);
    m_omissions->setUniformRowHeights(false);
    m_omissions->header()->setStretchLastSection(true);
    m_view = new QPlainTextEdit(side);
    m_view->setAccessibleName(tr("Text of the file"));
    m_view->setReadOnly(true);
    m_view->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_view->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_view->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_size = new QLabel(side);
    m_copy = new QPushButton(tr("&Copy"), side);
    m_copy->setToolTip(tr("Copy the whole text"));
    m_save = new QPushButton(tr("&Save…"), side);
    m_save->setToolTip(tr("Write the text to a file"));
    m_save->setDefault(true);
    auto* close = new QPushButton(tr("C&lose"), side);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_size, 1);
    for (QPushButton* button : {m_copy, m_save, close})
        buttons->addWidget(button);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(8, 0, 0, 0);
    for (QWidget* part : {static_cast<QWidget*>(m_title), static_cast<QWidget*>(m_purpose),
             static_cast<QWidget*>(m_consequences), static_cast<QWidget*>(m_verdict),
             static_cast<QWidget*>(m_omissions)})
        column->addWidget(part);
    column->addWidget(m_view, 1);
    column->addLayout(buttons);
    connect(m_copy, &QPushButton::clicked, this,
        [this] { QGuiApplication::clipboard()->setText(QString::fromStdString(m_text)); });
    connect(m_save, &QPushButton::clicked, this, [this] {
        const std::string_view name = infoOf(target()).fileName;
        Q_EMIT saveRequested(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())), m_text);
    });
    connect(close, &QPushButton::clicked, this, &QDialog::close);
    return side;
}

void ExportDialog::choose(ExportTarget target)
{
    for (int row = 0; row < m_targets->count(); ++row)
        if (m_targets->item(row)->data(Qt::UserRole) == static_cast<int>(target))
            m_targets->setCurrentRow(row);
    m_soon.start();
}

ExportTarget ExportDialog::target() const
{
    const QListWidgetItem* item = m_targets->currentItem();
    return static_cast<ExportTarget>(item ? item->data(Qt::UserRole).toInt() : 0);
}

void ExportDialog::refresh()
{
    const ExportTarget chosen = target();
    m_title->setText(tr(wordsOf(chosen).title));
    m_purpose->setText(tr(wordsOf(chosen).purpose));
    const std::shared_ptr<const Figures> figures = m_document.trueFigures();
    if (!m_document.isOpen())
        return showRefusal(tr("Open a project: its plan is what is exported."));
    if (infoOf(chosen).needsTimeline && !figures)
        return; // comes back with them; until then the last text stays
    m_newest.ask(
        [chosen, project = m_document.project(), plan = m_document.plan(), figures](
            const std::stop_token& stop) {
            return exportPlan(chosen, *project, *plan,
                figures ? figures->evaluation->timeline.get() : nullptr, judgeWritten, stop);
        },
        [this](const Result<ExportText>& file) { present(file); });
}

void ExportDialog::present(const Result<ExportText>& file)
{
    if (!file)
        return showRefusal(rankloom::ui::wordsOf(file.error()));
    m_text = file->text;
    showConsequences(file->consequences);
    showOmissions(file->omissions);
    showText();
    m_copy->setEnabled(true);
    m_save->setEnabled(true);
    Q_EMIT textChanged();
}

void ExportDialog::showOmissions(const Diagnostics& omissions)
{
    m_omissions->clear();
    for (const Diagnostic& omission : omissions) {
        const QString mark =
            omission.severity == Severity::Hint ? QStringLiteral("ℹ ") : QStringLiteral("⚠ ");
        auto* item = new QTreeWidgetItem(m_omissions,
            {mark + QString::fromStdString(omission.where.pointer).mid(1), translated(omission.message)});
        item->setToolTip(1, plainTip(item->text(1)));
    }
    m_omissions->resizeColumnToContents(0);
    m_omissions->setVisible(!omissions.empty());
    constexpr int mostRows = 5;
    const int rows = std::min(mostRows, static_cast<int>(omissions.size())) + 1;
    m_omissions->setFixedHeight(rows * (fontMetrics().height() + 8) + 8);
    m_verdict->setText(omissions.empty()
            ? tr("✓ Everything in this plan that concerns this file is in it.")
            : tr("⚠ %n setting(s) of this plan cannot be expressed here, or only nearly:", nullptr,
                static_cast<int>(omissions.size())));
}

void ExportDialog::showConsequences(const Diagnostics& consequences)
{
    QStringList lines;
    for (const Diagnostic& consequence : consequences) {
        const QString mark = consequence.severity == Severity::Error ? QStringLiteral("✕ ")
            : consequence.severity == Severity::Warning              ? QStringLiteral("⚠ ")
                                                                     : QStringLiteral("ℹ ");
        lines << mark + translated(consequence.message);
    }
    QFont font = m_verdict->font();
    font.setBold(hasErrors(consequences));
    m_consequences->setFont(font);
    m_consequences->setText(lines.join(u'\n'));
    m_consequences->setVisible(!lines.isEmpty());
}

void ExportDialog::showText()
{
    const auto size = static_cast<qsizetype>(m_text.size());
    const auto lines = std::count(m_text.begin(), m_text.end(), '\n');
    std::string_view shown = m_text;
    if (size > kShown)
        shown = shown.substr(0, shown.rfind('\n', static_cast<std::size_t>(kShown)) + 1);
    const QString text = QString::fromUtf8(shown.data(), static_cast<qsizetype>(shown.size()));
    if (text != m_view->toPlainText())
        m_view->setPlainText(text);
    const QLocale locale;
    const QString bytes = locale.formattedDataSize(size);
    m_size->setText(size > kShown
            ? tr("%1 lines, %2; only the beginning is shown")
                  .arg(locale.toString(static_cast<qlonglong>(lines)), bytes)
            : tr("%1 lines, %2").arg(locale.toString(static_cast<qlonglong>(lines)), bytes));
}

void ExportDialog::showRefusal(const QString& words)
{
    m_newest.cancel();
    m_text.clear();
    m_view->clear();
    m_size->clear();
    m_consequences->hide();
    m_omissions->hide();
    m_verdict->setText(QStringLiteral("✕ ") + words);
    m_copy->setEnabled(false);
    m_save->setEnabled(false);
    Q_EMIT textChanged();
}

} // namespace rankloom::ui
