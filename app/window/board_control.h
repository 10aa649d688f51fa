// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include <QObject>

#include "app/run/evaluation_runner.h"
#include "core/plan/plan.h"

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

private:
    [[nodiscard]] std::vector<int> placement() const; ///< device per rank, written out
    [[nodiscard]] std::vector<int> swappedNodes(int nodeA, int nodeB) const;
    [[nodiscard]] std::vector<int> moved(int rank, int device) const; ///< whoever is there comes here
    [[nodiscard]] QString deviceName(int device) const;
    void place(std::vector<int> deviceOfRank, const QString& name);
    void preview(std::vector<int> deviceOfRank, int device);

    BoardView& m_board;
    Document& m_document;
    EvaluationRunner m_runner;
    int m_previewDevice = -1;
};

/// Smallest headroom over all pipeline ranks, in bytes; 0 without a memory report.
double smallestHeadroom(const Evaluation& evaluation);

} // namespace rankloom::ui
