// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <deque>

#include <QFrame>

#include "app/document/opened_project.h"
#include "app/window/host_table.h"
#include "app/window/report_text.h"

class QComboBox;
class QLabel;
class QPushButton;

namespace rankloom::ui {

/// What a file holds and what its import would change, before it does: everything that was not understood,
/// and which nodes its hosts are. One file at a time; others wait. Blocks nothing.
class ImportPreviewPanel : public QFrame {
    Q_OBJECT
public:
    explicit ImportPreviewPanel(QWidget* parent = nullptr);

    /// Shows the file, or puts it behind those that wait.
    void add(const PreviewedFile& file);
    [[nodiscard]] bool isWaiting() const { return !m_files.empty(); }
    [[nodiscard]] HostModel& hosts() { return m_hosts; }
    void clear(); ///< forgets all files

Q_SIGNALS:
    /// The file on screen is to be imported with these answers.
    void accepted(const QStringList& paths, const rankloom::ReadingHints& hints);
    void waitingChanged(bool waiting);

protected:
    void keyPressEvent(QKeyEvent* event) override; ///< Return imports, Escape cancels

private:
    void showFirst();
    void showContents(const db::ProjectFile::ImportPreview& preview);
    void next();
    void accept();
    void showReadiness();

    std::deque<PreviewedFile> m_files; ///< the first is on screen
    HostModel m_hosts;
    QLabel* m_title;
    ReportText* m_contents;
    HostTable* m_table;
    QLabel* m_question;
    QComboBox* m_unit;
    QLabel* m_ready;
    QPushButton* m_leaveOut;
    QPushButton* m_import;
};

} // namespace rankloom::ui
