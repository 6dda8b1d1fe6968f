/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "disk-writer.h"

/* work: out with the thread, NULL for none.
 * Guarded by lock: run (the thread is done with the work) and source (which will take it back). */
struct _UmpDiskWriter {
  UmpStore *store;
  UmpDiskWriterFunc func;
  gpointer user_data;
  GMainContext *context;
  GThreadPool *pool;
  UmpStoreWork *work;
  GMutex lock;
  GCond changed;
  gboolean run;
  GSource *source;
};

/* The thread is done with it. */
static gboolean
take_back (UmpDiskWriter *self, GError **error)
{
  UmpStoreWork *work = g_steal_pointer (&self->work);

  self->run = FALSE;
  g_source_destroy (self->source);
  g_clear_pointer (&self->source, g_source_unref);
  return ump_store_end (self->store, work, error);
}

static gboolean
on_run (gpointer data)
{
  UmpDiskWriter *self = data;
  g_autoptr (GError) error = NULL;

  g_mutex_lock (&self->lock);
  g_mutex_unlock (&self->lock);
  if (take_back (self, &error))
    ump_disk_writer_ask (self, FALSE); /* for what came meanwhile */
  self->func (self->user_data, error);
  return G_SOURCE_REMOVE;
}

/* In the thread. */
static void
run (gpointer work, gpointer data)
{
  UmpDiskWriter *self = data;

  ump_store_work_run (work);
  g_mutex_lock (&self->lock);
  self->run = TRUE;
  self->source = g_idle_source_new ();
  g_source_set_priority (self->source, G_PRIORITY_DEFAULT);
  g_source_set_callback (self->source, on_run, self, NULL);
  g_source_attach (self->source, self->context);
  g_cond_signal (&self->changed);
  g_mutex_unlock (&self->lock);
}

UmpDiskWriter *
ump_disk_writer_new (UmpStore *store, UmpDiskWriterFunc func, gpointer user_data)
{
  UmpDiskWriter *self = g_new0 (UmpDiskWriter, 1);

  self->store = store;
  self->func = func;
  self->user_data = user_data;
  self->context = g_main_context_ref_thread_default ();
  self->pool = g_thread_pool_new (run, self, 1, FALSE, NULL);
  g_mutex_init (&self->lock);
  g_cond_init (&self->changed);
  return self;
}

void
ump_disk_writer_hand_on (UmpDiskWriter *self, gpointer user_data)
{
  self->user_data = user_data;
}

void
ump_disk_writer_ask (UmpDiskWriter *self, gboolean look)
{
  if (self->work != NULL)
    return; /* what is asked for meanwhile goes with the next */
  self->work = ump_store_begin (self->store, look);
  if (self->work != NULL)
    g_thread_pool_push (self->pool, self->work, NULL);
}

static void
wait_for_thread (UmpDiskWriter *self)
{
  if (self->work == NULL)
    return;
  g_mutex_lock (&self->lock);
  while (!self->run)
    g_cond_wait (&self->changed, &self->lock);
  g_mutex_unlock (&self->lock);
  take_back (self, NULL);
}

void
ump_disk_writer_free (UmpDiskWriter *self)
{
  if (self == NULL)
    return;
  wait_for_thread (self);
  ump_disk_writer_ask (self, FALSE);
  wait_for_thread (self);
  g_thread_pool_free (self->pool, FALSE, TRUE);
  g_main_context_unref (self->context);
  g_mutex_clear (&self->lock);
  g_cond_clear (&self->changed);
  g_free (self);
}

gboolean
ump_disk_writer_is_busy (UmpDiskWriter *self)
{
  return self->work != NULL;
}
