// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QPlainTextEdit;

namespace rankloom::ui {

class ComparisonControl;
class Document;
class PresentationView;
class Views;

/// The comparison, and what is to be told of the plan on screen, as a talk on the whole screen, with the
/// notes on the plans: on another screen where there is one, else below the page. Follows the document while
/// it is open; deletes itself when closed.
class Presenter : public QWidget {
    Q_OBJECT
public:
    /// `window` is where the person was: the talk begins on its screen.
    Presenter(Views& views, const Document& document, QWidget& window);
    ~Presenter() override;

    [[nodiscard]] PresentationView& view() const { return *m_view; }
    [[nodiscard]] QPlainTextEdit& notes() const { return *m_notes; }
    void setNotesShown(bool shown);

private:
    void takeData();
    void writeNotes();

    Views& m_views;
    const Document& m_document;
    ComparisonControl& m_comparison;
    PresentationView* m_view;
    QPlainTextEdit* m_notes;
};

} // namespace rankloom::ui
