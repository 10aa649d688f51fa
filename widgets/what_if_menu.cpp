// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/what_if_menu.h"

#include <algorithm>
#include <array>
#include <functional>

#include <QCoreApplication>
#include <QLocale>
#include <QMenu>

namespace rankloom::ui {

namespace {

struct WhatIfText {
    Q_DECLARE_TR_FUNCTIONS(rankloom::ui::WhatIfText)
};

constexpr std::array<double, 5> kShares {0.9, 0.75, 0.5, 0.25, 0.1};

QString percentOf(double share) { return QLocale().toString(share * 100, 'g', 4); }

/// What the menu offers, with the share that holds now in its place.
std::vector<double> sharesWith(double now)
{
    std::vector<double> shares(kShares.begin(), kShares.end());
    if (now < 1 && std::ranges::find(shares, now) == shares.end())
        shares.push_back(now);
    std::ranges::sort(shares, std::greater<>());
    return shares;
}

bool computes(const WhatIf& whatIf)
{
    return whatIf.part == WhatIf::Part::Device || whatIf.part == WhatIf::Part::Node;
}

} // namespace

QString whatIfPartWords(const Cluster& cluster, const WhatIf& whatIf)
{
    const auto node = [&](int index) { return QString::fromStdString(cluster.nodeName(index)); };
    switch (whatIf.part) {
    case WhatIf::Part::Device:
        return WhatIfText::tr("GPU %1 of %2")
            .arg(QString::number(whatIf.first % std::max(1, cluster.devicesPerNode)),
                node(whatIf.first / std::max(1, cluster.devicesPerNode)));
    case WhatIf::Part::Node:
        return node(whatIf.first);
    case WhatIf::Part::Link:
        return WhatIfText::tr("the link %1 – %2").arg(node(whatIf.first), node(whatIf.second));
    case WhatIf::Part::DevicePairs:
        return WhatIfText::tr("all links inside nodes");
    case WhatIf::Part::NodePairs:
        break;
    }
    return WhatIfText::tr("all links between nodes");
}

QString whatIfWords(const Cluster& cluster, const WhatIf& whatIf)
{
    const QString part = whatIfPartWords(cluster, whatIf);
    if (whatIf.removed)
        return WhatIfText::tr("%1 removed").arg(part);
    QStringList what;
    if (whatIf.speed < 1)
        what << WhatIfText::tr("computing at %1 %").arg(percentOf(whatIf.speed));
    if (whatIf.bandwidth < 1)
        what << (computes(whatIf) ? WhatIfText::tr("links at %1 %") : WhatIfText::tr("at %1 %"))
                    .arg(percentOf(whatIf.bandwidth));
    return WhatIfText::tr("%1: %2", "part and what is supposed of it")
        .arg(part, what.join(QStringLiteral(", ")));
}

WhatIf supposedOf(const std::vector<WhatIf>& list, const WhatIf& whatIf)
{
    const auto at = std::ranges::find_if(list, [&](const WhatIf& other) { return other.concerns(whatIf); });
    if (at != list.end())
        return *at;
    WhatIf nothing;
    nothing.part = whatIf.part;
    nothing.first = whatIf.first;
    nothing.second = whatIf.second;
    return nothing;
}

void addWhatIfMenu(QMenu& menu, const Cluster& cluster, const std::vector<WhatIf>& list, const WhatIf& whatIf,
    const WhatIfChoice& choice)
{
    const WhatIf now = supposedOf(list, whatIf);
    QMenu* what = menu.addMenu(WhatIfText::tr("What if: %1").arg(whatIfPartWords(cluster, whatIf)));
    const auto add = [&](const QString& text, const WhatIf& then) {
        QAction* action = what->addAction(text, &menu, [chosen = choice.chosen, then] { chosen(then); });
        action->setCheckable(true);
        action->setChecked(then == now);
    };
    const WhatIf nothing = supposedOf({}, whatIf);
    add(WhatIfText::tr("As it &is"), nothing);
    if (whatIf.part == WhatIf::Part::Device || whatIf.part == WhatIf::Part::Node
        || whatIf.part == WhatIf::Part::Link) {
        WhatIf removed = nothing;
        removed.removed = true;
        add(whatIf.part == WhatIf::Part::Device ? WhatIfText::tr("&Removed, with its node")
                                                : WhatIfText::tr("&Removed"),
            removed);
    }
    const int stated = cluster.links.portsPerNode();
    const int ports = stated > 0 ? stated : cluster.devicesPerNode;
    if (whatIf.part == WhatIf::Part::Node && ports > 1) {
        WhatIf lost = nothing;
        lost.bandwidth = (ports - 1.0) / ports;
        add(WhatIfText::tr("One of %n network port(s) lost", nullptr, ports), lost);
    }
    const auto addShares = [&](double WhatIf::*share, const QString& words, const QString& otherWords) {
        what->addSeparator();
        for (const double value : sharesWith(now.*share)) {
            WhatIf slow = now;
            slow.removed = false;
            slow.*share = value;
            add(words.arg(percentOf(value)), slow);
        }
        if (choice.other)
            what->addAction(otherWords, &menu,
                [other = choice.other, nothing,
                    of = share == &WhatIf::speed ? SupposedShare::Computing : SupposedShare::Links] {
                    other(nothing, of);
                });
    };
    addShares(&WhatIf::bandwidth,
        computes(whatIf) ? WhatIfText::tr("Links at %1 %") : WhatIfText::tr("At %1 %"),
        computes(whatIf) ? WhatIfText::tr("&Links at another percentage…")
                         : WhatIfText::tr("&Another percentage…"));
    if (computes(whatIf))
        addShares(&WhatIf::speed, WhatIfText::tr("Computing at %1 %"),
            WhatIfText::tr("&Computing at another percentage…"));
}

} // namespace rankloom::ui
