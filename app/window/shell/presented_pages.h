// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QString>

#include "widgets/presentation/presented_page.h"

namespace rankloom::ui {

class Document;
class Views;

/// What a talk tells of the plan on screen beside the comparison, where it is one of those compared, or none
/// are: what its compression brings, what the marked failure costs, its experts in few bits. Of each as far
/// as there are figures that are not those of an older plan. The pages own their pictures.
std::vector<PresentedPage> presentedPages(const Views& views, const Document& document);
/// Model and cluster; empty where nothing is open.
QString presentedSubject(const Document& document);

} // namespace rankloom::ui
