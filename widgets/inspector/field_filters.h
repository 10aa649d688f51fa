// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdlib>
#include <functional>
#include <stop_token>
#include <utility>
#include <vector>

#include <QEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QSpinBox>
#include <QWidget>

#include "widgets/latest.h"

namespace rankloom::ui {

/// The wheel scrolls the inspector; it changes a value only where the focus is. Undo and redo are those of
/// the plan, not of the text in a number field.
class FieldGuard : public QObject {
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* object, QEvent* event) override
    {
        auto* widget = qobject_cast<QWidget*>(object);
        if (event->type() == QEvent::Wheel && widget && !widget->hasFocus()) {
            event->ignore();
            return true;
        }
        if (event->type() == QEvent::ShortcutOverride) {
            const auto* key = static_cast<const QKeyEvent*>(event);
            if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
                event->ignore();
                return true;
            }
        }
        return QObject::eventFilter(object, event);
    }
};

/// Undo and redo in a line of text are its own while somebody is typing, and those of the plan otherwise.
class TextGuard : public QObject {
public:
    explicit TextGuard(QLineEdit& edit) : QObject(&edit), m_edit(edit) { edit.installEventFilter(this); }

protected:
    bool eventFilter(QObject* object, QEvent* event) override
    {
        if (event->type() == QEvent::ShortcutOverride) {
            const auto* key = static_cast<const QKeyEvent*>(event);
            if ((key->matches(QKeySequence::Undo) && !m_edit.isUndoAvailable())
                || (key->matches(QKeySequence::Redo) && !m_edit.isRedoAvailable())) {
                event->ignore();
                return true;
            }
        }
        return QObject::eventFilter(object, event);
    }

private:
    QLineEdit& m_edit;
};

/// Escape in a line of text that was refused brings back what the plan says.
class EscapeFilter : public QObject {
public:
    EscapeFilter(QLineEdit& edit, std::function<bool()> restore)
        : QObject(&edit), m_restore(std::move(restore))
    {
        edit.installEventFilter(this);
    }

protected:
    bool eventFilter(QObject* object, QEvent* event) override
    {
        const bool escape = event->type() == QEvent::KeyPress
            && static_cast<const QKeyEvent*>(event)->key() == Qt::Key_Escape;
        return (escape && m_restore()) || QObject::eventFilter(object, event);
    }

private:
    std::function<bool()> m_restore; ///< whether there was anything to bring back
};

/// A number that is stepped to where a function says, and typed as one likes.
class SteppedBox : public QSpinBox {
public:
    /// The value that so many steps lead to, up or down.
    using Steps = std::function<int(int steps, const std::stop_token& stop)>;

    using QSpinBox::QSpinBox;

    void setSteps(Steps steps)
    {
        m_steps = std::move(steps);
        m_wanted = 0;
        m_step.cancel();
        m_ahead.cancel();
    }
    /// Steps that are made before the first is known are made at once.
    void stepBy(int steps) override
    {
        m_wanted += steps;
        m_step.ask([to = m_steps, n = m_wanted](const std::stop_token& stop) { return to ? to(n, stop) : 0; },
            [this](int value) {
                m_wanted = 0;
                if (value > 0)
                    setValue(value);
                selectAll();
            });
    }
    /// Tells where one step up and one down would lead, as far as there is such a step.
    void lookAhead(Latest<std::vector<int>>::Done tell)
    {
        m_ahead.ask(
            [to = m_steps, now = value()](const std::stop_token& stop) {
                std::vector<int> values;
                for (const int direction : {1, -1})
                    if (const int value = to ? to(direction, stop) : now; value != now)
                        values.push_back(value);
                return values;
            },
            std::move(tell));
    }

private:
    Steps m_steps;
    int m_wanted = 0; ///< steps that were made and are looked for
    Latest<int> m_step {this};
    Latest<std::vector<int>> m_ahead {this};
};

/// Says when the person begins and ends to look at a control, with the mouse or with the keyboard.
class AttentionFilter : public QObject {
public:
    AttentionFilter(QWidget* control, std::function<void()> begin, std::function<void()> end)
        : QObject(control), m_begin(std::move(begin)), m_end(std::move(end))
    {
    }

protected:
    bool eventFilter(QObject* object, QEvent* event) override
    {
        const auto* control = static_cast<QWidget*>(object);
        if (!control->isEnabled()) // its tooltip is the reason
            return QObject::eventFilter(object, event);
        if (event->type() == QEvent::Enter || event->type() == QEvent::FocusIn)
            m_begin();
        else if ((event->type() == QEvent::Leave && !control->hasFocus())
            || (event->type() == QEvent::FocusOut && !control->underMouse()))
            m_end();
        return QObject::eventFilter(object, event);
    }

private:
    std::function<void()> m_begin;
    std::function<void()> m_end;
};

} // namespace rankloom::ui
