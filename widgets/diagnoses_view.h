// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>

#include "core/base/diagnostic.h"

class QPalette;
class QPixmap;
class QScrollArea;

namespace rankloom::ui {

/// The list of diagnoses, errors first: a sign and a word for the severity, the message, where it is, and a
/// button for every fix that is known.
class DiagnosesView : public QWidget {
    Q_OBJECT
public:
    explicit DiagnosesView(QWidget* parent = nullptr);

    void setDiagnostics(const Diagnostics& diagnostics);
    [[nodiscard]] const Diagnostics& diagnostics() const { return m_diagnostics; }
    void setStale(bool stale); ///< they are those of an older plan: dimmed
    [[nodiscard]] bool isStale() const { return m_stale; }
    /// "2 errors, 1 warning", or "No problems found".
    [[nodiscard]] QString summary() const;
    /// Everything as lines of text, for the clipboard.
    [[nodiscard]] QString text() const;

    [[nodiscard]] QSize sizeHint() const override { return {480, 140}; }
    /// That shows all of it without scrolling.
    [[nodiscard]] int fullHeight(int width);

Q_SIGNALS:
    void fixRequested(const rankloom::Suggestion& suggestion);
    /// A diagnosis was clicked: its plan pointer, to show the control it is about.
    void pointerActivated(const QString& pointer);
    /// There are others now.
    void changed();
    void staleChanged();

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void rebuild();
    void ensureRows(); ///< they are made when somebody sees them
    void showStale();
    [[nodiscard]] QWidget* createRow(const Diagnostic& diagnostic);

    bool m_stale = false;
    QTimer m_dimming; ///< runs until old ones are dimmed
    bool m_rowsAreOld = false;
    Diagnostics m_diagnostics; ///< sorted by severity, otherwise in the order given
    QScrollArea* m_scroll = nullptr;
};

/// Shows a widget as pale as what is old, or plainly again; it stays usable.
void dim(QWidget& widget);
void undim(QWidget& widget);
QString severityName(Severity severity);
/// An octagon, a triangle or a circle: the shape says it without colour.
QPixmap severitySign(Severity severity, const QPalette& palette, double ratio);

} // namespace rankloom::ui
