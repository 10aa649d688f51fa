// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/memory/calibration_panel.h"

#include <array>
#include <cmath>

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QPushButton>

#include "widgets/chart/measured_view.h"
#include "widgets/foreign_text.h"
#include "widgets/table_dialog.h"
#include "widgets/theme.h"
#include "widgets/translated.h"

namespace rankloom::ui {

namespace {

struct Unit {
    const char* name;
    double bytes;
};
constexpr int kChartLines = 12; ///< of text
constexpr std::array<Unit, 3> kUnits {{{"GiB", 0x1p30}, {"MiB", 0x1p20}, {"GB", 1e9}}};

QString gib(Bytes bytes)
{
    return QLocale().toString(bytes / Bytes(0x1p30), 'f', 3) + QStringLiteral(" GiB");
}

/// "−2.6 %"
QString difference(Bytes estimated, Bytes measured)
{
    const double percent = (estimated / measured - 1) * 100;
    const QString magnitude = QLocale().toString(std::abs(percent), 'f', 2);
    const bool none = std::abs(percent) < 0.005;
    return (none                 ? QString()
                   : percent < 0 ? QStringLiteral("−")
                                 : QStringLiteral("+"))
        + magnitude + QStringLiteral(" %");
}

/// The constant that is nearest to all of the figures, by least squares.
Bytes mean(const std::vector<std::pair<MeasuredMemory, MemoryCalibration>>& runs)
{
    Bytes sum {};
    for (const auto& [run, fit] : runs)
        sum += fit.additive;
    return sum / static_cast<double>(runs.size());
}

} // namespace

CalibrationPanel::CalibrationPanel(QWidget* parent)
    : QWidget(parent)
    , m_figure(new QDoubleSpinBox(this))
    , m_unit(new QComboBox(this))
    , m_scope(new QComboBox(this))
    , m_stage(new QComboBox(this))
    , m_outcome(new QLabel(this))
    , m_apply(new QPushButton(tr("&Apply"), this))
    , m_chart(new MeasuredView(this))
{
    setAutoFillBackground(true);
    setAttribute(Qt::WA_NoMousePropagation);
    setAccessibleName(tr("Calibrate with a measured run"));
    setWhatsThis(
        tr("A run of this very plan reported its peak. The constant of the framework inside "
           "“allocated” is chosen so that the estimate is that peak: allocated grows with it one to "
           "one, reserved and device by the fragmentation factor. One run is enough; figures of several "
           "stages tell whether one constant suits them."));
    auto* caption = new QLabel(tr("&Measured peak:"), this);
    caption->setBuddy(m_figure);
    m_figure->setRange(0, 1e7);
    m_figure->setDecimals(3);
    m_figure->setSpecialValueText(tr("type it"));
    m_figure->setAccessibleName(tr("Measured peak"));
    for (const Unit& unit : kUnits)
        m_unit->addItem(QLatin1String(unit.name));
    m_unit->setAccessibleName(tr("Unit"));
    m_scope->addItems({tr("allocated (max_memory_allocated)"), tr("reserved (max_memory_reserved)"),
        tr("on the device (nvidia-smi)")});
    m_scope->setAccessibleName(tr("What was measured"));
    m_stage->setAccessibleName(tr("Where it was measured"));
    for (QComboBox* box : {m_scope, m_stage}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(10);
    }
    m_outcome->setWordWrap(true);
    m_outcome->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_outcome->setMinimumHeight(2 * fontMetrics().lineSpacing()); // nothing moves while one types
    m_outcome->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* close = new QPushButton(tr("C&lose"), this);

    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(12, 6, 8, 6);
    grid->setSpacing(5);
    grid->addWidget(caption, 0, 0);
    grid->addWidget(m_figure, 0, 1);
    grid->addWidget(m_unit, 0, 2);
    grid->addWidget(m_apply, 0, 3);
    grid->addWidget(close, 0, 4);
    grid->addWidget(m_scope, 1, 0, 1, 2);
    grid->addWidget(m_stage, 1, 2, 1, 3);
    grid->addWidget(m_outcome, 2, 0, 1, 5);
    grid->addWidget(m_chart, 3, 0, 1, 5);
    grid->setColumnStretch(1, 1);
    m_chart->setFixedHeight(kChartLines * fontMetrics().lineSpacing());
    m_chart->hide();
    for (QComboBox* box : {m_scope, m_stage})
        connect(box, &QComboBox::currentIndexChanged, this, &CalibrationPanel::showFigure);
    connect(m_unit, &QComboBox::currentIndexChanged, this, &CalibrationPanel::takeFigure);
    connect(m_figure, &QDoubleSpinBox::valueChanged, this, &CalibrationPanel::takeFigure);
    connect(m_apply, &QPushButton::clicked, this, &CalibrationPanel::apply);
    connect(close, &QPushButton::clicked, this, &CalibrationPanel::closed);
    connect(m_chart, &PictureView::tableRequested, this, [this] { TableDialog::show(*m_chart, this); });
    refresh();
}

void CalibrationPanel::setInputs(
    std::shared_ptr<const Project> project, std::shared_ptr<const Plan> plan, MemoryReport report)
{
    // Figures of another plan say nothing about this one; the one that is being typed stays.
    if (m_plan && plan && *m_plan != *plan)
        std::erase_if(m_typed, [this](const auto& typed) { return typed.first != about(); });
    m_project = std::move(project);
    m_plan = std::move(plan);
    m_report = std::move(report);
    if (const auto stages = static_cast<int>(m_report.stages.size()); m_stage->count() != stages + 1) {
        const QSignalBlocker quiet(m_stage);
        m_stage->clear();
        m_stage->addItem(tr("of the fullest rank"));
        for (int stage = 0; stage < stages; ++stage)
            m_stage->addItem(tr("of stage %1").arg(QLocale().toString(stage)));
    }
    refresh();
}

void CalibrationPanel::begin()
{
    show();
    m_figure->setFocus(Qt::OtherFocusReason);
    m_figure->selectAll();
}

QString CalibrationPanel::outcome() const { return m_outcome->text(); }

MeasuredMemory CalibrationPanel::measured() const
{
    const double unit = kUnits[static_cast<std::size_t>(std::max(0, m_unit->currentIndex()))].bytes;
    return {Bytes(m_figure->value() * unit), static_cast<MemoryScope>(m_scope->currentIndex()),
        m_stage->currentIndex() - 1};
}

std::pair<MemoryScope, int> CalibrationPanel::about() const
{
    return {static_cast<MemoryScope>(m_scope->currentIndex()), m_stage->currentIndex() - 1};
}

void CalibrationPanel::takeFigure()
{
    if (const Bytes typed = measured().bytes; typed.value() > 0)
        m_typed[about()] = typed;
    else
        m_typed.erase(about());
    refresh();
}

void CalibrationPanel::showFigure()
{
    const auto typed = m_typed.find(about());
    const double unit = kUnits[static_cast<std::size_t>(std::max(0, m_unit->currentIndex()))].bytes;
    const QSignalBlocker quiet(m_figure);
    m_figure->setValue(typed == m_typed.end() ? 0 : typed->second.value() / unit);
    refresh();
}

/// Of every figure that can be fitted.
std::vector<std::pair<MeasuredMemory, MemoryCalibration>> CalibrationPanel::fits() const
{
    std::vector<std::pair<MeasuredMemory, MemoryCalibration>> found;
    if (m_project && m_plan)
        for (const auto& [about, bytes] : m_typed) {
            const MeasuredMemory run {bytes, about.first, about.second};
            if (Result<MemoryCalibration> fit = calibrateMemory(*m_project, *m_plan, m_report, run))
                found.emplace_back(run, std::move(*fit));
        }
    return found;
}

void CalibrationPanel::showChart()
{
    const auto runs = fits();
    MeasuredFigures figures;
    figures.kind = FigureKind::Bytes;
    figures.groups = {tr("allocated"), tr("reserved"), tr("on the device")};
    for (const auto& [run, fit] : runs)
        figures.figures.push_back({tr("Stage %1").arg(QLocale().toString(fit.stage)), run.bytes.value(),
            fit.estimated.value(), static_cast<int>(run.scope)});
    if (!runs.empty())
        figures.fit = {
            1, (mean(runs) - runs.front().second.additiveBefore).value() * growth(measured().scope)};
    m_chart->setFigures(std::move(figures));
    m_chart->setVisible(runs.size() > 1); // one figure is told in words
}

void CalibrationPanel::refresh()
{
    m_apply->setEnabled(false);
    m_outcome->setToolTip({});
    m_outcome->setText(judge());
    showChart();
    Q_EMIT heightChanged();
}

/// Bytes that an estimate grows by with each of the constant.
double CalibrationPanel::growth(MemoryScope scope) const
{
    return scope == MemoryScope::Allocated ? 1.0 : m_project->calibration->fragmentation;
}

/// What there is to say of the figure; enables "Apply" where there is something to apply.
QString CalibrationPanel::judge()
{
    if (!m_project || !m_plan)
        return tr("There is no estimate to calibrate yet.");
    const MeasuredMemory run = measured();
    if (!(run.bytes.value() > 0))
        return tr("Type the peak that a run of this plan reported.");
    const Result<MemoryCalibration> fit = calibrateMemory(*m_project, *m_plan, m_report, run);
    if (!fit) {
        QString text = translated(fit.error().message);
        if (!text.isEmpty())
            text[0] = text[0].toUpper();
        m_outcome->setToolTip(plainTip(translated(fit.error().remedy)));
        return QStringLiteral("⚠ ") + text + u'.';
    }
    const Bytes additive = mean(fits());
    m_apply->setEnabled(additive != fit->additiveBefore);
    const Bytes then = fit->estimated + (additive - fit->additiveBefore) * growth(run.scope);
    return tr(
        "Stage %1: estimated %2, measured %3 (%4). Framework constant %5 → %6; what is left over then: %7.")
        .arg(QLocale().toString(fit->stage), formatBytes(fit->estimated.value()),
            formatBytes(run.bytes.value()), difference(fit->estimated, run.bytes), gib(fit->additiveBefore),
            gib(additive), difference(then, run.bytes));
}

void CalibrationPanel::apply()
{
    if (!m_project || !m_plan)
        return;
    const auto runs = fits();
    if (runs.empty())
        return;
    Project calibrated = *m_project;
    calibrated.calibration = runs.front().second.calibration;
    calibrated.calibration.change().additiveBytes = mean(runs).value();
    Q_EMIT projectChangeRequested(
        calibrated, tr("Calibrate memory: framework constant %1").arg(gib(mean(runs))), QString());
}

void CalibrationPanel::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        Q_EMIT closed();
    else if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && m_apply->isEnabled())
        apply();
    else
        QWidget::keyPressEvent(event);
}

} // namespace rankloom::ui
