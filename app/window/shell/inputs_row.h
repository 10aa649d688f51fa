// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QToolButton;

namespace rankloom {
struct Plan;
}

namespace rankloom::ui {

class Document;

/// What the plan on screen is about: its model, its cluster and its batch, each a button that leads to where
/// it is set: a menu of what else the project has and of what can be done with this one. Edits go through the
/// document as commands.
class InputsRow : public QWidget {
    Q_OBJECT
public:
    explicit InputsRow(Document& document, QWidget* parent = nullptr);

    [[nodiscard]] QToolButton& model() const { return *m_model; }
    [[nodiscard]] QToolButton& cluster() const { return *m_cluster; }
    [[nodiscard]] QToolButton& batch() const { return *m_batch; }

Q_SIGNALS:
    void fieldRequested(const QString& pointer); ///< of the inspector

private:
    void refresh();
    void showWork(const Plan& plan);
    /// A button's text, in the middle elided, and in its tool tip whole with what it is.
    void show(QToolButton& button, const QString& text, const QString& who);
    void fillModels();
    void fillClusters();
    void askForName();

    Document& m_document;
    QToolButton* m_model;
    QToolButton* m_cluster;
    QToolButton* m_batch;
};

} // namespace rankloom::ui
