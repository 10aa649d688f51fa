// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/kept_text.h"

#include "core/exchange/formats.h"
#include "core/exchange/syntax/host_namer.h"
#include "core/exchange/syntax/inflate.h"

namespace rankloom {

bool isKeptWhole(FileFormat format) { return formatOf(format).kept == nullptr; }

std::string keptText(FileFormat format, std::string text, const std::map<std::string, std::string>& hostNames)
{
    const auto kept = formatOf(format).kept;
    if (kept == nullptr)
        return text;
    if (isGzip(text))
        text = unpackGzip(text, {}, kMostUnpackedText).value_or(std::string());
    HostNamer nameOf(hostNames);
    return kept(text, nameOf);
}

} // namespace rankloom
