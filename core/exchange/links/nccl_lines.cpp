// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/links/nccl_lines.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <initializer_list>
#include <limits>
#include <utility>

#include "core/base/text.h"
#include "core/exchange/syntax/name_index.h"
#include "core/exchange/syntax/text_lines.h"

namespace rankloom {

namespace {

using Words = std::vector<std::string_view>;

/// Bytes of an element type as nccl-tests names it; 0 for a word that is no type.
double elementBytes(std::string_view type)
{
    using Row = std::pair<std::string_view, double>;
    static constexpr std::array<Row, 17> types {{{"int8", 1}, {"uint8", 1}, {"int32", 4}, {"uint32", 4},
        {"int64", 8}, {"uint64", 8}, {"half", 2}, {"float", 4}, {"double", 8}, {"bfloat16", 2}, {"f8e4m3", 1},
        {"f8e5m2", 1}, {"fp8_e4m3", 1}, {"fp8_e5m2", 1}, {"char", 1}, {"int", 4}, {"bfloat", 2}}};
    for (const Row& row : types)
        if (row.first == type)
            return row.second;
    return 0;
}

bool isNumber(std::string_view word) { return parseDouble(word).has_value(); }
double numberOr(std::string_view word, double otherwise) { return parseDouble(word).value_or(otherwise); }
bool isPlaceholder(std::string_view word) { return contains(word, "X") && isMissing(word); }

bool isTimestamp(const Words& words)
{
    return words.size() > 2 && words[words.size() - 2].size() == 10 && words[words.size() - 2][4] == '-'
        && words.back().size() >= 8 && words.back()[2] == ':';
}

/// What people and scripts put before a remark: "<--", "->", "#".
bool isArrow(std::string_view word) { return word.find_first_not_of("<>-=#") == std::string_view::npos; }

struct Side {
    double time = 0;
    double algorithm = 0;
    double bus = 0;
};

/// Three numbers, each of which may be missing; empty when one is something else.
std::optional<Side> readSide(const Words& words, std::size_t at, double timeFactor)
{
    for (std::size_t i = at; i < at + 3; ++i)
        if (!isNumber(words[i]) && !isMissing(words[i]))
            return std::nullopt;
    return Side {numberOr(words[at], kNotMeasured) * timeFactor, numberOr(words[at + 1], kNotMeasured) * 1e9,
        numberOr(words[at + 2], kNotMeasured) * 1e9};
}

void putInPlace(CollectiveRow& values, const Side& side)
{
    values.inPlaceTime = side.time;
    values.inPlaceAlgorithmBandwidth = side.algorithm;
    values.inPlaceBusBandwidth = side.bus;
}

void putOutOfPlace(CollectiveRow& values, const Side& side)
{
    values.time = side.time;
    values.algorithmBandwidth = side.algorithm;
    values.busBandwidth = side.bus;
}

/// The words left of both sides: size, count, type, then reduction and root where printed.
bool readLeft(const Words& words, std::size_t end, NcclRow& row)
{
    if (end < 3 || end > 5)
        return false;
    const std::optional<std::int64_t> size = parseCount(words[0]);
    const std::optional<std::int64_t> count = parseCount(words[1]);
    row.elementBytes = elementBytes(words[2]);
    if (!size || !count || *size < 0 || *count < 0 || row.elementBytes == 0)
        return false;
    row.values.sizeBytes = static_cast<double>(*size);
    row.count = *count;
    for (std::size_t i = 3; i < end; ++i)
        if (const std::optional<std::int64_t> root = parseInteger(words[i]); root)
            row.root = static_cast<int>(std::clamp<std::int64_t>(*root, -1, 1 << 30));
        else
            row.reduction = words[i];
    return true;
}

bool readRightAligned(Words words, double timeFactor, NcclRow& row)
{
    if (isTimestamp(words))
        words.resize(words.size() - 2);
    // Eight words of two sides, or sixteen with -I (four more per side).
    for (const std::size_t perSide : {std::size_t {4}, std::size_t {8}}) {
        if (words.size() < 2 * perSide + 3)
            continue;
        const std::size_t left = words.size() - 2 * perSide;
        if (!readLeft(words, left, row))
            continue;
        const std::optional<Side> out = readSide(words, left, timeFactor);
        const std::optional<Side> in = readSide(words, left + perSide, timeFactor);
        if (!out || !in)
            continue;
        putOutOfPlace(row.values, *out);
        putInPlace(row.values, *in);
        row.wrong = words[left + 3];
        row.inPlaceWrong = words[left + perSide + 3];
        return true;
    }
    return false;
}

/// Position of the n-th column of a name; size() when there is none.
std::size_t columnOf(const NcclColumns& columns, std::string_view name, int nth = 0)
{
    for (std::size_t c = 0; c < columns.names.size(); ++c)
        if (columns.names[c] == name && nth-- == 0)
            return c;
    return columns.names.size();
}

bool readByColumns(const Words& words, const NcclColumns& columns, NcclRow& row)
{
    if (columns.names.size() != words.size())
        return false;
    const std::size_t none = columns.names.size();
    const std::size_t size = columnOf(columns, "size");
    const std::size_t algorithm = columnOf(columns, "algbw");
    const std::size_t bus = columnOf(columns, "busbw");
    const std::size_t time = columnOf(columns, "time");
    if (size == none || bus == none || algorithm == none)
        return false;
    const std::optional<std::int64_t> bytes = parseCount(words[size]);
    if (!bytes || *bytes < 0 || !isNumber(words[bus]) || !isNumber(words[algorithm]))
        return false;
    row.values.sizeBytes = static_cast<double>(*bytes);
    putOutOfPlace(row.values,
        {time == none ? kNotMeasured : numberOr(words[time], kNotMeasured) * columns.timeFactor,
            numberOr(words[algorithm], kNotMeasured) * 1e9, numberOr(words[bus], kNotMeasured) * 1e9});
    putInPlace(row.values, {kNotMeasured, kNotMeasured, kNotMeasured});
    if (const std::size_t wrong = columnOf(columns, "#wrong"); wrong != none)
        row.wrong = words[wrong];
    if (const std::size_t reduction = columnOf(columns, "redop"); reduction != none)
        row.reduction = words[reduction];
    return true;
}

} // namespace

std::optional<NcclColumns> ncclColumns(std::string_view line)
{
    if (!contains(line, "algbw") || !contains(line, "busbw"))
        return std::nullopt;
    NcclColumns result;
    for (std::string_view word : words(line)) {
        if (word == "#")
            continue;
        if (word == "bytes")
            word = "size";
        // A column called "res" marks the layout whose time is in milliseconds.
        if (word == "res")
            result.timeFactor = 1e-3;
        result.names.emplace_back(word == "cputime" ? "time" : word);
    }
    // A damaged header is none: its columns would be guessed.
    for (const std::string_view name : {"algbw", "busbw"})
        if (std::ranges::find(result.names, name) == result.names.end())
            return std::nullopt;
    return result;
}

NcclRowKind readNcclRow(std::string_view line, const NcclColumns& columns, NcclRow& row)
{
    Words w = words(line);
    if (w.empty() || w[0].front() < '0' || w[0].front() > '9' || !parseCount(w[0]))
        return NcclRowKind::NotARow;
    row.failed = w.back() == "FAILED";
    for (; w.size() > 1 && (w.back() == "FAILED" || w.back() == "OK" || isArrow(w.back()));)
        w.pop_back();
    const bool typed = w.size() >= 3 && parseCount(w[1]) && elementBytes(w[2]) > 0;
    if (typed && std::count_if(w.begin() + 3, w.end(), isPlaceholder) >= 2)
        return NcclRowKind::Placeholder;
    if (typed && readRightAligned(w, columns.timeFactor, row))
        return NcclRowKind::Complete;
    if (readByColumns(w, columns, row))
        return NcclRowKind::Complete;
    return typed ? NcclRowKind::Cut : NcclRowKind::NotARow;
}

bool looksLikeNcclRow(std::string_view line)
{
    NcclRow row;
    return readNcclRow(line, {}, row) == NcclRowKind::Complete;
}

std::size_t ncclLabel(std::string_view line)
{
    std::size_t at = std::min(line.find_first_not_of(" \t"), line.size());
    if (line.substr(at, 2) == "> ")
        return at + 2;
    const bool bracket = line.substr(at, 1) == "[";
    at += bracket ? 1 : 0;
    const std::size_t digits = at;
    while (at < line.size() && line[at] >= '0' && line[at] <= '9')
        ++at;
    const bool label = at > digits && line.substr(at, 2) == (bracket ? "] " : ": ");
    return label ? at + 2 : 0;
}

std::optional<NcclRankLine> readNcclRankLine(std::string_view line)
{
    Words w = words(line);
    if (!w.empty() && w.front() == "#")
        w.erase(w.begin());
    if (w.size() < 6 || w[0] != "Rank")
        return std::nullopt;
    const std::optional<std::int64_t> rank = parseInteger(w[1]);
    if (!rank || *rank < 0 || *rank >= (1 << 24))
        return std::nullopt;
    NcclRankLine result;
    result.rank = static_cast<int>(*rank);
    std::size_t i = 2;
    if (w[i] == "Group" && i + 1 < w.size()) {
        result.group =
            static_cast<int>(std::clamp<std::int64_t>(parseInteger(w[i + 1]).value_or(0), 0, 1 << 24));
        i += 2;
    }
    if (i + 1 < w.size() && w[i] == "Pid")
        i += 2;
    if (i + 3 >= w.size() || w[i] != "on" || w[i + 2] != "device")
        return std::nullopt;
    result.host = w[i + 1];
    const auto behindHost =
        static_cast<std::size_t>(w[i + 2].data() - line.data()); // which may hold a bracket
    if (const std::size_t bracket = line.find(']', behindHost); bracket != std::string_view::npos)
        result.device = trimmed(line.substr(bracket + 1));
    return result;
}

std::optional<NcclParameters> readNcclParameters(std::string_view line)
{
    if (!contains(line, "nThread ") || !contains(line, "nGpus "))
        return std::nullopt;
    NcclParameters result;
    result.threads = optionValue(line, "nThread").value_or(1);
    result.devicesPerThread = optionValue(line, "nGpus").value_or(1);
    const Words w = words(line);
    for (std::size_t i = 0; i + 1 < w.size(); ++i)
        if (w[i] == "minBytes" || w[i] == "maxBytes")
            (w[i] == "minBytes" ? result.minBytes : result.maxBytes) = numberOr(w[i + 1], 0);
    return result;
}

namespace {

/// The last part of a path.
std::string_view programOf(std::string_view word)
{
    const std::size_t slash = word.find_last_of('/');
    return slash == std::string_view::npos ? word : word.substr(slash + 1);
}

bool isLauncher(std::string_view word)
{
    constexpr std::array<std::string_view, 7> launchers {
        "mpirun", "mpiexec", "mpiexec.hydra", "orterun", "prun", "srun", "flux"};
    return std::ranges::find(launchers, programOf(word)) != launchers.end();
}

/// The value of a short option of a launcher: "-n 16", "-n=16", or, as Slurm takes it, "-n16".
std::optional<int> launcherOption(const Words& words, std::initializer_list<std::string_view> names)
{
    for (std::size_t i = 0; i < words.size(); ++i)
        for (const std::string_view name : names) {
            std::string_view text;
            if (words[i] == name && i + 1 < words.size())
                text = words[i + 1];
            else if (startsWith(words[i], name) && words[i].size() > name.size())
                text = words[i].substr(name.size() + (words[i][name.size()] == '=' ? 1 : 0));
            if (const auto value = parseInteger(text); value && *value > 0 && *value < (1 << 24))
                return static_cast<int>(*value);
        }
    return std::nullopt;
}

/// How many processes the words of a launcher start.
std::optional<int> processesOf(const Words& launch)
{
    const bool slurm = std::ranges::any_of(
        launch, [](std::string_view word) { return programOf(word) == "srun" || programOf(word) == "flux"; });
    if (const std::optional<int> total = launcherOption(launch, {"-np", "--np", "-n", "--ntasks"}))
        return total;
    if (!slurm)
        return std::nullopt;
    const std::optional<int> nodes = launcherOption(launch, {"-N", "--nodes"});
    const std::optional<int> perNode = launcherOption(launch, {"--ntasks-per-node", "--tasks-per-node"});
    if (!nodes || !perNode || *nodes > (1 << 24) / *perNode)
        return std::nullopt;
    return *nodes * *perNode;
}

} // namespace

std::optional<NcclCommand> readNcclCommand(std::string_view line)
{
    const std::string_view operation = ncclOperationIn(line);
    const Words all = words(line);
    const auto launcher = std::ranges::find_if(all, isLauncher);
    const bool command =
        contains(line, "/") || contains(line, " -b ") || contains(line, "starting") || launcher != all.end();
    const bool starts = command && !operation.empty() && !contains(line, "concluded");
    const bool split = contains(line, "NCCL_TESTS_SPLIT");
    if (!starts && launcher == all.end() && !contains(line, "-np ") && !split)
        return std::nullopt;
    NcclCommand result;
    result.split = split;
    // Behind the program's name -n is its number of iterations.
    const auto program =
        std::ranges::find_if(all, [](std::string_view word) { return contains(word, "_perf"); });
    if (launcher != all.end() || contains(line, "-np "))
        result.processes = processesOf(Words(all.begin(), program));
    if (starts) {
        result.operation = operation;
        result.devices = optionValue(line, "-g");
    }
    return result;
}

std::string_view ncclOperationIn(std::string_view line)
{
    static constexpr std::array<std::string_view, 12> operations {"all_reduce", "all_gather",
        "reduce_scatter", "broadcast", "reduce", "alltoall", "sendrecv", "gather", "scatter", "hypercube",
        "alltoallv", "all_to_all"};
    for (std::size_t at = line.find("_perf"); at != std::string_view::npos; at = line.find("_perf", at + 1)) {
        std::size_t begin = at;
        while (begin > 0 && ((line[begin - 1] >= 'a' && line[begin - 1] <= 'z') || line[begin - 1] == '_'))
            --begin;
        const std::string_view name = line.substr(begin, at - begin);
        if (const auto* found = std::find(operations.begin(), operations.end(), name);
            found != operations.end())
            return *found;
    }
    return {};
}

std::optional<int> optionValue(std::string_view line, std::string_view option)
{
    const Words w = words(line);
    for (std::size_t i = 0; i < w.size(); ++i) {
        std::optional<std::int64_t> value;
        if (w[i] == option && i + 1 < w.size())
            value = parseInteger(w[i + 1]);
        else if (startsWith(w[i], option) && w[i].size() > option.size() && w[i][option.size()] == '=')
            value = parseInteger(w[i].substr(option.size() + 1));
        if (value && *value > 0 && *value < (1 << 24))
            return static_cast<int>(*value);
    }
    return std::nullopt;
}

int ncclRanksOf(std::string_view operation, const NcclRow& row)
{
    constexpr std::array<std::string_view, 6> perRank {
        "", "all_gather", "reduce_scatter", "alltoall", "gather", "scatter"};
    constexpr std::int64_t kEnough = 64; // elements; below, sizes are rounded up to whole counts
    const double block = static_cast<double>(row.count) * row.elementBytes;
    if (std::ranges::find(perRank, operation) == perRank.end() || row.count < kEnough || !(block > 0))
        return 0;
    const double ranks = row.values.sizeBytes / block;
    return ranks == std::floor(ranks) && ranks >= 2 && ranks < (1 << 24) ? static_cast<int>(ranks) : 0;
}

double busFactor(std::string_view operation, int ranks)
{
    const double n = ranks;
    if (operation == "all_reduce")
        return 2 * (n - 1) / n;
    if (operation == "all_gather" || operation == "reduce_scatter" || operation == "alltoall"
        || operation == "gather" || operation == "scatter")
        return (n - 1) / n;
    return 1;
}

bool isNcclTests(const TextLines& text)
{
    return std::ranges::any_of(text.lines(), [](const TextLine& line) {
        const std::string_view t = line.text;
        return (contains(t, "algbw") && contains(t, "busbw")) || contains(t, "nThread ")
            || contains(t, "# Collective test starting") || contains(t, "rccl-tests: Version")
            || looksLikeNcclRow(t);
    });
}

bool namesNcclProgram(const TextLines& text)
{
    for (const std::string_view program : {"all_reduce_perf", "all_gather_perf", "reduce_scatter_perf",
             "broadcast_perf", "alltoall_perf", "sendrecv_perf", "reduce_perf"})
        if (text.hasLineWith(program))
            return true;
    return false;
}

} // namespace rankloom
