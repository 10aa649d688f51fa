// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include <QDialog>
#include <QTimer>

#include "core/exchange/export/export.h"
#include "widgets/latest.h"

class QLabel;
class QListWidget;
class QPlainTextEdit;
class QPushButton;
class QTreeWidget;

namespace rankloom::ui {

class Document;

/// The plan as a file of another tool, as it will be written, following every change of the plan. Not modal:
/// it stays beside the window while the plan is edited.
class ExportDialog : public QDialog {
    Q_OBJECT
public:
    explicit ExportDialog(Document& document, QWidget* parent = nullptr);

    void choose(ExportTarget target);
    [[nodiscard]] ExportTarget target() const;
    /// The whole text, of which a long one is shown only in part; empty while there is none.
    [[nodiscard]] const std::string& text() const { return m_text; }

Q_SIGNALS:
    void saveRequested(const QString& suggestedName, const std::string& text);
    void textChanged();

private:
    QWidget* makeTargets();
    QWidget* makeFile();
    void refresh();
    void present(const Result<ExportText>& file);
    void showOmissions(const Diagnostics& omissions);
    void showConsequences(const Diagnostics& consequences);
    void showText();
    void showRefusal(const QString& words);

    Document& m_document;
    QTimer m_soon; ///< several changes of one event make one text
    QListWidget* m_targets = nullptr;
    QLabel* m_title = nullptr;
    QLabel* m_purpose = nullptr;
    QLabel* m_verdict = nullptr;
    QLabel* m_consequences = nullptr; ///< of what is omitted, for memory and step time
    QTreeWidget* m_omissions = nullptr;
    QPlainTextEdit* m_view = nullptr;
    QLabel* m_size = nullptr;
    QPushButton* m_copy = nullptr;
    QPushButton* m_save = nullptr;
    std::string m_text;
    Latest<Result<ExportText>> m_newest;
};

} // namespace rankloom::ui
