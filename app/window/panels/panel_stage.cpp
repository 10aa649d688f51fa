// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/panels/panel_stage.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMouseEvent>
#include <QToolButton>
#include <QVBoxLayout>

namespace rankloom::ui {

PanelStage::PanelStage(QWidget* parent)
    : QWidget(parent), m_title(new QLabel(this)), m_back(new QToolButton(this))
{
    setObjectName(QStringLiteral("panelStage"));
    m_back->setText(tr("Restore all panels"));
    m_back->setToolTip(tr("Back to the layout before (Ctrl+Shift+M, or a double click on this line)"));
    m_back->setAccessibleName(m_back->text());
    m_back->setFocusPolicy(Qt::TabFocus);
    m_back->setAutoRaise(true);
    connect(m_back, &QToolButton::clicked, this, &PanelStage::backRequested);
    auto* line = new QHBoxLayout;
    line->setContentsMargins(8, 2, 4, 2);
    line->addWidget(m_title, 1);
    line->addWidget(m_back);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(line);
}

void PanelStage::take(const QString& title, QWidget& content)
{
    setTitle(title);
    m_content = &content;
    static_cast<QVBoxLayout*>(layout())->addWidget(m_content, 1);
    m_content->show();
}

QWidget* PanelStage::giveBack()
{
    QWidget* content = m_content;
    m_content = nullptr;
    if (content)
        layout()->removeWidget(content);
    return content;
}

void PanelStage::setTitle(const QString& title) { m_title->setText(title); }

void PanelStage::mouseDoubleClickEvent(QMouseEvent* event)
{
    // What the panel itself has no use for comes here as well: only the line above it counts.
    if (!m_content || event->position().y() < m_content->y())
        Q_EMIT backRequested();
}

} // namespace rankloom::ui
