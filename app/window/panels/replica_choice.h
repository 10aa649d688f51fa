// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "app/run/expert_search.h"

class QComboBox;
class QSpinBox;

namespace rankloom::ui {

/// How many copies of experts there may be beyond one of each: so many on every GPU in every layer, or so
/// many in the whole model, where the search spends them in the layers that need them.
class ReplicaChoice : public QWidget {
    Q_OBJECT
public:
    explicit ReplicaChoice(QWidget* parent = nullptr);

    /// MoE layers, and GPUs of a group: a number means as many copies when the scope changes.
    void setSizes(int layers, int devices);
    /// Writes what the person asks for into the task; nothing when disabled.
    void fill(ExpertTask& task) const;

private:
    [[nodiscard]] bool wholeModel() const;
    [[nodiscard]] int copiesOfOne() const; ///< what one slot of every GPU in every layer comes to
    void changeScope();

    QSpinBox* m_count;
    QComboBox* m_scope;
    int m_layers = 1;
    int m_devices = 1;
};

} // namespace rankloom::ui
