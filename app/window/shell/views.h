// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include <QObject>
#include <QString>

#include "app/run/evaluation_runner.h"
#include "core/cluster/cluster.h"
#include "core/plan/plan.h"
#include "widgets/latest.h"
#include "widgets/picture_view.h"

class QStackedWidget;
class QWidget;

namespace rankloom::ui {

class AffinityView;
class Alternatives;
class BitsControl;
class BitsMapView;
class BoardControl;
class BoardView;
class BudgetCurveView;
class CheckpointsView;
class CollectivesView;
class CommunicatorsView;
class ComparisonControl;
class ComparisonPanel;
class ComparisonView;
class CompressionControl;
class CompressionView;
class DiagnosesView;
class Document;
class Editor;
class EmptyPage;
class ExpertBoard;
class ExpertControl;
class ExpertDevicesView;
class FailuresPanel;
class FleetView;
class LayersView;
class LatencyView;
class LinksView;
class LoadView;
class LoadWindowsView;
class MeasuredView;
class MemoryView;
class ParetoView;
class PlanInspector;
class RecoverControl;
class RecoveryPanel;
class RecoveryTimeView;
class ReplayControl;
class ReplayPanel;
class ReplayView;
class SearchPanel;
class SparesView;
class ThroughputView;
class ServingControl;
class ServingMemoryView;
class ServingView;
class TimelineControl;
class TimelinePanel;
class TimelineView;

/// All views of a document: makes them, feeds them with its snapshots, links their selection, and turns what
/// they ask for into commands.
class Views : public QObject {
    Q_OBJECT
public:
    Views(Document& document, const EvaluationRunner::Function& evaluate, QWidget& parent);

    PlanInspector* inspector;
    BoardView* board;
    TimelineView* timeline;
    TimelinePanel* timelinePanel; ///< the timeline with its tools
    QStackedWidget* timelinePages; ///< that panel; of a plan that serves its lanes
    MemoryView* memory;
    QStackedWidget* memoryPages; ///< that view; of a plan that serves `servingMemory`
    AffinityView* affinity;
    LoadView* load;
    LoadWindowsView* loadOverTime;
    ExpertBoard* experts;
    ExpertDevicesView* expertDevices;
    BitsMapView* bits;
    BudgetCurveView* bitBudget;
    TimelineView* bitLanes;
    TimelinePanel* bitLanesPanel;
    LinksView* links;
    CollectivesView* collectives;
    CompressionView* compression;
    CompressionControl* compressionControl;
    DiagnosesView* diagnoses;
    BoardControl* boardControl;
    ExpertControl* expertControl;
    BitsControl* bitsControl;
    SearchPanel* search;
    TimelineControl* timelineControl;
    ComparisonPanel* comparison;
    ComparisonControl* comparisonControl;
    FailuresPanel* failures;
    RecoveryPanel* recovery;
    RecoveryTimeView* recoveryTime;
    ThroughputView* throughput;
    LayersView* layers;
    CommunicatorsView* communicators;
    ComparisonView* beforeAfter; ///< timelines before a failure and after it
    SparesView* spares;
    CheckpointsView* checkpoints;
    FleetView* fleet;
    ReplayView* replay;
    ReplayPanel* replayPanel; ///< the replay with its tools
    RecoverControl* recoverControl;
    ReplayControl* replayControl;
    ServingView* serving;
    QStackedWidget* servingHome; ///< holds it, unless it stands in place of the timeline
    ServingMemoryView* servingMemory;
    LatencyView* firstToken;
    LatencyView* perToken;
    LatencyView* worstGap;
    LatencyView* requestBubbles;
    ParetoView* pareto;
    MeasuredView* servedRates; ///< measured figures of the deployment against those of its fitted rates
    ServingControl* servingControl;

    struct Named {
        QString name; ///< as `--view` takes it: "timeline"
        QString title;
        PictureView* view;
    };
    /// The pictures, in the order of the menus.
    [[nodiscard]] const std::vector<Named>& pictures() const { return m_pictures; }
    void setSelection(const Selection& selection);
    /// By which whoever shows something changes it.
    [[nodiscard]] Editor& editor() { return *m_editor; }

    enum class LanesIn : std::uint8_t { TheirPanel, Timeline };
    /// Where a plan serves, its lanes stand in place of the timeline if asked for, unless their own panel is
    /// on screen.
    void seatServing(LanesIn where);

    /// What could be, in the place of the document: nothing can be edited in it. Ends by itself when the
    /// document changes.
    void showPreview(std::shared_ptr<const Figures> preview);
    void endPreview();
    [[nodiscard]] const std::shared_ptr<const Figures>& preview() const { return m_preview; } ///< null: none
    /// The figures on screen, with the plan they are of: the preview's, or the newest of the document.
    [[nodiscard]] const std::shared_ptr<const Figures>& figures() const;
    /// Whether they are of an older plan than the one on screen, and so dimmed.
    [[nodiscard]] bool isStale() const;

Q_SIGNALS:
    void previewChanged(); ///< it began, shows something else, or ended
    void failed(const rankloom::Error& error);
    void settingShown(); ///< the inspector was asked to show a setting
    void boardWanted(); ///< … or the board
    void servingWanted(); ///< … or what serves
    void traceWanted(); ///< the simulation as a file for tracing pages

private:
    void showProject();
    void showPlan();
    void showServing();
    void showFigures();
    void showBoard();
    void showLinks();
    void showMemory();
    void showServed(); ///< memory while serving
    void showCompression();
    void showDiagnoses();
    void nameControls();
    void makeServingPages();
    [[nodiscard]] bool serves() const; ///< the plan on screen does
    /// Dims all that shows figures of an evaluation: it is that of an older plan.
    void setStale(bool stale);
    void clear();
    void connectPictures();
    void connectInspector();
    void dropPreview(); ///< without showing the document again
    /// What is on screen: the preview, or the document.
    [[nodiscard]] const std::shared_ptr<const Project>& shownProject() const;
    [[nodiscard]] std::shared_ptr<const Plan> shownPlan() const;

    Document& m_document;
    Editor* m_editor;
    QWidget& m_parent;
    std::vector<Named> m_pictures;
    Alternatives* m_alternatives;
    std::shared_ptr<const Figures> m_preview;
    std::shared_ptr<const Figures> m_figures; ///< the newest of a possible plan; null before the first
    std::shared_ptr<const Cluster> m_shownCluster; ///< the project's, as the plan supposes it
    std::vector<WhatIf> m_shownWhatIf;
    EmptyPage* m_elsewhere = nullptr; ///< in place of lanes that stand in their own panel
    LanesIn m_lanes = LanesIn::TheirPanel;
};

} // namespace rankloom::ui
