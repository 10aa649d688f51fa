// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/mnemonic.h"

#include <QAbstractButton>
#include <QKeySequence>
#include <QLabel>

namespace rankloom::ui {

QString withoutMnemonic(const QString& text)
{
    QString out;
    out.reserve(text.size());
    for (qsizetype i = 0; i < text.size(); ++i) {
        // Where letters of the language are no keys, one follows in brackets.
        if (text[i] == u'(' && i + 3 < text.size() && text[i + 1] == u'&' && text[i + 2] != u'&'
            && text[i + 3] == u')') {
            i += 3;
            continue;
        }
        if (text[i] == u'&' && ++i == text.size())
            break;
        out += text[i];
    }
    return out;
}

void removeMnemonics(QWidget& panel)
{
    const QList<QLabel*> labels = panel.findChildren<QLabel*>();
    for (QLabel* label : labels)
        if (label->buddy() && label->text().contains(u'&'))
            label->setText(withoutMnemonic(label->text()));
    const QList<QAbstractButton*> buttons = panel.findChildren<QAbstractButton*>();
    for (QAbstractButton* button : buttons)
        if (const QString text = withoutMnemonic(button->text());
            !QKeySequence::mnemonic(button->text()).isEmpty())
            button->setText(text);
}

} // namespace rankloom::ui
