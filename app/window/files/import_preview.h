// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <deque>
#include <optional>
#include <vector>

#include <QFrame>

#include "app/document/import_forecast.h"
#include "app/document/opened_project.h"
#include "app/window/files/import_questions.h"
#include "app/window/files/report_text.h"
#include "app/window/panels/host_table.h"

class QComboBox;
class QLabel;
class QPushButton;

namespace rankloom::ui {

class MeasuredView;

/// What a file holds and what its import would change, before it does: the figures before and after,
/// everything that was not understood, and which nodes its hosts are. One file at a time; others wait. Blocks
/// nothing.
class ImportPreviewPanel : public QFrame {
    Q_OBJECT
public:
    explicit ImportPreviewPanel(QWidget* parent = nullptr);

    /// Shows the file, or puts it behind those that wait.
    void add(const PreviewedFile& file);
    [[nodiscard]] bool isWaiting() const { return !m_files.empty(); }
    [[nodiscard]] HostModel& hosts() { return m_hosts; }
    [[nodiscard]] MeasuredView& kernels() const { return *m_kernels; }
    void clear(); ///< forgets all files
    /// What the file on screen would do with the answers given last.
    void showForecast(const ImportForecast& forecast);
    /// Asks for the forecast anew: the plan or the project is another one.
    void followPlan();
    [[nodiscard]] QString contents() const; ///< all that is told, as text

Q_SIGNALS:
    /// The file on screen is to be imported with these answers. Those that waited behind it are given up with
    /// it: what is asked about them may be another question then.
    void accepted(const QStringList& paths, const rankloom::ReadingHints& hints,
        const std::vector<rankloom::ui::PreviewedFile>& behind);
    void dropped(const rankloom::ui::PreviewedFile& file); ///< not to be imported
    void waitingChanged(bool waiting);
    /// showForecast() is to be called; what was asked for before is not wanted any more.
    void forecastWanted(const QStringList& paths, const rankloom::ReadingHints& hints);
    void forecastUnwanted();

protected:
    void keyPressEvent(QKeyEvent* event) override; ///< Return imports, Escape cancels

private:
    void showFirst();
    void showTitle();
    void showContents();
    void showKernels();
    [[nodiscard]] ReadingHints answers() const;
    [[nodiscard]] bool isUnitKnown() const;
    [[nodiscard]] int openHosts() const; ///< that still need a node
    [[nodiscard]] QStringList whatChanges() const;
    [[nodiscard]] QStringList figures() const;
    void answered(); ///< another answer: what would happen may be something else
    void drop();
    void accept();
    void showReadiness();

    std::deque<PreviewedFile> m_files; ///< the first is on screen
    std::optional<ImportForecast> m_forecast; ///< of it, as far as it is known
    bool m_forecastStale = false; ///< of other answers
    HostModel m_hosts;
    QLabel* m_title;
    ReportText* m_contents;
    ImportQuestions* m_questions;
    HostTable* m_table;
    MeasuredView* m_kernels; ///< measured against fitted, where the file holds kernels
    QLabel* m_question;
    QComboBox* m_unit;
    QLabel* m_ready;
    QPushButton* m_leaveOut;
    QPushButton* m_import;
};

} // namespace rankloom::ui
