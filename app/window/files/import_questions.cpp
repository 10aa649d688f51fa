// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/files/import_questions.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QLabel>
#include <QLocale>

#include <algorithm>

#include "widgets/translated.h"

namespace rankloom::ui {

namespace {

// Of the box for places, besides the levels.
constexpr int kOpenPlace = -1;
constexpr int kTwoNodes = -2;
constexpr int kNowhere = -3;

QLabel* addLabel(QWidget& parent)
{
    auto* label = new QLabel(&parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

} // namespace

ImportQuestions::ImportQuestions(QWidget* parent)
    : QWidget(parent)
    , m_clusterQuestion(addLabel(*this))
    , m_cluster(addBox(tr("What becomes of the cluster")))
    , m_placeQuestion(addLabel(*this))
    , m_place(addBox(tr("Where it was measured")))
    , m_from(addBox(tr("Node that sends")))
    , m_to(addBox(tr("Node that receives")))
{
    m_clusterQuestion->setBuddy(m_cluster);
    m_placeQuestion->setBuddy(m_place);
    auto* nodes = new QHBoxLayout;
    nodes->addWidget(m_from, 1);
    nodes->addWidget(m_to, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 2, 0, 2);
    column->setSpacing(4);
    column->addWidget(m_clusterQuestion);
    column->addWidget(m_cluster);
    column->addWidget(m_placeQuestion);
    column->addWidget(m_place);
    column->addLayout(nodes);
}

QComboBox* ImportQuestions::addBox(const QString& name)
{
    auto* box = new QComboBox(this);
    box->setAccessibleName(name);
    box->setMaxVisibleItems(16);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(12);
    connect(box, &QComboBox::currentIndexChanged, this, [this] {
        follow();
        Q_EMIT changed();
    });
    return box;
}

void ImportQuestions::setFile(const ImportPreview& preview, const QStringList& otherPlans)
{
    for (QComboBox* box : {m_cluster, m_place, m_from, m_to}) {
        const QSignalBlocker quiet(box);
        box->clear();
    }
    fillCluster(preview, otherPlans);
    fillPlace(preview);
    follow();
    setVisible(m_asksCluster || m_asksPlace);
}

void ImportQuestions::fillCluster(const ImportPreview& preview, const QStringList& otherPlans)
{
    m_asksCluster = preview.cluster.has_value();
    m_needsCluster = m_asksCluster && preview.cluster->needed;
    if (!m_asksCluster)
        return;
    const QSignalBlocker quiet(m_cluster);
    const ClusterOffer& offer = *preview.cluster;
    const auto shape = [](qlonglong nodes, qlonglong devices) {
        return tr("%1 × %2", "nodes and devices of each")
            .arg(QLocale().toString(nodes), QLocale().toString(devices));
    };
    m_clusterQuestion->setText(tr("The file is about %1 devices, this cluster has %2.")
                                   .arg(shape(offer.nodes, offer.devicesPerNode),
                                       shape(std::ssize(preview.nodes), preview.devicesPerNode)));
    const auto add = [this](const QString& text, ClusterAnswer answer) {
        m_cluster->addItem(text, static_cast<int>(answer));
    };
    if (m_needsCluster)
        add(tr("Make the cluster these nodes?"), ClusterAnswer::Open);
    const auto take = [&] {
        const QString make = tr("Make the cluster these %n node(s)", nullptr, offer.nodes);
        if (otherPlans.isEmpty()) {
            add(make, ClusterAnswer::AllPlans);
        } else {
            add(tr("%1, for this plan only").arg(make), ClusterAnswer::ThisPlan);
            add(tr("%1, also for %2").arg(make, otherPlans.join(QStringLiteral(", "))),
                ClusterAnswer::AllPlans);
        }
    };
    if (!m_needsCluster)
        add(tr("Keep the cluster as it is"), ClusterAnswer::Keep);
    take();
    if (m_needsCluster)
        add(tr("Keep the cluster: the file has no effect on it"), ClusterAnswer::Keep);
}

void ImportQuestions::fillPlace(const ImportPreview& preview)
{
    m_levels.clear();
    m_asksPlace = preview.place.has_value();
    if (!m_asksPlace)
        return;
    const QSignalBlocker quiet(m_place);
    m_placeQuestion->setText(preview.place->pair
            ? tr("The file does not say between which nodes it was measured.")
            : tr("The file does not say on which level of the cluster it was measured."));
    m_place->addItem(
        preview.place->pair ? tr("Between which nodes?") : tr("Where was it measured?"), kOpenPlace);
    if (preview.place->pair)
        m_place->addItem(tr("between two nodes:"), kTwoNodes);
    for (const PlaceChoice& choice : preview.place->levels) {
        m_place->addItem(translated(choice.words), static_cast<int>(m_levels.size()));
        m_levels.push_back(choice.between);
    }
    m_place->addItem(tr("nowhere here: only keep the file"), kNowhere);
    for (QComboBox* box : {m_from, m_to}) {
        const QSignalBlocker still(box);
        for (const std::string& node : preview.nodes)
            box->addItem(QString::fromStdString(node));
        box->setCurrentIndex(box == m_from ? 0 : std::min(1, box->count() - 1));
    }
}

void ImportQuestions::follow()
{
    for (QWidget* widget : std::initializer_list<QWidget*> {m_clusterQuestion, m_cluster})
        widget->setVisible(m_asksCluster);
    for (QWidget* widget : std::initializer_list<QWidget*> {m_placeQuestion, m_place})
        widget->setVisible(m_asksPlace);
    const bool nodes = m_asksPlace && m_place->currentData().toInt() == kTwoNodes;
    m_from->setVisible(nodes);
    m_to->setVisible(nodes);
}

int ImportQuestions::openCount() const
{
    const int place = m_place->currentData().toInt();
    const bool openPlace = m_asksPlace
        && (place == kOpenPlace || (place == kTwoNodes && m_from->currentIndex() == m_to->currentIndex()));
    const bool openCluster =
        m_needsCluster && m_cluster->currentData().toInt() == static_cast<int>(ClusterAnswer::Open);
    return (openPlace ? 1 : 0) + (openCluster ? 1 : 0);
}

bool ImportQuestions::takesNodes() const
{
    const auto answer = static_cast<ClusterAnswer>(m_cluster->currentData().toInt());
    return m_asksCluster && (answer == ClusterAnswer::ThisPlan || answer == ClusterAnswer::AllPlans);
}

void ImportQuestions::answer(ReadingHints& hints) const
{
    if (m_asksCluster)
        hints.cluster = static_cast<ClusterAnswer>(m_cluster->currentData().toInt());
    if (!m_asksPlace)
        return;
    const int place = m_place->currentData().toInt();
    hints.between = {};
    if (place >= 0)
        hints.between = m_levels[static_cast<std::size_t>(place)];
    else if (place == kTwoNodes && m_from->currentIndex() != m_to->currentIndex())
        hints.between.nodes = {m_from->currentText().toStdString(), m_to->currentText().toStdString()};
    else if (place == kNowhere)
        hints.between.kept = true;
}

QWidget* ImportQuestions::firstBox() const
{
    return m_asksCluster ? m_cluster : m_asksPlace ? m_place : nullptr;
}

} // namespace rankloom::ui
