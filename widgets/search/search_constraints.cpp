// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/search/search_constraints.h"

#include <algorithm>
#include <array>
#include <utility>

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

#include "widgets/flow_layout.h"
#include "widgets/foreign_text.h"
#include "widgets/inspector/enum_words.h"
#include "widgets/search/choice_menu.h"
#include "widgets/theme.h"
#include "widgets/translated.h"

namespace rankloom::ui {

namespace {

/// Those that every training framework has.
constexpr ScheduleKind kCommon[] = {
    ScheduleKind::GPipe, ScheduleKind::OneFOneB, ScheduleKind::Interleaved, ScheduleKind::ZbH1};

struct NodeGroup {
    const char* name;
    bool WithinNode::*flag;
};
constexpr std::array kNodeGroups {NodeGroup {"TP", &WithinNode::tensor},
    NodeGroup {"CP", &WithinNode::context}, NodeGroup {"EP", &WithinNode::expert},
    NodeGroup {"DP", &WithinNode::data}, NodeGroup {"PP", &WithinNode::pipeline}};

QString text(std::string_view words)
{
    return QString::fromUtf8(words.data(), static_cast<qsizetype>(words.size()));
}

/// The values of a space as things to tick, all of them usual.
template <class Value> ChoiceMenu::Offer offerOf(const std::vector<Value>& values, const Value& present)
{
    ChoiceMenu::Offer offer;
    for (const Value& value : values)
        offer.choices.push_back({text(nameOf(value)), wordsOf(value)});
    for (const ChoiceMenu::Choice& choice : offer.choices)
        offer.usual.append(choice.name);
    if (const QString name = text(nameOf(present)); offer.usual.contains(name))
        offer.present = {name};
    return offer;
}

/// Leaves the values whose names are ticked.
template <class Value> void keepChosen(std::vector<Value>& values, const QStringList& names)
{
    std::erase_if(values, [&](const Value& value) { return !names.contains(text(nameOf(value))); });
}

} // namespace

SearchConstraints::SearchConstraints(QWidget* parent) : QWidget(parent), m_survey(this)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(4, 4, 4, 4);
    column->setSpacing(3);
    m_flow = new FlowLayout;
    m_flow->setContentsMargins(0, 0, 0, 0);
    m_flow->setSpacing(6);
    column->addLayout(m_flow);
    addDegree("tp", tr("TP"), tr("Tensor parallelism"), &SearchSpace::tp);
    addDegree("pp", tr("PP"), tr("Pipeline parallelism"), &SearchSpace::pp);
    addDegree("vpp", tr("VPP"), tr("Chunks per pipeline rank"), &SearchSpace::vpp);
    addDegree("cp", tr("CP"), tr("Context parallelism"), &SearchSpace::cp);
    addDegree("ep", tr("EP"), tr("Expert parallelism"), &SearchSpace::ep);
    addDegree("etp", tr("ETP"), tr("Tensor parallelism inside an expert"), &SearchSpace::etp);
    addDegree("dp", tr("DP"), tr("Data parallelism"), &SearchSpace::dp);
    addDegree("mbs", tr("MBS"), tr("Microbatch size"), &SearchSpace::microBatchSize);
    m_schedules = addChoices("schedules", tr("Schedules"),
        tr("Orders of passes to try. Common: GPipe, 1F1B, interleaved 1F1B and ZB-H1"));
    m_vocabularies = addChoices("vocabularies", tr("Vocabulary"), tr("Where its layers may run"));
    m_recomputes = addChoices("recomputes", tr("Recompute"), tr("What may be computed twice to save memory"));
    m_shardings =
        addChoices("shardings", tr("Sharding"), tr("How states may be cut over data-parallel ranks"));
    m_offloads = addChoices("offloads", tr("Offload"), tr("Where activations may go"));
    m_withinNode =
        addChoices("withinNode", tr("Within a node"), tr("Groups that must not reach over several nodes"));
    m_withinNode->setWords(tr("all groups"), tr("no matter"));
    addDevices();
    addRunsOn();
    addCompression();
    addHeadroom();
    m_left = new QLabel(this);
    m_left->setForegroundRole(QPalette::PlaceholderText);
    m_left->setWordWrap(true);
    column->addWidget(m_left);
    m_why = new QLabel(this);
    m_why->setWordWrap(true);
    m_why->hide();
    column->addWidget(m_why);
    column->addStretch(1);
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, &SearchConstraints::check);
    setInputs(nullptr, nullptr);
}

void SearchConstraints::append(const QList<QWidget*>& widgets)
{
    for (QWidget* widget : widgets)
        m_flow->addWidget(widget);
}

QLineEdit* SearchConstraints::addField(
    const QString& name, const QString& title, const QString& help, int characters)
{
    auto* cell = new QWidget(this);
    auto* row = new QHBoxLayout(cell);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(3);
    auto* caption = new QLabel(name, cell);
    auto* edit = new QLineEdit(cell);
    edit->setFixedWidth(fontMetrics().horizontalAdvance(QString(characters, u'0')) + 18);
    edit->setMaxLength(80);
    edit->setAccessibleName(title);
    edit->setToolTip(plainTip(help));
    edit->setProperty("help", help);
    caption->setBuddy(edit);
    caption->setToolTip(plainTip(help));
    row->addWidget(caption);
    row->addWidget(edit);
    m_flow->addWidget(cell);
    connect(edit, &QLineEdit::textEdited, this, &SearchConstraints::edited);
    connect(edit, &QLineEdit::textChanged, this, &SearchConstraints::takeEdit);
    connect(edit, &QLineEdit::returnPressed, this, &SearchConstraints::returnPressed);
    return edit;
}

void SearchConstraints::addDegree(
    const char* key, const QString& name, const QString& title, DegreeRange SearchSpace::*range)
{
    const QString help =
        tr("%1: one value (8), bounds (1..16) or some values (2,4,8); empty for any").arg(title);
    QLineEdit* edit = addField(name, title, help, 5);
    // A word that is cut says nothing.
    const QString any = tr("any");
    edit->setPlaceholderText(
        fontMetrics().horizontalAdvance(any) + 10 <= edit->width() ? any : QStringLiteral("∗"));
    m_fields.push_back({range, key, name, edit});
}

void SearchConstraints::addDevices()
{
    m_devices = addField(tr("GPUs"), tr("Numbers of GPUs"),
        tr("How many GPUs of the cluster, the first of it, a layout takes: one number (64) or several "
           "(64,128); empty for all"),
        7);
}

ChoiceMenu* SearchConstraints::addChoices(const char* key, const QString& label, const QString& help)
{
    auto* menu = new ChoiceMenu(label, help, this);
    m_flow->addWidget(menu);
    m_menus.push_back({key, menu});
    connect(menu, &ChoiceMenu::changed, this, [this] {
        takeEdit();
        Q_EMIT edited();
    });
    return menu;
}

QComboBox* SearchConstraints::addBox(const QString& name, const QString& title, const QString& help)
{
    auto* cell = new QWidget(this);
    auto* row = new QHBoxLayout(cell);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(3);
    auto* box = new QComboBox(cell);
    box->setAccessibleName(title);
    box->setToolTip(plainTip(help));
    auto* caption = new QLabel(name, cell);
    caption->setBuddy(box);
    row->addWidget(caption);
    row->addWidget(box);
    m_flow->addWidget(cell);
    connect(box, &QComboBox::currentIndexChanged, this, [this] {
        takeEdit();
        Q_EMIT edited();
    });
    return box;
}

void SearchConstraints::addRunsOn()
{
    m_runsOn = addBox(tr("Runs on"), tr("Launcher that must be able to run the layout"),
        tr("Only layouts that the export to this launcher says without leaving anything out that "
           "changes the figures"));
    const QSignalBlocker still(m_runsOn);
    for (const NamedLauncher& launcher : launchers())
        m_runsOn->addItem(launcher.value == Launcher::Any ? tr("any", "launcher") : text(launcher.title),
            text(launcher.name));
}

void SearchConstraints::addCompression()
{
    m_compression = addBox(tr("Compression"), tr("Compression that layouts may have"),
        tr("As planned: every layout has that of the plan. Lossless: a tied embedding may be summed at once. "
           "Lossy: sends back between stages and weight gradients may lose digits (PowerSGD), too; of "
           "layouts "
           "that are as fast the least compressed comes first"));
    const QSignalBlocker still(m_compression);
    for (const auto& [freedom, name] : {std::pair(CompressionFreedom::AsPlanned, tr("as planned")),
             std::pair(CompressionFreedom::Lossless, tr("lossless")),
             std::pair(CompressionFreedom::Lossy, tr("lossy admitted"))})
        m_compression->addItem(name, text(nameOf(freedom)));
}

void SearchConstraints::addHeadroom()
{
    auto* cell = new QWidget(this);
    auto* row = new QHBoxLayout(cell);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(3);
    m_headroom = new QDoubleSpinBox(cell);
    m_headroom->setRange(0, 10000);
    m_headroom->setDecimals(1);
    m_headroom->setSuffix(tr(" GiB"));
    m_headroom->setAccessibleName(tr("Least headroom"));
    m_headroom->setToolTip(tr("Memory that must stay free on the fullest device"));
    auto* caption = new QLabel(tr("Headroom"), cell);
    caption->setBuddy(m_headroom);
    row->addWidget(caption);
    row->addWidget(m_headroom);
    m_flow->addWidget(cell);
    connect(m_headroom, &QDoubleSpinBox::valueChanged, this, [this] {
        takeEdit();
        Q_EMIT edited();
    });
}

void SearchConstraints::setInputs(std::shared_ptr<const Project> project, std::shared_ptr<const Plan> plan)
{
    if (project == m_project && plan == m_plan && project)
        return;
    m_project = std::move(project);
    m_plan = std::move(plan);
    setEnabled(m_project && m_plan);
    m_devices->setPlaceholderText(m_project ? QString::number(m_project->cluster->devices()) : QString());
    if (m_project && m_plan)
        offer();
    m_soon.start();
}

void SearchConstraints::offer()
{
    const SearchSpace all = defaultSearchSpace(*m_project, *m_plan);
    ChoiceMenu::Offer schedules = offerOf(all.schedules, m_plan->schedule.kind);
    schedules.someWords = tr("Common");
    for (const ScheduleKind kind : kCommon)
        schedules.some.append(text(nameOf(kind)));
    m_schedules->setOffer(std::move(schedules));
    m_vocabularies->setOffer(offerOf(all.vocabularies, m_plan->stages.vocabulary));
    m_recomputes->setOffer(offerOf(all.recomputes, m_plan->memory.recompute));
    m_shardings->setOffer(offerOf(all.shardings, m_plan->memory.sharding));
    m_offloads->setOffer(offerOf(all.offloads, m_plan->memory.offload.target));
    ChoiceMenu::Offer groups;
    for (const NodeGroup& group : kNodeGroups)
        groups.choices.push_back({QLatin1String(group.name), QLatin1String(group.name)});
    m_withinNode->setOffer(std::move(groups));
}

Result<DegreeRange> SearchConstraints::rangeOf(const Field& field) const
{
    const QString typed = field.edit->text().simplified().remove(u' ');
    return typed.isEmpty() ? Result<DegreeRange>(DegreeRange {}) : readDegreeRange(typed.toStdString());
}

Result<std::vector<int>> SearchConstraints::devices() const
{
    const QString typed = m_devices->text().simplified().remove(u' ');
    return typed.isEmpty() ? Result<std::vector<int>>(std::vector<int> {})
                           : readDeviceCounts(typed.toStdString());
}

Result<SearchSpace> SearchConstraints::space() const
{
    if (!m_project || !m_plan)
        return fail(ErrorCode::BadValue, Phrase::of("There is no project to search in."));
    SearchSpace space = defaultSearchSpace(*m_project, *m_plan);
    for (const Field& field : m_fields) {
        Result<DegreeRange> range = rangeOf(field);
        if (!range)
            return tl::unexpected<Error>(std::move(range.error()));
        space.*field.range = std::move(*range);
    }
    Result<std::vector<int>> counts = devices();
    if (!counts)
        return tl::unexpected<Error>(std::move(counts.error()));
    space.devices = std::move(*counts);
    for (const ChoiceMenu* menu : {m_schedules, m_vocabularies, m_recomputes, m_shardings, m_offloads})
        if (menu->chosen().isEmpty())
            return fail(ErrorCode::BadValue,
                tr("%1: nothing that this project offers is ticked").arg(menu->label()).toStdString());
    keepChosen(space.schedules, m_schedules->chosen());
    keepChosen(space.vocabularies, m_vocabularies->chosen());
    keepChosen(space.recomputes, m_recomputes->chosen());
    keepChosen(space.shardings, m_shardings->chosen());
    keepChosen(space.offloads, m_offloads->chosen());
    const QStringList groups = m_withinNode->chosen();
    for (const NodeGroup& group : kNodeGroups)
        space.withinNode.*group.flag = groups.contains(QLatin1String(group.name));
    space.leastHeadroom = Bytes(m_headroom->value() * kGiB);
    if (const Result<Launcher> launcher = launcherNamed(m_runsOn->currentData().toString().toStdString()))
        space.runsOn = *launcher;
    if (const auto freedom = compressionFreedomNamed(m_compression->currentData().toString().toStdString()))
        space.compression = *freedom;
    return space;
}

void SearchConstraints::takeEdit() { m_soon.start(); }

void SearchConstraints::mark(QLineEdit& edit, const Error* error)
{
    QPalette colors = palette();
    if (error)
        colors.setColor(QPalette::Text, alarmColor(colors));
    edit.setPalette(colors);
    const QString help = edit.property("help").toString();
    edit.setToolTip(plainTip(error ? translated(error->message) + u'\n' + help : help));
}

/// Says beside each field what cannot be read; nothing can be searched until it can.
void SearchConstraints::check()
{
    m_survey.cancel();
    QString unreadable;
    for (const Field& field : m_fields) {
        const Result<DegreeRange> range = rangeOf(field);
        mark(*field.edit, range ? nullptr : &range.error());
        if (!range && unreadable.isEmpty())
            unreadable = tr("%1: write one value (8), bounds (1..16) or some values (2,4,8)").arg(field.name);
    }
    const Result<std::vector<int>> counts = devices();
    mark(*m_devices, counts ? nullptr : &counts.error());
    if (!counts && unreadable.isEmpty())
        unreadable = tr("GPUs: write one number (64) or several (64,128)");
    if (!m_project || !m_plan || !unreadable.isEmpty())
        return setProblem(unreadable);
    const Result<SearchSpace> chosen = space();
    if (!chosen)
        return setProblem(translated(chosen.error().message));
    m_unsurveyed = !isVisible();
    if (m_unsurveyed)
        setProblem({});
    else
        survey(*chosen);
}

void SearchConstraints::showEvent(QShowEvent* event)
{
    if (m_unsurveyed)
        m_soon.start();
    QWidget::showEvent(event);
}

void SearchConstraints::survey(const SearchSpace& space)
{
    m_survey.ask([project = m_project, plan = m_plan, space](
                     const std::stop_token& /*stop*/) { return surveyDegrees(*project, *plan, space); },
        [this](const DegreeSurvey& left) {
            setProblem(left.combinations > 0 ? QString() : translated(left.reason));
            if (left.combinations > 0)
                m_left->setText(tr("%n combination(s) of degrees and microbatch size", nullptr,
                    static_cast<int>(std::min<std::int64_t>(left.combinations, 1'000'000'000))));
        });
}

void SearchConstraints::setProblem(const QString& problem)
{
    m_why->setText(QStringLiteral("✕ ") + problem);
    m_why->setVisible(!problem.isEmpty());
    QPalette colors = palette();
    colors.setColor(QPalette::WindowText, alarmColor(colors));
    m_why->setPalette(colors);
    m_left->setVisible(problem.isEmpty() && m_project);
    if (std::exchange(m_problem, problem) != problem)
        Q_EMIT problemChanged();
}

QByteArray SearchConstraints::state() const
{
    QJsonObject kept;
    for (const Field& field : m_fields)
        if (!field.edit->text().isEmpty())
            kept[QLatin1String(field.key)] = field.edit->text();
    for (const Menu& menu : m_menus)
        if (menu.menu->wish())
            kept[QLatin1String(menu.key)] = QJsonArray::fromStringList(*menu.menu->wish());
    if (!m_devices->text().isEmpty())
        kept[QStringLiteral("devices")] = m_devices->text();
    if (m_runsOn->currentIndex() > 0)
        kept[QStringLiteral("runsOn")] = m_runsOn->currentData().toString();
    if (m_compression->currentIndex() > 0)
        kept[QStringLiteral("compression")] = m_compression->currentData().toString();
    if (m_headroom->value() > 0)
        kept[QStringLiteral("headroomGiB")] = m_headroom->value();
    return kept.isEmpty() ? QByteArray() : QJsonDocument(kept).toJson(QJsonDocument::Compact);
}

void SearchConstraints::setState(const QByteArray& state)
{
    const QJsonObject kept = QJsonDocument::fromJson(state).object();
    for (const Field& field : m_fields)
        field.edit->setText(kept[QLatin1String(field.key)].toString().left(field.edit->maxLength()));
    m_devices->setText(kept[QStringLiteral("devices")].toString().left(m_devices->maxLength()));
    for (const Menu& menu : m_menus) {
        const QJsonValue wish = kept[QLatin1String(menu.key)];
        QStringList names;
        for (const QJsonValueConstRef& name : wish.toArray())
            names.append(name.toString());
        menu.menu->setWish(wish.isArray() ? std::optional(names) : std::nullopt);
    }
    const QSignalBlocker still(m_runsOn);
    m_runsOn->setCurrentIndex(std::max(0, m_runsOn->findData(kept[QStringLiteral("runsOn")].toString())));
    const QSignalBlocker hushed(m_compression);
    m_compression->setCurrentIndex(
        std::max(0, m_compression->findData(kept[QStringLiteral("compression")].toString())));
    const QSignalBlocker quiet(m_headroom);
    m_headroom->setValue(kept[QStringLiteral("headroomGiB")].toDouble());
    m_soon.start();
}

} // namespace rankloom::ui
