// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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
    void showPopup() override;

Q_SIGNALS:
    void opened(); ///< whoever knows may answer with setRemark()
};

} // namespace rankloom::ui
