// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <utility>

namespace rankloom {

/// A value that copies share until one of them changes it: copying costs a pointer, and comparing copies of
/// one another costs no more. Reads like a pointer that is never null. Values may be shared between threads,
/// a Shared itself not.
template <class T> class Shared {
public:
    Shared() : m_value(empty()) { }
    Shared(T value) // NOLINT(google-explicit-constructor): a value is one that nobody shares yet
        : m_value(std::make_shared<T>(std::move(value)))
    {
    }

    const T& operator*() const { return *m_value; }
    const T* operator->() const { return m_value.get(); }
    operator const T&() const { return *m_value; } // NOLINT(google-explicit-constructor)

    /// To be written to: a copy of its own where others share the value.
    T& change()
    {
        if (m_value.use_count() > 1)
            m_value = std::make_shared<T>(*m_value);
        return *m_value;
    }

    /// The value, which outlives this.
    [[nodiscard]] std::shared_ptr<const T> pointer() const { return m_value; }

    friend bool operator==(const Shared& a, const Shared& b)
    {
        return a.m_value == b.m_value || *a.m_value == *b.m_value;
    }
    friend bool operator==(const Shared& a, const T& b) { return *a == b; }

private:
    static const std::shared_ptr<T>& empty()
    {
        static const std::shared_ptr<T> value = std::make_shared<T>();
        return value;
    }

    std::shared_ptr<T> m_value;
};

} // namespace rankloom
