// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validate/timing_kernels.h"

#include <algorithm>
#include <map>

#include <fmt/format.h>

#include "core/base/csv_table.h"
#include "core/base/whole_file.h"
#include "core/evaluate/calibration.h"
#include "core/exchange/reading.h"
#include "core/timing/device_fit.h"
#include "core/timing/kernel_estimate.h"
#include "core/validate/timing_case.h"

namespace rankloom {

namespace {

constexpr std::size_t kFewestFitted = 20;

/// A table for each kind of kernel, in the order of their names.
using KindTables = std::map<std::string, ValidationTable>;

void compareKernel(
    KindTables& tables, const std::string& remark, const MeasuredKernel& kernel, Seconds estimate)
{
    const std::string name = fmt::format("kernelSeconds of {}{}", kindOf(kernel), remark);
    tables.try_emplace(name, ValidationTable {kKernelTableName, name})
        .first->second.compare(kernel.id, kernel.time.value(), estimate.value());
}

/// The nodes that the kernel of such a device ran on.
Result<Cluster> clusterFor(const MeasuredKernel& kernel, const std::string& device)
{
    const int ranks = ranksOf(kernel);
    Result<Cluster> cluster = publishedCluster(std::max(ranks, 8), device);
    if (cluster && ranks > cluster->devices())
        return fail(ErrorCode::BadValue, "more ranks than a node has, and no whole number of nodes");
    return cluster;
}

/// Every kernel of a device by what the others say: those of one device alone are fitted, halves by a hash of
/// their names.
void compareFitted(const KernelRates& rates, KindTables& tables)
{
    std::vector<MeasuredKernel> alone;
    std::vector<std::string> names;
    for (const MeasuredKernel& kernel : rates.kernels)
        if (ranksOf(kernel) == 1 && isOfTraining(kernel)) {
            alone.push_back(kernel);
            names.push_back(kernel.id);
        }
    if (alone.size() < kFewestFitted)
        return;
    const Result<Cluster> cluster = publishedCluster(8, rates.device);
    if (!cluster)
        return;
    const std::vector<int> halves = halvesOf(names);
    for (const int judged : {0, 1}) {
        std::vector<MeasuredKernel> others;
        for (std::size_t i = 0; i < alone.size(); ++i)
            if (halves[i] != judged)
                others.push_back(alone[i]);
        const Result<DeviceFit> fit = fitDevice(cluster->device, others);
        if (!fit)
            continue;
        const Cluster fitted = makeCluster(1, 8, fit->device);
        for (std::size_t i = 0; i < alone.size(); ++i)
            if (halves[i] == judged)
                compareKernel(tables, ", constants fitted to the other half of the device's", alone[i],
                    estimateKernel(fitted, alone[i]));
    }
}

void compareRates(const KernelRates& rates, ValidationTable& all, KindTables& shipped)
{
    for (const SkippedKernel& skipped : rates.skipped)
        all.skip(skipped.id, skipped.reason);
    for (const MeasuredKernel& kernel : rates.kernels) {
        const Result<Cluster> cluster = clusterFor(kernel, rates.device);
        if (!cluster) {
            all.skip(kernel.id, cluster.error().message.english());
            continue;
        }
        const Seconds estimate = estimateKernel(*cluster, kernel);
        all.compare(kernel.id, kernel.time.value(), estimate.value());
        compareKernel(shipped, {}, kernel, estimate);
    }
}

} // namespace

Result<bool> compareKernels(const std::string& folder, ValidationReport& report)
{
    const auto text = readWholeFile(folder + "/" + kKernelTableName, kMostTableBytes);
    if (!text && text.error().code == ErrorCode::FileNotFound)
        return false;
    if (!text)
        return tl::unexpected<Error>(text.error());
    const Result<Reading> reading = parseFile(*text, kKernelTableName, FileFormat::KernelTable);
    if (!reading)
        return tl::unexpected<Error>(reading.error());
    ValidationTable all {kKernelTableName, "kernelSeconds"};
    all.note = "kernels by themselves are 20 to 40 % faster than in training, which the constants of the "
               "presets are of; the tables that are fitted judge the laws";
    KindTables shipped;
    KindTables fitted;
    for (const Parsed& value : reading->values)
        if (const auto* rates = std::get_if<KernelRates>(&value)) {
            compareRates(*rates, all, shipped);
            compareFitted(*rates, fitted);
        }
    report.tables.push_back(std::move(all));
    for (KindTables* tables : {&shipped, &fitted})
        for (auto& [name, table] : *tables)
            report.tables.push_back(std::move(table));
    return true;
}

} // namespace rankloom
