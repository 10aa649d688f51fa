// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <random>
#include <set>

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/document/document.h"
#include "app/document/file_store.h"
#include "core/cluster/cluster.h"
#include "core/cluster/device_presets.h"
#include "core/evaluate/evaluate.h"
#include "core/model/hf_config.h"
#include "core/plan/plan_json.h"
#include "core/search/layout_search.h"
#include "tests/gui/gui_sample.h"

using namespace rankloom;
using namespace rankloom::ui;

namespace {

/// What the figures of a plan follow from: evaluate() is a pure function of it.
struct Standing {
    std::int64_t id = 0;
    Project project;
    Plan plan;

    friend bool operator==(const Standing&, const Standing&) = default;
};

std::vector<Standing> standings(const Document& document)
{
    std::vector<Standing> out;
    for (const ScenarioPointer& scenario : document.state().scenarios) {
        out.push_back({scenario->id, *document.projectOf(*scenario), scenario->plan});
        out.back().plan.name.clear(); // names the program gives tell plans apart, so they follow all of them
    }
    return out;
}

DocumentState threePlans()
{
    const PlanDocument sample = test::samplePlan();
    DocumentState state;
    state.inputs = test::inputsOf(sample.project);
    for (std::int64_t id = 1; id <= 3; ++id) {
        Plan plan = sample.plan;
        plan.name = "plan " + std::to_string(id);
        plan.layout.pp = 1 << (id - 1);
        state = state.with(Scenario {id, plan.name, "", plan});
    }
    state.current = 1;
    return state;
}

} // namespace

class TestPlansAlone : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_document =
            std::make_unique<Document>([](const Project& project, const Plan& plan, std::stop_token stop) {
                return evaluate(project, plan, stop);
            });
        m_document->open(threePlans(), nullptr);
    }
    void cleanup() { m_document.reset(); }

    void noEditOfAPlanChangesAnother_data()
    {
        QTest::addColumn<int>("seed");
        for (int seed = 1; seed <= 20; ++seed)
            QTest::newRow(std::to_string(seed).c_str()) << seed;
    }
    /// Random edits, adopted layouts, clusters and models of the plan on screen: all other plans stay as they
    /// are, their inputs included; so does every step of undo and redo bring back what was.
    void noEditOfAPlanChangesAnother()
    {
        QFETCH(int, seed);
        std::mt19937 random(static_cast<unsigned>(seed));
        std::vector<std::vector<Standing>> past {standings(*m_document)};
        for (int step = 0; step < 40; ++step) {
            const int before = m_document->undoStack().index();
            const std::vector<Standing> was = standings(*m_document);
            const std::int64_t shown = m_document->state().current;
            editAtRandom(random);
            const std::vector<Standing> is = standings(*m_document);
            for (const Standing& plan : was)
                if (plan.id != shown)
                    QVERIFY2(std::ranges::find(is, plan) != is.end(), plan.plan.name.c_str());
            if (m_document->undoStack().index() > before)
                past.push_back(is);
        }
        while (m_document->undoStack().canUndo())
            m_document->undoStack().undo();
        QVERIFY(standings(*m_document) == past.front());
        while (m_document->undoStack().canRedo())
            m_document->undoStack().redo();
        QVERIFY(standings(*m_document) == past.back());
    }

    /// A cluster that others share is changed for all of them, which is said, and can be made this plan's
    /// alone.
    void aSharedClusterIsChangedKnowingly()
    {
        QSignalSpy shared(m_document.get(), &Document::clusterShared);
        const std::vector<Standing> was = standings(*m_document);
        changeCluster(8);
        QCOMPARE(shared.count(), 1);
        QCOMPARE(shared.first().first().toStringList(),
            (QStringList {QStringLiteral("plan 2"), QStringLiteral("plan 3")}));
        for (const Standing& plan : standings(*m_document))
            QCOMPARE(plan.project.cluster->nodes, 8);
        m_document->onlyForThisPlan();
        std::vector<Standing> is = standings(*m_document);
        QCOMPARE(is[0].project.cluster->nodes, 8);
        QVERIFY(is[1] == was[1] && is[2] == was[2]);
        QCOMPARE(m_document->state().inputs.clusters.size(), std::size_t {2});
        // Now it is alone: nothing to tell any more.
        changeCluster(16);
        QCOMPARE(shared.count(), 1);
        m_document->undoStack().undo();
        m_document->undoStack().undo();
        QVERIFY(standings(*m_document) == was);
        QCOMPARE(m_document->state().inputs.clusters.size(), std::size_t {1});
    }

    /// So are measured constants; a plan with constants of its own changes only those, and can come back.
    void sharedConstantsAreChangedKnowingly()
    {
        QSignalSpy shared(m_document.get(), &Document::calibrationShared);
        const std::vector<Standing> was = standings(*m_document);
        const auto measure = [this](double fragmentation) {
            Project after = *m_document->project();
            after.calibration.change().fragmentation = fragmentation;
            m_document->changeProject(std::move(after), QStringLiteral("measure"));
        };
        measure(1.2);
        QCOMPARE(shared.count(), 1);
        QCOMPARE(shared.first().first().toStringList(),
            (QStringList {QStringLiteral("plan 2"), QStringLiteral("plan 3")}));
        for (const Standing& plan : standings(*m_document))
            QCOMPARE(plan.project.calibration->fragmentation, 1.2);
        m_document->onlyForThisPlan();
        measure(1.3);
        QCOMPARE(shared.count(), 1);
        std::vector<Standing> is = standings(*m_document);
        QCOMPARE(is[0].project.calibration->fragmentation, 1.3);
        QVERIFY(is[1] == was[1] && is[2] == was[2]);
        m_document->useProjectCalibration();
        QVERIFY(standings(*m_document) == was);
        while (m_document->undoStack().canUndo())
            m_document->undoStack().undo();
        QVERIFY(standings(*m_document) == was);
    }

    /// A document that states constants has them as its own where the project's are others; one that states
    /// none takes those of the plan on screen.
    void documentsKeepTheirConstants()
    {
        PlanDocument document;
        document.plan = *m_document->plan();
        document.project.calibration.change().contextBytes = 1;
        m_document->addDocument(document);
        QVERIFY(!m_document->state().currentScenario()->ownCalibration);
        document.hasCalibration = true;
        m_document->addDocument(document);
        QCOMPARE(m_document->project()->calibration->contextBytes, 1.0);
        QCOMPARE(m_document->state().inputs.calibration->contextBytes, Calibration().contextBytes);
    }

    void clustersAndModelsStandSideBySide()
    {
        m_document->copyCluster();
        Project other = *m_document->project();
        other.cluster = makeCluster(4, 8, *devicePreset("a100-sxm-80gb"));
        m_document->changeProject(other, QStringLiteral("A100"));
        m_document->switchScenario(2);
        other = *m_document->project();
        other.model = *modelPreset("llama-3-8b");
        m_document->changeProject(other, QStringLiteral("another model"));
        const std::vector<Standing> is = standings(*m_document);
        QCOMPARE(is[0].project.cluster->device.name, std::string("a100-sxm-80gb"));
        QCOMPARE(is[1].project.cluster->device.name, std::string("h100-sxm-80gb"));
        QCOMPARE(is[1].project.model->name, std::string("llama-3-8b"));
        QCOMPARE(is[2].project.model->name, std::string("mixtral-8x7b"));
        // The same objects while nothing changed: views need not show them again.
        QVERIFY(m_document->projectOf(*m_document->state().scenario(2)) == m_document->project());
        m_document->switchScenario(3);
        m_document->useModel(m_document->state().scenario(2)->model);
        QCOMPARE(m_document->project()->model->name, std::string("llama-3-8b"));
        m_document->useCluster(m_document->state().scenario(1)->cluster);
        QCOMPARE(m_document->project()->cluster->device.name, std::string("a100-sxm-80gb"));
    }

    /// What a search finds for some of the devices is taken with those: the plan has the figures of its row.
    void aLayoutForFewerDevicesKeepsItsFigures()
    {
        Project project = *m_document->project();
        const auto nodes = static_cast<std::size_t>(project.cluster->nodes);
        LinkMatrix links {project.cluster->nodes, std::vector<double>(nodes * nodes), {}};
        for (std::size_t i = 0; i < links.bandwidth.size(); ++i)
            links.bandwidth[i] = 3e10 + 2e9 * static_cast<double>(i * 7 % 11);
        project.cluster.change().links.setNodeMatrix(links);
        project.cluster.change().setOutage(1, UnavailableNode {});
        project.cluster.change().host.memory = Bytes(1e12);
        m_document->changeProject(project, QStringLiteral("cluster"));
        SearchSpace space = defaultSearchSpace(project, *m_document->plan());
        space.tp.only = {2, 4};
        space.cp.only = space.vpp.only = {1};
        space.schedules = {ScheduleKind::OneFOneB};
        space.devices = {4, 8, 16, 24};
        space.acceptNarrowFit = true;
        SearchOptions options;
        options.top = 12;
        const Result<SearchResult> found = searchLayouts(project, *m_document->plan(), space, options);
        QVERIFY(found.has_value());
        std::set<int> sizes;
        const std::vector<Standing> was = standings(*m_document);
        for (const FoundLayout& row : found->ranked)
            for (const AdoptAs as : {AdoptAs::NewPlan, AdoptAs::ThisPlan}) {
                sizes.insert(row.devices);
                const Cluster part = projectOf(project, row).cluster;
                m_document->takeLayout(row.plan, part, as);
                QVERIFY(m_document->project()->cluster == part);
                const Result<Evaluation> taken = evaluate(*m_document->project(), *m_document->plan());
                QVERIFY(taken && taken->valid);
                QCOMPARE(taken->time.step, row.time.step);
                const StageMemory& peak = taken->memory.stages[static_cast<std::size_t>(row.peakStage)];
                QCOMPARE(peak.device, row.peak);
                const std::vector<Standing> is = standings(*m_document);
                QVERIFY(is[1] == was[1] && is[2] == was[2]); // of others nothing changes
                m_document->undoStack().undo();
                QVERIFY(standings(*m_document) == was);
                // As a document it says the same.
                const Result<PlanDocument> written =
                    readPlanDocument(writePlanDocument(projectOf(project, row), row.plan));
                QVERIFY(written.has_value());
                QCOMPARE(evaluate(written->project, written->plan)->time.step, row.time.step);
            }
        QVERIFY(sizes.size() > 1);
        // The same part is the same cluster of the project, not one more.
        const Cluster part = projectOf(project, found->ranked.front()).cluster;
        m_document->takeLayout(found->ranked.front().plan, part, AdoptAs::NewPlan);
        m_document->takeLayout(found->ranked.back().plan, part, AdoptAs::NewPlan);
        QCOMPARE(m_document->state().inputs.clusters.size(), std::size_t {part == project.cluster ? 1U : 2U});
    }

    void everythingIsKeptInTheFile()
    {
        const QTemporaryDir folder;
        const std::string path = folder.filePath(QStringLiteral("p.rankloom")).toStdString();
        const PlanDocument sample = test::samplePlan();
        auto file = db::ProjectFile::create(path, sample.project, sample.plan);
        QVERIFY(file.has_value());
        DocumentState state;
        state.inputs = *file->loadInputs();
        state = state.with(file->loadScenarios()->front());
        state.current = 1;
        m_document->open(state, std::make_unique<FileStore>(std::move(*file), nullptr));
        m_document->duplicateScenario();
        Plan plan = *m_document->plan();
        plan.workload.globalBatchSize = 256;
        m_document->changePlan(plan, QStringLiteral("batch"));
        m_document->copyCluster();
        m_document->renameCluster(
            m_document->state().currentScenario()->cluster, QStringLiteral("next year's"));
        changeCluster(16);
        m_document->duplicateScenario();
        m_document->removeScenario(m_document->state().current);
        QVERIFY(m_document->store()->drain().has_value());
        {
            const auto kept = db::ProjectFile::open(path, db::OpenMode::ReadOnly);
            QVERIFY(kept.has_value());
            QVERIFY(kept->check()->empty());
            DocumentState stored;
            stored.inputs = *kept->loadInputs();
            const std::vector<Scenario> scenarios = kept->loadScenarios().value();
            for (const Scenario& scenario : scenarios)
                stored = stored.with(scenario);
            stored.current = m_document->state().current;
            QVERIFY(stored == m_document->state());
            QCOMPARE(kept->loadProject(scenarios[0])->cluster->nodes, 4);
            QCOMPARE(kept->loadProject(scenarios[1])->cluster->nodes, 16);
            QCOMPARE(scenarios[0].plan.workload.globalBatchSize, 64);
            QCOMPARE(scenarios[1].plan.workload.globalBatchSize, 256);
        }
        while (m_document->undoStack().canUndo())
            m_document->undoStack().undo();
        QVERIFY(m_document->store()->drain().has_value());
        const auto kept = db::ProjectFile::open(path, db::OpenMode::ReadOnly);
        QVERIFY(kept->check()->empty());
        QCOMPARE(kept->loadInputs()->clusters.size(), std::size_t {1});
        QVERIFY(*kept->loadProject() == sample.project);
        m_document->close();
    }

    void aPlanDocumentBringsItsInputs()
    {
        Result<PlanDocument> document =
            readPlanDocument(R"({"format": "rankloom-plan", "version": 1, "name": "other",
            "model": {"preset": "llama-3-8b"}, "cluster": {"nodes": 2, "devicesPerNode": 8, "device": "h100-sxm-80gb"}})");
        QVERIFY(document.has_value());
        m_document->addDocument(*document);
        QCOMPARE(m_document->project()->model->name, std::string("llama-3-8b"));
        QCOMPARE(m_document->project()->cluster->nodes, 2);
        // Its workload was left open.
        QCOMPARE(m_document->plan()->workload.globalBatchSize, 64);
        m_document->addDocument(*document); // the same inputs, not once more
        QCOMPARE(m_document->state().inputs.models.size(), std::size_t {2});
        QCOMPARE(m_document->state().inputs.clusters.size(), std::size_t {2});
    }

private:
    void changeCluster(int nodes)
    {
        Project after = *m_document->project();
        after.cluster = makeCluster(nodes, 8, after.cluster->device);
        m_document->changeProject(after, QStringLiteral("nodes"));
    }

    void editAtRandom(std::mt19937& random)
    {
        const auto one = [&random](
                             const std::vector<int>& values) { return values[random() % values.size()]; };
        Plan plan = *m_document->plan();
        switch (random() % 11) {
        case 0:
            plan.workload.microBatchSize = one({1, 2, 4});
            return m_document->changePlan(plan, QStringLiteral("microbatch"));
        case 1:
            plan.workload.globalBatchSize = one({32, 64, 128});
            return m_document->changePlan(plan, QStringLiteral("batch"));
        case 2:
            plan.layout.tp = one({1, 2, 4, 8});
            plan.layout.dp = 0;
            return m_document->changePlan(plan, QStringLiteral("TP"));
        case 3:
            plan.layout.pp = one({1, 2, 4});
            plan.workload.microBatchSize = one({1, 2});
            return m_document->takeLayout(plan, random() % 2 == 0 ? AdoptAs::NewPlan : AdoptAs::ThisPlan);
        case 4:
            (void)m_document->applySuggestion(
                {"/workload/globalBatchSize", std::to_string(one({64, 96})), {}});
            return;
        case 5:
            changeCluster(one({2, 4, 8}));
            return m_document->onlyForThisPlan();
        case 6: {
            Project other = *m_document->project();
            other.model = *modelPreset(random() % 2 == 0 ? "llama-3-8b" : "mixtral-8x7b");
            return m_document->changeProject(other, QStringLiteral("model"));
        }
        case 7:
            return m_document->useCluster(one({1, 2, 3}));
        case 8:
            return m_document->copyCluster();
        case 9:
            return m_document->switchScenario(one({1, 2, 3}));
        default:
            return m_document->duplicateScenario();
        }
    }

    std::unique_ptr<Document> m_document;
};

QTEST_MAIN(TestPlansAlone)
#include "tst_plans_alone.moc"
