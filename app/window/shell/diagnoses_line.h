// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

class QFrame;
class QLabel;
class QPushButton;
class QToolButton;

namespace rankloom::ui {

class DiagnosesView;

/// What is wrong with the plan in one line, always in sight: how many problems there are, the worst of them
/// in words, and its first cure as a button. Opens upward over the perspective to the whole list.
class DiagnosesLine : public QWidget {
    Q_OBJECT
public:
    /// Takes the view in; the list opens over `window`, above this line.
    DiagnosesLine(DiagnosesView& view, QWidget& window, QWidget* parent = nullptr);

    void setOpen(bool open);
    [[nodiscard]] bool isOpen() const;
    [[nodiscard]] QString text() const; ///< the whole line, not shortened

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void refresh();
    void place();
    void showFix();
    void showWorst();

    DiagnosesView& m_view;
    QWidget& m_window;
    QFrame* m_list;
    QLabel* m_sign;
    QToolButton* m_count;
    QLabel* m_worst;
    QPushButton* m_fix;
    QString m_words; ///< the worst, whole
    QStringList m_fixWords; ///< its first cure: with the price, and without
    bool m_fixOpensList = false; ///< there is no room for either
};

} // namespace rankloom::ui
