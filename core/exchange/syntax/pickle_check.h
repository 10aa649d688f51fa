// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/exchange/syntax/pickle.h"

namespace rankloom {

/// Whether every element of a tensor lies in its storage and no element is there twice (a stride of 0 would
/// make a gigantic tensor of one number).
bool insideItsStorage(const PickledTensor& tensor);

/// What makes a finished pickle unfit to walk: a value that contains itself, more than 64 levels, references
/// that unfold to more than 64 million values ("billion laughs"), tensors that name far more elements than
/// all storages hold.
std::optional<Error> checkPickle(const PickledData& data);

} // namespace rankloom
