/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Makes every sync slow and watches what the main thread does meanwhile, for tests: loaded in front of libc
 * by LD_PRELOAD.
 *
 *   SLOW_MS    so long every fsync() and fdatasync() takes
 *   SLOW_LOG   a file that gets a line after each, and one for what came since the one before:
 *              "sync ms=700 main=0 turns=41 gap=12 blocked=3 /home/ana/s.umpire"
 *
 * main: 1 where it is the main thread that waited. turns: how often its main loop came back to poll() while
 * the sync was under way. gap: the longest time, in milliseconds, between two polls, that is without a look
 * at the keyboard or a frame; blocked: of that, what the thread slept, so neither ran nor waited for its turn
 * on a processor: a loaded machine does not make that longer. Counted since the line before. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int log_fd = -1, stat_fd = -1;
static long slow_ms;
static long turns; /* of the main loop, all in all */
static long long gap_us, blocked_us;
static long long awake_since, busy_since; /* when the main thread came from poll(); 0: it is inside */

static long long
now_us (void)
{
  struct timespec now;

  clock_gettime (CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1000000LL + now.tv_nsec / 1000;
}

/* Time on a processor and time waiting for one, of the main thread. */
static long long
busy_us (void)
{
  char text[128];
  long long ran = 0, waited = 0;
  ssize_t n = stat_fd >= 0 ? syscall (SYS_pread64, stat_fd, text, sizeof text - 1, 0L) : -1;

  if (n <= 0)
    return 0;
  text[n] = '\0';
  if (sscanf (text, "%lld %lld", &ran, &waited) != 2)
    return 0;
  return (ran + waited) / 1000;
}

__attribute__ ((constructor)) static void
start (void)
{
  const char *ms = getenv ("SLOW_MS"), *log = getenv ("SLOW_LOG");

  slow_ms = ms != NULL ? atol (ms) : 0;
  if (log != NULL)
    log_fd = (int) syscall (SYS_openat, AT_FDCWD, log, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  stat_fd = (int) syscall (SYS_openat, AT_FDCWD, "/proc/thread-self/schedstat", O_RDONLY | O_CLOEXEC, 0);
}

static int
is_main (void)
{
  return syscall (SYS_gettid) == syscall (SYS_getpid);
}

/* What the main thread has done since it came from poll(); the lock is held. */
static void
count_gap (void)
{
  long long gap, slept;

  if (awake_since == 0)
    return;
  gap = now_us () - awake_since;
  slept = gap - (busy_us () - busy_since);
  if (gap > gap_us)
    gap_us = gap;
  if (slept > blocked_us)
    blocked_us = slept;
}

static void
enter_poll (void)
{
  if (!is_main ())
    return;
  pthread_mutex_lock (&lock);
  count_gap ();
  awake_since = 0;
  turns++;
  pthread_mutex_unlock (&lock);
}

static void
leave_poll (void)
{
  if (!is_main ())
    return;
  pthread_mutex_lock (&lock);
  busy_since = busy_us ();
  awake_since = now_us ();
  pthread_mutex_unlock (&lock);
}

#define REAL(result, name, ...)        \
  static result (*real) (__VA_ARGS__); \
  if (real == NULL)                    \
  *(void **) &real = dlsym (RTLD_NEXT, #name)

int
poll (struct pollfd *fds, nfds_t n, int timeout)
{
  int ready;
  REAL (int, poll, struct pollfd *, nfds_t, int);

  enter_poll ();
  ready = real (fds, n, timeout);
  leave_poll ();
  return ready;
}

int
ppoll (struct pollfd *fds, nfds_t n, const struct timespec *timeout, const sigset_t *signals)
{
  int ready;
  REAL (int, ppoll, struct pollfd *, nfds_t, const struct timespec *, const sigset_t *);

  enter_poll ();
  ready = real (fds, n, timeout, signals);
  leave_poll ();
  return ready;
}

static int
be_slow (int (*real) (int), int fd)
{
  struct timespec pause = { slow_ms / 1000, slow_ms % 1000 * 1000000 };
  char line[128 + PATH_MAX], link[64], file[PATH_MAX];
  long before;
  int done, n;
  ssize_t length;

  snprintf (link, sizeof link, "/proc/self/fd/%d", fd);
  length = readlink (link, file, sizeof file - 1);
  file[length > 0 ? length : 0] = '\0';

  pthread_mutex_lock (&lock);
  before = turns;
  pthread_mutex_unlock (&lock);
  nanosleep (&pause, NULL);
  done = real (fd);
  pthread_mutex_lock (&lock);
  count_gap ();
  n = snprintf (line, sizeof line, "sync ms=%ld main=%d turns=%ld gap=%lld blocked=%lld %s\n", slow_ms,
                is_main (), turns - before, gap_us / 1000, blocked_us / 1000, file);
  gap_us = blocked_us = 0;
  pthread_mutex_unlock (&lock);
  if (log_fd >= 0 && n > 0)
    syscall (SYS_write, log_fd, line, (size_t) n);
  return done;
}

int
fsync (int fd)
{
  REAL (int, fsync, int);

  return be_slow (real, fd);
}

int
fdatasync (int fd)
{
  REAL (int, fdatasync, int);

  return be_slow (real, fd);
}
