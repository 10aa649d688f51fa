// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QToolButton>

#include "app/document/project_store.h"

namespace rankloom::ui {

/// Says in the status bar whether what is on screen is in the file. Where it is not, pressing it says why and
/// offers what can be done: that stays as long as it lasts, whatever the message bar shows.
class KeptButton : public QToolButton {
    Q_OBJECT
public:
    explicit KeptButton(QWidget* parent = nullptr);

    void show(Kept kept, const std::optional<Error>& why = {});
    using QToolButton::show;
    /// Of the longest words: figures beside it do not move.
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;

private:
    static QString words(Kept kept);

    Kept m_kept = Kept::All;
};

} // namespace rankloom::ui
