// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QLabel>
#include <QString>

namespace rankloom::ui {

/// What the best of a setting's next values would change, below the setting: "8: −12 ms, +3.1 GiB". One line;
/// where it is too narrow, the name of the value is cut, not what it would change. A click takes it.
class ChangeCaption : public QLabel {
public:
    using QLabel::QLabel;

    std::function<void()> taken; ///< empty: there is nothing to take

    void setChange(const QString& value, const QString& change);
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void setUnderlined(bool on);
    void fit();

    QString m_value;
    QString m_change;
};

} // namespace rankloom::ui
