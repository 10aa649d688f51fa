// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

#include <QString>
#include <QStringList>
#include <QWidget>

class QAction;
class QComboBox;
class QHBoxLayout;
class QToolButton;

namespace rankloom::ui {

/// The row of controls above a picture. Lays itself along the top of its parent.
class ViewStrip : public QWidget {
    Q_OBJECT
public:
    explicit ViewStrip(QWidget* parent);

    /// A labelled choice; the label is its name for screen readers. It has no mnemonic: those belong to the
    /// menus (see removeMnemonics()).
    QComboBox* addChoice(const QString& label, const QStringList& items, std::function<void(int)> chosen);
    /// The same before everything but other leading choices: what is shown comes before how it is shown.
    QComboBox* addLeadingChoice(
        const QString& label, const QStringList& items, std::function<void(int)> chosen);
    /// `name` is for screen readers where the text is only a sign.
    QToolButton* addButton(
        const QString& text, const QString& toolTip, std::function<void()> clicked, const QString& name = {});
    /// Runs a command of the view; its tooltip says the key.
    QToolButton* addCommand(QAction& command, const QString& text, const QString& toolTip);
    /// A choice that says nothing of this view.
    void hideChoice(QComboBox& box);
    void addGap();
    /// Follows the width of the parent; call from its resizeEvent.
    void follow();

private:
    QComboBox* insertChoice(
        int position, const QString& label, const QStringList& items, std::function<void(int)> chosen);

    void fillMore();

    std::vector<QWidget*> m_captions;
    std::vector<QToolButton*> m_buttons;
    std::vector<QToolButton*> m_away; ///< in the menu, for want of room
    QHBoxLayout* m_layout = nullptr;
    QToolButton* m_more = nullptr;
    int m_leading = 0; ///< items of the layout that lead
};

} // namespace rankloom::ui
