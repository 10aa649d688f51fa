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
    const bool same = m_project == project && m_plan == plan;
    m_project = std::move(project);
    m_plan = std::move(plan);
    if (!m_plan && !same) {
        m_latest.cancel();
        return take(nullptr);
    }
    if (same && !m_latest.isBusy())
        return m_view.setStale(false);
    m_view.setStale(true);
    if (same)
        return;
    m_latest.ask(
        [project = m_project, plan = m_plan](const std::stop_token& stop) -> Found {
            Result<CompressionFigures> figures = compressionFigures(*project, *plan, stop);
            return figures ? std::make_shared<const CompressionFigures>(std::move(*figures)) : nullptr;
        },
        [this](const Found& figures) { take(figures); });
}

void CompressionControl::take(const Found& figures)
{
    m_view.setFigures(figures);
    m_view.setStale(false);
    Q_EMIT figuresChanged();
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
