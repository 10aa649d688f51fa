// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/plan_inspector.h"

#include <QAction>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QResizeEvent>
#include <QVBoxLayout>

#include <algorithm>

#include "core/plan/plan_field.h"
#include "widgets/inspector/section_rows.h"
#include "widgets/inspector/what_if_table.h"

namespace rankloom::ui {

PlanInspector::PlanInspector(QWidget* parent) : FormScroll(parent)
{
    auto* content = new QWidget(this);
    new QVBoxLayout(content);
    content->layout()->setContentsMargins(4, 4, 4, 4);
    content->layout()->setSpacing(0);
    setWidget(content);

    addSection(tr("Parallelism"), QStringLiteral("parallelism"), addLayoutRows);
    addSection(tr("Stages and vocabulary"), QStringLiteral("stages"), addStageRows);
    addSection(tr("Schedule"), QStringLiteral("schedule"), addScheduleRows);
    addSection(tr("Workload"), QStringLiteral("workload"), addWorkloadRows);
    addSection(tr("Memory"), QStringLiteral("memory"), addMemoryRows);
    addSection(tr("Recompute and offload"), QStringLiteral("recompute"), addRecomputeRows);
    addSection(tr("Communication"), QStringLiteral("communication"), addCommunicationRows);
    addSection(tr("Experts in few bits"), QStringLiteral("bits"), addBitsRows)->setExpanded(false);
    addSection(tr("Model and cluster"), QStringLiteral("inputs"), addInputRows);
    addSection(tr("What if"), QStringLiteral("whatIf"), addWhatIfRows);
    addSection(tr("Serving"), QStringLiteral("serving"), addServingRows)->setExpanded(false);
    InspectorSection* program = addSection(tr("Training program"), QStringLiteral("program"), nullptr);
    addSection(tr("Constants"), QStringLiteral("constants"), addConstantRows)->setExpanded(false);
    addRemainingRows(*program, shownFields());
    program->setExpanded(false);
    makeFilter();
    static_cast<QVBoxLayout*>(content->layout())->addStretch(1);
    alignLabels();
    makeSettingActions();
    setEnabled(false);
}

void PlanInspector::makeFilter()
{
    m_nothing = new QLabel(tr("No setting of that name."), widget());
    m_nothing->setContentsMargins(12, 8, 4, 8);
    m_nothing->setWordWrap(true);
    m_nothing->hide();
    widget()->layout()->addWidget(m_nothing);
    m_filter = new QLineEdit(this);
    m_filter->setPlaceholderText(tr("Filter settings"));
    m_filter->setAccessibleName(tr("Filter settings"));
    m_filter->setToolTip(
        tr("Shows only the settings, and sections, whose names contain this. Escape shows all."));
    m_filter->setClearButtonEnabled(true);
    connect(m_filter, &QLineEdit::textChanged, this, &PlanInspector::filter);
    QWidget::setTabOrder(m_filter, widget());
}

void PlanInspector::placeFilter()
{
    const int height = m_filter->sizeHint().height();
    setViewportMargins(0, height + 4, 0, 0);
    m_filter->setGeometry(4, 2, viewport()->width() - 8, height);
}

void PlanInspector::resizeEvent(QResizeEvent* event)
{
    FormScroll::resizeEvent(event);
    placeFilter();
}

/// Escape from any setting, too: what was looked for is found.
void PlanInspector::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && !m_filter->text().isEmpty())
        m_filter->clear();
    else
        FormScroll::keyPressEvent(event);
}

void PlanInspector::filter(const QString& text)
{
    int found = 0;
    for (InspectorSection* section : m_sections)
        found += section->filter(text);
    m_nothing->setVisible(found == 0);
}

void PlanInspector::makeSettingActions()
{
    for (const InspectorSection* section : m_sections)
        for (const RowText& row : section->rows()) {
            auto* action = new QAction(row.label, this);
            connect(action, &QAction::triggered, this, [this, field = row.field] { showField(field); });
            m_settingActions.append(action);
        }
}

void PlanInspector::alignLabels()
{
    int width = 0;
    for (const InspectorSection* section : m_sections)
        width = std::max(width, section->labelWidth());
    for (InspectorSection* section : m_sections)
        section->setLabelWidth(width);
}

void PlanInspector::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange) {
        alignLabels();
        placeFilter();
    }
    FormScroll::changeEvent(event);
}

std::set<std::string_view> PlanInspector::shownFields() const
{
    // Decided where it is shown as something else, or in another view.
    std::set<std::string_view> shown {"/layout/dp", "/experts/trace"};
    for (const PlanField& field : planFields())
        for (const InspectorSection* section : m_sections)
            for (const RowText& row : section->rows())
                if (row.field
                    == QLatin1String(field.pointer.data(), static_cast<qsizetype>(field.pointer.size())))
                    shown.insert(field.pointer);
    return shown;
}

InspectorSection* PlanInspector::addSection(
    const QString& title, const QString& name, void (*addRows)(InspectorSection&))
{
    auto* section = new InspectorSection(title, name, widget());
    if (addRows != nullptr)
        addRows(*section);
    connect(section, &InspectorSection::planEdited, this, &PlanInspector::changeRequested);
    connect(section, &InspectorSection::projectEdited, this, &PlanInspector::projectChangeRequested);
    connect(section, &InspectorSection::alternativesShown, this, &PlanInspector::alternativesShown);
    widget()->layout()->addWidget(section);
    m_sections.push_back(section);
    return section;
}

void PlanInspector::setInputs(const InspectorInputs& inputs)
{
    setEnabled(inputs.project && inputs.plan);
    for (InspectorSection* section : m_sections)
        section->setInputs(inputs);
}

void PlanInspector::setServed(const InspectorSection::Served& served)
{
    for (InspectorSection* section : m_sections)
        section->setServed(served);
}

void PlanInspector::setSensitivities(const std::shared_ptr<const SensitivityReport>& report)
{
    static const SensitivityReport kNothing;
    for (InspectorSection* section : m_sections)
        section->setSensitivities(report ? *report : kNothing);
}

void PlanInspector::setSensitivitiesStale(bool stale)
{
    for (InspectorSection* section : m_sections)
        section->setSensitivitiesStale(stale);
}

InspectorSection* PlanInspector::section(const QString& name) const
{
    for (InspectorSection* section : m_sections)
        if (section->objectName() == name)
            return section;
    return nullptr;
}

bool PlanInspector::editWhatIf(const WhatIf& part, SupposedShare share)
{
    auto* table = findChild<WhatIfTable*>();
    if (!isEnabled() || table == nullptr || !showField(QStringLiteral("/whatIf")))
        return false;
    table->begin(part, share);
    return true;
}

QWidget* PlanInspector::control(const QString& field) const
{
    for (const InspectorSection* section : m_sections)
        for (const RowText& row : section->rows())
            if (row.field == field || row.field.startsWith(field + u'/'))
                return section->findChild<QWidget*>(row.field);
    return nullptr;
}

bool PlanInspector::showField(const QString& field)
{
    // The field itself, the first of its parts, or what it is a part of.
    QWidget* shown = nullptr;
    for (QString at = field; !shown && at.contains(u'/'); at.truncate(at.lastIndexOf(u'/')))
        shown = at.isEmpty() ? nullptr : control(at);
    for (InspectorSection* section : m_sections)
        if (shown && section->isAncestorOf(shown)) {
            section->showRow(shown->objectName());
            if (!shown->isVisibleTo(this))
                m_filter->clear();
            section->setExpanded(true);
            ensureWidgetVisible(shown);
            shown->setFocus(Qt::OtherFocusReason);
            Q_EMIT fieldShown();
            return true;
        }
    return false;
}

} // namespace rankloom::ui
