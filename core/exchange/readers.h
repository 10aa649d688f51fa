// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "core/exchange/reading.h"
#include "core/exchange/syntax/text_lines.h"

/// The readers behind parseFile(), one per format. Each gets prepared lines and fills a Reading; the caller
/// sets format and line count.
namespace rankloom {

struct ReaderInput {
    const TextLines& text;
    std::string file; ///< as shown in places of errors
    ReadingHints hints;
};

Result<Reading> readNcclTests(const ReaderInput& input);
Result<Reading> readMpiGraph(const ReaderInput& input);
Result<Reading> readMatrixCsv(const ReaderInput& input);
Result<Reading> readP2pBandwidthLatency(const ReaderInput& input);
Result<Reading> readNvBandwidth(const ReaderInput& input);
Result<Reading> readNvidiaTopology(const ReaderInput& input);
Result<Reading> readOsu(const ReaderInput& input);
Result<Reading> readPerftest(const ReaderInput& input);
Result<Reading> readIperf3Text(const ReaderInput& input);
Result<Reading> readHostFile(const ReaderInput& input);
Result<Reading> readRocmTopology(const ReaderInput& input);
Result<Reading> readSlurmTopology(const ReaderInput& input);
Result<Reading> readSuperBench(const ReaderInput& input);
Result<Reading> readIbNetDiscover(const ReaderInput& input);
Result<Reading> readRcclTestsJsonl(const ReaderInput& input);
Result<Reading> readTopologyYaml(const ReaderInput& input);
/// AMP's scripts give constants: what is read is stated, not measured.
Result<Reading> readAmpScript(const ReaderInput& input);

/// Readers of JSON files; `file` is the name shown in places of errors.
Result<Reading> readNcclTestsJson(std::string_view text, const std::string& file);
Result<Reading> readNvBandwidthJson(std::string_view text, const std::string& file);
Result<Reading> readPipetteJson(std::string_view text, const std::string& file);
Result<Reading> readIperf3Json(std::string_view text, const std::string& file);
Result<Reading> readTraceEventFile(std::string_view text, const std::string& file);
Result<Reading> readGalvatronJson(std::string_view text, const std::string& file);
/// JSON, YAML or the table of kubectl.
Result<Reading> readKubernetesNodes(std::string_view text, const std::string& file);
/// NCCL's XML; what a cut file still holds is read, with a warning.
Result<Reading> readNcclTopology(std::string_view text, const std::string& file);
/// The tables or the JSON of amd-smi topology.
Result<Reading> readAmdTopology(std::string_view text, const std::string& file);
Result<Reading> readMetisCluster(std::string_view text, const std::string& file);
/// An order of passes, as PlanSettings.
Result<Reading> readPassOrderFile(std::string_view text, const std::string& file);

/// Settings of training programs, each file one value PlanSettings.
Result<Reading> readMegatronArguments(std::string_view text, const std::string& file);
Result<Reading> readDeepSpeedJson(std::string_view text, const std::string& file);
Result<Reading> readTorchTitan(std::string_view text, const std::string& file);

/// The ends that a line of iperf3's text names: "[  5] local 10.0.0.1 port 9 connected to 10.0.0.2 port 9",
/// or with the client alone "Accepted connection from 10.0.0.1, port 9", as servers print.
struct Iperf3Ends {
    std::string client; ///< of a server's output: the machine that printed it, see readIperf3Text()
    std::string server;
};
std::optional<Iperf3Ends> iperf3Ends(std::string_view line);

/// True when a line can only be a row of an nccl-tests table: size, count, type and a tail of numbers.
bool looksLikeNcclRow(std::string_view line);
bool looksLikeTopologyRow(std::string_view line);
bool looksLikeAmdTopology(std::string_view line);
bool looksLikeHostFile(const TextLines& text);
bool looksLikeMegatronArguments(std::string_view head);
/// Whether the first row of a text is made of passes, like "0F0,0F1,,0B0".
bool looksLikePassOrder(std::string_view head);
bool looksLikeTorchTitan(std::string_view head);
bool looksLikeMpiGraphHeader(std::string_view line);
bool looksLikeSuperBenchLine(std::string_view line);
bool looksLikeSlurmTopology(std::string_view line);
bool looksLikeAmpLine(std::string_view line);
bool looksLikeKubernetesHeader(std::string_view line);
/// True when the first rows of a text share names with its first column, or are in the long pair form.
bool looksLikeMatrixCsv(const TextLines& text);

void warn(Reading& reading, const std::string& file, std::int64_t line, std::string code, Phrase message,
    Severity severity = Severity::Warning);
inline void warn(Reading& reading, const ReaderInput& input, std::int64_t line, std::string code,
    Phrase message, Severity severity = Severity::Warning)
{
    warn(reading, input.file, line, std::move(code), std::move(message), severity);
}

} // namespace rankloom
