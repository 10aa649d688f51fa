// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

class QLabel;
class QToolButton;

namespace rankloom::ui {

/// One panel alone in the middle of the window, its name and the way back above it. Messages, jobs and
/// figures stay where they are around it.
class PanelStage : public QWidget {
    Q_OBJECT
public:
    explicit PanelStage(QWidget* parent = nullptr);

    /// Takes the content of a panel; its owner puts it back with giveBack().
    void take(const QString& title, QWidget& content);
    [[nodiscard]] QWidget* giveBack();
    void setTitle(const QString& title);

Q_SIGNALS:
    void backRequested();

protected:
    void mouseDoubleClickEvent(QMouseEvent* event) override;

private:
    QLabel* m_title;
    QToolButton* m_back;
    QWidget* m_content = nullptr;
};

} // namespace rankloom::ui
