// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/links/round_warning.h"

#include "core/exchange/formats.h"
#include "core/measure/round_effect.h"

namespace rankloom {

void warnAboutRounds(Reading& reading, const std::string& file, const LinkMeasurement& links)
{
    const RoundEffect effect = findRoundEffect(links);
    if (effect.artefact())
        warn(reading, file, 0, "round-effect",
            Phrase::of(
                "The round of the measurement explains {:.0f} % of the differences between links: what "
                "looks like fast and slow links is the order in which they were measured",
                100 * effect.explained));
    else if (effect.significant)
        warn(reading, file, 0, "round-effect",
            Phrase::of(
                "The round of the measurement explains {:.0f} % of the differences between links, more "
                "than chance (permutation test, level 1 %): some of what looks like fast and slow links "
                "is the order in which they were measured",
                100 * effect.explained));
}

} // namespace rankloom
