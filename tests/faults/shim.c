/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Makes calls of the file system fail, for tests: loaded in front of libc by LD_PRELOAD.
 *
 * Only calls on files below FAULT_UNDER (a folder, links resolved) count, from 1.
 *   FAULT_CALLS    names, separated by commas: open, pread, rename …; empty: all
 *   FAULT_AT       number of the call that fails; 0: none
 *   FAULT_ERROR    its errno as a number; 0: the program is killed instead, before the call
 *   FAULT_PERSIST  1: every later one fails as well
 *   FAULT_SUFFIX   only names that end so (the folder of FAULT_UNDER must hold too)
 *   FAULT_LOG      a file that gets a line for each call: "open /tmp/x/night.umpire" */
#define _GNU_SOURCE
#undef _FILE_OFFSET_BITS /* the functions with 64 and those without stand here as two */
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

static const char *under, *calls, *suffix;
static long fail_at;
static int fail_error, persist, log_fd = -1;
static atomic_long counted;

/* Straight to the kernel: nothing here may meet the calls that it stands in front of. */
static void
note (const char *name, const char *path)
{
  char line[PATH_MAX + 64];
  int n = snprintf (line, sizeof line, "%s %s\n", name, path);

  if (n > 0)
    syscall (SYS_write, log_fd, line, (size_t) n);
}

__attribute__ ((constructor)) static void
start (void)
{
  const char *at = getenv ("FAULT_AT"), *error = getenv ("FAULT_ERROR"), *again = getenv ("FAULT_PERSIST"),
             *log = getenv ("FAULT_LOG");

  under = getenv ("FAULT_UNDER");
  calls = getenv ("FAULT_CALLS");
  suffix = getenv ("FAULT_SUFFIX");
  fail_at = at != NULL ? atol (at) : 0;
  fail_error = error != NULL ? atoi (error) : EIO;
  persist = again != NULL && *again == '1';
  if (log != NULL)
    log_fd = (int) syscall (SYS_openat, AT_FDCWD, log, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
}

static int
is_named (const char *name)
{
  size_t n = strlen (name);

  if (calls == NULL || *calls == '\0')
    return 1;
  for (const char *at = calls; (at = strstr (at, name)) != NULL; at += n)
    if ((at == calls || at[-1] == ',') && (at[n] == '\0' || at[n] == ','))
      return 1;
  return 0;
}

static int
is_meant (const char *path)
{
  size_t n = strlen (under), length = strlen (path), end = suffix != NULL ? strlen (suffix) : 0;

  if (strncmp (path, under, n) != 0 || (path[n] != '\0' && path[n] != '/'))
    return 0;
  return end == 0 || (length >= end && strcmp (path + length - end, suffix) == 0);
}

static void
absolute (const char *path, char *full)
{
  char folder[PATH_MAX];
  ssize_t n;

  if (*path == '/') {
    snprintf (full, PATH_MAX, "%s", path);
    return;
  }
  n = (ssize_t) syscall (SYS_readlinkat, AT_FDCWD, "/proc/self/cwd", folder, sizeof folder - 1);
  folder[n > 0 ? n : 0] = '\0';
  if (snprintf (full, PATH_MAX, "%s/%s", folder, path) >= PATH_MAX)
    full[PATH_MAX - 1] = '\0';
}

/* Whether this call fails; errno is set then. */
static int
fails_at_path (const char *name, const char *path)
{
  char full[PATH_MAX];
  int code = errno;
  long number;

  if (under == NULL || path == NULL || !is_named (name))
    return 0;
  absolute (path, full);
  errno = code;
  if (!is_meant (full))
    return 0;
  number = atomic_fetch_add (&counted, 1) + 1;
  if (log_fd >= 0)
    note (name, full);
  errno = code;
  if (fail_at == 0 || number < fail_at || (number > fail_at && !persist))
    return 0;
  if (fail_error == 0)
    syscall (SYS_kill, syscall (SYS_getpid), SIGKILL);
  errno = fail_error;
  return 1;
}

static int
fails_at_fd (const char *name, int fd)
{
  char link[64], full[PATH_MAX];
  int code = errno;
  ssize_t n;

  if (under == NULL || !is_named (name))
    return 0;
  snprintf (link, sizeof link, "/proc/self/fd/%d", fd);
  n = (ssize_t) syscall (SYS_readlinkat, AT_FDCWD, link, full, sizeof full - 1);
  errno = code;
  /* Pipes and the like have no path. */
  if (n <= 0 || full[0] != '/')
    return 0;
  full[n] = '\0';
  return fails_at_path (name, full);
}

#define REAL(result, name, ...)        \
  static result (*real) (__VA_ARGS__); \
  if (real == NULL)                    \
  *(void **) &real = dlsym (RTLD_NEXT, #name)

#define OPEN(function)                                                   \
  int function (const char *path, int flags, ...);                       \
  int function (const char *path, int flags, ...)                        \
  {                                                                      \
    mode_t mode = 0;                                                     \
    REAL (int, function, const char *, int, ...);                        \
    if (flags & (O_CREAT | __O_TMPFILE)) {                               \
      va_list args;                                                      \
      va_start (args, flags);                                            \
      mode = va_arg (args, mode_t);                                      \
      va_end (args);                                                     \
    }                                                                    \
    return fails_at_path ("open", path) ? -1 : real (path, flags, mode); \
  }
OPEN (open)
OPEN (open64)

#define OPENAT(function)                                                     \
  int function (int at, const char *path, int flags, ...);                   \
  int function (int at, const char *path, int flags, ...)                    \
  {                                                                          \
    mode_t mode = 0;                                                         \
    REAL (int, function, int, const char *, int, ...);                       \
    if (flags & (O_CREAT | __O_TMPFILE)) {                                   \
      va_list args;                                                          \
      va_start (args, flags);                                                \
      mode = va_arg (args, mode_t);                                          \
      va_end (args);                                                         \
    }                                                                        \
    return fails_at_path ("open", path) ? -1 : real (at, path, flags, mode); \
  }
OPENAT (openat)
OPENAT (openat64)

/* SAME: one that takes a path; BY_FD: one that takes a descriptor. */
#define SAME(result, bad, function, name, path, parameters, types, arguments) \
  result function parameters;                                                 \
  result function parameters                                                  \
  {                                                                           \
    static result (*real) types;                                              \
    if (real == NULL)                                                         \
      *(void **) &real = dlsym (RTLD_NEXT, #function);                        \
    return fails_at_path (name, path) ? bad : real arguments;                 \
  }
#define BY_FD(result, bad, function, name, parameters, types, arguments) \
  result function parameters;                                            \
  result function parameters                                             \
  {                                                                      \
    static result (*real) types;                                         \
    if (real == NULL)                                                    \
      *(void **) &real = dlsym (RTLD_NEXT, #function);                   \
    return fails_at_fd (name, fd) ? bad : real arguments;                \
  }

struct stat64;
SAME (int, -1, stat, "stat", path, (const char *path, struct stat *s), (const char *, struct stat *),
      (path, s))
SAME (int, -1, stat64, "stat", path, (const char *path, struct stat64 *s), (const char *, struct stat64 *),
      (path, s))
SAME (int, -1, lstat, "lstat", path, (const char *path, struct stat *s), (const char *, struct stat *),
      (path, s))
SAME (int, -1, lstat64, "lstat", path, (const char *path, struct stat64 *s), (const char *, struct stat64 *),
      (path, s))
BY_FD (int, -1, fstat, "fstat", (int fd, struct stat *s), (int, struct stat *), (fd, s))
BY_FD (int, -1, fstat64, "fstat", (int fd, struct stat64 *s), (int, struct stat64 *), (fd, s))
SAME (int, -1, access, "access", path, (const char *path, int mode), (const char *, int), (path, mode))
SAME (int, -1, unlink, "unlink", path, (const char *path), (const char *), (path))
SAME (int, -1, rename, "rename", from, (const char *from, const char *to), (const char *, const char *),
      (from, to))
SAME (int, -1, renameat2, "rename", from, (int a, const char *from, int b, const char *to, unsigned flags),
      (int, const char *, int, const char *, unsigned), (a, from, b, to, flags))
SAME (int, -1, link, "link", from, (const char *from, const char *to), (const char *, const char *),
      (from, to))
SAME (int, -1, mkdir, "mkdir", path, (const char *path, mode_t mode), (const char *, mode_t), (path, mode))
SAME (DIR *, NULL, opendir, "opendir", path, (const char *path), (const char *), (path))
SAME (char *, NULL, realpath, "realpath", path, (const char *path, char *buffer), (const char *, char *),
      (path, buffer))

BY_FD (ssize_t, -1, read, "read", (int fd, void *buffer, size_t n), (int, void *, size_t), (fd, buffer, n))
BY_FD (ssize_t, -1, write, "write", (int fd, const void *buffer, size_t n), (int, const void *, size_t),
       (fd, buffer, n))
BY_FD (ssize_t, -1, pread, "pread", (int fd, void *buffer, size_t n, off_t at), (int, void *, size_t, off_t),
       (fd, buffer, n, at))
BY_FD (ssize_t, -1, pread64, "pread", (int fd, void *buffer, size_t n, off64_t at),
       (int, void *, size_t, off64_t), (fd, buffer, n, at))
BY_FD (ssize_t, -1, pwrite, "pwrite", (int fd, const void *buffer, size_t n, off_t at),
       (int, const void *, size_t, off_t), (fd, buffer, n, at))
BY_FD (ssize_t, -1, pwrite64, "pwrite", (int fd, const void *buffer, size_t n, off64_t at),
       (int, const void *, size_t, off64_t), (fd, buffer, n, at))
BY_FD (int, -1, fsync, "fsync", (int fd), (int), (fd))
BY_FD (int, -1, fdatasync, "fdatasync", (int fd), (int), (fd))
BY_FD (int, -1, ftruncate, "ftruncate", (int fd, off_t n), (int, off_t), (fd, n))
BY_FD (int, -1, ftruncate64, "ftruncate", (int fd, off64_t n), (int, off64_t), (fd, n))
BY_FD (int, -1, flock, "flock", (int fd, int operation), (int, int), (fd, operation))
BY_FD (int, -1, fchmod, "fchmod", (int fd, mode_t mode), (int, mode_t), (fd, mode))
BY_FD (int, -1, fchown, "fchown", (int fd, uid_t user, gid_t group), (int, uid_t, gid_t), (fd, user, group))
