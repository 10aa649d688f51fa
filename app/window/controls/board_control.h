// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include <QObject>

#include "app/run/evaluation_runner.h"
#include "core/plan/plan.h"
#include "core/serving/served_step.h"
#include "widgets/board/board_data.h"
#include "widgets/board/board_moves.h"
#include "widgets/latest.h"

namespace rankloom::ui {

class BoardView;
class Document;
class Editor;

/// Turns what the person does on the board into commands, and answers while they hover: what would the step
/// time and the smallest headroom change by?
class BoardControl : public QObject {
    Q_OBJECT
public:
    /// `evaluate`: of plans that differ from the document's in the placement of ranks alone.
    BoardControl(
        BoardView& board, Editor& editor, EvaluationRunner::Function evaluate, QObject* parent = nullptr);

    /// Makes it the placement of the plan, as one command.
    void place(std::vector<int> deviceOfRank, const QString& name);
    /// Supposes something about a part of the cluster in the present plan, as one command.
    void supposeAbout(const WhatIf& whatIf);
    void dropWhatIfs();

private:
    [[nodiscard]] Placement placement() const; ///< device per rank, written out
    [[nodiscard]] QString deviceName(int device) const;
    void preview(std::vector<int> deviceOfRank, int device);
    void previewServed(const std::shared_ptr<const Plan>& plan);
    void tellChange(const Evaluation& then);
    void endPreview();
    void lock(const std::vector<int>& ranks);
    void unlock(const std::vector<int>& ranks);
    void markNode(int node, NodeUse use);
    void noteNode(int node, const QString& note);

    BoardView& m_board;
    Editor& m_editor;
    const Document& m_document;
    EvaluationRunner m_runner;
    std::shared_ptr<const Figures> m_base; ///< what the preview changes; null: there is none
    Latest<Result<ServedStep>> m_servedThen {this}; ///< where a tile is held, of a plan that serves
    int m_previewDevice = -1;
};

/// Smallest headroom over all pipeline ranks, in bytes; 0 without a memory report.
double smallestHeadroom(const Evaluation& evaluation);

} // namespace rankloom::ui
