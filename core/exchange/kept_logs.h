// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <string_view>

/// Logs as a project keeps them. A log may hold anything between its tables: command lines with user names,
/// paths and keys, the environment, addresses. So what is kept is written anew from what the readers
/// understood; every reader finds the same values in it.
namespace rankloom {

/// What a host is called in the kept text.
using HostNaming = std::function<std::string(const std::string& host)>;

/// Of nccl-tests: tables, the ranks with their hosts and GPUs, and of command lines which collective was
/// started how often.
std::string keptNcclTests(std::string_view text, const HostNaming& nameOf);
/// Of OSU benchmarks: titles, tables and the hosts of a run.
std::string keptOsu(std::string_view text, const HostNaming& nameOf);
/// Of rccl-tests' JSON lines: their figures.
std::string keptRcclLines(std::string_view text);

} // namespace rankloom
