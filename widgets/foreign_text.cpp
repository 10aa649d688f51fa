// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/foreign_text.h"

#include <QMessageBox>
#include <QTextDocument>

#include "widgets/translated.h"

namespace rankloom::ui {

QString plainTip(const QString& text)
{
    if (!Qt::mightBeRichText(text))
        return text;
    return QStringLiteral("<p style=\"white-space:pre-wrap\">") + text.toHtmlEscaped()
        + QStringLiteral("</p>");
}

void showWarning(QWidget& parent, const QString& title, const Error& error)
{
    auto* box = new QMessageBox(QMessageBox::Warning, title, {}, QMessageBox::Ok, &parent);
    box->setTextFormat(Qt::PlainText);
    box->setText(translated(error));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setModal(false); // nothing but file dialogs stops the person
    box->show();
}

} // namespace rankloom::ui
