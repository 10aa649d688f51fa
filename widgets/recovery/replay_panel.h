// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QToolButton;

namespace rankloom::ui {

class ReplayView;

/// A replay with the way to its trace, its play button, and how it stands at the cursor. Files can be dropped
/// on it.
class ReplayPanel : public QWidget {
    Q_OBJECT
public:
    /// Takes the view in.
    explicit ReplayPanel(ReplayView* view, QWidget* parent = nullptr);

    [[nodiscard]] ReplayView& view() const { return *m_view; }
    /// What became of opening a trace where nothing is shown of it; empty: nothing to say.
    void setProblem(const QString& problem);
    [[nodiscard]] QString words() const; ///< below the buttons

Q_SIGNALS:
    void traceRequested(); ///< the person wants to open one
    void traceDropped(const QString& path);

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void showMoment();

    ReplayView* m_view;
    QToolButton* m_play;
    QLabel* m_words;
    QString m_problem;
};

} // namespace rankloom::ui
