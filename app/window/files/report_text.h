// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QTextEdit>

namespace rankloom::ui {

/// Titles with lines below them, wrapped at the width there is: to be read, selected and copied, by mouse and
/// by keyboard. Ctrl+C copies what is selected, or all.
class ReportText : public QTextEdit {
    Q_OBJECT
public:
    explicit ReportText(QWidget* parent = nullptr);

    struct Section {
        QString title;
        QStringList lines;
    };
    /// Below or above what is there.
    void addSection(const Section& section);
    void addSectionAbove(const Section& section);
    void setSections(const QList<Section>& sections);
    void copyAll() const;

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    void insert(class QTextCursor& cursor, const Section& section);
    void copy() const;
};

} // namespace rankloom::ui
