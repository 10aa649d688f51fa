// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QWidget>

#include "core/search/search_space.h"
#include "widgets/adopt_as.h"
#include "widgets/search/layout_table.h"

class QKeyEvent;
class QLabel;
class QLineEdit;
class QPushButton;
class QSortFilterProxyModel;
class QTabWidget;
class QTableView;

namespace rankloom::ui {

class LayoutScatter;
class SearchConstraints;
class SensitivityView;

/// What a layout search may choose, what it found as a table and as a picture, and what single settings would
/// change.
class SearchPanel : public QWidget {
    Q_OBJECT
public:
    explicit SearchPanel(QWidget* parent = nullptr);

    /// Fastest first; nothing: the empty state. `tests`: what was found out about them since.
    void setLayouts(FoundLayouts layouts, std::shared_ptr<const LayoutTests> tests = {});
    void setRunning(bool running);
    /// What is shown was not found under the present constraints, or something newer is being searched:
    /// dimmed.
    void setStale(bool stale);
    void setStatus(const QString& words, const QString& toolTip = {});
    /// Whether what is shown still belongs to the project on screen.
    void setAdoptable(bool adoptable);

    [[nodiscard]] SearchConstraints& constraints() const { return *m_constraints; }
    [[nodiscard]] LayoutScatter& scatter() const { return *m_scatter; }
    [[nodiscard]] SensitivityView& sensitivity() const { return *m_sensitivity; }
    [[nodiscard]] QTableView& table() const { return *m_table; }
    [[nodiscard]] bool isRunning() const { return m_running; }
    [[nodiscard]] QString status() const;
    /// What a row of the table shows; the number that the signals carry.
    [[nodiscard]] const FoundLayout* layoutAt(int shown) const;
    [[nodiscard]] int chosen() const; ///< the row under the cursor, -1 = none
    /// Shows or hides the layouts that are as fast as the one of a row.
    void toggleAlike(int shown);
    void begin(); ///< the keyboard goes to what starts a search
    [[nodiscard]] int heightForWidth(int width) const override;

Q_SIGNALS:
    void searchRequested();
    void cancelRequested();
    void adoptRequested(int shown, rankloom::ui::AdoptAs as); ///< see layoutAt()
    /// The person looks at a layout: other views may show it.
    void previewRequested(int shown);
    /// Another layout is the chosen one, or none, and the person did not do it: rows came, went or moved.
    void chosenMoved();
    void testRequested(); ///< place the ranks of the best, and try how they hold

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeConstraints();
    QWidget* makeFound();
    QWidget* makePictures();
    void applyFilter(const QString& text);
    void fill();
    void fitColumns();
    void selectRow(int layout);
    void preview();
    void adopt(AdoptAs as);
    bool tableKey(const QKeyEvent& key);
    [[nodiscard]] int successor(const std::vector<FoundLayout>& layouts) const;
    [[nodiscard]] int chosenLayout() const; ///< index of the layout, or of the one that it is like
    void showButtons();

    SearchConstraints* m_constraints = nullptr;
    QPushButton* m_search = nullptr;
    QPushButton* m_cancel = nullptr;
    QLineEdit* m_filter = nullptr;
    QTableView* m_table = nullptr;
    QSortFilterProxyModel* m_sorted = nullptr;
    QLabel* m_status = nullptr;
    QPushButton* m_adoptNew = nullptr;
    QPushButton* m_adopt = nullptr;
    QPushButton* m_test = nullptr;
    QTabWidget* m_tabs = nullptr;
    LayoutScatter* m_scatter = nullptr;
    SensitivityView* m_sensitivity = nullptr;
    FoundLayouts m_layouts;
    std::shared_ptr<const LayoutTests> m_tests;
    std::vector<int> m_open; ///< layouts whose like are shown, ascending
    std::vector<LayoutRow> m_rows;
    LayoutTable* m_model = nullptr;
    bool m_looked = false; ///< the person chose the layout under the cursor
    bool m_stale = false;
    bool m_adoptable = true;
    bool m_running = false;
    bool m_filling = false; ///< the table is being filled: its cursor is not the person's
};

} // namespace rankloom::ui
