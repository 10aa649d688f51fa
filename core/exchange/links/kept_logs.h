// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include <nlohmann/json.hpp>

#include "core/exchange/syntax/host_namer.h"

/// Logs as a project keeps them. A log may hold anything between its tables: command lines with user names,
/// paths and keys, the environment, addresses. So what is kept is written anew from what the readers
/// understood; every reader finds the same values in it.
namespace rankloom {

/// Of nccl-tests: tables, the ranks with their hosts and GPUs, and of command lines which collective was
/// started how often.
std::string keptNcclTests(const std::string& text, HostNamer& nameOf);
/// Of OSU benchmarks: titles, tables and the hosts of a run.
std::string keptOsu(const std::string& text, HostNamer& nameOf);
/// Of rccl-tests' JSON lines: their figures.
std::string keptRcclLines(const std::string& text, HostNamer& nameOf);

/// The members of an object that are plain numbers, booleans or words without a blank or a slash.
nlohmann::ordered_json plainMembers(const nlohmann::json& object);

} // namespace rankloom
