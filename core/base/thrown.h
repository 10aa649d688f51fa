// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"

namespace rankloom {

/// The exception that is being handled, as an error; to be called in a catch clause. No exception may leave a
/// thread or a function that Qt calls: that would end the program.
Error thrownError();

} // namespace rankloom
