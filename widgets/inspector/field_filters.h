// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdlib>
#include <functional>
#include <utility>

#include <QEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QSpinBox>
#include <QWidget>

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
    SteppedBox(std::function<int(int direction)> next, QWidget* parent)
        : QSpinBox(parent), m_next(std::move(next))
    {
    }

    void stepBy(int steps) override
    {
        // Every step is a change of its own: the next one follows from the plan it made.
        for (int n = std::abs(steps); n > 0; --n)
            if (const int value = m_next(steps < 0 ? -1 : 1); value > 0)
                setValue(value);
        selectAll();
    }

private:
    std::function<int(int direction)> m_next;
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
