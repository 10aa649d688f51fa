// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/panels/replica_choice.h"

#include <algorithm>

#include <QComboBox>
#include <QHBoxLayout>
#include <QSpinBox>

#include "widgets/foreign_text.h"

namespace rankloom::ui {

namespace {

constexpr int kMostPerLayer = 256;
constexpr int kMostInModel = 999'999;
constexpr int kShortest = 3; ///< letters of the scope that the narrowest window shows

} // namespace

ReplicaChoice::ReplicaChoice(QWidget* parent)
    : QWidget(parent), m_count(new QSpinBox(this)), m_scope(new QComboBox(this))
{
    m_count->setObjectName(QStringLiteral("experts.redundant"));
    m_count->setRange(0, kMostPerLayer);
    m_count->setGroupSeparatorShown(true);
    m_count->setSpecialValueText(tr("None"));
    m_count->setAccessibleName(tr("Replicas"));
    m_scope->setObjectName(QStringLiteral("experts.replicaScope"));
    m_scope->setAccessibleName(tr("What the number of replicas is of"));
    m_scope->addItem(tr("per layer"), false);
    m_scope->setItemData(0,
        tr("Experts of every layer that every GPU holds beyond an equal share: the same number everywhere, "
           "as "
           "serving engines want it"),
        Qt::ToolTipRole);
    m_scope->addItem(tr("in total"), true);
    m_scope->setItemData(1,
        tr("Copies in the whole model, at most: spent in the layers that they make most even. GPUs hold "
           "equally many, give or take one."),
        Qt::ToolTipRole);
    m_scope->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_scope->setMinimumContentsLength(kShortest);
    m_count->setMinimumWidth(m_count->sizeHint().width()); // however many the other scope allows
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_count, 1);
    row->addWidget(m_scope, 1);
    setFocusPolicy(Qt::StrongFocus);
    setFocusProxy(m_count);
    connect(m_scope, &QComboBox::currentIndexChanged, this, &ReplicaChoice::changeScope);
    setToolTip(plainTip(m_scope->itemData(0, Qt::ToolTipRole).toString()));
}

void ReplicaChoice::setSizes(int layers, int devices)
{
    m_layers = std::max(1, layers);
    m_devices = std::max(1, devices);
}

bool ReplicaChoice::wholeModel() const { return m_scope->currentData().toBool(); }

int ReplicaChoice::copiesOfOne() const
{
    return static_cast<int>(std::min(qint64 {m_layers} * m_devices, qint64 {kMostInModel}));
}

void ReplicaChoice::changeScope()
{
    setToolTip(plainTip(m_scope->currentData(Qt::ToolTipRole).toString()));
    const qint64 count = m_count->value();
    const qint64 one = copiesOfOne();
    m_count->setRange(0, wholeModel() ? kMostInModel : kMostPerLayer);
    // A step of one copy would be felt by nobody.
    m_count->setStepType(
        wholeModel() ? QAbstractSpinBox::AdaptiveDecimalStepType : QAbstractSpinBox::DefaultStepType);
    m_count->setValue(
        static_cast<int>(std::min<qint64>(wholeModel() ? count * one : count / one, m_count->maximum())));
}

void ReplicaChoice::fill(ExpertTask& task) const
{
    const int count = isEnabled() ? m_count->value() : 0;
    task.redundant = wholeModel() ? 0 : count;
    task.limit.reset();
    if (wholeModel() && count > 0)
        task.limit = ReplicaLimit {count, (count + m_devices - 1) / m_devices};
}

} // namespace rankloom::ui
