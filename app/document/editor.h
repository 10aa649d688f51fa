// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include "core/base/diagnostic.h"
#include "core/plan/plan.h"
#include "core/plan/project.h"
#include "widgets/adopt_as.h"

namespace rankloom::ui {

class Document;

/// The one entrance for edits of the plan on screen and of what it refers to. Views and controls read the
/// document, and change it through here: while they show something else than the document, a preview, edits
/// are refused, for they would change a plan that nobody sees.
class Editor : public QObject {
    Q_OBJECT
public:
    explicit Editor(Document& document, QObject* parent = nullptr);

    [[nodiscard]] const Document& document() const { return m_document; }
    [[nodiscard]] bool isPreviewing() const { return m_previewing; }
    void setPreviewing(bool previewing);
    /// Whether something can be edited: a project is open and on screen. Says so where a preview is.
    [[nodiscard]] bool admits();

    /// As the functions of Document of the same names; nothing while no project is open or a preview is
    /// shown. `field`: changes of the same one within a second become one command.
    void changePlan(Plan after, const QString& name, const QString& field = {});
    void changeProject(Project after, const QString& name, const QString& field = {});
    Result<void> applySuggestion(const Suggestion& suggestion);
    /// Makes what is looked at, or was found, the plan on screen or a new plan: the end of a preview.
    void takeLayout(const Plan& plan, const Cluster& cluster, AdoptAs as);

Q_SIGNALS:
    /// An edit was asked for during a preview, and not made.
    void refused();
    void previewingChanged();

private:
    Document& m_document;
    bool m_previewing = false;
};

} // namespace rankloom::ui
