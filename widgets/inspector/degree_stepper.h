// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QSpinBox>
#include <QWidget>

#include "core/plan/check.h"
#include "widgets/latest.h"

class QMenu;
class QToolButton;

namespace rankloom::ui {

class WrappingLabel;

/// A spin box that steps over illegal values. What is typed is looked up in the options; an illegal value is
/// refused with its reason and the old one stays. Options are looked for in the background once somebody is
/// about to choose; what is typed until they are known waits for them, or else one step does: nobody can say
/// of more where they would lead.
class DegreeSpinBox : public QSpinBox {
    Q_OBJECT
public:
    explicit DegreeSpinBox(QWidget* parent = nullptr);

    using Options = std::vector<DegreeOption>;
    using Looking = Latest<Options>::Work;
    /// What waits goes on with the new plan where another value was changed, and is over where this one was.
    void setCurrent(int current, Looking look);
    /// There is no plan any more: nothing is looked for, and nothing waits.
    void end();
    void judge();
    [[nodiscard]] bool isJudged() const { return m_judged; }
    [[nodiscard]] const Options& options() const { return m_options; }
    void stepBy(int steps) override;

Q_SIGNALS:
    void judged(); ///< its options are known
    void chosen(int value);
    void refused(int value, const QString& reason);

protected:
    [[nodiscard]] StepEnabled stepEnabled() const override;
    void focusInEvent(QFocusEvent* event) override;

private:
    void setOptions(Options options);
    [[nodiscard]] const DegreeOption* neighbour(int direction, int from) const;
    /// Whether the text is not a value yet.
    [[nodiscard]] bool isTyping() const;
    [[nodiscard]] bool isWaiting() const;
    void display(int value);
    void goOn();
    void commit();

    Looking m_look;
    Latest<Options> m_looking {this};
    Options m_options;
    bool m_judged = false;
    int m_current = 1;
    int m_wanted = 0; ///< direction of the step that waits for the options; 0 = none does
};

/// A degree of parallelism: spin box over legal values and a menu of all values, the illegal ones greyed with
/// their reason. A refusal is said in a line below.
class DegreeStepper : public QWidget {
    Q_OBJECT
public:
    explicit DegreeStepper(QWidget* parent = nullptr);

    void setCurrent(int current, DegreeSpinBox::Looking look);
    void end();
    void setNames(const QString& accessibleName);
    [[nodiscard]] DegreeSpinBox& spinBox() const { return *m_spin; }
    [[nodiscard]] QMenu& menu() const { return *m_menu; }
    /// Puts a remark ("−12 ms, +3.1 GiB") beside a value of the open menu.
    void setRemark(int value, const QString& remark);

Q_SIGNALS:
    void chosen(int value);
    void menuOpened(); ///< and filled: whoever knows may answer with setRemark()

protected:
    void enterEvent(QEnterEvent* event) override;

private:
    void fillMenu();
    void addOption(const DegreeOption& option);

    DegreeSpinBox* m_spin;
    QToolButton* m_button;
    QMenu* m_menu;
    WrappingLabel* m_refusal;
};

} // namespace rankloom::ui
