// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QWidget>

#include "core/workload/serving_choice.h"

class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QSpinBox;

namespace rankloom::ui {

/// Which requests come and what is asked of their latencies.
class RequestForm : public QWidget {
    Q_OBJECT
public:
    explicit RequestForm(QWidget* parent = nullptr);

    /// Traces that the project has; what is chosen stays, also where it is none of them.
    void setTraces(const QStringList& names);
    void setMix(const RequestMix& mix);
    void setGoals(const LatencyGoals& goals);
    [[nodiscard]] RequestMix mix() const;
    [[nodiscard]] LatencyGoals goals() const;

Q_SIGNALS:
    void mixEdited();
    void goalsEdited();

private:
    struct Field {
        QLabel* label;
        QWidget* box;

        void setVisible(bool visible) const;
    };
    Field addField(const QString& text, QWidget* box, const QString& name, const QString& help);
    QSpinBox* makeInteger(int low, int high, const QString& suffix = {});
    QDoubleSpinBox* makeDecimal(double low, double high, double step, const QString& suffix = {});
    void makeSource();
    void chooseTrace(const QString& name); ///< empty: none
    void makeLengths();
    void makeArrivals();
    void makeGoals();
    void setRecordedOffered(bool offered);
    void showKinds(); ///< the fields that the kinds have

    RequestMix m_mix; ///< as set: what has no field here stays
    QComboBox* m_source;
    QComboBox* m_lengths;
    QSpinBox* m_prompt;
    QSpinBox* m_output;
    QSpinBox* m_least;
    QSpinBox* m_most;
    QDoubleSpinBox* m_theta;
    QDoubleSpinBox* m_ratio;
    QDoubleSpinBox* m_timeScale;
    QSpinBox* m_mostTokens;
    QComboBox* m_arrivals;
    QDoubleSpinBox* m_rate;
    QDoubleSpinBox* m_interval;
    QDoubleSpinBox* m_variation;
    QSpinBox* m_users;
    QDoubleSpinBox* m_think;
    QSpinBox* m_count;
    QSpinBox* m_seed;
    QDoubleSpinBox* m_firstToken;
    QDoubleSpinBox* m_perToken;
    std::vector<Field> m_ofTrace;
    Field m_ofLengths {};
    std::vector<Field> m_ofFixed;
    std::vector<Field> m_ofRange;
    Field m_ofZipf {};
    Field m_ofRate {};
    Field m_ofInterval {};
    Field m_ofGamma {};
    std::vector<Field> m_ofLoop;
};

} // namespace rankloom::ui
