// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QDialog>
#include <QString>

#include "core/search/first_layout.h"
#include "widgets/latest.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace rankloom::ui {

/// Asks which model is to be trained on which GPUs, and where the project is kept. Makes nothing itself.
class NewProjectDialog : public QDialog {
    Q_OBJECT
public:
    /// `folder`: where projects went last.
    explicit NewProjectDialog(const QString& folder, QWidget* parent = nullptr);

    /// Errors of the presets, which are part of the program.
    [[nodiscard]] Result<FirstChoice> choice() const;
    [[nodiscard]] QString path() const; ///< of the file to make

    void accept() override;

private:
    void makeChoices();
    void makeFile();
    void makeButtons();
    void followDevice();
    void suggestFile();
    void browse();
    void refresh();
    [[nodiscard]] QString consequences() const;
    [[nodiscard]] QString suggestedName() const;

    /// What the file system, asked in the background, says of the file.
    struct Looked {
        QString folder;
        QString path; ///< the one to suggest; empty where the person chose one
        QString objection; ///< against the file; empty: it can be made
    };
    void show(const Looked& found);

    QString m_folder;
    Latest<Looked> m_look {this};
    bool m_wanted = false; ///< to be made as soon as the file has been looked at
    bool m_fileChosen = false; ///< by the person: choosing another model leaves it
    QComboBox* m_model = nullptr;
    QComboBox* m_device = nullptr;
    QSpinBox* m_nodes = nullptr;
    QSpinBox* m_devicesPerNode = nullptr;
    QLabel* m_consequences = nullptr;
    QLineEdit* m_file = nullptr;
    QLabel* m_objection = nullptr;
    QPushButton* m_create = nullptr;
};

} // namespace rankloom::ui
