// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/shell/lost_links.h"

#include <algorithm>
#include <utility>
#include <vector>

#include <QCoreApplication>

#include "app/document/document.h"
#include "app/window/shell/message_bar.h"
#include "app/window/shell/views.h"
#include "core/cluster/measured_links.h"

namespace rankloom::ui {

namespace {

struct LostLinks {
    Q_DECLARE_TR_FUNCTIONS(rankloom::ui::LostLinks)
};

void offerMeasuredLinks(const Project& before, Document& document, MessageBar& messages)
{
    const auto keep = [&document, links = before.cluster->links] {
        if (!document.isOpen())
            return;
        Project after = *document.project();
        after.cluster = withMeasuredLinks(after.cluster, links);
        document.changeProject(std::move(after), LostLinks::tr("Keep the measured links"));
    };
    std::vector<MessageBar::Offer> offers {{LostLinks::tr("Keep the Measured Links"), keep}};

    // The offer that stood here stays, where the cluster is that of other plans, too.
    const ScenarioPointer current = document.state().currentScenario();
    const bool shared = std::ranges::any_of(document.state().scenarios, [&](const ScenarioPointer& other) {
        return other->id != current->id && other->cluster == current->cluster;
    });
    if (shared)
        offers.push_back({LostLinks::tr("For This Plan Only"), [&document] { document.onlyForThisPlan(); }});
    messages.showNote(LostLinks::tr("The links were measured with %1: with other GPUs they are assumed.")
                          .arg(QString::fromStdString(before.cluster->device.title)),
        offers);
}

} // namespace

void tellLostLinks(Views& views, Document& document, MessageBar& messages)
{
    QObject::connect(&views, &Views::measuredLinksLost, &messages,
        [&document, &messages](const Project& before) { offerMeasuredLinks(before, document, messages); });
}

} // namespace rankloom::ui
