// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

#include <QLabel>
#include <QString>

namespace rankloom::ui {

/// Text that is never cut: as high as its lines are at the width it has, also in a form that scrolls, where
/// Qt asks nobody for the height at a width.
class WrappingLabel : public QLabel {
public:
    explicit WrappingLabel(QWidget* parent = nullptr) : QLabel(parent) { setWordWrap(true); }

    void say(const QString& text)
    {
        setText(text);
        fit();
    }

    /// Of a fixed width as high as its lines are; Qt would rather have it narrower and higher.
    [[nodiscard]] QSize sizeHint() const override
    {
        return minimumWidth() == maximumWidth() ? QSize(minimumWidth(), heightForWidth(minimumWidth()))
                                                : QLabel::sizeHint();
    }

protected:
    void resizeEvent(QResizeEvent* event) override
    {
        QLabel::resizeEvent(event);
        fit();
    }

private:
    void fit()
    {
        setMinimumHeight(0); // of which Qt makes the least height at any width
        setMinimumHeight(std::max(0, heightForWidth(width()))); // without text there is no height
    }
};

} // namespace rankloom::ui
