// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QWidget>

#include "core/search/search_space.h"
#include "widgets/search/layout_table.h"

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSortFilterProxyModel;
class QTabWidget;
class QTableView;

namespace rankloom::ui {

class LayoutScatter;
class SensitivityView;

/// What a layout search may choose, what it found as a table and as a picture, and what single settings would
/// change.
class SearchPanel : public QWidget {
    Q_OBJECT
public:
    explicit SearchPanel(QWidget* parent = nullptr);

    /// What may be chosen, by the fields of the panel. Errors: BadValue for a field that cannot be read.
    [[nodiscard]] Result<SearchSpace> space(const Project& project, const Plan& plan) const;
    void setLayouts(FoundLayouts layouts); ///< fastest first; nothing: the empty state
    void setRunning(bool running);
    void setStatus(const QString& words, const QString& toolTip = {});
    /// Whether what is shown still belongs to the project on screen.
    void setAdoptable(bool adoptable);

    [[nodiscard]] LayoutScatter& scatter() const { return *m_scatter; }
    [[nodiscard]] SensitivityView& sensitivity() const { return *m_sensitivity; }
    [[nodiscard]] QTableView& table() const { return *m_table; }
    [[nodiscard]] QString status() const;
    [[nodiscard]] bool showsSensitivity() const;
    void begin(); ///< the keyboard goes to what starts a search

Q_SIGNALS:
    void searchRequested();
    void cancelRequested();
    void adoptRequested(int layout, bool asNewPlan);
    void sensitivityShown();

protected:
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Field {
        DegreeRange SearchSpace::*range;
        QString name;
        QLineEdit* edit;
    };
    QWidget* makeDegrees();
    QWidget* makeChoices();
    QWidget* makeFound();
    QWidget* makePictures();
    void addDegree(
        QHBoxLayout& row, const QString& name, const QString& toolTip, DegreeRange SearchSpace::*range);
    void checkFields();
    void applyFilter(const QString& text);
    void selectRow(int layout);
    void adopt(bool asNewPlan);
    [[nodiscard]] int chosen() const; ///< index of the layout, -1 = none
    void showButtons();

    std::vector<Field> m_fields;
    QDoubleSpinBox* m_headroom = nullptr;
    QCheckBox* m_tensorWithinNode = nullptr;
    QComboBox* m_schedules = nullptr;
    QPushButton* m_search = nullptr;
    QPushButton* m_cancel = nullptr;
    QLineEdit* m_filter = nullptr;
    QTableView* m_table = nullptr;
    QSortFilterProxyModel* m_sorted = nullptr;
    QLabel* m_status = nullptr;
    QPushButton* m_adoptNew = nullptr;
    QPushButton* m_adopt = nullptr;
    QTabWidget* m_tabs = nullptr;
    LayoutScatter* m_scatter = nullptr;
    SensitivityView* m_sensitivity = nullptr;
    FoundLayouts m_layouts;
    bool m_adoptable = true;
    bool m_filling = false; ///< the table is being filled: its cursor is not the person's
};

} // namespace rankloom::ui
