// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/files/import_preview.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSplitter>

#include <algorithm>
#include <iterator>
#include <utility>

#include "app/window/panels/import_panel.h"
#include "app/window/shell/message_bar.h"
#include "widgets/chart/measured_view.h"
#include "widgets/translated.h"

namespace rankloom::ui {

namespace {

QString textOf(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

void addLines(QList<ReportText::Section>& sections, const QString& title, const QStringList& lines)
{
    if (!lines.isEmpty())
        sections.append({title, lines});
}

QStringList linesOf(const std::vector<std::string>& texts)
{
    QStringList lines;
    for (const std::string& text : texts)
        lines.append(QString::fromStdString(text));
    return lines;
}

ReportText::Section remarks(const Diagnostics& diagnostics)
{
    ReportText::Section section {ImportPreviewPanel::tr("Remarks, and what was not understood (%1)")
                                     .arg(QLocale().toString(static_cast<qlonglong>(diagnostics.size()))),
        {}};
    constexpr std::size_t kMost = 500;
    for (std::size_t i = 0; i < std::min(diagnostics.size(), kMost); ++i)
        section.lines.append(lineOf(diagnostics[i]));
    if (diagnostics.size() > kMost)
        section.lines.append(
            ImportPreviewPanel::tr("… and %n more", nullptr, static_cast<int>(diagnostics.size() - kMost)));
    return section;
}

} // namespace

ImportPreviewPanel::ImportPreviewPanel(QWidget* parent)
    : QFrame(parent)
    , m_title(new QLabel(this))
    , m_contents(new ReportText(this))
    , m_questions(new ImportQuestions(this))
    , m_table(new HostTable(m_hosts, this))
    , m_kernels(new MeasuredView(this))
    , m_question(new QLabel(this))
    , m_unit(new QComboBox(this))
    , m_ready(new QLabel(this))
    , m_leaveOut(new QPushButton(tr("&Leave the Rest Out"), this))
    , m_import(new QPushButton(tr("&Import"), this))
{
    setAccessibleName(tr("Preview of an import"));
    m_title->setTextFormat(Qt::PlainText);
    m_title->setWordWrap(true);
    QFont font = m_title->font();
    font.setBold(true);
    m_title->setFont(font);
    m_contents->setAccessibleName(tr("What the file holds and changes"));
    m_contents->setMinimumHeight(3 * fontMetrics().height()); // on a small screen: it scrolls
    m_question->setText(tr("The file does not say in which unit its figures are:"));
    m_question->setBuddy(m_unit);
    m_unit->addItem(tr("Choose a unit…"));
    for (const char* unit : {"GB/s", "GiB/s", "MB/s", "MiB/s", "Gb/s", "us"})
        m_unit->addItem(QString::fromLatin1(unit));
    m_unit->setAccessibleName(tr("Unit of the figures"));
    m_leaveOut->setToolTip(tr("The links of hosts without a node are not imported"));
    auto* cancel = new QPushButton(tr("&Cancel"), this);
    cancel->setToolTip(tr("The project stays as it is"));
    m_import->setDefault(true);

    auto* split = new QSplitter(Qt::Vertical, this);
    split->addWidget(m_table);
    split->addWidget(m_kernels);
    split->addWidget(m_contents);
    split->setChildrenCollapsible(false);
    split->setStretchFactor(0, 3);
    split->setStretchFactor(1, 3);
    split->setStretchFactor(2, 2);
    auto* unitRow = new QHBoxLayout;
    unitRow->addWidget(m_question);
    unitRow->addWidget(m_unit);
    unitRow->addStretch(1);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_ready, 1);
    buttons->addWidget(m_leaveOut);
    buttons->addWidget(cancel);
    buttons->addWidget(m_import);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 6, 8, 6);
    column->addWidget(m_title);
    column->addLayout(unitRow);
    column->addWidget(m_questions);
    column->addWidget(split, 1);
    column->addLayout(buttons);
    connect(m_unit, &QComboBox::activated, this, &ImportPreviewPanel::answered);
    connect(&m_hosts, &QAbstractItemModel::dataChanged, this, &ImportPreviewPanel::answered);
    connect(m_questions, &ImportQuestions::changed, this, &ImportPreviewPanel::answered);
    connect(m_leaveOut, &QPushButton::clicked, &m_hosts, &HostModel::leaveOutOpen);
    connect(cancel, &QPushButton::clicked, this, &ImportPreviewPanel::drop);
    connect(m_import, &QPushButton::clicked, this, &ImportPreviewPanel::accept);
    hide();
}

void ImportPreviewPanel::add(const PreviewedFile& file)
{
    m_files.push_back(file);
    if (m_files.size() == 1)
        showFirst();
    else
        showTitle();
}

void ImportPreviewPanel::clear()
{
    m_files.clear();
    m_forecast.reset();
    hide();
    Q_EMIT forecastUnwanted();
    Q_EMIT waitingChanged(false);
}

void ImportPreviewPanel::showTitle()
{
    const PreviewedFile& file = m_files.front();
    QString title = tr("%1: %2").arg(file.name, textOf(titleOf(file.preview.format)));
    if (m_files.size() > 1)
        title += tr(" — %n more file(s) after it", nullptr, static_cast<int>(m_files.size()) - 1);
    m_title->setText(title);
}

void ImportPreviewPanel::showFirst()
{
    const PreviewedFile& file = m_files.front();
    showTitle();
    for (QWidget* widget : std::initializer_list<QWidget*> {m_question, m_unit})
        widget->setVisible(!file.preview.unitKnown);
    m_unit->setCurrentIndex(0);
    m_hosts.setHosts(file.preview.hosts, file.preview.nodes);
    m_questions->setFile(file.preview, file.otherPlans);
    showKernels();
    m_forecast.reset();
    answered();
    show();
    Q_EMIT waitingChanged(true);
    if (m_hosts.rowCount() > 0)
        m_table->setCurrentIndex(m_hosts.index(0, HostModel::kNodeColumn));
    if (m_questions->openCount() > 0) {
        m_questions->firstBox()->setFocus();
    } else if (m_table->isVisibleTo(this)) {
        m_table->setFocus();
    } else if (!file.preview.unitKnown) {
        m_unit->setFocus();
    } else {
        m_import->setFocus();
    }
}

void ImportPreviewPanel::showKernels()
{
    MeasuredFigures figures;
    figures.kind = FigureKind::Seconds;
    for (const FittedKernel& kernel : m_files.front().preview.kernels) {
        const QString kind = QString::fromStdString(kernel.kind);
        if (!figures.groups.contains(kind))
            figures.groups.append(kind);
        figures.figures.push_back({QString::fromStdString(kernel.id), kernel.measured.value(),
            kernel.fitted.value(), static_cast<int>(figures.groups.indexOf(kind))});
    }
    m_kernels->setVisible(!figures.figures.empty());
    m_kernels->setFigures(std::move(figures));
}

void ImportPreviewPanel::answered()
{
    m_forecastStale = true;
    if (isUnitKnown())
        Q_EMIT forecastWanted(m_files.front().paths, answers());
    showContents();
    showReadiness();
}

void ImportPreviewPanel::followPlan()
{
    if (isWaiting())
        answered();
}

void ImportPreviewPanel::showForecast(const ImportForecast& forecast)
{
    if (!isWaiting())
        return;
    m_forecast = forecast;
    m_forecastStale = false;
    showContents();
}

QString ImportPreviewPanel::contents() const { return m_contents->toPlainText(); }

QStringList ImportPreviewPanel::figures() const
{
    if (!isUnitKnown())
        return {tr("Known once the unit is chosen")};
    if (!m_forecast)
        return {tr("Being worked out…")};
    QStringList lines;
    if (m_forecast->refused)
        lines.append(tr("None: the import would be refused"));
    else if (m_forecast->changes.isEmpty())
        lines.append(tr("As before"));
    else
        lines = figureLines(*m_forecast);
    if (m_forecastStale)
        lines.append(tr("Being worked out anew…"));
    return lines;
}

QStringList ImportPreviewPanel::whatChanges() const
{
    if (!m_forecast) {
        // What the file alone tells, until it is known what comes of it.
        QStringList lines;
        for (const Phrase& change : m_files.front().preview.changes)
            lines.append(translated(change));
        return lines;
    }
    if (m_forecast->refused)
        return {QStringLiteral("✕ ") + wordsOf(*m_forecast->refused)};
    if (m_files.front().preview.format == FileFormat::TraceEvents)
        return {tr("Nothing of the project: the measured step is shown above the plan's in the timeline")};
    QStringList lines = m_forecast->changes;
    if (lines.isEmpty())
        lines.append(tr("Nothing: the file is only kept beside the others"));
    if (!m_forecast->otherPlans.isEmpty())
        lines.append(tr("with it the figures of: %1").arg(m_forecast->otherPlans.join(QStringLiteral(", "))));
    if (openHosts() > 0)
        lines.append(tr("(without the hosts that have no node yet)"));
    if (m_questions->openCount() > 0)
        lines.append(tr("(while the question above has no answer)"));
    return lines;
}

void ImportPreviewPanel::showContents()
{
    const ImportPreview& preview = m_files.front().preview;
    const bool known = m_forecast && !m_forecast->refused;
    QList<ReportText::Section> sections;
    addLines(sections,
        known && m_forecast->newPlan ? tr("Figures: the plan on screen → the new plan")
                                     : tr("Figures of the plan on screen"),
        figures());
    addLines(sections, tr("Will change"), whatChanges());
    // Of traces and plans only their import tells what they hold.
    addLines(sections, tr("Holds"),
        preview.contents.empty() && known
            ? QString::fromStdString(m_forecast->outcome.summary).split(QLatin1Char('\n'), Qt::SkipEmptyParts)
            : linesOf(preview.contents));
    const auto named = std::ranges::count_if(
        preview.hosts.rows(), [](const HostRow& row) { return row.match == HostMatch::Name; });
    if (named > 0 && m_hosts.rowCount() > 0)
        addLines(sections, tr("Hosts"),
            {tr("%n more host(s) are called like nodes", nullptr, static_cast<int>(named))});
    const bool tried = known && preview.format != FileFormat::TraceEvents;
    const Diagnostics& diagnostics = tried ? m_forecast->outcome.diagnostics : preview.diagnostics;
    if (!diagnostics.empty())
        sections.append(remarks(diagnostics));
    m_contents->setSections(sections);
}

int ImportPreviewPanel::openHosts() const { return m_questions->takesNodes() ? 0 : m_hosts.openCount(); }

bool ImportPreviewPanel::isUnitKnown() const
{
    return m_files.empty() || m_files.front().preview.unitKnown || m_unit->currentIndex() > 0;
}

ReadingHints ImportPreviewPanel::answers() const
{
    ReadingHints hints = m_files.front().hints;
    m_questions->answer(hints);
    if (!m_questions->takesNodes()) // else they are answered by nodes that will be gone
        for (const auto& [host, node] : m_hosts.answers())
            hints.hosts[host] = node;
    if (!m_files.front().preview.unitKnown)
        hints.unit = m_unit->currentText().toStdString();
    return hints;
}

void ImportPreviewPanel::showReadiness()
{
    const int open = openHosts();
    const int questions = m_questions->openCount();
    const bool unit = isUnitKnown();
    m_table->setVisible(m_hosts.rowCount() > 0 && !m_questions->takesNodes());
    m_import->setEnabled(open == 0 && questions == 0 && unit);
    m_leaveOut->setVisible(open > 0);
    m_ready->setText(questions > 0 ? tr("⚠ %n question(s) to answer", nullptr, questions)
            : open > 0             ? tr("⚠ %n host(s) still need a node", nullptr, open)
            : !unit                ? tr("⚠ The unit is not chosen")
                                   : QString());
}

void ImportPreviewPanel::accept()
{
    if (m_files.empty() || !m_import->isEnabled())
        return;
    const ReadingHints hints = answers();
    const QStringList paths = m_files.front().paths;
    const std::vector<PreviewedFile> behind(std::next(m_files.begin()), m_files.end());
    clear();
    Q_EMIT accepted(paths, hints, behind);
}

void ImportPreviewPanel::drop()
{
    if (m_files.empty())
        return;
    const PreviewedFile file = std::move(m_files.front());
    m_files.pop_front();
    if (m_files.empty())
        clear();
    else
        showFirst();
    Q_EMIT dropped(file);
}

void ImportPreviewPanel::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        drop();
    else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        accept();
    else
        QFrame::keyPressEvent(event);
}

} // namespace rankloom::ui
