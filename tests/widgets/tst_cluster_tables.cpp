// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The tables of the plan panel: levels of the network, nodes of other devices, nodes kept free, what-ifs.
#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>
#include <QToolButton>

#include "core/cluster/network_levels.h"
#include "core/plan/plan_json.h"
#include "core/plan/what_if.h"
#include "core/whatif/named_parts.h"
#include "widgets/inspector/number_list.h"
#include "widgets/inspector/plan_inspector.h"
#include "widgets/inspector/typed_figures.h"
#include "widgets/inspector/what_if_table.h"
#include "widgets/row_table.h"

using namespace rankloom;
using namespace rankloom::ui;

namespace {

InspectorInputs sampleInputs()
{
    const Result<PlanDocument> document = readPlanDocument(R"({
        "format": "rankloom-plan", "version": 1, "name": "sample", "model": {"preset": "llama-3-8b"},
        "cluster": {"nodes": 8, "devicesPerNode": 4, "device": "h100-sxm-80gb",
                    "nodeNames": ["n00", "n01", "n02", "n03", "n04", "n05", "n06", "n07"]},
        "workload": {"kind": "training", "sequenceLength": 4096, "microBatchSize": 1, "globalBatchSize": 64},
        "layout": {"tp": 4, "pp": 2}})");
    return {std::make_shared<const Project>(document->project), std::make_shared<const Plan>(document->plan)};
}

/// Editors give what was typed, and go, from the event loop.
void settle()
{
    for (int turn = 0; turn < 3; ++turn) {
        QApplication::processEvents();
        QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
}

} // namespace

class TestClusterTables : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void figuresAsTyped();
    void listsAsTyped();
    void levelsShowTheClustersFigures();
    void levelsAreAddedEditedAndRemoved();
    void levelsRefuseInPlainWords();
    void unevenLevels();
    void levelsFollowTheNumberOfNodes();
    void nodesAreKeptFreeWithANote();
    void otherNodesByMouseAndKeys();
    void otherNodesRefuseInPlainWords();
    void anyPercentage();
    void whatIfsByKeyboard();
    void whatIfsLeadToTheirEditor();
    void removedNodesDropThePlacement();
    void partsByName();

private:
    RowTable* table(const char* pointer) const
    {
        return m_inspector->findChild<RowTable*>(QString::fromLatin1(pointer));
    }
    static QString cell(const RowTable* table, int row, int column)
    {
        return table->view().model()->index(row, column).data().toString();
    }
    /// The one that is seen: another may be on its way out.
    static QLineEdit* editorOf(const RowTable* table)
    {
        for (QLineEdit* edit : table->view().findChildren<QLineEdit*>())
            if (edit->isVisible())
                return edit;
        return nullptr;
    }
    /// Types into a cell as a person does; returns the editor if it stays open.
    static QLineEdit* type(
        RowTable* table, int row, int column, const QString& text, int end = Qt::Key_Return)
    {
        settle();
        table->edit(row, column);
        QLineEdit* edit = editorOf(table);
        if (edit == nullptr)
            return nullptr;
        edit->selectAll();
        QTest::keyClick(edit, Qt::Key_Delete);
        QTest::keyClicks(edit, text);
        QTest::keyClick(edit, static_cast<Qt::Key>(end));
        settle();
        return editorOf(table);
    }
    /// What the document does with an edit.
    void adopt(const Project& project)
    {
        m_inputs.project = std::make_shared<const Project>(project);
        m_inspector->setInputs(m_inputs);
    }
    void adopt(const Plan& plan)
    {
        m_inputs.plan = std::make_shared<const Plan>(plan);
        m_inspector->setInputs(m_inputs);
    }
    [[nodiscard]] const LinkTable& links() const { return m_inputs.project->cluster->links; }

    std::unique_ptr<PlanInspector> m_inspector;
    InspectorInputs m_inputs;
    QStringList m_names;
};

void TestClusterTables::init()
{
    m_inputs = sampleInputs();
    m_inspector = std::make_unique<PlanInspector>();
    m_inspector->resize(320, 900);
    m_inspector->setInputs(m_inputs);
    m_inspector->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_inspector.get()));
    QApplication::setActiveWindow(m_inspector.get());
    m_names.clear();
    connect(m_inspector.get(), &PlanInspector::changeRequested, this,
        [this](const Plan& after, const QString& name) {
            m_names.append(name);
            adopt(after);
        });
    connect(m_inspector.get(), &PlanInspector::projectChangeRequested, this,
        [this](const Project& after, const QString& name) {
            m_names.append(name);
            adopt(after);
        });
}

void TestClusterTables::figuresAsTyped()
{
    QCOMPARE(readRate(QStringLiteral("25")).value(), 25e9);
    QCOMPARE(readRate(QStringLiteral(" 200 Gb/s ")).value(), 25e9);
    QCOMPARE(readRate(QStringLiteral("1.5 TB/s")).value(), 1.5e12);
    QCOMPARE(readLatency(QStringLiteral("3")).value(), 3e-6);
    QCOMPARE(readLatency(QStringLiteral("800 ns")).value(), 8e-7);
    QCOMPARE(readLatency(QStringLiteral("3 µs")).value(), 3e-6);
    QCOMPARE(readPercent(QStringLiteral("37.5 %")).value(), 0.375);
    QCOMPARE(readMemory(QStringLiteral("80")).value(), 80.0 * (1 << 30));
    QCOMPARE(readMemory(QStringLiteral("16 GB")).value(), 16e9);
    QCOMPARE(readMemory(QStringLiteral("512 mib")).value(), 512.0 * (1 << 20));
    for (const char* bad : {"", "0", "-1", "80 GB/s", "much"})
        QVERIFY2(!readMemory(QString::fromLatin1(bad)), bad);
    for (const char* bad : {"", "fast", "-3", "0", "3 us", "1e", "5 GB"})
        QVERIFY2(!readRate(QString::fromLatin1(bad)), bad);
    QVERIFY(!readLatency(QStringLiteral("-1")));
    QVERIFY(!readLatency(QStringLiteral("3 GB/s")));
    QVERIFY(!readPercent(QStringLiteral("half")));
    const double odd = 23.123456789e9;
    QCOMPARE(readRate(rateInGigabytes(odd, Digits::All)).value(), odd);
}

void TestClusterTables::listsAsTyped()
{
    const std::vector<double> clocks {1, 1.05, 0.1 + 0.2};
    for (const QLocale& locale : {QLocale::c(), QLocale(QLocale::German)}) {
        QLocale::setDefault(locale);
        QCOMPARE(readDecimalList(decimalList(clocks), 0.3, 1.05), clocks);
        QVERIFY(!readDecimalList(decimalList(clocks), 0.4, 2));
        QVERIFY(!readDecimalList(decimalList(clocks), 0, 1));
        for (const char* bad : {"1; x", "1;-", "nan"})
            QVERIFY2(!readDecimalList(QString::fromLatin1(bad), 0, 100), bad);
        QVERIFY(readDecimalList(QStringLiteral(" ; "), 0, 1)->empty());
    }
    QCOMPARE(readDecimalList(QStringLiteral("0,9;1 1,05"), 0, 2), (std::vector<double> {0.9, 1, 1.05}));
    QLocale::setDefault(QLocale::c());
    QCOMPARE(readNumberList(QStringLiteral("20, 20 18")), (std::vector<int> {20, 20, 18}));
}

void TestClusterTables::levelsShowTheClustersFigures()
{
    RowTable* levels = table("/cluster/links/network");
    QVERIFY(levels);
    QCOMPARE(levels->rowCount(), 2);
    QCOMPARE(cell(levels, 0, 0), QStringLiteral("Inside a node"));
    QCOMPARE(cell(levels, 1, 0), QStringLiteral("Between nodes"));
    QCOMPARE(cell(levels, 1, 1), QStringLiteral("8"));
    QCOMPARE(cell(levels, 1, 2), rateInGigabytes(links().tier(LinkLevel::NodePair).bandwidth.value()));
    QVERIFY(type(levels, 1, 2, QStringLiteral("100 Gb/s")) == nullptr);
    QCOMPARE(links().tier(LinkLevel::NodePair).bandwidth.value(), 12.5e9);
    QCOMPARE(m_names.back(), QStringLiteral("Set the bandwidth of Between nodes to 12.5 GB/s"));
    type(levels, 0, 3, QStringLiteral("1.5"));
    QCOMPARE(links().tier(LinkLevel::DevicePair).latency.value(), 1.5e-6);
    // Looking at a figure changes nothing.
    const auto count = m_names.size();
    levels->edit(1, 2);
    QTest::keyClick(levels->view().findChild<QLineEdit*>(), Qt::Key_Return);
    settle();
    QCOMPARE(m_names.size(), count);
}

void TestClusterTables::levelsAreAddedEditedAndRemoved()
{
    RowTable* levels = table("/cluster/links/network");
    levels->view().setFocus();
    QTest::keyClick(&levels->view(), Qt::Key_Insert);
    QCOMPARE(links().networkTiers().size(), 1U);
    QCOMPARE(evenGroupSize(links().networkTiers()[0]), 4);
    // A level that is as fast as what it lies in changes nothing yet.
    QCOMPARE(links().nodeLink(0, 1), links().nodeLink(0, 7));
    QCOMPARE(cell(levels, 2, 0), QStringLiteral("Between all others"));
    type(levels, 1, 1, QStringLiteral("2"));
    QCOMPARE(evenGroupSize(links().networkTiers()[0]), 2);
    type(levels, 1, 0, QStringLiteral("leaf"));
    type(levels, 1, 2, QStringLiteral("40"));
    type(levels, 1, 3, QStringLiteral("2"));
    QCOMPARE(links().networkTiers()[0].name, std::string("leaf"));
    QCOMPARE(links().nodeLink(0, 1).bandwidth.value(), 40e9);
    QCOMPARE(links().nodeLink(0, 1).latency.value(), 2e-6);
    QVERIFY(links().nodeLink(1, 2).bandwidth.value() != 40e9);
    QVERIFY(links().nodeLink(0, 1).origin == LinkOrigin::Assumed);
    // The next one goes above it, in whole switches of it.
    levels->view().setCurrentIndex(levels->view().model()->index(1, 0));
    QTest::keyClick(&levels->view(), Qt::Key_Insert);
    QCOMPARE(links().networkTiers().size(), 2U);
    QVERIFY(holdsWhole(links().networkTiers()[1], links().networkTiers()[0]));
    QCOMPARE(evenGroupSize(links().networkTiers()[1]), 4);
    // First and last row are no levels of switches.
    levels->view().setCurrentIndex(levels->view().model()->index(0, 0));
    QTest::keyClick(&levels->view(), Qt::Key_Delete);
    QCOMPARE(links().networkTiers().size(), 2U);
    levels->view().setCurrentIndex(levels->view().model()->index(1, 0));
    QTest::keyClick(&levels->view(), Qt::Key_Delete);
    QCOMPARE(links().networkTiers().size(), 1U);
    QCOMPARE(m_names.back(), QStringLiteral("Remove network level leaf"));
    QVERIFY(links().nodeLink(0, 1).bandwidth.value() != 40e9);
}

void TestClusterTables::levelsRefuseInPlainWords()
{
    RowTable* levels = table("/cluster/links/network");
    QTest::keyClick(&levels->view(), Qt::Key_Insert);
    const Project before = *m_inputs.project;
    const QList<std::pair<int, QString>> wrong {{1, QStringLiteral("1")}, {1, QStringLiteral("9")},
        {1, QStringLiteral("4, 3")}, {1, QStringLiteral("all")}, {2, QStringLiteral("0")},
        {2, QStringLiteral("fast")}, {2, QStringLiteral("3 us")}, {3, QStringLiteral("-1")}};
    for (const auto& [column, text] : wrong) {
        QLineEdit* stays = type(levels, 1, column, text);
        QVERIFY2(stays != nullptr, qPrintable(text));
        QCOMPARE(stays->text(), text);
        QVERIFY2(!levels->words().isEmpty(), qPrintable(text));
        QTest::keyClick(stays, Qt::Key_Escape);
        settle();
        QVERIFY(levels->words().isEmpty());
    }
    QCOMPARE(*m_inputs.project, before);
    // A level that would cut the switches below it.
    type(levels, 1, 1, QStringLiteral("3"));
    QCOMPARE(groupSizes(links().networkTiers()[0]), (std::vector<int> {3, 3, 2}));
    levels->view().setCurrentIndex(levels->view().model()->index(1, 0));
    QTest::keyClick(&levels->view(), Qt::Key_Insert);
    QCOMPARE(links().networkTiers().size(), 2U);
    QVERIFY(type(levels, 2, 1, QStringLiteral("4")) != nullptr);
    QVERIFY(levels->words().contains(QStringLiteral("cut")));
}

void TestClusterTables::unevenLevels()
{
    RowTable* levels = table("/cluster/links/network");
    QTest::keyClick(&levels->view(), Qt::Key_Insert);
    type(levels, 1, 1, QStringLiteral("3, 3, 2"));
    QCOMPARE(groupSizes(links().networkTiers()[0]), (std::vector<int> {3, 3, 2}));
    type(levels, 1, 1, QStringLiteral("2 4 2"));
    QCOMPARE(groupSizes(links().networkTiers()[0]), (std::vector<int> {2, 4, 2}));
    QCOMPARE(cell(levels, 1, 1), QStringLiteral("2–4"));
    levels->edit(1, 1);
    QCOMPARE(levels->view().findChild<QLineEdit*>()->text(), QStringLiteral("2, 4, 2"));
    QTest::keyClick(levels->view().findChild<QLineEdit*>(), Qt::Key_Escape);
    settle();
    // Groups that came with an import are no runs; other figures leave them alone.
    Project project = *m_inputs.project;
    std::vector<NetworkTier> tiers = links().networkTiers();
    tiers[0].groupOf = {0, 1, 0, 1, 0, 1, 0, 1};
    project.cluster.change().links.setNetworkTiers(tiers);
    adopt(project);
    QCOMPARE(cell(levels, 1, 1), QStringLiteral("4"));
    type(levels, 1, 2, QStringLiteral("33"));
    QCOMPARE(links().networkTiers()[0].groupOf, (std::vector<std::int32_t> {0, 1, 0, 1, 0, 1, 0, 1}));
    QCOMPARE(links().nodeLink(0, 2).bandwidth.value(), 33e9);
}

/// Another number of nodes keeps the levels and what was typed into them.
void TestClusterTables::levelsFollowTheNumberOfNodes()
{
    RowTable* levels = table("/cluster/links/network");
    QTest::keyClick(&levels->view(), Qt::Key_Insert);
    type(levels, 1, 2, QStringLiteral("40"));
    type(levels, 2, 2, QStringLiteral("10"));
    auto* nodes = m_inspector->findChild<QSpinBox*>(QStringLiteral("/cluster/nodes"));
    QVERIFY(nodes);
    nodes->setValue(16);
    QCOMPARE(links().nodes(), 16);
    QCOMPARE(evenGroupSize(links().networkTiers().at(0)), 4);
    QCOMPARE(links().nodeLink(12, 15).bandwidth.value(), 40e9);
    QCOMPARE(links().nodeLink(0, 15).bandwidth.value(), 10e9);
}

void TestClusterTables::nodesAreKeptFreeWithANote()
{
    RowTable* outages = table("/cluster/unavailableNodes");
    QVERIFY(outages);
    QCOMPARE(outages->rowCount(), 0);
    outages->findChildren<QToolButton*>().front()->click();
    auto* name = outages->view().findChild<QLineEdit*>();
    QVERIFY(name);
    QTest::keyClicks(name, QStringLiteral("n99"));
    QTest::keyClick(name, Qt::Key_Return);
    settle();
    QVERIFY(!outages->words().isEmpty());
    name->setText(QStringLiteral("n03"));
    QTest::keyClick(name, Qt::Key_Return);
    settle();
    QCOMPARE(m_inputs.project->cluster->unavailableNodes.size(), 1U);
    QVERIFY(m_inputs.project->cluster->outageOf(3)->reason == Outage::Draining);
    // Then it asks for the note.
    settle();
    auto* note = outages->view().findChild<QLineEdit*>();
    QVERIFY(note);
    QTest::keyClicks(note, QStringLiteral("link flaps, back on Monday"));
    QTest::keyClick(note, Qt::Key_Return);
    settle();
    QCOMPARE(m_inputs.project->cluster->outageOf(3)->note, std::string("link flaps, back on Monday"));
    QCOMPARE(m_names.back(), QStringLiteral("Note on n03"));
    // The reason changes and leaves the note.
    outages->edit(0, 1);
    auto* reason = outages->view().findChild<QComboBox*>();
    QVERIFY(reason);
    QCOMPARE(reason->count(), 2);
    reason->setCurrentIndex(0);
    Q_EMIT reason->activated(0);
    settle();
    QVERIFY(m_inputs.project->cluster->outageOf(3)->reason == Outage::Broken);
    QCOMPARE(m_inputs.project->cluster->outageOf(3)->note, std::string("link flaps, back on Monday"));
    outages->view().setCurrentIndex(outages->view().model()->index(0, 0));
    QTest::keyClick(&outages->view(), Qt::Key_Delete);
    QVERIFY(m_inputs.project->cluster->unavailableNodes.empty());
    QCOMPARE(m_names.back(), QStringLiteral("Mark n03 as available"));
}

/// Nodes of another GPU are added, changed and removed; each edit is one command with a name.
void TestClusterTables::otherNodesByMouseAndKeys()
{
    RowTable* others = table("/cluster/otherNodes");
    QVERIFY(others);
    QCOMPARE(others->rowCount(), 0);
    const Cluster before = m_inputs.project->cluster;
    others->findChildren<QToolButton*>().front()->click();
    settle();
    QCOMPARE(others->rowCount(), 1);
    // Nodes first; naming them alone changes nothing yet.
    QVERIFY(type(others, 0, 0, QStringLiteral("n02-n03, n06")) == nullptr);
    QVERIFY(m_names.isEmpty());
    QCOMPARE(cell(others, 0, 0), QStringLiteral("n[02-03,06]"));
    QVERIFY(!others->words().isEmpty());
    // Then their GPU.
    auto* device = others->view().findChild<QComboBox*>();
    QVERIFY(device);
    device->setCurrentText(QStringLiteral("a100-sxm-40gb"));
    Q_EMIT device->activated(device->currentIndex());
    settle();
    QCOMPARE(m_names, QStringList {QStringLiteral("Set the GPU of n[02-03,06] to a100-sxm-40gb")});
    QCOMPARE(others->rowCount(), 1);
    QVERIFY(others->words().isEmpty());
    const auto cluster = [this]() -> const Cluster& { return m_inputs.project->cluster; };
    QCOMPARE(cluster().deviceOfNode(3).name, std::string("a100-sxm-40gb"));
    QCOMPARE(cluster().deviceOfNode(4).name, std::string("h100-sxm-80gb"));
    QCOMPARE(cell(others, 0, 2), QStringLiteral("39.59"));
    // Memory and links of these nodes alone.
    type(others, 0, 2, QStringLiteral("32 GiB"));
    QCOMPARE(cluster().deviceOfNode(6).memory.value(), 32.0 * (1 << 30));
    type(others, 0, 3, QStringLiteral("50; 5 us"));
    QCOMPARE(links().link(8, 9).bandwidth.value(), 50e9);
    QCOMPARE(links().link(8, 9).latency.value(), 5e-6);
    QCOMPARE(links().link(0, 1), before.links.link(0, 1));
    type(others, 0, 4, QStringLiteral("40 Gb/s"));
    QCOMPARE(links().nodeLink(0, 2).bandwidth.value(), 5e9);
    QCOMPARE(links().nodeLink(0, 1), before.links.nodeLink(0, 1));
    // One node fewer; it is as the others again.
    type(others, 0, 0, QStringLiteral("n02, n03"));
    QCOMPARE(cluster().deviceOfNode(6).name, std::string("h100-sxm-80gb"));
    QCOMPARE(links().nodeLink(0, 6), before.links.nodeLink(0, 6));
    QCOMPARE(links().nodeLink(0, 2).bandwidth.value(), 5e9);
    QCOMPARE(m_names.size(), 5);
    others->view().setCurrentIndex(others->view().model()->index(0, 0));
    QTest::keyClick(&others->view(), Qt::Key_Delete);
    QVERIFY(cluster() == before);
    QCOMPARE(m_names.back(), QStringLiteral("Make n[02-03] as the other nodes"));
    QCOMPARE(others->rowCount(), 0);
}

void TestClusterTables::otherNodesRefuseInPlainWords()
{
    RowTable* others = table("/cluster/otherNodes");
    const Project before = *m_inputs.project;
    QTest::keyClick(&others->view(), Qt::Key_Insert);
    QLineEdit* edit = nullptr;
    for (const char* wrong : {"n99", "n05-n01", "n[00-07]", "8x", "9x"}) {
        edit = type(others, 0, 0, QString::fromLatin1(wrong));
        QVERIFY2(edit != nullptr, wrong);
        QVERIFY2(!others->words().isEmpty(), wrong);
        QTest::keyClick(edit, Qt::Key_Escape);
        settle();
        QCOMPARE(others->rowCount(), 0);
        QTest::keyClick(&others->view(), Qt::Key_Insert);
    }
    QVERIFY(type(others, 0, 0, QStringLiteral("2x")) == nullptr);
    QCOMPARE(cell(others, 0, 0), QStringLiteral("n[06-07]"));
    for (const auto& [column, text] :
        {std::pair {2, "0"}, {2, "80 GB/s"}, {3, "0"}, {3, "50; fast"}, {4, "3 us"}}) {
        edit = type(others, 0, column, QString::fromLatin1(text));
        QVERIFY2(edit != nullptr, text);
        QVERIFY2(!others->words().isEmpty(), text);
        QTest::keyClick(edit, Qt::Key_Escape);
        settle();
    }
    QCOMPARE(*m_inputs.project, before);
    // The draft goes as a row does.
    others->view().setCurrentIndex(others->view().model()->index(0, 0));
    QTest::keyClick(&others->view(), Qt::Key_Delete);
    QCOMPARE(others->rowCount(), 0);
    QCOMPARE(*m_inputs.project, before);
}

void TestClusterTables::anyPercentage()
{
    Plan plan = *m_inputs.plan;
    WhatIf link;
    link.part = WhatIf::Part::Link;
    link.first = 1;
    link.second = 2;
    link.bandwidth = 0.5;
    WhatIf level;
    level.part = WhatIf::Part::NodePairs;
    level.bandwidth = 0.9;
    plan.whatIf = {link, level};
    adopt(plan);
    RowTable* list = table("/whatIf");
    QCOMPARE(list->rowCount(), 2);
    QCOMPARE(cell(list, 0, 2), QStringLiteral("50"));
    QCOMPARE(cell(list, 0, 1), QStringLiteral("–")); // links do not compute
    type(list, 0, 2, QStringLiteral("37.25"));
    QCOMPARE(m_inputs.plan->whatIf[0].bandwidth, 0.3725);
    type(list, 1, 2, QStringLiteral("3 %"));
    QCOMPARE(m_inputs.plan->whatIf[1].bandwidth, 0.03);
    for (const char* bad : {"0", "101", "-3", "half", ""}) {
        QLineEdit* stays = type(list, 0, 2, QString::fromLatin1(bad));
        QVERIFY2(stays, bad);
        QVERIFY(!list->words().isEmpty());
        QTest::keyClick(stays, Qt::Key_Escape);
        settle();
    }
    QCOMPARE(m_inputs.plan->whatIf[0].bandwidth, 0.3725);
    // As it is: nothing is supposed any more.
    type(list, 1, 2, QStringLiteral("100"));
    QCOMPARE(m_inputs.plan->whatIf.size(), 1U);
    QCOMPARE(list->rowCount(), 1);
}

void TestClusterTables::whatIfsByKeyboard()
{
    RowTable* list = table("/whatIf");
    QCOMPARE(list->rowCount(), 0);
    list->findChildren<QToolButton*>().front()->click();
    auto* part = list->view().findChild<QLineEdit*>();
    QVERIFY(part);
    part->setText(QStringLiteral("n05:2"));
    QTest::keyClick(part, Qt::Key_Return);
    settle();
    // Nothing is supposed yet, and the plan is as it was.
    QVERIFY(m_inputs.plan->whatIf.empty());
    QCOMPARE(list->rowCount(), 1);
    auto* share = list->view().findChild<QLineEdit*>();
    QVERIFY(share);
    QTest::keyClick(share, Qt::Key_Escape);
    settle();
    QCOMPARE(list->rowCount(), 0); // Escape took the row away
    list->findChildren<QToolButton*>().front()->click();
    part = list->view().findChild<QLineEdit*>();
    part->setText(QStringLiteral("n05:2"));
    QTest::keyClick(part, Qt::Key_Return);
    settle();
    type(list, 0, 1, QStringLiteral("70"));
    QCOMPARE(m_inputs.plan->whatIf.size(), 1U);
    QCOMPARE(m_inputs.plan->whatIf[0].first, 22);
    QCOMPARE(m_inputs.plan->whatIf[0].speed, 0.7);
    type(list, 0, 2, QStringLiteral("60"));
    QCOMPARE(m_inputs.plan->whatIf[0].speed, 0.7);
    QCOMPARE(m_inputs.plan->whatIf[0].bandwidth, 0.6);
    list->view().setCurrentIndex(list->view().model()->index(0, 0));
    QTest::keyClick(&list->view(), Qt::Key_Delete);
    QVERIFY(m_inputs.plan->whatIf.empty());
    QVERIFY(m_names.back().contains(QStringLiteral("Suppose nothing about GPU 2 of n05")));
}

void TestClusterTables::whatIfsLeadToTheirEditor()
{
    WhatIf node;
    node.part = WhatIf::Part::Node;
    node.first = 4;
    QVERIFY(m_inspector->editWhatIf(node, SupposedShare::Computing));
    RowTable* list = table("/whatIf");
    QCOMPARE(list->rowCount(), 1);
    auto* edit = list->view().findChild<QLineEdit*>();
    QVERIFY(edit);
    QCOMPARE(edit->text(), QStringLiteral("100"));
    edit->setText(QStringLiteral("45"));
    QTest::keyClick(edit, Qt::Key_Return);
    settle();
    QCOMPARE(m_inputs.plan->whatIf.at(0).speed, 0.45);
    QCOMPARE(list->rowCount(), 1);
    QVERIFY(m_inspector->editWhatIf(node, SupposedShare::Links));
    QCOMPARE(list->rowCount(), 1);
}

void TestClusterTables::removedNodesDropThePlacement()
{
    Plan plan = *m_inputs.plan;
    WhatIf node;
    node.part = WhatIf::Part::Node;
    node.first = 6;
    node.bandwidth = 0.5;
    plan.whatIf = {node};
    plan.deviceOfRank.resize(32);
    for (int rank = 0; rank < 32; ++rank)
        plan.deviceOfRank[static_cast<std::size_t>(rank)] = 31 - rank;
    adopt(plan);
    RowTable* list = table("/whatIf");
    const QModelIndex gone = list->view().model()->index(0, 3);
    QVERIFY(list->view().model()->setData(gone, Qt::Checked, Qt::CheckStateRole));
    QVERIFY(m_inputs.plan->whatIf.at(0).removed);
    QVERIFY(m_inputs.plan->deviceOfRank.empty());
    QCOMPARE(worldSize(m_inputs.project->cluster, *m_inputs.plan), 28);
}

void TestClusterTables::partsByName()
{
    const Cluster& cluster = m_inputs.project->cluster;
    QVERIFY(partNamed(cluster, " n03 ")->part == WhatIf::Part::Node);
    QCOMPARE(partNamed(cluster, "3")->first, 3);
    QCOMPARE(partNamed(cluster, "n03:1")->first, 13);
    for (const char* link : {"n05 - n02", "n05 – n02", "n05,n02", "n05 n02"}) {
        const auto part = partNamed(cluster, link);
        QVERIFY2(part && part->part == WhatIf::Part::Link, link);
        QCOMPARE(part->first, 2);
        QCOMPARE(part->second, 5);
    }
    for (const char* wrong : {"", "n99", "n03:4", "n03 - n03", "n03 -", "a b c"})
        QVERIFY2(!partNamed(cluster, wrong), wrong);
}

QTEST_MAIN(TestClusterTables)
#include "tst_cluster_tables.moc"
