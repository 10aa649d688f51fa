// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/timing/device_fit.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <span>
#include <string_view>

#include <eigen3/Eigen/Cholesky>
#include <eigen3/Eigen/Core>

#include "core/cluster/device_figures.h"
#include "core/timing/kernel_estimate.h"

namespace rankloom {

namespace {

/// A figure of the device that kernels tell, and the bounds of its fit.
struct Constant {
    const DeviceFigure* figure;
    double least;
    double most;
};

Constant constant(std::string_view name, double least, double most)
{
    const std::span<const DeviceFigure> all = deviceFigures();
    return {&*std::ranges::find(all, name, [](const DeviceFigure& f) { return std::string_view(f.name); }),
        least, most};
}

const std::array kConstants {
    constant("computeEfficiency", 0.05, 1),
    constant("memoryEfficiency", 0.05, 1),
    constant("attentionEfficiency", 0.05, 1),
    constant("kernelLaunchSeconds", 1e-7, 1e-4),
    constant("deviceLinkBytesPerSecond", 1e9, 4e12),
    constant("deviceLinkLatencySeconds", 1e-7, 1e-3),
    constant("hostLinkBytesPerSecond", 1e8, 4e12),
};
using Values = std::array<double, kConstants.size()>; ///< logarithms

constexpr double kStep = 1e-5;
constexpr double kFewestRows = 256;
/// The time of the kernel that depends most on a constant changes by less than that share of its change.
constexpr double kHardly = 0.02;
/// Of the standard error of a logarithm: a third more or less.
constexpr double kUncertain = 0.3;
constexpr int kMostRounds = 100;

DeviceSpec withValues(DeviceSpec device, const Values& values)
{
    for (std::size_t c = 0; c < kConstants.size(); ++c)
        kConstants[c].figure->set(device, std::exp(values[c]));
    return device;
}

double logError(const Cluster& cluster, const MeasuredKernel& kernel)
{
    return std::log(estimateKernel(cluster, kernel) / kernel.time);
}

/// The problem of least squares.
class Problem {
public:
    Problem(const DeviceSpec& device, std::vector<MeasuredKernel> kernels)
        : m_device(device), m_kernels(std::move(kernels))
    {
        std::map<std::string, double> count;
        for (const MeasuredKernel& kernel : m_kernels)
            count[kindOf(kernel)] += 1;
        for (const MeasuredKernel& kernel : m_kernels)
            m_weights.push_back(1 / std::sqrt(count[kindOf(kernel)]));
    }

    [[nodiscard]] Eigen::VectorXd residuals(const Values& values) const
    {
        const Cluster cluster = nodeFor(withValues(m_device, values), m_kernels);
        Eigen::VectorXd out(static_cast<Eigen::Index>(m_kernels.size()));
        for (std::size_t i = 0; i < m_kernels.size(); ++i)
            out[static_cast<Eigen::Index>(i)] = m_weights[i] * logError(cluster, m_kernels[i]);
        return out;
    }

    [[nodiscard]] Eigen::MatrixXd jacobian(const Values& values, const std::vector<std::size_t>& free) const
    {
        Eigen::MatrixXd out(
            static_cast<Eigen::Index>(m_kernels.size()), static_cast<Eigen::Index>(free.size()));
        for (std::size_t c = 0; c < free.size(); ++c) {
            Values up = values;
            Values down = values;
            up[free[c]] += kStep;
            down[free[c]] -= kStep;
            out.col(static_cast<Eigen::Index>(c)) = (residuals(up) - residuals(down)) / (2 * kStep);
        }
        return out;
    }

    /// By how much a constant moves the kernel that depends on it most, as a share of its own change.
    [[nodiscard]] double influence(const Eigen::VectorXd& column) const
    {
        double most = 0;
        for (std::size_t i = 0; i < m_weights.size(); ++i)
            most = std::max(most, std::abs(column[static_cast<Eigen::Index>(i)]) / m_weights[i]);
        return most;
    }

private:
    DeviceSpec m_device;
    std::vector<MeasuredKernel> m_kernels;
    std::vector<double> m_weights;
};

Values clamped(Values values, const std::vector<std::size_t>& free)
{
    for (const std::size_t c : free)
        values[c] = std::clamp(values[c], std::log(kConstants[c].least), std::log(kConstants[c].most));
    return values;
}

/// Levenberg and Marquardt within the bounds.
Values solved(const Problem& problem, Values values, const std::vector<std::size_t>& free)
{
    values = clamped(values, free);
    Eigen::VectorXd residual = problem.residuals(values);
    double damping = 1e-3;
    for (int round = 0; round < kMostRounds; ++round) {
        const Eigen::MatrixXd j = problem.jacobian(values, free);
        const Eigen::MatrixXd normal = j.transpose() * j;
        Eigen::MatrixXd damped = normal;
        damped.diagonal() += damping * normal.diagonal() + Eigen::VectorXd::Constant(normal.rows(), 1e-12);
        const Eigen::VectorXd step = damped.ldlt().solve(-(j.transpose() * residual));
        Values next = values;
        for (std::size_t c = 0; c < free.size(); ++c)
            next[free[c]] += std::clamp(step[static_cast<Eigen::Index>(c)], -1.0, 1.0);
        next = clamped(next, free);
        const Eigen::VectorXd tried = problem.residuals(next);
        if (tried.squaredNorm() < residual.squaredNorm()) {
            const bool settled = residual.squaredNorm() - tried.squaredNorm() < 1e-14;
            values = next;
            residual = tried;
            damping = std::max(damping / 10, 1e-12);
            if (settled)
                break;
        } else if ((damping *= 10) > 1e8) {
            break;
        }
    }
    return values;
}

/// Constants that the kernels determine at these values.
std::vector<std::size_t> determined(
    const Problem& problem, const Values& values, const std::vector<std::size_t>& free)
{
    std::vector<std::size_t> out;
    const Eigen::MatrixXd j = problem.jacobian(values, free);
    for (std::size_t c = 0; c < free.size(); ++c)
        if (problem.influence(j.col(static_cast<Eigen::Index>(c))) > kHardly)
            out.push_back(free[c]);
    return out;
}

/// The one of which the residuals say least, if they say too little.
std::optional<std::size_t> leastCertain(
    const Problem& problem, const Values& values, const std::vector<std::size_t>& free)
{
    const Eigen::MatrixXd j = problem.jacobian(values, free);
    const double excess = static_cast<double>(j.rows() - j.cols());
    Eigen::MatrixXd normal = j.transpose() * j;
    normal.diagonal().array() += 1e-9;
    const Eigen::MatrixXd inverse = normal.ldlt().solve(Eigen::MatrixXd::Identity(j.cols(), j.cols()));
    const double variance =
        std::max(1e-6, excess > 0 ? problem.residuals(values).squaredNorm() / excess : 1e-6);
    std::size_t worst = 0;
    for (std::size_t c = 1; c < free.size(); ++c)
        if (inverse(static_cast<Eigen::Index>(c), static_cast<Eigen::Index>(c))
            > inverse(static_cast<Eigen::Index>(worst), static_cast<Eigen::Index>(worst)))
            worst = c;
    const auto at = static_cast<Eigen::Index>(worst);
    return std::sqrt(variance * inverse(at, at)) > kUncertain ? std::optional(worst) : std::nullopt;
}

bool atBound(std::size_t constant, double value)
{
    constexpr double near = 1e-9;
    return std::abs(value - kConstants[constant].least) < near * kConstants[constant].least
        || std::abs(value - kConstants[constant].most) < near * kConstants[constant].most;
}

bool isProduct(const MeasuredKernel& kernel, KernelPrecision precision)
{
    return kernel.precision == precision && std::holds_alternative<ProductKernel>(kernel.parts.front());
}

bool isUnfused(const MeasuredKernel& kernel)
{
    const auto* attention = std::get_if<AttentionKernel>(&kernel.parts.front());
    return attention != nullptr && attention->scoreBytes > 0;
}

/// What the constants are of: not attention whose softmax runs apart, nor products in 8 bits where there are
/// any in 16.
std::vector<MeasuredKernel> decisive(std::vector<MeasuredKernel> kernels)
{
    std::erase_if(kernels, isUnfused);
    if (std::ranges::any_of(
            kernels, [](const MeasuredKernel& k) { return isProduct(k, KernelPrecision::Bits16); }))
        std::erase_if(kernels, [](const MeasuredKernel& k) { return isProduct(k, KernelPrecision::Bits8); });
    return kernels;
}

} // namespace

Cluster nodeFor(const DeviceSpec& device, std::span<const MeasuredKernel> kernels)
{
    int ranks = 1;
    for (const MeasuredKernel& kernel : kernels)
        ranks = std::max(ranks, ranksOf(kernel));
    return makeCluster(1, ranks, device);
}

bool isOfTraining(const MeasuredKernel& kernel)
{
    return std::ranges::none_of(kernel.parts, [](const KernelWork& work) {
        if (const auto* product = std::get_if<ProductKernel>(&work))
            return !product->grouped && product->m < kFewestRows;
        const auto* attention = std::get_if<AttentionKernel>(&work);
        return attention != nullptr && attention->queries < kFewestRows;
    });
}

std::vector<KindResidual> residualsOf(const DeviceSpec& device, std::span<const MeasuredKernel> kernels)
{
    std::vector<KindResidual> out;
    const Cluster cluster = nodeFor(device, kernels);
    for (const MeasuredKernel& kernel : kernels) {
        const std::string kind = kindOf(kernel);
        auto at = std::ranges::find(out, kind, &KindResidual::kind);
        if (at == out.end())
            at = out.insert(out.end(), KindResidual {kind});
        const double error = logError(cluster, kernel);
        ++at->kernels;
        at->meanError += std::abs(error);
        at->bias += error;
        if (at->worstId.empty() || std::abs(error) > std::abs(at->worst)) {
            at->worst = error;
            at->worstId = kernel.id;
        }
    }
    for (KindResidual& kind : out) {
        kind.meanError /= kind.kernels;
        kind.bias /= kind.kernels;
    }
    return out;
}

Result<DeviceFit> fitDevice(const DeviceSpec& device, std::span<const MeasuredKernel> kernels)
{
    DeviceFit fit;
    std::vector<MeasuredKernel> used;
    std::ranges::copy_if(kernels, std::back_inserter(used), isOfTraining);
    fit.kernels = static_cast<int>(used.size());
    fit.leftOut = static_cast<int>(kernels.size() - used.size());
    Values values {};
    std::vector<std::size_t> free;
    for (std::size_t c = 0; c < kConstants.size(); ++c) {
        values[c] = std::log(std::max(kConstants[c].figure->get(device), kConstants[c].least));
        free.push_back(c);
    }
    const Values given = values;
    if (std::vector<MeasuredKernel> telling = decisive(used); !telling.empty()) {
        const Problem problem(device, std::move(telling));
        free = determined(problem, values, free);
        while (!free.empty()) {
            values = solved(problem, given, free);
            const std::optional<std::size_t> least = leastCertain(problem, values, free);
            if (!least)
                break;
            free.erase(free.begin() + static_cast<std::ptrdiff_t>(*least));
        }
    } else {
        free.clear();
    }
    if (free.empty())
        return fail(ErrorCode::BadValue, Phrase::of("The kernels determine no constant of the device"), {},
            Phrase::of("Measure products of several sizes, copies and streams."));
    fit.device = device;
    for (std::size_t c = 0; c < kConstants.size(); ++c) {
        FittedConstant constant {kConstants[c].figure->name, kConstants[c].figure->get(device),
            kConstants[c].figure->get(device), {}};
        if (std::ranges::find(free, c) == free.end()) {
            constant.fate = ConstantFate::Undetermined;
        } else {
            constant.after = std::exp(values[c]);
            constant.fate = atBound(c, constant.after) ? ConstantFate::AtBound : ConstantFate::Fitted;
            kConstants[c].figure->set(fit.device, constant.after);
        }
        fit.constants.push_back(std::move(constant));
    }
    fit.before = residualsOf(device, used);
    fit.after = residualsOf(fit.device, used);
    return fit;
}

} // namespace rankloom
