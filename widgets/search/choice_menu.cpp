// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/search/choice_menu.h"

#include <utility>

#include <QAction>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>

#include "widgets/foreign_text.h"

namespace rankloom::ui {

namespace {

/// Ticking something leaves it open: several are usually ticked in a row.
class StayingMenu : public QMenu {
public:
    using QMenu::QMenu;

protected:
    void mouseReleaseEvent(QMouseEvent* event) override
    {
        if (!toggle(activeAction()))
            QMenu::mouseReleaseEvent(event);
    }
    void keyPressEvent(QKeyEvent* event) override
    {
        if (event->key() != Qt::Key_Space || !toggle(activeAction()))
            QMenu::keyPressEvent(event);
    }

private:
    static bool toggle(QAction* action)
    {
        if (!action || !action->isCheckable() || !action->isEnabled())
            return false;
        action->trigger();
        return true;
    }
};

} // namespace

ChoiceMenu::ChoiceMenu(const QString& label, const QString& help, QWidget* parent)
    : QToolButton(parent), m_label(label), m_help(help), m_all(tr("any")), m_nothing(tr("none"))
{
    setPopupMode(QToolButton::InstantPopup);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(label);
    auto* menu = new StayingMenu(this);
    menu->setToolTipsVisible(true);
    setMenu(menu);
    connect(menu, &QMenu::aboutToShow, this, &ChoiceMenu::fillMenu);
    showChosen();
}

void ChoiceMenu::setWords(const QString& all, const QString& nothing)
{
    m_all = all;
    m_nothing = nothing;
    showChosen();
}

void ChoiceMenu::setOffer(Offer offer)
{
    if (m_offer == offer)
        return;
    m_offer = std::move(offer);
    showChosen();
}

QStringList ChoiceMenu::allNames() const
{
    QStringList names;
    for (const Choice& choice : m_offer.choices)
        names.append(choice.name);
    return names;
}

QStringList ChoiceMenu::chosen() const { return chosenOf(m_wish ? *m_wish : m_offer.usual); }

QStringList ChoiceMenu::chosenOf(const QStringList& wanted) const
{
    QStringList names = allNames();
    names.removeIf([&](const QString& name) { return !wanted.contains(name); });
    return names;
}

void ChoiceMenu::setWish(std::optional<QStringList> wish)
{
    m_wish = std::move(wish);
    showChosen();
}

void ChoiceMenu::choose(std::optional<QStringList> wish)
{
    setWish(std::move(wish));
    Q_EMIT changed();
}

void ChoiceMenu::addShortcut(const QString& words, const std::optional<QStringList>& names)
{
    connect(menu()->addAction(words), &QAction::triggered, this, [this, names] { choose(names); });
}

void ChoiceMenu::fillMenu()
{
    menu()->clear();
    const bool allAreUsual = m_offer.usual.size() == std::ssize(m_offer.choices);
    addShortcut(tr("All"), allAreUsual ? std::optional<QStringList>() : allNames());
    if (!m_offer.someWords.isEmpty())
        addShortcut(m_offer.someWords, m_offer.some);
    if (!m_offer.present.isEmpty())
        addShortcut(tr("Only as in the plan"), m_offer.present);
    menu()->addSeparator();
    const QStringList now = chosen();
    for (const Choice& choice : m_offer.choices) {
        QAction* action = menu()->addAction(choice.words);
        action->setCheckable(true);
        action->setChecked(now.contains(choice.name));
        connect(action, &QAction::toggled, this, [this, name = choice.name](bool on) {
            QStringList wish = chosen();
            if (on)
                wish.append(name);
            else
                wish.removeAll(name);
            choose(wish);
        });
    }
}

void ChoiceMenu::showChosen()
{
    const QStringList now = chosen();
    QStringList words;
    for (const Choice& choice : m_offer.choices)
        if (now.contains(choice.name))
            words.append(choice.words);
    constexpr qsizetype kMostNamed = 2;
    const QString summary = words.isEmpty()                        ? m_nothing
        : words.size() == std::ssize(m_offer.choices)              ? m_all
        : !m_offer.some.isEmpty() && now == chosenOf(m_offer.some) ? m_offer.someWords
        : words.size() <= kMostNamed
        ? words.join(QStringLiteral(", "))
        : tr("%1 of %2", "how many are ticked").arg(words.size()).arg(m_offer.choices.size());
    setText(tr("%1: %2", "setting and what may be chosen").arg(m_label, summary));
    setAccessibleDescription(words.join(QStringLiteral(", ")));
    setToolTip(plainTip(
        m_help + QStringLiteral("\n") + (words.isEmpty() ? m_nothing : words.join(QStringLiteral(", ")))));
    updateGeometry();
}

} // namespace rankloom::ui
