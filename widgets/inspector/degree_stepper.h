// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QSpinBox>
#include <QWidget>

#include "core/plan/check.h"

class QMenu;
class QToolButton;

namespace rankloom::ui {

class WrappingLabel;

/// A spin box that steps over illegal values. What is typed is looked up in the options; an illegal value is
/// refused with its reason and the old one stays.
class DegreeSpinBox : public QSpinBox {
    Q_OBJECT
public:
    explicit DegreeSpinBox(QWidget* parent = nullptr);

    void setOptions(std::vector<DegreeOption> options, int current);
    [[nodiscard]] const std::vector<DegreeOption>& options() const { return m_options; }
    void stepBy(int steps) override;

Q_SIGNALS:
    void chosen(int value);
    void refused(int value, const QString& reason);

protected:
    [[nodiscard]] StepEnabled stepEnabled() const override;

private:
    [[nodiscard]] const DegreeOption* neighbour(int direction, int from) const;
    void commit();

    std::vector<DegreeOption> m_options;
    int m_current = 1;
};

/// A degree of parallelism: spin box over legal values and a menu of all values, the illegal ones greyed with
/// their reason. A refusal is said in a line below.
class DegreeStepper : public QWidget {
    Q_OBJECT
public:
    explicit DegreeStepper(QWidget* parent = nullptr);

    void setOptions(std::vector<DegreeOption> options, int current);
    void setNames(const QString& accessibleName);
    [[nodiscard]] DegreeSpinBox& spinBox() const { return *m_spin; }
    [[nodiscard]] QMenu& menu() const { return *m_menu; }
    /// Puts a remark ("−12 ms, +3.1 GiB") beside a value of the open menu.
    void setRemark(int value, const QString& remark);

Q_SIGNALS:
    void chosen(int value);
    void menuOpened(); ///< whoever knows may answer with setRemark()

private:
    void fillMenu();

    DegreeSpinBox* m_spin;
    QToolButton* m_button;
    QMenu* m_menu;
    WrappingLabel* m_refusal;
};

} // namespace rankloom::ui
