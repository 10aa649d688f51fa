// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace rankloom::ui {

class Document;
class MessageBar;
class Views;

/// Where other GPUs are chosen, says that links which were measured on those before are assumed now, and
/// offers to keep them: whether they hold all the same, a person may know.
void tellLostLinks(Views& views, Document& document, MessageBar& messages);

} // namespace rankloom::ui
