// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QFrame>

#include "core/base/error.h"

class QHBoxLayout;
class QLabel;
class QToolButton;

namespace rankloom::ui {

/// What went wrong or is worth knowing, above the views: stays until closed, blocks nothing.
class MessageBar : public QFrame {
    Q_OBJECT
public:
    explicit MessageBar(QWidget* parent = nullptr);

    /// An offer beside the message ("Try again").
    struct Offer {
        QString text;
        std::function<void()> accept;
    };
    void showError(const Error& error, const Offer& offer = {});
    void showNote(const QString& text, const Offer& offer = {});
    [[nodiscard]] QString text() const;

private:
    void present(const QString& mark, const QString& text, const QString& details, const Offer& offer);

    QLabel* m_mark;
    QLabel* m_text;
    QToolButton* m_offer;
    QToolButton* m_copy;
    QString m_details;
    std::function<void()> m_accept;
};

/// The person's words for an error: one sentence of what happened, where, and what to do.
QString wordsOf(const Error& error);

} // namespace rankloom::ui
