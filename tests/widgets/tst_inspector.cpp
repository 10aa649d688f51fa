// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemModel>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QEnterEvent>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include <functional>

#include <nlohmann/json.hpp>

#include "core/plan/plan_fields.h"
#include "core/search/sensitivity.h"
#include "tests/widgets/sample_inputs.h"
#include "widgets/inspector/degree_change.h"
#include "widgets/inspector/plan_inspector.h"

using namespace rankloom;
using namespace rankloom::ui;
using test::sampleInputs;

class TestInspector : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void choicesKnowTheirReasons();
    void virtualStagesAndScheduleFollowEachOther();
    void everyControlHasAnEffectAndANameAndHelp();
    void refreshingEmitsNothing();
    void degreeChangeDropsWhatDependedOnIt();
    void presetsOfShardingSetFourFields();
    void modulesOfRecomputation();
    void alternativesAreOfferedWhereTheyAreLookedAt();
    void constantsGoBackToTheirDefaults();
    void settingsWithoutEffectAreGreyWithTheReason();
    void drivesAreSetForTheCluster();
    void bucketsAreInMiB();
    void pipelineLayoutText();
    void everyFieldOfThePlanHasARow();
    void aHintIsTakenByAClick();
    void filterShowsWhatIsLookedFor();
    void modelsSayHowLargeTheyAre();
    void showsTheRowOfAPartAndOfTheWhole();

private:
    template <class Widget> Widget* field(const char* pointer) const
    {
        return m_inspector->findChild<Widget*>(QString::fromLatin1(pointer));
    }
    /// The line that says what other values of a setting would change.
    [[nodiscard]] QLabel* hint(const char* setting) const
    {
        const QString name =
            QStringLiteral("What other values of %1 would change").arg(QLatin1String(setting));
        const QList<QLabel*> labels = m_inspector->findChildren<QLabel*>();
        const auto found = std::ranges::find(labels, name, &QLabel::accessibleName);
        return found == labels.end() ? nullptr : *found;
    }

    std::unique_ptr<PlanInspector> m_inspector;
    InspectorInputs m_inputs;
    std::vector<Plan> m_plans;
    std::vector<Project> m_projects;
    QStringList m_names;
};

void TestInspector::aHintIsTakenByAClick()
{
    const InspectorInputs inputs = sampleInputs();
    const Result<SensitivityReport> report = planSensitivity(*inputs.project, *inputs.plan);
    QVERIFY(report);
    m_inspector->resize(320, 900);
    m_inspector->show();
    const auto places = [this] {
        QCoreApplication::processEvents();
        QList<int> tops;
        for (const char* name : {"/layout/tp", "/layout/cp", "/layout/pp", "/layout/vpp", "/layout/ep",
                 "/workload/microBatchSize", "/layout/sequenceParallel", "/layout/order"})
            tops << field<QWidget>(name)->mapTo(m_inspector.get(), QPoint()).y();
        return tops;
    };
    const QList<int> before = places();
    m_inspector->setSensitivities(std::make_shared<const SensitivityReport>(*report));
    QCOMPARE(places(), before); // no row moves when hints come
    QSignalSpy changed(m_inspector.get(), &PlanInspector::changeRequested);
    const auto best = std::ranges::find(report->changes, "/layout/tp", &SettingChange::pointer);
    QVERIFY(best != report->changes.end() && hint("TP"));
    QVERIFY2(hint("TP")->toolTip().contains(QStringLiteral("click")), qPrintable(hint("TP")->toolTip()));
    QTest::mouseClick(hint("TP"), Qt::LeftButton);
    QCOMPARE(changed.count(), 1);
    QCOMPARE(changed[0][0].value<Plan>().layout.tp, best->plan.layout.tp);
    // Chunks come with the schedule that runs them.
    QVERIFY(hint("VPP"));
    QTest::mouseClick(hint("VPP"), Qt::LeftButton);
    QCOMPARE(changed.count(), 2);
    QCOMPARE(changed[1][0].value<Plan>().layout.vpp, 2);
    QCOMPARE(changed[1][0].value<Plan>().schedule.kind, ScheduleKind::Interleaved);
    QVERIFY(changed[1][1].toString().contains(QStringLiteral("VPP")));
    // Figures of an older plan are not for taking, and what an enumeration is called nobody reads.
    m_inspector->setSensitivitiesStale(true);
    for (const char* ignored : {"MousePress", "MouseRelease"}) // by a label that is disabled
        QTest::ignoreMessage(QtWarningMsg,
            qPrintable(QStringLiteral("Mouse event \"%1\" not accepted by receiving widget")
                           .arg(QLatin1String(ignored))));
    QTest::mouseClick(hint("TP"), Qt::LeftButton);
    QCOMPARE(changed.count(), 2);
    for (QLabel* label : m_inspector->findChildren<QLabel*>())
        for (const char* raw : {"deduplicated", "moe_act", "layernorm", "1f1b", "\""})
            QVERIFY2(!label->text().contains(QLatin1String(raw)), qPrintable(label->text()));
}

void TestInspector::filterShowsWhatIsLookedFor()
{
    m_inspector->resize(320, 600);
    m_inspector->show();
    auto* filter = m_inspector->findChild<QLineEdit*>(QString(), Qt::FindDirectChildrenOnly);
    QVERIFY(filter);
    const auto shown = [this](const char* field) {
        return m_inspector->findChild<QWidget*>(QString::fromLatin1(field))->isVisibleTo(m_inspector.get());
    };
    QTest::keyClicks(filter, QStringLiteral("sequence"));
    QVERIFY(shown("/workload/sequenceLength") && shown("/layout/sequenceParallel"));
    QVERIFY(!shown("/layout/tp") && !shown("/schedule/kind"));
    QVERIFY(!m_inspector->section(QStringLiteral("schedule"))->isVisibleTo(m_inspector.get()));
    // Hints that come now, and come again, are of what is shown.
    const InspectorInputs inputs = sampleInputs();
    const Result<SensitivityReport> report = planSensitivity(*inputs.project, *inputs.plan);
    QVERIFY(report);
    for (int times = 0; times < 2; ++times)
        m_inspector->setSensitivities(std::make_shared<const SensitivityReport>(*report));
    const auto hinted = [this](const char* setting) {
        const QLabel* label = hint(setting);
        return label != nullptr && label->isVisibleTo(m_inspector.get());
    };
    QVERIFY(hinted("Sequence parallel") && !hinted("TP") && !hinted("PP"));
    // A section by its name, folded or not.
    filter->setText(QStringLiteral("constants"));
    QVERIFY(m_inspector->section(QStringLiteral("constants"))->isVisibleTo(m_inspector.get()));
    QVERIFY(!shown("/layout/tp"));
    filter->setText(QStringLiteral("no such thing"));
    QVERIFY(!shown("/layout/tp"));
    // Whoever is led to a setting sees it.
    QVERIFY(m_inspector->showField(QStringLiteral("/layout/tp")));
    QVERIFY(shown("/layout/tp") && filter->text().isEmpty() && hinted("TP"));
    filter->setText(QStringLiteral("zzz"));
    QTest::keyClick(filter, Qt::Key_Escape);
    QVERIFY(shown("/schedule/kind"));
    QVERIFY(!m_inspector->section(QStringLiteral("constants"))->isExpanded());
}

/// Of 46 names nobody knows all the sizes.
void TestInspector::modelsSayHowLargeTheyAre()
{
    auto* model = field<QComboBox>("/model/preset");
    m_inspector->show();
    const int index = model->findText(QStringLiteral("llama-3-70b"));
    QVERIFY(index >= 0);
    model->showPopup();
    QVERIFY2(model->itemText(index).contains(QStringLiteral("70.6 B")), qPrintable(model->itemText(index)));
    QVERIFY(model->itemText(model->findData(QStringLiteral("deepseek-v3")))
                .contains(QStringLiteral("per token")));
    model->hidePopup();
    // Chosen, it is the model, and the step of History has its name.
    QSignalSpy changed(m_inspector.get(), &PlanInspector::projectChangeRequested);
    Q_EMIT model->activated(index);
    QCOMPARE(changed.count(), 1);
    QCOMPARE(changed[0][0].value<Project>().model->name, std::string("llama-3-70b"));
    QVERIFY(changed[0][1].toString().endsWith(QStringLiteral("llama-3-70b")));
}

void TestInspector::init()
{
    m_inputs = sampleInputs();
    m_inspector = std::make_unique<PlanInspector>();
    m_inspector->setInputs(m_inputs);
    m_inspector->show();
    m_plans.clear();
    m_projects.clear();
    m_names.clear();
    connect(m_inspector.get(), &PlanInspector::changeRequested, this,
        [this](const Plan& after, const QString& name) {
            m_plans.push_back(after);
            m_names.append(name);
        });
    connect(m_inspector.get(), &PlanInspector::projectChangeRequested, this,
        [this](const Project& after, const QString& name) {
            m_projects.push_back(after);
            m_names.append(name);
        });
}

void TestInspector::choicesKnowTheirReasons()
{
    auto* schedule = field<QComboBox>("/schedule/kind");
    QVERIFY(schedule);
    QCOMPARE(schedule->count(), static_cast<int>(namedValues<ScheduleKind>().size()));
    // They are judged when somebody is about to choose.
    schedule->showPopup();
    const auto refusedOne = [schedule] {
        for (int i = 0; i < schedule->count(); ++i)
            if (!schedule->model()->flags(schedule->model()->index(i, 0)).testFlag(Qt::ItemIsEnabled))
                return true;
        return false;
    };
    QVERIFY(!refusedOne()); // not on this thread
    QTRY_VERIFY(refusedOne());
    int refused = 0;
    for (int i = 0; i < schedule->count(); ++i) {
        const bool enabled =
            schedule->model()->flags(schedule->model()->index(i, 0)).testFlag(Qt::ItemIsEnabled);
        const QString why = schedule->itemData(i, Qt::ToolTipRole).toString();
        QVERIFY2(enabled || !why.isEmpty(), qPrintable(schedule->itemText(i)));
        refused += enabled ? 0 : 1;
    }
    QVERIFY(refused > 0);
    schedule->hidePopup();
    // V-Half needs two model chunks: with one it can be seen but not chosen, unless the plan is changed
    // first.
    schedule->setCurrentIndex(1);
    Q_EMIT schedule->activated(1);
    QCOMPARE(m_plans.back().schedule.kind, namedValues<ScheduleKind>()[1].value);
}

void TestInspector::virtualStagesAndScheduleFollowEachOther()
{
    auto* stepper = field<DegreeStepper>("/layout/vpp");
    QTest::keyClick(&stepper->spinBox(), Qt::Key_Up);
    QTRY_COMPARE(m_plans.size(), 1U);
    QCOMPARE(m_plans.back().layout.vpp, 2);
    QCOMPARE(m_plans.back().schedule.kind, ScheduleKind::Interleaved);
    QVERIFY(!hasErrors(check(*m_inputs.project, m_plans.back())));
    const Plan back = withDegree(m_plans.back(), Degree::Vpp, 1);
    QCOMPARE(back.schedule.kind, ScheduleKind::OneFOneB);

    auto* schedule = field<QComboBox>("/schedule/kind");
    const int interleaved = schedule->findText(QStringLiteral("Interleaved 1F1B"));
    QVERIFY(interleaved >= 0);
    Q_EMIT schedule->activated(interleaved);
    QCOMPARE(m_plans.back().layout.vpp, 2);
    m_inspector->setInputs({m_inputs.project, std::make_shared<const Plan>(m_plans.back())});
    Q_EMIT schedule->activated(schedule->findText(QStringLiteral("1F1B")));
    QCOMPARE(m_plans.back().layout.vpp, 1);
}

void TestInspector::everyControlHasAnEffectAndANameAndHelp()
{
    int controls = 0;
    const auto visit = [&controls](const QWidget* widget) {
        if (!widget->objectName().startsWith(QLatin1Char('/')))
            return;
        ++controls;
        QVERIFY2(!widget->accessibleName().isEmpty(), qPrintable(widget->objectName()));
        QVERIFY2(!widget->whatsThis().isEmpty(), qPrintable(widget->objectName()));
    };
    const QList<QWidget*> widgets = m_inspector->findChildren<QWidget*>();
    for (const QWidget* widget : widgets)
        visit(widget);
    QVERIFY(controls >= 30);

    const QList<QCheckBox*> boxes = m_inspector->findChildren<QCheckBox*>();
    for (QCheckBox* box : boxes) {
        m_plans.clear();
        box->toggle();
        QCOMPARE(m_plans.size(), 1U);
        QVERIFY(!(m_plans.back() == *m_inputs.plan));
    }
    const QList<QDoubleSpinBox*> numbers = m_inspector->findChildren<QDoubleSpinBox*>();
    for (QDoubleSpinBox* number : numbers) {
        m_plans.clear();
        m_projects.clear();
        number->stepBy(number->value() < number->maximum() ? 1 : -1);
        // A measured constant and what the machines are is the project's,
        // everything else the plan's.
        const QString name = number->objectName();
        const bool rate = name.startsWith(InspectorSection::kRates);
        const bool machine = name.startsWith(QLatin1String("/cluster/"));
        const bool shared = rate || machine || name.startsWith(QLatin1String("/calibration/"));
        QVERIFY2(m_plans.size() == (shared ? 0U : 1U), qPrintable(name));
        QVERIFY2(m_projects.size() == (shared ? 1U : 0U), qPrintable(name));
        if (rate)
            QVERIFY(m_projects.back().servingCalibrations != m_inputs.project->servingCalibrations);
        else if (machine)
            QVERIFY(*m_projects.back().cluster != *m_inputs.project->cluster);
        else
            QVERIFY(shared ? m_projects.back().calibration != m_inputs.project->calibration
                           : m_plans.back() != *m_inputs.plan);
    }
}

void TestInspector::refreshingEmitsNothing()
{
    for (int i = 0; i < 3; ++i)
        m_inspector->setInputs(sampleInputs());
    QVERIFY(m_plans.empty());
    QVERIFY(m_projects.empty());
    m_inspector->setInputs({});
    QVERIFY(!m_inspector->isEnabled());
    // Whoever passes over it asks for nothing.
    for (ChoiceBox* choice : m_inspector->findChildren<ChoiceBox*>()) {
        QEnterEvent enter({}, {}, {});
        QApplication::sendEvent(choice, &enter);
    }
    QVERIFY(m_plans.empty());
}

void TestInspector::degreeChangeDropsWhatDependedOnIt()
{
    Plan plan = *m_inputs.plan;
    plan.layout.dp = 4;
    plan.stages.layersPerStage = {16, 16};
    plan.experts.change().devices = {{{0}}};
    const Plan deeper = withDegree(plan, Degree::Pp, 4);
    QCOMPARE(deeper.layout.dp, 0);
    QVERIFY(deeper.stages.layersPerStage.empty());
    QVERIFY(!deeper.experts->contiguous());
    QVERIFY(withDegree(plan, Degree::Ep, 2).experts->contiguous());
    QCOMPARE(withDegree(plan, Degree::Etp, 4).layout.etp, 0);
    plan.layout.etp = 0;
    QCOMPARE(shownDegree(plan, Degree::Etp), 4);
}

void TestInspector::presetsOfShardingSetFourFields()
{
    using Kind = ShardExtent::Kind;
    auto* preset = field<QComboBox>("/memory/sharding");
    QVERIFY(preset);
    QCOMPARE(preset->currentText(), QStringLiteral("ZeRO-1, distributed optimizer"));
    for (int i = 0; i < preset->count(); ++i) {
        Q_EMIT preset->activated(i);
        m_inspector->setInputs({m_inputs.project, std::make_shared<const Plan>(m_plans.back())});
        QCOMPARE(preset->currentIndex(), i);
        QVERIFY(!hasErrors(check(*m_inputs.project, m_plans.back())));
    }
    QCOMPARE(m_plans.back().memory.sharding.weights.kind, Kind::DevicePair);
    QCOMPARE(m_plans.back().memory.sharding.gradients.kind, Kind::Node);
    QCOMPARE(m_plans.back().memory.sharding.optimizer.kind, Kind::DataParallel);
    // What is none of them is shown as such, not as the first one.
    Plan other = *m_inputs.plan;
    other.memory.sharding.gradients = {Kind::Degree, 3};
    m_inspector->setInputs({m_inputs.project, std::make_shared<const Plan>(other)});
    QCOMPARE(preset->currentIndex(), -1);
    QCOMPARE(field<QComboBox>("/memory/sharding/gradients")->currentIndex(), -1);
}

void TestInspector::modulesOfRecomputation()
{
    auto* core = field<QCheckBox>("/memory/recompute/modules/core_attn");
    auto* experts = field<QCheckBox>("/memory/recompute/modules/moe");
    QVERIFY(core && experts && core->isEnabled() && experts->isEnabled());
    QVERIFY(!field<QCheckBox>("/memory/recompute/modules/mla_up_proj")->isEnabled()); // no latents in Mixtral
    experts->click();
    QCOMPARE(m_plans.back().memory.recompute.mode, RecomputeMode::Selective);
    m_inspector->setInputs({m_inputs.project, std::make_shared<const Plan>(m_plans.back())});
    core->click();
    const std::vector both {RecomputeModule::CoreAttention, RecomputeModule::Moe};
    QVERIFY(m_plans.back().memory.recompute.modules == both);
    QVERIFY(withValue(*m_inputs.plan, "/memory/recompute/modules",
        R"(["core_attn", "layernorm", "mlp", "moe_act", "moe", "mla_up_proj"])")
                .has_value());
}

void TestInspector::alternativesAreOfferedWhereTheyAreLookedAt()
{
    std::vector<OfferedValues> asked;
    connect(m_inspector.get(), &PlanInspector::alternativesShown, this,
        [&asked](const OfferedValues& offered) { asked.push_back(offered); });
    // An open list: every choice but the present one, with the remark beside it and out of the undo text.
    auto* combo = field<ChoiceBox>("/memory/precision");
    combo->showPopup();
    QCOMPARE(asked.size(), 1U);
    QVERIFY(!asked.back().values.empty());
    const auto& [index, inputs] = asked.back().values.front();
    QVERIFY(index != combo->currentIndex());
    QVERIFY(inputs.plan->memory.precision != m_inputs.plan->memory.precision);
    asked.back().setRemark(index, QStringLiteral("−12 ms, +3.10 GiB"));
    QVERIFY(combo->itemText(index).endsWith(QStringLiteral("    −12 ms, +3.10 GiB")));
    combo->hidePopup();
    Q_EMIT combo->activated(index);
    QVERIFY2(!m_names.back().contains(QStringLiteral("ms")), qPrintable(m_names.back()));
    // A switch: the other way.
    auto* dropout = field<QCheckBox>("/memory/dropout");
    QEvent enter(QEvent::Enter);
    QEvent leave(QEvent::Leave);
    QApplication::sendEvent(dropout, &enter);
    QCOMPARE(asked.back().values.size(), 1U);
    QVERIFY(asked.back().values.front().second.plan->memory.dropout);
    asked.back().setRemark(0, QStringLiteral("+2 ms"));
    QCOMPARE(dropout->text(), QStringLiteral("on: +2 ms"));
    QApplication::sendEvent(dropout, &leave);
    QVERIFY(dropout->text().isEmpty());
    // A number: one step either way.
    auto* share = field<QDoubleSpinBox>("/memory/offload/optimizerFraction");
    QApplication::sendEvent(share, &enter);
    QCOMPARE(asked.back().values.size(), 1U); // 0 % is the least
    QCOMPARE(asked.back().values.front().second.plan->memory.offload.optimizerFraction, 0.05);
    asked.back().setRemark(0, QStringLiteral("−1 GiB"));
    QVERIFY(share->toolTip().contains(QStringLiteral("5 %: −1 GiB")));
    QVERIFY(m_plans.size() == 1);
}

void TestInspector::constantsGoBackToTheirDefaults()
{
    Project measured = *m_inputs.project;
    measured.calibration.change().additiveBytes = 3e9;
    m_inspector->setInputs({std::make_shared<const Project>(measured), m_inputs.plan});
    const QWidget* pair = field<QDoubleSpinBox>("/calibration/additiveBytes")->parentWidget();
    auto* reset = pair->findChild<QToolButton*>();
    QVERIFY(reset && reset->isEnabled());
    reset->click();
    QVERIFY(m_projects.back().calibration == Calibration());
    m_inspector->setInputs(m_inputs);
    QVERIFY(!reset->isEnabled());
}

/// Drives are the cluster's: usual ones until somebody says otherwise, and again after a 0.
void TestInspector::drivesAreSetForTheCluster()
{
    m_inspector->setInputs(m_inputs);
    auto* read = field<QDoubleSpinBox>("/cluster/host/driveReadBytesPerSecond");
    QVERIFY(read && read->isEnabled());
    QVERIFY2(read->text().contains(QStringLiteral("usual: 6")), qPrintable(read->text()));
    read->setValue(5.5);
    QCOMPARE(m_projects.back().cluster->host.drives.read, std::optional(BytesPerSecond(5.5e9)));
    m_inspector->setInputs({std::make_shared<const Project>(m_projects.back()), m_inputs.plan});
    QCOMPARE(read->value(), 5.5);
    read->setValue(0);
    QVERIFY(!m_projects.back().cluster->host.drives.read);
    m_inspector->setInputs(m_inputs);
}

void TestInspector::settingsWithoutEffectAreGreyWithTheReason()
{
    auto* share = field<QDoubleSpinBox>("/memory/offload/fraction");
    QVERIFY(!share->isEnabled());
    Plan plan = *m_inputs.plan;
    plan.memory.offload.target = OffloadTarget::Nvme;
    m_inspector->setInputs({m_inputs.project, std::make_shared<const Plan>(plan)});
    QVERIFY(share->isEnabled());
    auto* dispatch = field<QComboBox>("/communication/expertDispatch");
    QVERIFY(dispatch->isEnabled());
    plan.layout.ep = 1;
    m_inspector->setInputs({m_inputs.project, std::make_shared<const Plan>(plan)});
    QVERIFY(!dispatch->isEnabled());
    QVERIFY(dispatch->toolTip().contains(QStringLiteral("EP")));
    plan.communication.expertDispatch = ExpertDispatch::Deduplicated;
    m_inspector->setInputs({m_inputs.project, std::make_shared<const Plan>(plan)});
    QVERIFY(dispatch->isEnabled()); // to take it back
    QCOMPARE(dispatch->currentIndex(), 1);
    // A dense model has no experts to lay out.
    QVERIFY(field<QWidget>("/layout/ep")->isEnabled() && field<QWidget>("/layout/etp")->isEnabled());
    Project dense = *m_inputs.project;
    dense.model.change().moe.reset();
    m_inspector->setInputs({std::make_shared<const Project>(dense), std::make_shared<const Plan>(plan)});
    for (const char* degree : {"/layout/ep", "/layout/etp"}) {
        QCOMPARE(field<QWidget>(degree)->isEnabled(), degree[9] == 't' && plan.layout.etp > 1);
        QVERIFY(field<QWidget>(degree)->isEnabled()
            || field<QWidget>(degree)->toolTip().contains(QStringLiteral("no experts")));
    }
}

void TestInspector::bucketsAreInMiB()
{
    auto* size = field<QDoubleSpinBox>("/communication/bucketBytes");
    QCOMPARE(size->text(), QStringLiteral("all at once"));
    size->setValue(25);
    QCOMPARE(m_plans.back().communication.bucketBytes, 25.0 * 1024 * 1024);
    m_inspector->setInputs({m_inputs.project, std::make_shared<const Plan>(m_plans.back())});
    QCOMPARE(size->value(), 25.0);
}

void TestInspector::pipelineLayoutText()
{
    auto* edit = field<QWidget>("/stages/layout")->findChild<QLineEdit*>();
    QCOMPARE(edit->text(), QStringLiteral("Et*16|t*16L"));
    const auto type = [edit](const QString& text) {
        edit->setText(text);
        Q_EMIT edit->editingFinished();
    };
    type(QStringLiteral("Et*15|t*17L"));
    const std::vector<int> uneven {15, 17};
    QVERIFY(m_plans.back().stages.layersPerStage == uneven);
    type(QStringLiteral("Et*8|(t*8|)*2t*8,L"));
    QCOMPARE(m_plans.back().layout.vpp, 2);
    QCOMPARE(m_plans.back().schedule.kind, ScheduleKind::Interleaved);
    QVERIFY(!hasErrors(check(*m_inputs.project, m_plans.back())));
    // What cannot be read stays in the field with the reason below, and changes nothing.
    const std::size_t before = m_plans.size();
    type(QStringLiteral("Et*8|x"));
    QCOMPARE(m_plans.size(), before);
    auto* refusal = field<QWidget>("/stages/layout")->findChild<QLabel*>();
    QVERIFY(refusal->isVisible() && !refusal->text().isEmpty());
    type(QString());
    QVERIFY(m_plans.size() == before); // the plan that is shown is even already
    m_inspector->setInputs({m_inputs.project, std::make_shared<const Plan>(m_plans.front())});
    QVERIFY(!refusal->isVisible());
    type(QString());
    QVERIFY(m_plans.back().stages.layersPerStage.empty());
}

void TestInspector::everyFieldOfThePlanHasARow()
{
    // Decided elsewhere.
    const QStringList elsewhere {
        QStringLiteral("/experts/placement"), // in the views of experts, by "place experts", by import
        QStringLiteral("/placement/ranks"), // on the board
        QStringLiteral("/placement/locked"), // on the board
        QStringLiteral("/stages/mtpLayersPerStage"), // in the text of the pipeline layout
        QStringLiteral("/workload/kind"), // there is one
    };
    Plan full = *m_inputs.plan; // what is left out at its default is written too
    full.layout.dp = 4;
    full.layout.etp = 2;
    full.stages.layersPerStage = {16, 16};
    full.stages.mtpLayersPerStage = {0, 1};
    full.schedule.kind = ScheduleKind::Custom;
    full.schedule.customOrder = "0F0\n";
    full.memory.recompute.modules = {RecomputeModule::Mlp};
    full.communication.compression.stages = {0};
    full.deviceOfRank.resize(32);
    full.lockedRanks = {0};
    full.whatIf = {{WhatIf::Part::Node, 1, 0, true, 1, 1}};
    full.replicas = ReplicaChoice {{{{0}, 1, 1, {}}}, {{0, 0, HandoverWay::Sequences, 1}}, true};
    full.execution.stageClocks = {1, 1};
    nlohmann::ordered_json document;
    writePlanFields(document, full);
    QStringList rows;
    for (const InspectorSection* section : m_inspector->findChildren<InspectorSection*>())
        for (const RowText& row : section->rows())
            if (!row.field.isEmpty()) // of figures; it would stand for the whole document
                rows.append(row.field);
    const std::function<void(const nlohmann::ordered_json&, const QString&)> visit =
        [&](const nlohmann::ordered_json& value, const QString& pointer) {
            if (elsewhere.contains(pointer) || rows.contains(pointer))
                return;
            if (value.is_object()) {
                for (const auto& [key, member] : value.items())
                    visit(member, pointer + u'/' + QString::fromStdString(key));
                return;
            }
            const bool parts =
                std::ranges::any_of(rows, [&](const QString& row) { return row.startsWith(pointer + u'/'); });
            QVERIFY2(parts, qPrintable(pointer));
        };
    visit(document, {});
}

void TestInspector::showsTheRowOfAPartAndOfTheWhole()
{
    QSignalSpy shown(m_inspector.get(), &PlanInspector::fieldShown);
    QVERIFY(m_inspector->showField(QStringLiteral("/communication/compression/targets")));
    QVERIFY(m_inspector->showField(QStringLiteral("/communication/compression/stages/3")));
    QVERIFY(m_inspector->showField(QStringLiteral("/layout/order")));
    QVERIFY(!m_inspector->showField(QStringLiteral("/nothing/here")));
    QCOMPARE(shown.size(), 3);
}

QTEST_MAIN(TestInspector)
#include "tst_inspector.moc"
