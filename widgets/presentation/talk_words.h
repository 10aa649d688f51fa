// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include "widgets/comparison/comparison_data.h"

namespace rankloom::ui {

/// Pages of a comparison: one idea each, in the order of a talk.
enum class PresentationPage : std::uint8_t { Question, Options, Memory, Timeline, Cost, Recommendation };

/// What the pages of a comparison say, apart from how they look. Every sentence holds for every plan that is
/// compared: what plans differ in is told of each, or said to differ.
class TalkWords {
    Q_DECLARE_TR_FUNCTIONS(rankloom::ui::Presentation)
public:
    explicit TalkWords(const ComparisonData& data); ///< outlives the words

    /// Those that there is something to show on, in the order of a talk.
    [[nodiscard]] std::vector<PresentationPage> pages() const;
    [[nodiscard]] QString title(PresentationPage page) const;
    [[nodiscard]] QString headline(PresentationPage page) const;
    /// What the plans are about: what it is called, and what it is.
    [[nodiscard]] std::vector<std::pair<QString, QString>> facts() const;
    [[nodiscard]] QStringList reasons() const; ///< for the recommendation
    [[nodiscard]] QString subject() const; ///< model and cluster, in a line
    [[nodiscard]] QString lossyPlans() const; ///< which, and in what; empty where none is
    [[nodiscard]] QString name(int plan) const; ///< and that it is lossy

private:
    using Fact = std::function<QString(const ComparedPlan&)>;
    /// Who of them says it; "" stands for all.
    [[nodiscard]] QString told(const Fact& of) const;
    [[nodiscard]] std::vector<QString> kinds(const Fact& of) const;
    [[nodiscard]] bool allServe() const;
    [[nodiscard]] bool someServe() const;
    [[nodiscard]] bool allFit() const;
    [[nodiscard]] bool oneCluster() const;
    [[nodiscard]] bool oneDevice() const;
    [[nodiscard]] QString questionHeadline() const;
    [[nodiscard]] QString memoryHeadline() const;
    [[nodiscard]] QString speedHeadline() const;
    [[nodiscard]] QString costHeadline() const;
    [[nodiscard]] QString recommendationHeadline() const;
    [[nodiscard]] QString figureHeadline(
        const char* key, const QString& sentence, const QString& alone) const;
    [[nodiscard]] QString ofTraining(const QString& sentence) const;
    [[nodiscard]] QString valueWords(const ComparedFigure& of, int plan) const;
    [[nodiscard]] std::vector<int> rivals(const ComparedFigure& of) const;
    [[nodiscard]] const ComparedFigure* figure(const char* key) const;
    [[nodiscard]] const ComparedColumn& column(int plan) const;

    const ComparisonData& m_data;
    std::vector<int> m_told; ///< plans that headlines set against each other: those that train, else all
};

} // namespace rankloom::ui
