// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/serving/rate_fit.h"

#include <algorithm>
#include <cmath>

#include <eigen3/Eigen/Dense>

namespace rankloom {

namespace {

using Owner = ServingRateFigure::Owner;

/// Logarithmic errors below this count as squares: clocks and loads repeat no better.
constexpr double kRepeats = 0.03;
/// What an error of this much costs as much as ...
constexpr double kErrorUnit = 0.1;
/// ... a figure that is off by all that it is doubted, in either of its parts.
constexpr double kRateStep = 0.02;
constexpr int kRateRounds = 30;

/// A free number: one figure of the devices of a group, of all engines, or of one.
struct RateKnob {
    static constexpr std::size_t kAll = static_cast<std::size_t>(-1);
    std::size_t figure = 0;
    std::size_t group = kAll; ///< device group or engine
    bool common = false;
    double doubt = 1;
};

class RateProblem {
public:
    RateProblem(std::span<const RateObservation> observations, const RateTable& start, double doubt)
        : m_observations(observations), m_start(start)
    {
        const auto figures = servingRateFigures();
        const std::size_t engines = start.empty() ? 0 : start.front().size();
        for (std::size_t f = 0; f < figures.size(); ++f) {
            if (figures[f].owner == Owner::Device) {
                for (std::size_t d = 0; d < start.size(); ++d)
                    m_knobs.push_back({f, d, false, doubt * figures[f].doubt});
                continue;
            }
            m_knobs.push_back({f, RateKnob::kAll, true, doubt * figures[f].doubt});
            if (engines > 1 && figures[f].owner == Owner::Engine)
                for (std::size_t e = 0; e < engines; ++e)
                    m_knobs.push_back({f, e, false, doubt * figures[f].doubt});
        }
        for (const RateObservation& one : observations)
            m_rows += one.figures;
    }

    [[nodiscard]] const std::vector<RateKnob>& knobs() const { return m_knobs; }
    [[nodiscard]] Eigen::Index rows() const { return static_cast<Eigen::Index>(m_rows); }

    [[nodiscard]] RateTable table(const Eigen::VectorXd& x) const
    {
        RateTable out = m_start;
        for (std::size_t k = 0; k < m_knobs.size(); ++k)
            if (x[static_cast<Eigen::Index>(k)] != 0)
                for (std::size_t d = 0; d < out.size(); ++d)
                    for (std::size_t e = 0; e < out[d].size(); ++e)
                        if (concerns(m_knobs[k], d, e))
                            scale(out[d][e], m_knobs[k].figure, x[static_cast<Eigen::Index>(k)]);
        for (auto& row : out)
            for (ServingRates& rates : row)
                for (const ServingRateFigure& figure : servingRateFigures())
                    figure.set(rates, std::clamp(figure.get(rates), figure.least, figure.most));
        return out;
    }

    [[nodiscard]] Eigen::VectorXd errors(const RateTable& rates) const
    {
        Eigen::VectorXd out(rows());
        Eigen::Index row = 0;
        for (const RateObservation& one : m_observations) {
            const auto found = one.logErrors(rates[one.device][one.engine]);
            for (std::size_t i = 0; i < one.figures; ++i)
                out[row++] = found[i];
        }
        return out;
    }

    [[nodiscard]] Eigen::VectorXd weights() const
    {
        Eigen::VectorXd out(rows());
        Eigen::Index row = 0;
        for (const RateObservation& one : m_observations)
            for (std::size_t i = 0; i < one.figures; ++i)
                out[row++] = one.weights[i];
        return out;
    }

    /// Derivatives by the figures themselves first: what knobs share is computed once.
    [[nodiscard]] Eigen::MatrixXd jacobian(const RateTable& rates, const Eigen::VectorXd& errors) const
    {
        Eigen::MatrixXd out = Eigen::MatrixXd::Zero(rows(), static_cast<Eigen::Index>(m_knobs.size()));
        const auto figures = servingRateFigures();
        Eigen::Index row = 0;
        for (const RateObservation& one : m_observations) {
            const ServingRates& at = rates[one.device][one.engine];
            for (std::size_t f = 0; f < figures.size(); ++f) {
                ServingRates moved = at;
                scale(moved, f, kRateStep);
                const auto found = one.logErrors(moved);
                for (std::size_t i = 0; i < one.figures; ++i) {
                    const auto r = row + static_cast<Eigen::Index>(i);
                    const double slope = (found[i] - errors[r]) / kRateStep;
                    for (std::size_t k = 0; k < m_knobs.size(); ++k)
                        if (m_knobs[k].figure == f && concerns(m_knobs[k], one.device, one.engine))
                            out(r, static_cast<Eigen::Index>(k)) = slope;
                }
            }
            row += static_cast<Eigen::Index>(one.figures);
        }
        return out;
    }

    [[nodiscard]] Eigen::VectorXd prices() const
    {
        Eigen::VectorXd out(static_cast<Eigen::Index>(m_knobs.size()));
        for (std::size_t k = 0; k < m_knobs.size(); ++k)
            out[static_cast<Eigen::Index>(k)] = 1 / (m_knobs[k].doubt * m_knobs[k].doubt);
        return out;
    }

private:
    static void scale(ServingRates& rates, std::size_t f, double by)
    {
        const ServingRateFigure& figure = servingRateFigures()[f];
        figure.set(rates, figure.get(rates) * std::exp(by));
    }
    [[nodiscard]] static bool concerns(const RateKnob& knob, std::size_t device, std::size_t engine)
    {
        if (knob.common)
            return true;
        return servingRateFigures()[knob.figure].owner == Owner::Device ? knob.group == device
                                                                        : knob.group == engine;
    }

    std::span<const RateObservation> m_observations;
    const RateTable& m_start;
    std::vector<RateKnob> m_knobs;
    std::size_t m_rows = 0;
};

/// Absolute errors, and squares of the smallest.
double robust(double error) { return std::sqrt(error * error + kRepeats * kRepeats); }

double costOf(const Eigen::VectorXd& errors, const Eigen::VectorXd& weights, const Eigen::VectorXd& x,
    const Eigen::VectorXd& prices)
{
    double sum = 0;
    for (Eigen::Index i = 0; i < errors.size(); ++i)
        sum += weights[i] * robust(errors[i]) / kErrorUnit;
    return sum + x.cwiseAbs2().dot(prices) / 2;
}

void noteBounds(RateFit& fit)
{
    for (const auto& row : fit.rates)
        for (const ServingRates& rates : row)
            for (const ServingRateFigure& figure : servingRateFigures()) {
                const double value = figure.get(rates);
                const bool bound = value <= figure.least * 1.0001 || value >= figure.most * 0.9999;
                if (bound && std::ranges::find(fit.atBound, figure.name) == fit.atBound.end())
                    fit.atBound.emplace_back(figure.name);
            }
}

} // namespace

RateFit fitRates(std::span<const RateObservation> observations, const RateTable& start, double doubt)
{
    const RateProblem problem(observations, start, doubt);
    RateFit fit;
    Eigen::VectorXd x = Eigen::VectorXd::Zero(static_cast<Eigen::Index>(problem.knobs().size()));
    fit.rates = problem.table(x);
    if (observations.empty())
        return fit;
    const Eigen::VectorXd weights = problem.weights();
    const Eigen::VectorXd prices = problem.prices();
    Eigen::VectorXd errors = problem.errors(fit.rates);
    double cost = costOf(errors, weights, x, prices);
    double damping = 1e-2;
    for (int round = 0; round < kRateRounds && damping < 1e6; ++round) {
        const Eigen::MatrixXd j = problem.jacobian(fit.rates, errors);
        Eigen::VectorXd each = weights;
        for (Eigen::Index i = 0; i < each.size(); ++i)
            each[i] /= robust(errors[i]) * kErrorUnit;
        const Eigen::MatrixXd normal = j.transpose() * each.asDiagonal() * j;
        const Eigen::VectorXd gradient = j.transpose() * each.cwiseProduct(errors) + prices.cwiseProduct(x);
        bool better = false;
        while (!better && damping < 1e6) {
            Eigen::MatrixXd damped = normal;
            damped.diagonal() += prices + damping * normal.diagonal();
            const Eigen::VectorXd step = damped.ldlt().solve(-gradient).cwiseMax(-1).cwiseMin(1);
            RateTable tried = problem.table(x + step);
            const Eigen::VectorXd then = problem.errors(tried);
            const double cheaper = costOf(then, weights, x + step, prices);
            better = cheaper < cost;
            if (!better) {
                damping *= 8;
                continue;
            }
            const bool settled = cost - cheaper < 1e-5 * cost;
            x += step;
            errors = then;
            cost = cheaper;
            fit.rates = std::move(tried);
            damping = settled ? 1e7 : std::max(damping / 4, 1e-6);
        }
    }
    double sum = 0;
    for (Eigen::Index i = 0; i < errors.size(); ++i)
        sum += weights[i] * std::abs(errors[i]);
    fit.meanLogError = sum / weights.sum();
    noteBounds(fit);
    return fit;
}

} // namespace rankloom
