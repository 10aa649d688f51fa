// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include <QObject>
#include <QString>

#include "app/run/evaluation_runner.h"
#include "core/memory/rank_memory.h"
#include "widgets/picture_view.h"

class QWidget;

namespace rankloom::ui {

class AffinityView;
class Alternatives;
class BoardControl;
class BoardView;
class DiagnosesView;
class Document;
class LinksView;
class LoadView;
class MemoryView;
class PlanInspector;
class SearchPanel;
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
    MemoryView* memory;
    AffinityView* affinity;
    LoadView* load;
    LinksView* links;
    DiagnosesView* diagnoses;
    BoardControl* boardControl;
    SearchPanel* search;
    TimelineControl* timelineControl;

    struct Named {
        QString name; ///< as `--view` takes it: "timeline"
        QString title;
        PictureView* view;
    };
    /// The pictures, in the order of the menus.
    [[nodiscard]] const std::vector<Named>& pictures() const { return m_pictures; }
    void setSelection(const Selection& selection);

Q_SIGNALS:
    void failed(const rankloom::Error& error);
    void settingShown(); ///< the inspector was asked to show a setting

private:
    void showProject();
    void showPlan();
    void showEvaluation();
    void clear();
    void connectPictures();

    Document& m_document;
    QWidget& m_parent;
    std::vector<Named> m_pictures;
    Alternatives* m_alternatives;
    std::shared_ptr<const RankMemory> m_rankMemory; ///< of the newest figures; null before the first ones
};

} // namespace rankloom::ui
