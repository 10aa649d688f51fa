// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/editor.h"

#include <utility>

#include "app/document/document.h"

namespace rankloom::ui {

Editor::Editor(Document& document, QObject* parent) : QObject(parent), m_document(document) { }

void Editor::setPreviewing(bool previewing)
{
    if (std::exchange(m_previewing, previewing) != previewing)
        Q_EMIT previewingChanged();
}

bool Editor::admits()
{
    if (m_previewing)
        Q_EMIT refused();
    return !m_previewing && m_document.isOpen();
}

void Editor::changePlan(Plan after, const QString& name, const QString& field)
{
    if (admits())
        m_document.changePlan(std::move(after), name, field);
}

void Editor::changeProject(Project after, const QString& name, const QString& field)
{
    if (admits())
        m_document.changeProject(std::move(after), name, field);
}

Result<void> Editor::applySuggestion(const Suggestion& suggestion)
{
    return admits() ? m_document.applySuggestion(suggestion) : Result<void>();
}

void Editor::takeLayout(const Plan& plan, const Cluster& cluster, AdoptAs as)
{
    m_document.takeLayout(plan, cluster, as);
}

} // namespace rankloom::ui
