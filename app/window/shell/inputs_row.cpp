// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/shell/inputs_row.h"

#include <QHBoxLayout>
#include <QInputDialog>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QToolButton>

#include "app/document/document.h"
#include "core/cluster/node_kinds.h"
#include "widgets/foreign_text.h"

namespace rankloom::ui {

namespace {

QString nameOf(const ModelInput& model)
{
    return QString::fromStdString(model.title.empty() ? model.model->name : model.title);
}

/// Its shape, behind the name somebody gave.
QString nameOf(const ClusterInput& input)
{
    const QString shape = QString::fromStdString(clusterShape(input.cluster, "×"));
    return input.name.empty() ? shape
                              : QStringLiteral("%1 (%2)").arg(QString::fromStdString(input.name), shape);
}

QString listed(const std::vector<std::string>& plans)
{
    QStringList names;
    for (const std::string& plan : plans)
        names.append(QString::fromStdString(plan));
    return names.join(QStringLiteral(", "));
}

constexpr int kMostCharacters = 34; ///< of a name that are seen; the whole is told on hover

QToolButton* makeButton(QWidget* parent, const QString& name)
{
    auto* button = new QToolButton(parent);
    button->setPopupMode(QToolButton::InstantPopup);
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setAccessibleName(name);
    return button;
}

} // namespace

InputsRow::InputsRow(Document& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_model(makeButton(this, tr("Model of the plan")))
    , m_cluster(makeButton(this, tr("Cluster of the plan")))
    , m_batch(makeButton(this, tr("Batch of the plan")))
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(2);
    for (QToolButton* button : {m_model, m_cluster, m_batch}) {
        if (button != m_model)
            row->addWidget(new QLabel(QStringLiteral("·"), this));
        row->addWidget(button);
    }
    row->addStretch(1);
    for (QToolButton* button : {m_model, m_cluster})
        button->setMenu(new QMenu(button));
    connect(m_model->menu(), &QMenu::aboutToShow, this, &InputsRow::fillModels);
    connect(m_cluster->menu(), &QMenu::aboutToShow, this, &InputsRow::fillClusters);
    connect(m_batch, &QToolButton::clicked, this, [this] {
        const bool serves = m_document.plan()->workload.kind == WorkKind::Serving;
        Q_EMIT fieldRequested(
            serves ? QStringLiteral("/serving/requests") : QStringLiteral("/workload/globalBatchSize"));
    });
    for (const auto changed :
        {&Document::projectChanged, &Document::planChanged, &Document::scenariosChanged, &Document::closed})
        connect(&document, changed, this, &InputsRow::refresh);
    refresh();
}

void InputsRow::show(QToolButton& button, const QString& text, const QString& who)
{
    const int room = kMostCharacters * fontMetrics().averageCharWidth();
    button.setText(fontMetrics().elidedText(text, Qt::ElideMiddle, room).replace(u'&', QStringLiteral("&&")));
    button.setToolTip(plainTip(text + u'\n' + who));
    button.setAccessibleDescription(text);
}

void InputsRow::refresh()
{
    const ScenarioPointer scenario = m_document.isOpen() ? m_document.state().currentScenario() : nullptr;
    setEnabled(scenario != nullptr);
    if (!scenario) {
        show(*m_model, tr("No model"), {});
        show(*m_cluster, tr("No cluster"), {});
        show(*m_batch, {}, {});
        return;
    }
    const DocumentState& state = m_document.state();
    const auto shared = [](const std::vector<std::string>& others) {
        return others.empty() ? tr("Only this plan refers to it.")
                              : tr("Other plans refer to it too: %1").arg(listed(others));
    };
    show(
        *m_model, nameOf(*state.inputs.model(scenario->model)), shared(state.othersOnModel(scenario->model)));
    show(*m_cluster, nameOf(*state.inputs.cluster(scenario->cluster)),
        shared(state.othersOnCluster(scenario->cluster)));
    showWork(scenario->plan);
}

/// The batch of a step, or the requests of a plan that serves.
void InputsRow::showWork(const Plan& plan)
{
    const QLocale locale;
    const auto number = [&locale](std::int64_t n) { return locale.toString(static_cast<qlonglong>(n)); };
    if (plan.workload.kind == WorkKind::Serving) {
        const RequestMix& mix = plan.serving.requests;
        const RequestLengths& lengths = mix.lengths;
        show(*m_batch,
            !mix.trace.name.empty() ? tr("requests of %1").arg(QString::fromStdString(mix.trace.name))
                : lengths.kind == LengthsKind::Fixed
                ? tr("%1 × %2 + %3 tokens")
                      .arg(number(mix.count), number(lengths.prompt), number(lengths.output))
                : tr("%1 × %2 to %3 tokens")
                      .arg(number(mix.count), number(lengths.least), number(lengths.most)),
            tr("Requests, and tokens of their prompts and outputs"));
        return;
    }
    show(*m_batch,
        tr("%1 × %2 tokens").arg(number(plan.workload.globalBatchSize), number(plan.workload.sequenceLength)),
        tr("Sequences of a global batch and their length, in microbatches of %1")
            .arg(number(plan.workload.microBatchSize)));
}

void InputsRow::fillModels()
{
    QMenu& menu = *m_model->menu();
    menu.clear();
    const ScenarioPointer scenario = m_document.state().currentScenario();
    for (const auto& model : m_document.state().inputs.models) {
        QAction* action =
            menu.addAction(nameOf(*model), this, [this, id = model->id] { m_document.useModel(id); });
        action->setCheckable(true);
        action->setChecked(model->id == scenario->model);
    }
    menu.addSeparator();
    menu.addAction(tr("Another one: choose it under Model and cluster, or drop a config.json"), this,
        [this] { Q_EMIT fieldRequested(QStringLiteral("/model/preset")); });
}

void InputsRow::fillClusters()
{
    QMenu& menu = *m_cluster->menu();
    menu.clear();
    const DocumentState& state = m_document.state();
    const ScenarioPointer scenario = state.currentScenario();
    for (const auto& cluster : state.inputs.clusters) {
        QAction* action =
            menu.addAction(nameOf(*cluster), this, [this, id = cluster->id] { m_document.useCluster(id); });
        action->setCheckable(true);
        action->setChecked(cluster->id == scenario->cluster);
    }
    menu.addSeparator();
    QAction* copy = menu.addAction(tr("Copy for This Plan Only"), this, [this] { m_document.copyCluster(); });
    copy->setEnabled(!state.othersOnCluster(scenario->cluster).empty());
    copy->setToolTip(tr("Then its nodes, GPUs and links can be changed without changing other plans."));
    QAction* constants = menu.addAction(
        tr("Use the Project's Measured Constants"), this, [this] { m_document.useProjectCalibration(); });
    constants->setEnabled(scenario->ownCalibration.has_value());
    constants->setToolTip(tr("This plan was given constants of its own."));
    menu.addAction(tr("Name It…"), this, &InputsRow::askForName);
    menu.addAction(tr("Change Its Nodes and GPUs"), this,
        [this] { Q_EMIT fieldRequested(QStringLiteral("/cluster/nodes")); });
}

void InputsRow::askForName()
{
    const ScenarioPointer scenario = m_document.state().currentScenario();
    const auto cluster = m_document.state().inputs.cluster(scenario->cluster);
    auto* dialog = new QInputDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Name of the cluster"));
    dialog->setLabelText(tr("%1 is called:").arg(nameOf(*cluster)));
    dialog->setTextValue(QString::fromStdString(cluster->name));
    connect(dialog, &QInputDialog::textValueSelected, this,
        [this, id = cluster->id](const QString& name) { m_document.renameCluster(id, name); });
    dialog->open();
}

} // namespace rankloom::ui
