// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/panels/request_form.h"

#include <algorithm>

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>

#include "widgets/fields_layout.h"
#include "widgets/foreign_text.h"
#include "widgets/inspector/field_filters.h"
#include "widgets/mnemonic.h"

namespace rankloom::ui {

namespace {

constexpr int kMostTokens = 1 << 21; ///< of a request here: twice the longest contexts that are served
constexpr int kMostAtOnce = 1'000'000; ///< requests that a picture is made of
constexpr int kMostUsersHere = 1 << 20; ///< as many as a plan takes
constexpr double kMillisecond = 1e-3;
constexpr int kRecorded = -1; ///< in place of a kind of arrivals: as the trace has them

} // namespace

RequestForm::RequestForm(QWidget* parent) : QWidget(parent)
{
    new FieldsLayout(this);
    m_count = makeInteger(1, kMostAtOnce);
    m_count->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    addField(tr("How &many:"), m_count, QStringLiteral("serving.count"), tr("Requests to simulate"));
    makeSource();
    makeLengths();
    makeArrivals();
    m_seed = makeInteger(0, 1 << 30);
    addField(tr("See&d:"), m_seed, QStringLiteral("serving.seed"),
        tr("The same seed makes the same requests; another rate keeps their lengths"));
    makeGoals();
    showKinds();
}

RequestForm::Field RequestForm::addField(
    const QString& text, QWidget* box, const QString& name, const QString& help)
{
    auto* label = new QLabel(text, this);
    label->setBuddy(box);
    // The wheel scrolls the panel: it neither takes the focus nor changes what has none.
    box->setFocusPolicy(Qt::StrongFocus);
    box->installEventFilter(new FieldGuard(box));
    box->setObjectName(name);
    box->setToolTip(plainTip(help));
    label->setToolTip(plainTip(help));
    QString plain = text;
    box->setAccessibleName(withoutMnemonic(plain).remove(u':'));
    static_cast<FieldsLayout*>(layout())->addField(label, box);
    return {label, box};
}

QSpinBox* RequestForm::makeInteger(int low, int high, const QString& suffix)
{
    auto* box = new QSpinBox(this);
    box->setRange(low, high);
    box->setGroupSeparatorShown(true);
    box->setSuffix(suffix);
    box->setKeyboardTracking(false);
    connect(box, &QSpinBox::valueChanged, this, &RequestForm::mixEdited);
    return box;
}

QDoubleSpinBox* RequestForm::makeDecimal(double low, double high, double step, const QString& suffix)
{
    auto* box = new QDoubleSpinBox(this);
    box->setRange(low, high);
    box->setSingleStep(step);
    box->setSuffix(suffix);
    box->setKeyboardTracking(false);
    return box;
}

void RequestForm::makeSource()
{
    m_source = new QComboBox(this);
    m_source->addItem(tr("Drawn"));
    m_source->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_source->setMinimumContentsLength(14);
    addField(tr("&From:"), m_source, QStringLiteral("serving.trace"),
        tr("Requests are drawn, or those of a trace. Drop a trace of requests on the window to have it here: "
           "Azure, Vidur, Sarathi-Serve, BurstGPT"));
    connect(m_source, &QComboBox::activated, this, [this] {
        showKinds();
        Q_EMIT mixEdited();
    });
    m_timeScale = makeDecimal(0.001, 1000, 0.1, QStringLiteral(" ×"));
    m_timeScale->setDecimals(3);
    connect(m_timeScale, &QDoubleSpinBox::valueChanged, this, &RequestForm::mixEdited);
    m_mostTokens = makeInteger(0, kMostTokens, QLatin1Char(' ') + tr("tok", "tokens, short"));
    m_mostTokens->setSpecialValueText(tr("as they are"));
    m_mostTokens->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    m_ofTrace = {addField(tr("Ti&mes:"), m_timeScale, QStringLiteral("serving.timeScale"),
                     tr("Factor of the times of the trace: 0.5 lets requests come twice as fast")),
        addField(tr("&Cut to:"), m_mostTokens, QStringLiteral("serving.mostTokens"),
            tr("Prompts of the trace are cut so that requests have no more tokens"))};
}

void RequestForm::setTraces(const QStringList& names)
{
    const QSignalBlocker quiet(m_source);
    const QString chosen = m_source->currentData().toString();
    while (m_source->count() > 1)
        m_source->removeItem(1);
    for (const QString& name : names)
        m_source->addItem(name, name);
    chooseTrace(chosen);
}

void RequestForm::chooseTrace(const QString& name)
{
    if (!name.isEmpty() && m_source->findData(name) < 0)
        m_source->addItem(tr("%1 (not in this project)").arg(name), name);
    m_source->setCurrentIndex(name.isEmpty() ? 0 : m_source->findData(name));
}

void RequestForm::makeLengths()
{
    m_lengths = new QComboBox(this);
    m_lengths->addItem(tr("All alike"), static_cast<int>(LengthsKind::Fixed));
    m_lengths->addItem(tr("Evenly between two"), static_cast<int>(LengthsKind::Uniform));
    m_lengths->addItem(tr("Mostly short (Zipf)"), static_cast<int>(LengthsKind::Zipf));
    m_ofLengths = addField(tr("&Lengths:"), m_lengths, QStringLiteral("serving.lengths"),
        tr("How long prompts and answers are"));
    connect(m_lengths, &QComboBox::currentIndexChanged, this, [this] {
        showKinds();
        Q_EMIT mixEdited();
    });
    const QString tokens = QLatin1Char(' ') + tr("tok", "tokens, short");
    m_prompt = makeInteger(1, kMostTokens, tokens);
    m_output = makeInteger(1, kMostTokens, tokens);
    m_least = makeInteger(2, kMostTokens, tokens);
    m_most = makeInteger(2, kMostTokens, tokens);
    for (QSpinBox* box : {m_prompt, m_output, m_least, m_most})
        box->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    m_theta = makeDecimal(0, 4, 0.1);
    m_ratio = makeDecimal(0.01, 1000, 1);
    connect(m_theta, &QDoubleSpinBox::valueChanged, this, &RequestForm::mixEdited);
    connect(m_ratio, &QDoubleSpinBox::valueChanged, this, &RequestForm::mixEdited);
    m_ofFixed = {
        addField(tr("P&rompt:"), m_prompt, QStringLiteral("serving.prompt"), tr("Tokens of each prompt")),
        addField(tr("&Output:"), m_output, QStringLiteral("serving.output"), tr("Tokens of each answer"))};
    m_ofRange = {addField(tr("At &least:"), m_least, QStringLiteral("serving.least"),
                     tr("Tokens of prompt and answer together")),
        addField(tr("At mo&st:"), m_most, QStringLiteral("serving.most"),
            tr("Tokens of prompt and answer together")),
        addField(
            tr("&P:D:"), m_ratio, QStringLiteral("serving.ratio"), tr("Prompt tokens by output tokens"))};
    m_ofZipf = addField(tr("&Theta:"), m_theta, QStringLiteral("serving.theta"),
        tr("The k-th shortest length is as frequent as 1 / k^theta"));
}

void RequestForm::makeArrivals()
{
    m_arrivals = new QComboBox(this);
    m_arrivals->addItem(tr("At random (Poisson)"), static_cast<int>(ArrivalsKind::Poisson));
    m_arrivals->addItem(tr("In bursts (Gamma)"), static_cast<int>(ArrivalsKind::Gamma));
    m_arrivals->addItem(tr("In a fixed rhythm"), static_cast<int>(ArrivalsKind::Interval));
    m_arrivals->addItem(tr("All at once"), static_cast<int>(ArrivalsKind::Static));
    m_arrivals->addItem(tr("Users that ask again"), static_cast<int>(ArrivalsKind::Closed));
    addField(tr("&Arrivals:"), m_arrivals, QStringLiteral("serving.arrivals"), tr("When requests come"));
    connect(m_arrivals, &QComboBox::currentIndexChanged, this, [this] {
        showKinds();
        Q_EMIT mixEdited();
    });
    m_rate = makeDecimal(0.01, 1e6, 0.5, tr("/s"));
    m_rate->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    m_interval = makeDecimal(0.001, 3600, 0.1, QStringLiteral(" s"));
    m_interval->setDecimals(3);
    m_variation = makeDecimal(0.05, 20, 0.5);
    for (QDoubleSpinBox* box : {m_rate, m_interval, m_variation})
        connect(box, &QDoubleSpinBox::valueChanged, this, &RequestForm::mixEdited);
    m_users = makeInteger(1, kMostUsersHere);
    m_users->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    m_think = makeDecimal(0, 86'400, 0.5, QStringLiteral(" s"));
    m_think->setDecimals(3);
    m_think->setSpecialValueText(tr("at once"));
    connect(m_think, &QDoubleSpinBox::valueChanged, this, &RequestForm::mixEdited);
    m_ofRate = addField(
        tr("Rat&e:"), m_rate, QStringLiteral("serving.rate"), tr("Requests a second, of all replicas"));
    m_ofInterval = addField(
        tr("&Interval:"), m_interval, QStringLiteral("serving.interval"), tr("Between two requests"));
    m_ofLoop = {addField(tr("&Users:"), m_users, QStringLiteral("serving.users"),
                    tr("So many requests are asked at most at the same time, of all replicas: the "
                       "concurrency of load "
                       "generators")),
        addField(tr("Thin&k:"), m_think, QStringLiteral("serving.think"),
            tr("From an answer to the next request of the same user"))};
    m_ofGamma = addField(tr("&Variation:"), m_variation, QStringLiteral("serving.variation"),
        tr("Standard deviation of the intervals by their mean; 1 is Poisson, more comes in bursts"));
}

void RequestForm::makeGoals()
{
    m_firstToken = makeDecimal(0, 3600, 0.1, QStringLiteral(" s"));
    m_firstToken->setSpecialValueText(tr("any"));
    m_perToken = makeDecimal(0, 60'000, 5, QStringLiteral(" ms"));
    m_perToken->setDecimals(1);
    m_perToken->setSpecialValueText(tr("any"));
    addField(tr("TTFT &within:"), m_firstToken, QStringLiteral("serving.ttft"),
        tr("What 99 of 100 requests are to stay within: first token behind the arrival"));
    addField(tr("TPOT wit&hin:"), m_perToken, QStringLiteral("serving.tpot"),
        tr("What 99 of 100 requests are to stay within: (end − first token) / (output tokens − 1)"));
    for (QDoubleSpinBox* box : {m_firstToken, m_perToken})
        connect(box, &QDoubleSpinBox::valueChanged, this, &RequestForm::goalsEdited);
}

void RequestForm::Field::setVisible(bool visible) const
{
    label->setVisible(visible);
    box->setVisible(visible);
}

/// Times of a trace are there to choose where there is a trace.
void RequestForm::setRecordedOffered(bool offered)
{
    const QSignalBlocker quiet(m_arrivals);
    const int at = m_arrivals->findData(kRecorded);
    if (offered && at < 0) {
        m_arrivals->insertItem(0, tr("As recorded"), kRecorded);
        m_arrivals->setCurrentIndex(0);
    } else if (!offered && at >= 0) {
        m_arrivals->removeItem(at);
    }
}

void RequestForm::showKinds()
{
    const bool traced = !m_source->currentData().toString().isEmpty();
    setRecordedOffered(traced);
    const auto lengths = static_cast<LengthsKind>(m_lengths->currentData().toInt());
    const int chosen = m_arrivals->currentData().toInt();
    const auto arrivals = static_cast<ArrivalsKind>(chosen);
    for (const Field& field : m_ofTrace)
        field.setVisible(traced);
    m_ofTrace.front().setVisible(traced && chosen == kRecorded);
    m_ofLengths.setVisible(!traced);
    for (const Field& field : m_ofFixed)
        field.setVisible(!traced && lengths == LengthsKind::Fixed);
    for (const Field& field : m_ofRange)
        field.setVisible(!traced && lengths != LengthsKind::Fixed);
    m_ofZipf.setVisible(!traced && lengths == LengthsKind::Zipf);
    m_ofRate.setVisible(arrivals == ArrivalsKind::Poisson || arrivals == ArrivalsKind::Gamma);
    m_ofInterval.setVisible(arrivals == ArrivalsKind::Interval);
    m_ofGamma.setVisible(arrivals == ArrivalsKind::Gamma);
    for (const Field& field : m_ofLoop)
        field.setVisible(arrivals == ArrivalsKind::Closed);
    layout()->invalidate();
    updateGeometry();
}

void RequestForm::setMix(const RequestMix& mix)
{
    const QSignalBlocker quiet(this);
    m_mix = mix;
    chooseTrace(QString::fromStdString(mix.trace.name));
    m_timeScale->setValue(mix.trace.scaling.time);
    m_mostTokens->setValue(mix.trace.scaling.mostTokens);
    m_count->setValue(mix.count);
    m_seed->setValue(mix.seed);
    m_lengths->setCurrentIndex(m_lengths->findData(static_cast<int>(mix.lengths.kind)));
    m_prompt->setValue(static_cast<int>(mix.lengths.prompt));
    m_output->setValue(static_cast<int>(mix.lengths.output));
    m_least->setValue(static_cast<int>(mix.lengths.least));
    m_most->setValue(static_cast<int>(mix.lengths.most));
    m_theta->setValue(mix.lengths.theta);
    m_ratio->setValue(mix.lengths.promptPerOutput);
    setRecordedOffered(!mix.trace.name.empty());
    m_arrivals->setCurrentIndex(m_arrivals->findData(
        !mix.trace.name.empty() && mix.trace.times ? kRecorded : static_cast<int>(mix.arrivals.kind)));
    m_rate->setValue(mix.arrivals.rate);
    m_interval->setValue(std::max(0.001, mix.arrivals.interval));
    m_variation->setValue(mix.arrivals.variation);
    m_users->setValue(mix.arrivals.users);
    m_think->setValue(mix.arrivals.think);
    showKinds();
}

void RequestForm::setGoals(const LatencyGoals& goals)
{
    const QSignalBlocker quiet(this);
    m_firstToken->setValue(goals.timeToFirstToken);
    m_perToken->setValue(goals.timePerOutputToken / kMillisecond);
}

RequestMix RequestForm::mix() const
{
    RequestMix out = m_mix;
    out.trace.name = m_source->currentData().toString().toStdString();
    const int arrivals = m_arrivals->currentData().toInt();
    out.trace.times = out.trace.name.empty() || arrivals == kRecorded;
    out.trace.scaling.time = m_timeScale->value();
    out.trace.scaling.mostTokens = m_mostTokens->value();
    out.count = m_count->value();
    out.seed = m_seed->value();
    out.lengths.kind = static_cast<LengthsKind>(m_lengths->currentData().toInt());
    out.lengths.prompt = m_prompt->value();
    out.lengths.output = m_output->value();
    out.lengths.least = std::min(m_least->value(), m_most->value());
    out.lengths.most = std::max(m_least->value(), m_most->value());
    out.lengths.theta = m_theta->value();
    out.lengths.promptPerOutput = m_ratio->value();
    if (arrivals != kRecorded)
        out.arrivals.kind = static_cast<ArrivalsKind>(arrivals);
    out.arrivals.rate = m_rate->value();
    out.arrivals.interval = m_interval->value();
    out.arrivals.variation = m_variation->value();
    out.arrivals.users = m_users->value();
    out.arrivals.think = m_think->value();
    return out;
}

LatencyGoals RequestForm::goals() const
{
    return {m_firstToken->value(), m_perToken->value() * kMillisecond};
}

} // namespace rankloom::ui
