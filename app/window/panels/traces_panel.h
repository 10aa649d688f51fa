// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include <QTimer>
#include <QWidget>

#include "app/document/opened_project.h"

class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QMenu;
class QSpinBox;
class QToolButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace rankloom::ui {

class Document;
class Jobs;

/// The routing traces of the project, what is said about them, and which of their tokens count: those of
/// chosen tags, of a span of time, or those to train or to test a placement with. Counts anew in the
/// background whenever the choice changes; the new counts are one command, as other tags on a trace are.
/// Below, what is odd about them.
class TracesPanel : public QWidget {
    Q_OBJECT
public:
    TracesPanel(Document& document, Jobs& jobs, QWidget* parent = nullptr);

    [[nodiscard]] QTreeWidget& files() { return *m_files; }
    [[nodiscard]] bool isCounting() const { return m_job != 0 || m_wait.isActive(); }
    /// What the person asks for.
    [[nodiscard]] TraceFilter filter() const;
    [[nodiscard]] QString findings() const;
    [[nodiscard]] QString newestWords() const;
    [[nodiscard]] QString countedWords() const;

Q_SIGNALS:
    void tracesRead(const rankloom::ui::StoredTraces& traces);
    void failed(const rankloom::Error& error);

private:
    bool eventFilter(QObject* watched, QEvent* event) override;
    QWidget* makeFilter();
    void makeSplitFields(QWidget& row);
    void makeTimeFields(QWidget& row);
    void reload();
    void showTraces(const StoredTraces& traces);
    void showTagMenu();
    void showFilter();
    void keepTimeInOrder();
    void showFindings();
    void editTags(QTreeWidgetItem* item, int column);
    void storeTags(std::int64_t trace, const std::vector<TraceTag>& tags);
    void filterChanged();
    void count();
    void finish();
    void clear();

    struct Counted;
    Document& m_document;
    Jobs& m_jobs;
    StoredTraces m_traces;
    int m_reading = 0; ///< counts up where what is being read becomes old
    QTreeWidget* m_files = nullptr;
    QToolButton* m_tags = nullptr;
    QMenu* m_tagMenu = nullptr;
    QComboBox* m_part = nullptr;
    QDoubleSpinBox* m_share = nullptr;
    QDoubleSpinBox* m_from = nullptr; ///< percent of the time
    QDoubleSpinBox* m_to = nullptr;
    QSpinBox* m_block = nullptr;
    QSpinBox* m_seed = nullptr;
    QLabel* m_counted = nullptr;
    QLabel* m_findings = nullptr;
    std::vector<TraceTag> m_chosen;
    QTimer m_wait; ///< a burst of changes counts once
    quint64 m_job = 0;
    bool m_again = false; ///< the filter changed while a count ran
    std::shared_ptr<Counted> m_result;
};

} // namespace rankloom::ui
