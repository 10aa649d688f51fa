// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <utility>

#include <QComboBox>

namespace rankloom::ui {

/// A combo box whose open list says beside each choice what it would change.
class ChoiceBox : public QComboBox {
    Q_OBJECT
public:
    explicit ChoiceBox(QWidget* parent = nullptr);

    /// Puts "−12 ms, +3.1 GiB" beside a choice until the items are made anew.
    void setRemark(int index, const QString& remark);
    /// Greys a choice out and says why it is not possible.
    void refuse(int index, const QString& reason);
    /// Says what is not possible, when somebody is about to choose.
    void judgeLater(std::function<void()> judge) { m_judge = std::move(judge); }
    void judge();
    void showPopup() override;

Q_SIGNALS:
    void opened(); ///< whoever knows may answer with setRemark()

protected:
    bool event(QEvent* event) override; ///< its tip begins with the choice, where that is cut
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    [[nodiscard]] QString fitting() const; ///< the choice, cut where it has no room

    std::function<void()> m_judge;
};

} // namespace rankloom::ui
