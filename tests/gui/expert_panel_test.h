// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFile>
#include <QPushButton>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>

#include "app/document/document.h"
#include "app/document/editor.h"
#include "app/document/file_store.h"
#include "app/document/opened_project.h"
#include "app/jobs/jobs.h"
#include "app/window/controls/expert_control.h"
#include "app/window/panels/expert_placement_panel.h"
#include "core/base/random.h"
#include "core/evaluate/evaluate.h"
#include "tests/gui/gui_sample.h"
#include "widgets/experts/expert_board.h"
#include "widgets/experts/expert_devices_view.h"

namespace rankloom::test {

/// Experts 0 and 1 are hot, so that the contiguous placement overloads the first GPU; tokens go from an
/// expert mostly to the one after next.
inline RoutingStatistics skewed()
{
    Random random(11);
    RoutingStatistics routing;
    routing.layers = 32;
    routing.experts = 8;
    routing.topK = 2;
    routing.tokens = 10'000;
    for (int layer = 0; layer < routing.layers; ++layer)
        for (int expert = 0; expert < routing.experts; ++expert)
            routing.load.push_back((expert < 2 ? 5000 : 1600) + random.below(100));
    for (int layer = 0; layer + 1 < routing.layers; ++layer)
        for (int from = 0; from < routing.experts; ++from)
            for (int to = 0; to < routing.experts; ++to)
                routing.transitions.push_back((to == (from + 2) % 8 ? 3000 : 100) + random.below(50));
    routing.coactivation.assign(32 * 64, 5);
    routing.sample.tokens = 200;
    for (int layer = 0; layer < routing.layers; ++layer)
        for (int token = 0; token < 200; ++token) {
            // Experts far apart when contiguous, and mostly the same two.
            const auto first = static_cast<std::uint16_t>(random.below(4));
            routing.sample.picks.push_back(first);
            routing.sample.picks.push_back(static_cast<std::uint16_t>(first + 4));
        }
    return routing;
}

/// A trace of 32 layers whose tokens pick two of eight experts, mostly `hot` and its successor; which experts
/// are hot drifts from layer to layer, and noise differs from token to token.
inline std::string traceText(int tokens, int hot)
{
    Random random(static_cast<std::uint64_t>(100 + hot));
    std::string text = "token,layer,e0,e1\n";
    for (int t = 0; t < tokens; ++t)
        for (int layer = 0; layer < 32; ++layer) {
            const int first = random.below(2) == 0 ? (hot + layer) % 8 : static_cast<int>(random.below(8));
            const int second = (first + 1 + static_cast<int>(random.below(3))) % 8;
            text += std::to_string(t) + ',' + std::to_string(layer) + ',' + std::to_string(first) + ','
                + std::to_string(second) + '\n';
        }
    return text;
}

/// The sample plan with microbatches so large that the products of the experts take longer than the host
/// needs to launch them: only then is the step as long as the GPU with the fullest experts takes.
inline PlanDocument expertBoundPlan()
{
    PlanDocument sample = samplePlan();
    sample.plan.workload.microBatchSize = 4;
    return sample;
}

/// What tests of the placement of experts work with: the panel and what listens to it, beside a document.
class ExpertPanelTest : public QObject {
protected:
    void setUp()
    {
        m_document = std::make_unique<ui::Document>(evaluate);
        m_jobs = std::make_unique<ui::Jobs>();
        m_board = std::make_unique<ui::ExpertBoard>();
        m_devices = std::make_unique<ui::ExpertDevicesView>();
        m_editor = std::make_unique<ui::Editor>(*m_document);
        m_control = std::make_unique<ui::ExpertControl>(*m_board, *m_devices, *m_editor, evaluate);
        m_panel = std::make_unique<ui::ExpertPlacementPanel>(*m_document, *m_jobs, evaluate);
        for (const auto changed : {&ui::Document::planChanged, &ui::Document::projectChanged})
            connect(m_document.get(), changed, m_control.get(),
                [this] { m_control->show(m_document->project(), m_document->plan()); });
        connect(
            m_panel.get(), &ui::ExpertPlacementPanel::proposed, m_control.get(), &ui::ExpertControl::propose);
        connect(m_panel.get(), &ui::ExpertPlacementPanel::placementFound, m_control.get(),
            &ui::ExpertControl::place);
        m_board->resize(700, 400);
        m_panel->resize(420, 380);
        m_panel->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
        setMoves(20'000);
        choose(PlacementMethod::Rankloom); // one search; the best of several has tests of its own
    }

    void tearDown()
    {
        m_jobs.reset(); // waits for its threads
        m_panel.reset();
        m_control.reset();
        m_devices.reset();
        m_board.reset();
        m_editor.reset();
        m_document.reset();
    }

    void open(const RoutingStatistics& routing, PlanDocument sample = expertBoundPlan())
    {
        sample.project.routing = routing;
        ui::DocumentState state;
        state.inputs = test::inputsOf(sample.project);
        state = state.with({1, sample.plan.name, "", sample.plan});
        state.current = 1;
        m_document->open(state, nullptr);
        QTRY_VERIFY(m_document->trueFigures());
    }

    /// A project file with a trace for every task, so many tokens each; all of them count.
    void openFile(const std::vector<std::pair<std::string, int>>& tasks)
    {
        static int number = 0;
        const PlanDocument sample = expertBoundPlan();
        const QString path = m_folder.filePath(QStringLiteral("%1.rankloom").arg(++number));
        auto file = db::ProjectFile::create(path.toStdString(), sample.project, sample.plan);
        QVERIFY(file.has_value());
        Progress progress;
        int hot = 0;
        for (const auto& [task, tokens] : tasks) {
            const QString trace =
                m_folder.filePath(QStringLiteral("%1.csv").arg(QString::fromStdString(task)));
            QFile out(trace);
            QVERIFY(out.open(QIODevice::WriteOnly));
            out.write(QByteArray::fromStdString(traceText(tokens, hot)));
            out.close();
            hot += 4;
            ReadingHints hints;
            hints.tags = {{"task", task}, {"part", "decode"}};
            QVERIFY(file->importFiles({trace.toStdString()}, FileFormat::Unknown, hints, progress, {})
                        .has_value());
        }
        QVERIFY(file->recountRouting(progress, {}, {{}, {{"part", "decode"}}}));
        ui::DocumentState state;
        state.inputs = *file->loadInputs();
        state = state.with(file->loadScenarios()->front());
        state.current = state.scenarios.front()->id;
        m_document->open(state, std::make_unique<ui::FileStore>(std::move(*file), nullptr));
        m_panel->setTraces(
            *ui::readTraces(*static_cast<ui::FileStore*>(m_document->store())->writer()).result());
        QTRY_VERIFY(m_document->trueFigures());
    }

    RoutingStatistics counted(TraceSplit::Part part, const char* task = nullptr)
    {
        TraceFilter filter = m_document->state().counted();
        filter.split.part = part;
        if (task != nullptr)
            filter.tags.push_back({"task", task});
        Progress progress;
        return *ui::countTraces(
            *static_cast<ui::FileStore*>(m_document->store())->writer(), filter, progress, {});
    }

    void chooseItem(const char* name, const QString& text)
    {
        auto* box = m_panel->findChild<QComboBox*>(QString::fromLatin1(name));
        QVERIFY2(box->findText(text) >= 0, qPrintable(text));
        box->setCurrentIndex(box->findText(text));
    }
    void choose(PlacementMethod method)
    {
        auto* box = m_panel->findChild<QComboBox*>(QStringLiteral("experts.method"));
        box->setCurrentIndex(box->findData(static_cast<int>(method)));
    }
    void setMoves(int moves)
    {
        m_panel->findChild<QSpinBox*>(QStringLiteral("experts.moves"))->setValue(moves);
    }
    [[nodiscard]] QPushButton* button(const char* name) const
    {
        return m_panel->findChild<QPushButton*>(QString::fromLatin1(name));
    }
    void run()
    {
        m_panel->start();
        QTRY_VERIFY(!m_panel->isRunning());
    }
    [[nodiscard]] const ExpertPlacement& placement() const { return m_document->plan()->experts; }
    /// Whether the plan has that placement, and remembers tokens that begin so as what it was fitted on.
    [[nodiscard]] bool isPlaced(ExpertPlacement expected, std::string_view fittedOn) const
    {
        expected.fittedOn = placement().fittedOn;
        return placement().fittedOn.starts_with(fittedOn) && placement() == expected;
    }
    [[nodiscard]] int commands() const { return m_document->undoStack().count(); }

    QTemporaryDir m_folder;
    std::unique_ptr<ui::Document> m_document;
    std::unique_ptr<ui::Jobs> m_jobs;
    std::unique_ptr<ui::ExpertBoard> m_board;
    std::unique_ptr<ui::ExpertDevicesView> m_devices;
    std::unique_ptr<ui::Editor> m_editor;
    std::unique_ptr<ui::ExpertControl> m_control;
    std::unique_ptr<ui::ExpertPlacementPanel> m_panel;
};

} // namespace rankloom::test
