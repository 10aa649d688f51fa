// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include <QTimer>
#include <QWidget>

class QPlainTextEdit;

namespace rankloom::ui {

class ComparisonControl;
class Document;
class ScenarioList;

/// The list of plans, below it what somebody noted on the one on screen. A pause in writing, or leaving the
/// text, makes it a command.
class ScenarioPanel : public QWidget {
    Q_OBJECT
public:
    ScenarioPanel(Document& document, ComparisonControl& comparison, QWidget* parent = nullptr);

    [[nodiscard]] ScenarioList& list() const { return *m_list; }
    [[nodiscard]] QPlainTextEdit& note() const { return *m_note; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showNote();
    void keepNote();

    Document& m_document;
    ScenarioList* m_list;
    QPlainTextEdit* m_note;
    std::int64_t m_scenario = 0; ///< whose note is shown
    QTimer m_pause;
};

} // namespace rankloom::ui
