// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <optional>

#include <QObject>
#include <QStringList>
#include <QUndoStack>

#include "app/document/document_state.h"
#include "app/document/project_store.h"
#include "app/run/evaluation_runner.h"
#include "core/base/diagnostic.h"
#include "core/plan/plan_json.h"
#include "widgets/adopt_as.h"

namespace rankloom::ui {

/// The project on screen: immutable snapshots, undo, the evaluation that follows. Everything that changes
/// goes through one undo command and is kept at once.
class Document : public QObject {
    Q_OBJECT
public:
    explicit Document(EvaluationRunner::Function evaluate, QObject* parent = nullptr);
    ~Document() override;

    /// Begins a new life with a state and the place where its changes are kept (may be null: kept nowhere).
    /// `figures`: of the plan on screen, where they are known.
    void open(DocumentState state, std::unique_ptr<ProjectStore> store,
        std::shared_ptr<const Figures> figures = nullptr);
    /// The same project as somebody else made it (reload): nothing is stored, undo begins anew.
    void replace(DocumentState state, std::shared_ptr<const Figures> figures);
    void close();

    [[nodiscard]] bool isOpen() const { return m_project != nullptr; }
    [[nodiscard]] const DocumentState& state() const { return m_state; }
    /// What the plan on screen refers to.
    [[nodiscard]] const std::shared_ptr<const Project>& project() const { return m_project; }
    /// What another plan refers to: the same object while the inputs are the same.
    [[nodiscard]] std::shared_ptr<const Project> projectOf(const Scenario& scenario) const;
    [[nodiscard]] std::shared_ptr<const Plan> plan() const { return m_state.plan(); }
    /// The newest figures there are, with the plan they are of, which may be an older one: isStale(). Null
    /// before the first ones.
    [[nodiscard]] const std::shared_ptr<const Figures>& figures() const { return m_figures; }
    [[nodiscard]] bool isStale() const { return m_stale; }
    /// Those of the plan on screen; null until they are there.
    [[nodiscard]] std::shared_ptr<const Figures> trueFigures() const { return m_stale ? nullptr : m_figures; }
    [[nodiscard]] QUndoStack& undoStack() { return m_undo; }
    [[nodiscard]] const QUndoStack& undoStack() const { return m_undo; }
    /// By which a burst of changes is told from later ones.
    using Clock = std::function<std::chrono::steady_clock::time_point()>;
    void setClock(Clock clock) { m_clock = std::move(clock); }
    [[nodiscard]] std::chrono::steady_clock::time_point now() const { return m_clock(); }
    [[nodiscard]] ProjectStore* store() const { return m_store.get(); }
    /// The same where it keeps a project file, by whose writer() jobs read and write; null where not.
    [[nodiscard]] ProjectStore* file() const
    {
        return m_store && m_store->writer() ? m_store.get() : nullptr;
    }

    /// Changes of the same `field` within a second merge into one command; empty = never.
    void changePlan(Plan after, const QString& name, const QString& field = {});
    /// The inputs of the plan on screen. A changed cluster is changed for every plan that refers to it, which
    /// clusterShared() tells; so are measured constants of the project (calibrationShared()). Another model
    /// becomes that of this plan alone, and traces stay with the old one.
    void changeProject(Project after, const QString& name, const QString& field = {});
    /// The last change of a cluster or of measured constants that others share, made one of this plan alone:
    /// a cluster or constants of its own.
    void onlyForThisPlan();
    /// The plan on screen has no measured constants of its own any more.
    void useProjectCalibration();
    /// Lets the plan on screen refer to another model or cluster of the project.
    void useModel(std::int64_t id);
    void useCluster(std::int64_t id);
    /// A copy of the cluster for the plan on screen alone.
    void copyCluster();
    void renameCluster(std::int64_t id, const QString& name);
    /// What an import or a count has written into the file already, as one command: undoing it is stored,
    /// carrying it out is not. Plans that are new in the file come with it.
    /// `change`: what the file made of the plan on screen, which is otherwise as newly edited here as there.
    void adoptStored(Inputs inputs, const std::vector<Scenario>& scenarios, const QString& name,
        const std::function<void(Plan&)>& change = {});
    /// Any number of changes at once, one command.
    void changeState(DocumentState after, const QString& name, const QString& field = {});
    /// The whole project becomes what another file of it holds, one command. The functions bring the file to
    /// the new and to the old state, with all that a state does not hold.
    void restore(DocumentState after, const QString& name, const std::function<void()>& redoFile,
        const std::function<void()>& undoFile);
    /// A plan that was found: in place of the plan on screen or as one of its own, named by its difference.
    void takeLayout(const Plan& plan, AdoptAs as);
    /// The same, found for a part of the cluster: the plan refers to that part, as a cluster of the project,
    /// and so has the figures it was found with.
    void takeLayout(const Plan& plan, const Cluster& cluster, AdoptAs as);
    /// Carries out a diagnosis' cure. Errors: BadValue when it does not fit the plan any more.
    Result<void> applySuggestion(const Suggestion& suggestion);

    void duplicateScenario();
    void addScenario(const QString& name, const Plan& plan);
    /// A plan of its own with the model and cluster the document states: those of the project where they are
    /// the same, new ones where not; what it leaves open is that of the plan on screen. `stored`: what the
    /// file holds since the trace of requests that it brings was imported into it; without, it comes without
    /// trace.
    void addDocument(const PlanDocument& document, const std::optional<Inputs>& stored = {});
    /// The trace of requests that a document would bring; empty where it brings none, or it is here already.
    [[nodiscard]] std::string traceBrought(const PlanDocument& document) const;
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
    /// A cluster was changed that these plans refer to as well.
    void clusterShared(const QStringList& plans);
    void calibrationShared(const QStringList& plans); ///< the same of measured constants
    void evaluationChanged(); ///< new figures, or the old ones became stale
    void evaluationFailed(const rankloom::Error& error);
    void storeFailed(const rankloom::Error& error);
    void keptChanged(); ///< of the store

private:
    friend class ChangeCommand;
    friend class RestoreCommand;
    void apply(const DocumentState& state, const QString& change); ///< only commands call it
    void show(DocumentState state); ///< the same, of what is stored already
    void begin(DocumentState state, std::shared_ptr<const Figures> figures); ///< everything is new
    void announceAll();
    void submit();
    void push(DocumentState after, const QString& name, const QString& field);
    /// A new scenario on screen, under a name nobody else has.
    void append(DocumentState state, Scenario scenario, const QString& name);
    [[nodiscard]] QString uniqueName(const QString& name) const;
    /// A state in which the plan on screen refers to a cluster, and keeps no placement on another shape.
    [[nodiscard]] DocumentState onCluster(DocumentState state, std::int64_t cluster) const;

    struct Resolved {
        std::weak_ptr<const ModelInput> model;
        std::weak_ptr<const ClusterInput> cluster;
        std::weak_ptr<const Project> project;
    };
    /// The change that onlyForThisPlan() can make one of this plan alone.
    struct SharedChange {
        int undoIndex = -1; ///< right after it
        std::weak_ptr<const ClusterInput> cluster; ///< as it became
        std::optional<Shared<Calibration>> calibration; ///< as it became, where that was changed
        QString name;
    };

    void tellShared(const std::vector<std::string>& others, void (Document::*signal)(const QStringList&),
        SharedChange change);

    DocumentState m_state;
    std::shared_ptr<const Project> m_project; ///< of the current scenario
    mutable std::vector<Resolved> m_resolved;
    SharedChange m_shared;
    std::unique_ptr<ProjectStore> m_store;
    std::shared_ptr<const Figures> m_figures;
    bool m_stale = false; ///< they are of an older plan, or there are none yet
    Clock m_clock = std::chrono::steady_clock::now;
    QUndoStack m_undo;
    EvaluationRunner m_runner;
};

} // namespace rankloom::ui
