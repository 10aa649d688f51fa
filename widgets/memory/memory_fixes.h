// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "core/base/diagnostic.h"

class QLabel;
class QPushButton;
class QToolButton;

namespace rankloom::ui {

/// One line below the bars while something does not fit, or only just: the cheapest single change that helps
/// as a button, and the others in a menu.
class MemoryFixes : public QWidget {
    Q_OBJECT
public:
    explicit MemoryFixes(QWidget* parent = nullptr);

    void setFixes(const std::vector<Suggestion>& fixes); ///< none: hidden
    void setFits(bool fits); ///< already, but not at the high end of the likely range

Q_SIGNALS:
    void fixRequested(const rankloom::Suggestion& suggestion);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitText();

    std::vector<Suggestion> m_fixes;
    QLabel* m_caption;
    QPushButton* m_first;
    QToolButton* m_more;
};

} // namespace rankloom::ui
