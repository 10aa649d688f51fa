// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QWidget>

#include "core/recovery/recovery_export.h"

class QDoubleSpinBox;
class QLabel;
class QPushButton;

namespace rankloom::ui {

/// Timeouts of the launcher that starts a job again: what is not given is chosen; whether each ends before
/// the next is said below, and both launchers' settings are written from here.
class TimeoutsForm : public QWidget {
    Q_OBJECT
public:
    explicit TimeoutsForm(QWidget* parent = nullptr);

    [[nodiscard]] Timeouts timeouts() const;
    /// What they have to fit: a step, and the time that going on takes. Without a step nothing can be
    /// written.
    void setTimes(double stepSeconds, double recoverySeconds);
    [[nodiscard]] QString judgement() const;
    /// They have been written, without what the launcher has no setting for.
    void setSaved(const QString& where, const QStringList& omissions);
    [[nodiscard]] QString saved() const;

Q_SIGNALS:
    void saveRequested(rankloom::RecoveryLauncher launcher);

private:
    void add(const QString& label, const QString& help, std::optional<double> Timeouts::*of);
    void judge();

    struct Field {
        std::optional<double> Timeouts::*of;
        QDoubleSpinBox* box;
    };
    QWidget* m_form = nullptr;
    std::vector<Field> m_fields;
    QLabel* m_judgement = nullptr;
    QLabel* m_saved = nullptr;
    std::vector<QPushButton*> m_saves;
    double m_stepSeconds = 0;
    double m_recoverySeconds = 0;
};

} // namespace rankloom::ui
