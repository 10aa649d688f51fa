# SPDX-FileCopyrightText: The Rankloom developers
# SPDX-License-Identifier: GPL-3.0-or-later
# cmake -DUNIT=FILE -DTESTS=a.cpp,b.cpp -P together.cmake writes one file to compile of several tests: first what they
# include, then each in a namespace of its own, so that their names do not meet. A test that includes sources (*.cpp)
# can stand in none and has to be alone.
string(REPLACE "," ";" tests "${TESTS}")
set(includes "#include \"tests/test_program.h\"\n")
set(bodies "")
foreach(test ${tests})
    get_filename_component(name ${test} NAME_WE)
    file(STRINGS ${test} lines REGEX "^#include ")
    set(body "namespace ${name} {\n#include \"${test}\"\n}\n")
    foreach(line ${lines})
        string(FIND "${includes}" "${line}\n" place)
        if(line MATCHES "\\.cpp\"")
            string(CONCAT body "#define main main_of_test\n#include \"${test}\"\n#undef main\n"
                "namespace ${name} {\nint main(int argc, char** argv) { return main_of_test(argc, argv); }\n}\n")
        elseif(NOT line MATCHES "\\.moc\"" AND place EQUAL -1)
            string(APPEND includes "${line}\n")
        endif()
    endforeach()
    string(APPEND bodies "${body}const rankloom::test::TestProgram ${name}_registered(\"${name}\", ${name}::main);\n")
endforeach()
file(WRITE ${UNIT} "${includes}${bodies}")
