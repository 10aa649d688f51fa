// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QWidget>

class QLabel;
class QPushButton;

namespace rankloom::ui {

/// In the place of a perspective that has nothing to show: why, and the button that mends it.
class EmptyPage : public QWidget {
    Q_OBJECT
public:
    /// px, of the words
    static constexpr int kWide = 520;
    static constexpr int kNarrow = 280; ///< in a panel, which must not become wider for it

    explicit EmptyPage(QWidget* parent = nullptr, int textWidth = kWide);

    void offer(const QString& why, const QString& what, std::function<void()> mend);
    [[nodiscard]] QString text() const;

private:
    QLabel* m_why;
    QPushButton* m_button;
    std::function<void()> m_mend;
};

} // namespace rankloom::ui
