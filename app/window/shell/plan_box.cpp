// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/shell/plan_box.h"

#include <algorithm>

#include <QActionGroup>
#include <QMenu>

#include "app/document/document.h"
#include "app/document/scenario_names.h"
#include "app/window/controls/comparison_control.h"
#include "widgets/foreign_text.h"

namespace rankloom::ui {

namespace {

constexpr int kShownCharacters = 30; ///< of a name that are seen; the whole is told on hover

/// An ampersand of a name is no mnemonic.
QString plain(QString name) { return name.replace(u'&', QStringLiteral("&&")); }

} // namespace

PlanBox::PlanBox(Document& document, ComparisonControl& comparison, QWidget* parent)
    : QToolButton(parent), m_document(document), m_comparison(comparison)
{
    setObjectName(QStringLiteral("planBox"));
    setPopupMode(QToolButton::InstantPopup);
    setToolButtonStyle(Qt::ToolButtonTextOnly);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Plan on screen"));
    setMenu(new QMenu(this));
    connect(menu(), &QMenu::aboutToShow, this, &PlanBox::fill);
    for (const auto changed : {&Document::scenariosChanged, &Document::planChanged, &Document::closed})
        connect(&document, changed, this, &PlanBox::refresh);
    refresh();
}

void PlanBox::refresh()
{
    const ScenarioPointer scenario = m_document.isOpen() ? m_document.state().currentScenario() : nullptr;
    const QString name = scenario ? shownName(m_document.state(), *scenario) : QString();
    setEnabled(scenario != nullptr);
    const int room = kShownCharacters * fontMetrics().averageCharWidth();
    setText(plain(fontMetrics().elidedText(name, Qt::ElideMiddle, room)));
    setToolTip(plainTip(name + u'\n' + tr("Choose another plan (Ctrl+PgUp, Ctrl+PgDown)")));
    setAccessibleDescription(name);
}

void PlanBox::fill()
{
    menu()->clear();
    const DocumentState& state = m_document.state();
    auto* shown = new QActionGroup(menu());
    QMenu* compared = new QMenu(tr("Compared"), menu());
    for (const ScenarioPointer& scenario : state.scenarios) {
        const QString name = plain(shownName(state, *scenario));
        QAction* show =
            menu()->addAction(name, this, [this, id = scenario->id] { m_document.switchScenario(id); });
        show->setCheckable(true);
        show->setChecked(scenario->id == state.current);
        shown->addAction(show);
        QAction* compare = compared->addAction(name, this, [this, id = scenario->id](bool on) {
            if (on)
                m_comparison.compare(id);
            else
                m_comparison.leaveOut(id);
        });
        compare->setCheckable(true);
        compare->setChecked(m_comparison.isCompared(scenario->id));
        compare->setEnabled(compare->isChecked() || m_comparison.compared().size() < kMostCompared);
    }
    menu()->addSeparator();
    menu()->addMenu(compared);
}

void PlanBox::step(int direction)
{
    const std::vector<ScenarioPointer>& all = m_document.state().scenarios;
    const auto here = std::ranges::find(all, m_document.state().current, &Scenario::id);
    if (here == all.end() || all.size() < 2)
        return;
    const std::ptrdiff_t count = std::ssize(all);
    const std::ptrdiff_t next = (here - all.begin() + direction + count) % count;
    m_document.switchScenario(all[static_cast<std::size_t>(next)]->id);
}

} // namespace rankloom::ui
