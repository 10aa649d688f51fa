// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/controls/compression_control.h"

#include <utility>

#include "app/document/document.h"
#include "app/document/editor.h"
#include "widgets/compression/compression_picture.h"
#include "widgets/compression/compression_view.h"

namespace rankloom::ui {

CompressionControl::CompressionControl(CompressionView& view, Editor& editor, QObject* parent)
    : QObject(parent), m_view(view), m_editor(editor), m_latest(this)
{
    connect(&view, &CompressionView::switchOnRequested, this, &CompressionControl::switchOn);
    connect(&view, &CompressionView::switchOffRequested, this, &CompressionControl::switchOff);
}

void CompressionControl::show(std::shared_ptr<const Project> project, std::shared_ptr<const Plan> plan)
{
    if (m_project == project && m_plan == plan)
        return;
    m_project = std::move(project);
    m_plan = std::move(plan);
    if (!m_project || !m_plan) {
        m_latest.cancel();
        m_view.setFigures(nullptr);
        Q_EMIT figuresChanged();
        return;
    }
    m_latest.ask(
        [project = m_project, plan = m_plan](const std::stop_token& stop) -> Figures {
            Result<CompressionFigures> figures = compressionFigures(*project, *plan, stop);
            return figures ? std::make_shared<const CompressionFigures>(std::move(*figures)) : nullptr;
        },
        [this](const Figures& figures) {
            m_view.setFigures(figures);
            Q_EMIT figuresChanged();
        });
}

void CompressionControl::switchOn(CompressionTarget target)
{
    if (m_editor.admits())
        m_editor.changePlan(
            withTarget(*m_editor.document().plan(), target), tr("Switch on: %1").arg(targetName(target)));
}

void CompressionControl::switchOff(CompressionTarget target)
{
    if (m_editor.admits())
        m_editor.changePlan(
            withoutTarget(*m_editor.document().plan(), target), tr("Switch off: %1").arg(targetName(target)));
}

} // namespace rankloom::ui
