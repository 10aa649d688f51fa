// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

#include <QFrame>

#include "core/base/error.h"

class QHBoxLayout;
class QLabel;
class QToolButton;

namespace rankloom::ui {

/// What went wrong or is worth knowing, at the edge of the board: stays until closed, blocks nothing.
class MessageBar : public QFrame {
    Q_OBJECT
public:
    explicit MessageBar(QWidget* parent = nullptr);

    /// An offer beside the message ("Try again").
    struct Offer {
        QString text;
        std::function<void()> accept;
    };
    void showError(const Error& error, const std::vector<Offer>& offers = {});
    void showNote(const QString& text, const std::vector<Offer>& offers = {});
    [[nodiscard]] QString text() const;

private:
    void present(
        const QString& mark, const QString& text, const QString& details, const std::vector<Offer>& offers);

    QLabel* m_mark;
    QLabel* m_text;
    QHBoxLayout* m_offers;
    QToolButton* m_copy;
    QString m_details;
};

/// The person's words for an error: one sentence of what happened, where, and what to do.
QString wordsOf(const Error& error);

} // namespace rankloom::ui
