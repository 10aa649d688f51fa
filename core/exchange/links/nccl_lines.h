// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/exchange/reading.h"
#include "core/exchange/syntax/text_lines.h"

/// The single lines of an nccl-tests or rccl-tests log.
namespace rankloom {

/// One row of the table, as printed, but with rates and times in SI units.
struct NcclRow {
    CollectiveRow values;
    std::int64_t count = 0; ///< elements
    double elementBytes = 0; ///< of the type; 0 = unknown type
    std::string_view reduction; ///< "sum", "none", empty
    std::optional<int> root;
    std::string_view wrong; ///< out-of-place #wrong or error cell
    std::string_view inPlaceWrong;
    bool failed = false; ///< the row says so at its end
    std::int64_t line = 0;
};

enum class NcclRowKind : std::uint8_t { NotARow, Complete, Cut, Placeholder };

/// The columns that a header line names, for tables that people have edited. `timeFactor` is 1e-3 where the
/// table prints milliseconds (the layout of 2017 and 2018).
struct NcclColumns {
    std::vector<std::string> names;
    double timeFactor = 1e-6;
};

/// Columns of a header line ("algbw" and "busbw" in one line); empty for any other line.
std::optional<NcclColumns> ncclColumns(std::string_view line);

/// Reads a row from its right end, where all layouts agree: four numbers per side, eight with -I, and a date
/// and time with -S. Rows of edited tables are read by the names of `columns`.
NcclRowKind readNcclRow(std::string_view line, const NcclColumns& columns, NcclRow& row);

/// True when a line can only be a row of an nccl-tests table: size, count, type and a tail of numbers.
bool looksLikeNcclRow(std::string_view line);
bool isNcclTests(const TextLines& text);
/// A log that only names one of the programs: what it printed may be missing.
bool namesNcclProgram(const TextLines& text);

/// How long the label is that a launcher puts before a line: "0: " (srun -l), "[0] " (Hydra), "> " (quoted).
std::size_t ncclLabel(std::string_view line);

/// "#  Rank  3 Group  0 Pid 77 on host device  3 [0000:0f:00] NVIDIA H100"
struct NcclRankLine {
    int rank = 0;
    int group = 0;
    std::string_view host;
    std::string_view device; ///< name of the GPU, may be empty
};
std::optional<NcclRankLine> readNcclRankLine(std::string_view line);

/// "# nThread 1 nGpus 8 minBytes 8 maxBytes 8589934592 …", what begins the output of a run.
struct NcclParameters {
    int threads = 1;
    int devicesPerThread = 1;
    double minBytes = 0; ///< 0 = not stated
    double maxBytes = 0;
};
std::optional<NcclParameters> readNcclParameters(std::string_view line);

/// What a command line, or a line like one, says about the run that follows.
struct NcclCommand {
    std::string_view operation; ///< that it starts; empty = it starts none
    std::optional<int> processes; ///< of mpirun -np or -n, srun --ntasks, or nodes times tasks per node
    std::optional<int> devices; ///< of -g
    bool split = false; ///< NCCL_TESTS_SPLIT: the ranks form several communicators
};
/// Nothing for a line that neither starts a program of nccl-tests nor tells a launcher how often.
std::optional<NcclCommand> readNcclCommand(std::string_view line);

/// The operation whose program is named in a line: "…/all_reduce_perf -b 8" gives "all_reduce".
std::string_view ncclOperationIn(std::string_view line);
/// The value of an option: of "-np" in "mpirun -np 16 …", of "--ntasks" in "srun --ntasks=8".
std::optional<int> optionValue(std::string_view line, std::string_view option);

/// How many ranks a row was run by, told from its size, which counts all of them, and its count, which of
/// these operations counts those of one rank. 0 = the row does not tell.
int ncclRanksOf(std::string_view operation, const NcclRow& row);

/// Bus bandwidth over algorithm bandwidth for `ranks` ranks; 1 for operations where it says nothing.
double busFactor(std::string_view operation, int ranks);

} // namespace rankloom
