// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <utility>
#include <vector>

#include <QComboBox>

#include "core/base/phrase.h"
#include "widgets/latest.h"

namespace rankloom::ui {

/// A combo box whose open list says beside each choice what it would change.
class ChoiceBox : public QComboBox {
    Q_OBJECT
public:
    explicit ChoiceBox(QWidget* parent = nullptr);

    /// The items, without what was said of them before, and the chosen one, -1 = none of them. Whether they
    /// were made anew: the same choices stay, as they are after most edits.
    bool setChoices(const QStringList& labels, int current);
    /// Puts "−12 ms, +3.1 GiB" beside a choice until the next setChoices().
    void setRemark(int index, const QString& remark);
    /// Greys a choice out and says why it is not possible.
    void refuse(int index, const QString& reason);
    /// What is not possible, and why: looked for in the background when somebody is about to choose.
    using Refusals = std::vector<std::pair<int, Phrase>>;
    using Judging = Latest<Refusals>::Work;
    void judgeLater(std::function<Judging()> prepare);
    void judge();
    void showPopup() override;

Q_SIGNALS:
    void opened(); ///< whoever knows may answer with setRemark()

protected:
    bool event(QEvent* event) override; ///< its tip begins with the choice, where that is cut
    void enterEvent(QEnterEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    [[nodiscard]] static bool steps(const QKeyEvent& event);
    [[nodiscard]] QString fitting() const; ///< the choice, cut where it has no room

    QStringList m_labels; ///< of the items as they were made
    bool m_remarked = false; ///< something has been said of one of them
    std::function<Judging()> m_prepare;
    Latest<Refusals> m_judging {this};
};

} // namespace rankloom::ui
