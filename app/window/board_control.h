// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include <QObject>

#include "app/run/evaluation_runner.h"
#include "core/plan/plan.h"
#include "widgets/board/board_moves.h"

namespace rankloom::ui {

class BoardView;
class Document;

/// Turns what the person does on the board into commands, and answers while they hover: what would the step
/// time and the smallest headroom change by?
class BoardControl : public QObject {
    Q_OBJECT
public:
    BoardControl(
        BoardView& board, Document& document, EvaluationRunner::Function evaluate, QObject* parent = nullptr);

    /// Makes it the placement of the plan, as one command.
    void place(std::vector<int> deviceOfRank, const QString& name);

private:
    [[nodiscard]] Placement placement() const; ///< device per rank, written out
    [[nodiscard]] QString deviceName(int device) const;
    void preview(std::vector<int> deviceOfRank, int device);

    BoardView& m_board;
    Document& m_document;
    EvaluationRunner m_runner;
    int m_previewDevice = -1;
};

/// Smallest headroom over all pipeline ranks, in bytes; 0 without a memory report.
double smallestHeadroom(const Evaluation& evaluation);

} // namespace rankloom::ui
