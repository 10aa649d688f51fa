# SPDX-FileCopyrightText: The Rankloom developers
# SPDX-License-Identifier: GPL-3.0-or-later
# Writes a C++ source that holds the given text files as raw strings: cmake -DOUT= -DROOT= -DFILES= -P embed.cmake
set(body "// Generated from resources/. Do not edit.\n#include \"core/base/resource.h\"\n\nnamespace rankloom {\n")
string(APPEND body "namespace {\nconstexpr Resource kResources[] = {\n")
list(SORT FILES)
foreach(name IN LISTS FILES)
    file(READ ${ROOT}/${name} text)
    string(APPEND body "    {\"${name}\", R\"rankloom~(${text})rankloom~\"},\n")
endforeach()
string(APPEND body "};\n}\n\nstd::span<const Resource> resources() { return kResources; }\n}\n")
file(WRITE ${OUT} "${body}")
