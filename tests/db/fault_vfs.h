// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <csignal>
#include <cstring>
#include <new>

#include <sqlite3.h>
#include <sys/wait.h>
#include <unistd.h>

namespace rankloom::test {

/// SQLite's file layer with one planned accident: the n-th change to any file (write, truncation, sync,
/// deletion) kills the process, or fails from then on. What was written before is on "disk", as after a real
/// kill: the operating system lives on.
class FaultVfs {
public:
    enum class Kind { None, Kill, Full };

    static void install(Kind kind, int atChange)
    {
        s_kind = kind;
        s_at = atChange;
        s_changes = 0;
        if (s_real == nullptr) {
            s_real = sqlite3_vfs_find(nullptr);
            s_vfs = *s_real;
            s_vfs.zName = "fault";
            s_vfs.szOsFile = s_real->szOsFile + static_cast<int>(sizeof(File));
            s_vfs.xOpen = &open;
            s_vfs.xDelete = &remove;
        }
        sqlite3_vfs_register(&s_vfs, 1);
    }
    static void uninstall() { sqlite3_vfs_unregister(&s_vfs); }
    static int changes() { return s_changes; }

    /// Runs `work` in a child process in which the n-th change kills it; true when it was killed.
    template <class Work> static bool killedAt(int change, Work&& work)
    {
        const pid_t child = fork();
        if (child == 0) {
            install(Kind::Kill, change);
            work();
            _exit(0);
        }
        int status = 0;
        waitpid(child, &status, 0);
        return WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL;
    }

private:
    struct File {
        sqlite3_file base;
        sqlite3_file* real() { return reinterpret_cast<sqlite3_file*>(this + 1); }
    };
    static sqlite3_file* real(sqlite3_file* file) { return reinterpret_cast<File*>(file)->real(); }

    /// SQLITE_OK, or the accident.
    static int change()
    {
        if (s_kind == Kind::None || ++s_changes < s_at)
            return SQLITE_OK;
        if (s_kind == Kind::Kill)
            kill(getpid(), SIGKILL);
        return SQLITE_FULL;
    }

    static int open(sqlite3_vfs*, const char* name, sqlite3_file* file, int flags, int* outFlags)
    {
        static const sqlite3_io_methods methods = makeMethods();
        const int code = s_real->xOpen(s_real, name, real(file), flags, outFlags);
        file->pMethods = code == SQLITE_OK ? &methods : nullptr;
        return code;
    }
    static int remove(sqlite3_vfs*, const char* name, int sync)
    {
        const int code = change();
        return code != SQLITE_OK ? code : s_real->xDelete(s_real, name, sync);
    }

    static sqlite3_io_methods makeMethods()
    {
        sqlite3_io_methods m {};
        m.iVersion = 1;
        m.xClose = [](sqlite3_file* f) { return real(f)->pMethods->xClose(real(f)); };
        m.xRead = [](sqlite3_file* f, void* to, int n, sqlite3_int64 at) {
            return real(f)->pMethods->xRead(real(f), to, n, at);
        };
        m.xWrite = [](sqlite3_file* f, const void* from, int n, sqlite3_int64 at) {
            const int code = change();
            return code != SQLITE_OK ? code : real(f)->pMethods->xWrite(real(f), from, n, at);
        };
        m.xTruncate = [](sqlite3_file* f, sqlite3_int64 size) {
            const int code = change();
            return code != SQLITE_OK ? code : real(f)->pMethods->xTruncate(real(f), size);
        };
        m.xSync = [](sqlite3_file* f, int flags) {
            const int code = change();
            return code != SQLITE_OK ? code : real(f)->pMethods->xSync(real(f), flags);
        };
        m.xFileSize = [](sqlite3_file* f, sqlite3_int64* size) {
            return real(f)->pMethods->xFileSize(real(f), size);
        };
        m.xLock = [](sqlite3_file* f, int level) { return real(f)->pMethods->xLock(real(f), level); };
        m.xUnlock = [](sqlite3_file* f, int level) { return real(f)->pMethods->xUnlock(real(f), level); };
        m.xCheckReservedLock = [](sqlite3_file* f, int* held) {
            return real(f)->pMethods->xCheckReservedLock(real(f), held);
        };
        m.xFileControl = [](sqlite3_file* f, int what, void* data) {
            return real(f)->pMethods->xFileControl(real(f), what, data);
        };
        m.xSectorSize = [](sqlite3_file* f) { return real(f)->pMethods->xSectorSize(real(f)); };
        m.xDeviceCharacteristics = [](sqlite3_file* f) {
            return real(f)->pMethods->xDeviceCharacteristics(real(f));
        };
        return m;
    }

    static inline Kind s_kind = Kind::None;
    static inline int s_at = 0;
    static inline int s_changes = 0;
    static inline sqlite3_vfs* s_real = nullptr;
    static inline sqlite3_vfs s_vfs {};
};

} // namespace rankloom::test
