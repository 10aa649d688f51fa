// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>

#include <QObject>
#include <QUndoStack>

#include "app/document/document_state.h"
#include "app/document/project_store.h"
#include "app/run/evaluation_runner.h"
#include "core/base/diagnostic.h"

namespace rankloom::ui {

/// The project on screen: immutable snapshots, undo, the evaluation that follows. Everything that changes
/// goes through one undo command and is kept at once.
class Document : public QObject {
    Q_OBJECT
public:
    explicit Document(EvaluationRunner::Function evaluate, QObject* parent = nullptr);
    ~Document() override;

    /// Begins a new life with a state and the place where its changes are kept (may be null: kept nowhere).
    void open(DocumentState state, std::unique_ptr<ProjectStore> store,
        std::shared_ptr<const Evaluation> evaluation = nullptr);
    /// The same project as somebody else made it (revert, reload): nothing is stored, undo begins anew.
    void replace(DocumentState state, std::shared_ptr<const Evaluation> evaluation);
    void close();

    [[nodiscard]] bool isOpen() const { return m_state.project != nullptr; }
    [[nodiscard]] const DocumentState& state() const { return m_state; }
    [[nodiscard]] const std::shared_ptr<const Project>& project() const { return m_state.project; }
    [[nodiscard]] std::shared_ptr<const Plan> plan() const { return m_state.plan(); }
    /// The newest figures there are; null before the first ones. isStale() tells whether they are still true.
    [[nodiscard]] const std::shared_ptr<const Evaluation>& evaluation() const { return m_evaluation; }
    [[nodiscard]] bool isStale() const { return m_stale; }
    [[nodiscard]] QUndoStack& undoStack() { return m_undo; }
    [[nodiscard]] ProjectStore* store() const { return m_store.get(); }

    /// Changes of the same `field` within a second merge into one command; empty = never.
    void changePlan(Plan after, const QString& name, const QString& field = {});
    void changeProject(Project after, const QString& name, const QString& field = {});
    /// Any number of changes at once, one command.
    void changeState(DocumentState after, const QString& name, const QString& field = {});
    /// A plan that was found: in place of the plan on screen or as one of its own, named by its difference.
    void takeLayout(const Plan& plan, bool asNewPlan);
    /// Carries out a diagnosis' cure. Errors: BadValue when it does not fit the plan any more.
    Result<void> applySuggestion(const Suggestion& suggestion);

    void duplicateScenario();
    void addScenario(const QString& name, const Plan& plan);
    void renameScenario(std::int64_t id, const QString& name);
    void removeScenario(std::int64_t id); ///< the last one stays
    void moveScenario(std::int64_t id, int place); ///< to a place of the list, counted from 0
    void noteScenario(std::int64_t id, const QString& note);
    void switchScenario(std::int64_t id);

Q_SIGNALS:
    void opened();
    void aboutToClose(); ///< the last moment for changes
    void closed();
    void projectChanged();
    void planChanged();
    void scenariosChanged();
    void evaluationChanged(); ///< new figures, or the old ones became stale
    void evaluationFailed(const rankloom::Error& error);
    void storeFailed(const rankloom::Error& error);
    void allStoredChanged(bool allStored);

private:
    friend class ChangeCommand;
    void apply(const DocumentState& state); ///< only commands call it
    void announce(std::shared_ptr<const Evaluation> evaluation); ///< everything is new
    void reevaluate();
    void push(DocumentState after, const QString& name, const QString& field);
    [[nodiscard]] QString uniqueName(const QString& name) const;

    DocumentState m_state;
    std::unique_ptr<ProjectStore> m_store;
    std::shared_ptr<const Evaluation> m_evaluation;
    bool m_stale = false;
    QUndoStack m_undo;
    EvaluationRunner m_runner;
    /// Scenarios made by duplication carry the name of their difference from this plan until renamed.
    std::map<std::int64_t, std::shared_ptr<const Plan>> m_copiedFrom;
};

} // namespace rankloom::ui
