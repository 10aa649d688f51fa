// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/rates/storage_rates.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include <nlohmann/json.hpp>

#include "core/base/json.h"
#include "core/base/json_values.h"
#include "core/base/text.h"
#include "core/exchange/formats.h"

namespace rankloom {

using nlohmann::json;

namespace {

constexpr double kMostStorageRate = 1e15; // bytes/s
constexpr double kPrintedRate = 1e9; // nvbandwidth's GB/s

tl::unexpected<Error> saysNothing(const std::string& file, Phrase remedy)
{
    return fail(ErrorCode::BadValue, Phrase::of("Nothing in it says how fast planes can be loaded"),
        {file, 0, 0, {}}, std::move(remedy));
}

/// "1M", "4k", "128KiB", "4096": fio's blocks are binary. 0 where it is none.
Bytes blockOf(std::string_view text)
{
    std::string number = lowerCase(text.substr(0, text.find(',')));
    double unit = 1;
    while (!number.empty() && std::isalpha(static_cast<unsigned char>(number.back())) != 0) {
        const char c = number.back();
        unit = c == 'k' ? kKiB : c == 'm' ? kMiB : c == 'g' ? kGiB : unit;
        number.pop_back();
    }
    return Bytes(parseDouble(number).value_or(0) * unit);
}

/// Rates of the jobs of fio by their group.
class FioJobs {
public:
    explicit FioJobs(const json& document) : m_global(memberOf(document, "global options")) { }

    void add(const json& job)
    {
        const json& read = memberOf(job, "read");
        // Before fio 3 KiB/s alone were written.
        double rate = numberOr(memberOf(read, "bw_bytes"), 0);
        if (rate <= 0)
            rate = numberOr(memberOf(read, "bw"), 0) * kKiB;
        const std::string pattern = option(job, "rw").empty() ? option(job, "readwrite") : option(job, "rw");
        if (!(rate > 0) || rate > kMostStorageRate)
            return;
        const bool random = pattern.starts_with("rand");
        const auto group = static_cast<int>(std::clamp(numberOr(memberOf(job, "groupid"), 0), 0.0, 1e6));
        Group& sum = m_groups[{group, random}];
        sum.rate += rate;
        sum.block = std::max(sum.block, blockOf(option(job, "bs").empty() ? "4k" : option(job, "bs")));
    }

    void fill(StorageRates& rates) const
    {
        for (const auto& [key, sum] : m_groups) {
            BytesPerSecond& best = key.second ? rates.randomRead : rates.sequentialRead;
            if (sum.rate <= best.value())
                continue;
            best = BytesPerSecond(sum.rate);
            if (key.second)
                rates.randomBlock = sum.block;
        }
    }

private:
    struct Group {
        double rate = 0;
        Bytes block {};
    };

    [[nodiscard]] std::string option(const json& job, const char* name) const
    {
        const std::string own = textOf(memberOf(memberOf(job, "job options"), name));
        return own.empty() ? textOf(memberOf(m_global, name)) : own;
    }

    const json& m_global;
    std::map<std::pair<int, bool>, Group> m_groups;
};

Result<StorageRates> readFio(const json& document, const std::string& file)
{
    StorageRates rates;
    rates.tool = "fio";
    FioJobs jobs(document);
    for (const json& job : memberOf(document, "jobs"))
        jobs.add(job);
    jobs.fill(rates);
    if (rates.sequentialRead.value() <= 0 && rates.randomRead.value() <= 0)
        return saysNothing(file, Phrase::of("Run fio with rw=read or rw=randread."));
    return rates;
}

/// Best of each column, then the worst of these; 0 where there is none.
class HostCopies {
public:
    void add(std::size_t column, double value)
    {
        if (!(value > 0) || value * kPrintedRate > kMostStorageRate || column >= kMostColumns)
            return;
        m_best.resize(std::max(m_best.size(), column + 1));
        m_best[column] = std::max(m_best[column], value);
    }
    [[nodiscard]] BytesPerSecond rate() const
    {
        return m_best.empty() ? BytesPerSecond()
                              : BytesPerSecond(*std::ranges::min_element(m_best) * kPrintedRate);
    }

private:
    static constexpr std::size_t kMostColumns = 1024;
    std::vector<double> m_best;
};

/// Both directions by the names of the tests.
struct CopyTests {
    HostCopies toDevice;
    HostCopies toHost;

    /// Null for any other test.
    HostCopies* of(std::string_view test)
    {
        return test == "host_to_device_memcpy_ce" ? &toDevice
            : test == "device_to_host_memcpy_ce"  ? &toHost
                                                  : nullptr;
    }
    [[nodiscard]] Result<StorageRates> rates(const std::string& file) const
    {
        StorageRates out;
        out.tool = "nvbandwidth";
        out.hostToDevice = toDevice.rate();
        out.deviceToHost = toHost.rate();
        if (out.hostToDevice.value() <= 0)
            return saysNothing(file, Phrase::of("Run nvbandwidth with the test host_to_device_memcpy_ce."));
        return out;
    }
};

Result<StorageRates> readCopiesJson(const json& document, const std::string& file)
{
    CopyTests tests;
    for (const json& test : memberOf(memberOf(document, "nvbandwidth"), "testcases"))
        if (HostCopies* copies = tests.of(textOf(memberOf(test, "name"))); copies != nullptr)
            for (const json& row : memberOf(test, "bandwidth_matrix"))
                for (std::size_t column = 0; column < row.size(); ++column)
                    if (row.is_array())
                        copies->add(column, numberOr(row[column], 0));
    return tests.rates(file);
}

Result<StorageRates> readCopiesText(std::string_view text, const std::string& file)
{
    CopyTests tests;
    HostCopies* copies = nullptr;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view line = trimmed(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        if (line.starts_with("Running ")) {
            line.remove_prefix(8);
            copies = tests.of(line.substr(0, line.find('.')));
        } else if (line.empty() || line.starts_with("SUM")) {
            copies = nullptr;
        } else if (copies != nullptr
            && line.find('.') != std::string_view::npos) { // the head has whole numbers
            std::size_t column = 0;
            for (bool first = true; !line.empty(); first = false) {
                const std::size_t stop = std::min(line.find_first_of(" \t"), line.size());
                if (!first) // of the host node
                    copies->add(column++, parseDouble(line.substr(0, stop)).value_or(0));
                line = trimmed(line.substr(stop));
            }
        }
    }
    return tests.rates(file);
}

} // namespace

Result<StorageRates> readStorageRates(std::string_view text, const std::string& file)
{
    // Warnings of fio may stand in front of its document.
    const std::size_t brace = text.find('{');
    const bool isJson = brace != std::string_view::npos
        && (trimmed(text.substr(0, brace)).empty()
            || text.substr(0, brace).find("fio") != std::string_view::npos);
    if (isJson) {
        const Result<json> document = parseJson(text.substr(brace), RepeatedKeys::LastCounts);
        if (!document) {
            Error error = document.error();
            error.where.file = file;
            return tl::unexpected<Error>(std::move(error));
        }
        if (memberOf(*document, "jobs").is_array())
            return readFio(*document, file);
        if (memberOf(*document, "nvbandwidth").is_object())
            return readCopiesJson(*document, file);
    } else if (text.find("nvbandwidth") != std::string_view::npos
        || text.find("_memcpy_ce") != std::string_view::npos) {
        return readCopiesText(text, file);
    }
    return fail(ErrorCode::UnknownFormat, Phrase::of("This is neither JSON of fio nor output of nvbandwidth"),
        {file, 0, 0, {}}, Phrase::of("Run fio with --output-format=json, or nvbandwidth."));
}

namespace {

Result<Reading> readFioFile(std::string_view text, const std::string& file)
{
    Result<StorageRates> rates = readStorageRates(text, file);
    if (!rates)
        return tl::unexpected<Error>(std::move(rates.error()));
    Reading reading;
    reading.values.emplace_back(std::move(*rates));
    return reading;
}

/// fio's options name paths and hosts: what it measured is kept alone.
std::string keptOfFio(const std::string& text, HostNamer& /*nameOf*/)
{
    const Result<StorageRates> rates = readStorageRates(text, {});
    if (!rates)
        return {};
    nlohmann::ordered_json kept {{"fio version", "kept"}};
    kept["jobs"] = nlohmann::ordered_json::array();
    const auto add = [&kept](const char* pattern, BytesPerSecond rate, Bytes block) {
        if (rate.value() <= 0)
            return;
        nlohmann::ordered_json job {{"groupid", kept["jobs"].size()}, {"job options", {{"rw", pattern}}},
            {"read", {{"bw_bytes", rate.value()}}}};
        if (block.value() > 0)
            job["job options"]["bs"] = std::to_string(std::llround(block.value()));
        kept["jobs"].push_back(std::move(job));
    };
    add("read", rates->sequentialRead, {});
    add("randread", rates->randomRead, rates->randomBlock);
    return jsonText(kept);
}

} // namespace

extern const Format kFio {
    .format = FileFormat::Fio,
    .name = "fio",
    .title = "fio JSON output",
    .isJson = [](const JsonHead& head) { return head.has("fio version"); },
    .whole = readFioFile,
    .kept = keptOfFio,
};

} // namespace rankloom
