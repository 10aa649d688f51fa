// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string_view>

namespace rankloom::test {

/// A test of its floor's program; run_one_test.cpp runs the one that is named. Lives as long as the program.
class TestProgram {
public:
    using Main = int (*)(int, char**);

    TestProgram(std::string_view name, Main main) { all().emplace(name, main); }

    static std::map<std::string_view, Main>& all()
    {
        static std::map<std::string_view, Main> programs;
        return programs;
    }
};

} // namespace rankloom::test
