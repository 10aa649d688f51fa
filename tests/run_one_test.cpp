// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdio>

#include "tests/test_program.h"

/// tests_of_FLOOR TEST [what Qt Test takes]
int main(int argc, char** argv)
{
    const auto& programs = rankloom::test::TestProgram::all();
    const auto found = argc > 1 ? programs.find(argv[1]) : programs.end();
    if (found != programs.end())
        return found->second(argc - 1, argv + 1);
    std::puts("Name one of these tests, and behind it what Qt Test takes:");
    for (const auto& [name, run] : programs)
        std::printf("  %.*s\n", static_cast<int>(name.size()), name.data());
    return 2;
}
