// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/recovery/timeouts_form.h"

#include <QDoubleSpinBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "widgets/fields_layout.h"
#include "widgets/flow_layout.h"
#include "widgets/foreign_text.h"
#include "widgets/translated.h"

namespace rankloom::ui {

namespace {

constexpr double kMostSeconds = 1e6;

} // namespace

TimeoutsForm::TimeoutsForm(QWidget* parent) : QWidget(parent)
{
    m_form = new QWidget(this);
    new FieldsLayout(m_form);
    add(tr("Process group"), tr("Until a collective is given up, TorchFT's and torchtitan's"),
        &Timeouts::processGroup);
    add(tr("Training"), tr("torchtitan: until a training step is given up"), &Timeouts::train);
    add(tr("Initialisation"), tr("torchtitan: until starting is given up"), &Timeouts::init);
    add(tr("Heartbeat"), tr("TorchFT: how often a replica says that it lives"), &Timeouts::heartbeat);
    add(tr("Heartbeat missed"), tr("TorchFT: until the lighthouse takes a replica for lost"),
        &Timeouts::heartbeatTimeout);
    add(tr("Quorum"), tr("TorchFT: until a quorum is given up"), &Timeouts::quorum);
    add(tr("Join"), tr("TorchFT: how long the lighthouse waits for replicas to join"), &Timeouts::join);
    m_judgement = new QLabel(this);
    m_judgement->setWordWrap(true);
    m_saved = new QLabel(this);
    m_saved->setWordWrap(true);
    m_saved->hide();
    auto* buttons = new FlowLayout;
    buttons->setSpacing(6);
    const auto addSave = [&](const QString& text, RecoveryLauncher launcher) {
        auto* save = new QPushButton(text, this);
        connect(save, &QPushButton::clicked, this, [this, launcher] { Q_EMIT saveRequested(launcher); });
        buttons->addWidget(save);
        m_saves.push_back(save);
    };
    addSave(tr("Save for TorchFT…"), RecoveryLauncher::TorchFt);
    addSave(tr("Save for torchtitan…"), RecoveryLauncher::Torchtitan);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(m_form);
    column->addWidget(m_judgement);
    column->addLayout(buttons);
    column->addWidget(m_saved);
    judge();
}

void TimeoutsForm::add(const QString& label, const QString& help, std::optional<double> Timeouts::*of)
{
    auto* box = new QDoubleSpinBox(m_form);
    box->setDecimals(1);
    box->setRange(0, kMostSeconds);
    box->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    box->setSuffix(QStringLiteral(" ") + tr("s"));
    box->setToolTip(plainTip(help));
    box->setAccessibleName(label);
    box->setKeyboardTracking(false);
    auto* words = new QLabel(label + u':', m_form);
    words->setBuddy(box);
    words->setToolTip(plainTip(help));
    static_cast<FieldsLayout*>(m_form->layout())->addField(words, box);
    connect(box, &QDoubleSpinBox::valueChanged, this, &TimeoutsForm::judge);
    m_fields.push_back({of, box});
}

Timeouts TimeoutsForm::timeouts() const
{
    Timeouts out;
    for (const Field& field : m_fields)
        if (field.box->value() > 0)
            out.*field.of = field.box->value();
    return out;
}

void TimeoutsForm::setTimes(double stepSeconds, double recoverySeconds)
{
    m_stepSeconds = stepSeconds;
    m_recoverySeconds = recoverySeconds;
    judge();
}

void TimeoutsForm::setSaved(const QString& where, const QStringList& omissions)
{
    QStringList lines {where};
    for (const QString& one : omissions)
        lines << QStringLiteral("⚠ ") + one;
    m_saved->setText(lines.join(u'\n'));
    m_saved->show();
}

QString TimeoutsForm::saved() const { return m_saved->text(); }

QString TimeoutsForm::judgement() const { return m_judgement->text(); }

void TimeoutsForm::judge()
{
    m_saved->hide(); // it was of others
    const Timeouts given = timeouts();
    const Timeouts chosen = completedTimeouts(given, m_stepSeconds, m_recoverySeconds);
    for (const Field& field : m_fields)
        field.box->setSpecialValueText(
            chosen.*field.of ? tr("chosen: %1 s").arg(*(chosen.*field.of)) : tr("as TorchFT has it"));
    QStringList lines;
    for (const Diagnostic& one : checkTimeouts(chosen, m_stepSeconds, m_recoverySeconds))
        lines << QStringLiteral("⚠ ") + translated(one.message);
    if (lines.empty())
        lines << QStringLiteral("✓ ") + tr("Each timeout ends before the next.");
    m_judgement->setText(lines.join(u'\n'));
    for (QPushButton* save : m_saves) {
        save->setEnabled(m_stepSeconds > 0);
        save->setToolTip(plainTip(m_stepSeconds > 0
                ? tr("Writes these timeouts, the quorum and the interval of checkpoints for the launcher")
                : tr("Mark what fails first: the settings follow from how the job goes on")));
    }
}

} // namespace rankloom::ui
