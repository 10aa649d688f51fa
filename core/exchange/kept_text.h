// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>

#include "core/exchange/reading.h"

namespace rankloom {

/// What a project keeps of an imported file: its text, without what measures nothing and may be private. Of
/// nccl-tests' JSON the environment and the command line go, but for the program's name: they may hold keys.
/// Of iperf3's output the figures stay, and in place of addresses and names what `hostNames` calls them;
/// an address it does not name becomes "address-1", "address-2". Of Kubernetes'
/// nodes and HyperNodes names and places stay, of Metis' cluster file the figures, of the logs of nccl-tests,
/// rccl-tests and OSU benchmarks what they measured on which hosts (see links/kept_logs.h), of fio the rates.
/// Every other format is kept as it is.
std::string keptText(
    FileFormat format, std::string text, const std::map<std::string, std::string>& hostNames = {});

/// Whether keptText() leaves files of a format as they are.
bool isKeptWhole(FileFormat format);

} // namespace rankloom
