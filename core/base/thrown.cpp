// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/thrown.h"

#include <exception>
#include <new>

namespace rankloom {

Error thrownError()
{
    try {
        throw;
    } catch (const std::bad_alloc&) {
        return {ErrorCode::TooLarge, Phrase::of("There is not enough memory for it."), {}};
    } catch (const std::exception& problem) {
        return {
            ErrorCode::Internal, Phrase::of("Rankloom has a mistake ({}).", std::string(problem.what())), {}};
    } catch (...) {
        return {ErrorCode::Internal, Phrase::of("Rankloom has a mistake."), {}};
    }
}

} // namespace rankloom
