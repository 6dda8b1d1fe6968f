/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "people-list.h"

#include <string.h>

#include "../compat/announce.h"
#include "core/game.h"
#include "session/format/session.h"
#include "../widgets/parts.h"
#include "person-row.h"
#include "../model/words.h"
#include "../widgets/wrap-box.h"
#include "../compat/signal.h"

#define MAX_CHIPS 8

/* names: whoever is in the list, without blanks at the ends; known: who may be offered. */
struct _UmpPeopleList {
  GtkWidget parent_instance;
  GtkWidget *list;
  GtkWidget *entry;
  GtkWidget *hint;
  GtkWidget *chips;
  GPtrArray *names;
  GPtrArray *known;
  char *problem;
  int least;
  int most;
  gboolean completing;
};

enum { CHANGED, DONE, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (UmpPeopleList, ump_people_list, GTK_TYPE_WIDGET)

static void update (UmpPeopleList *self);
static void connect_completion (UmpPeopleList *self, GtkEditable *text);

/* ---- names -------------------------------------------------------------- */

/* Letter case aside: at a table nobody tells "Ana" from "ana". */
static gboolean
is_same_name (gconstpointer a, gconstpointer b)
{
  g_autofree char *folded_a = g_utf8_casefold (a, -1), *folded_b = g_utf8_casefold (b, -1);

  return g_utf8_collate (folded_a, folded_b) == 0;
}

static gboolean
has_name (GPtrArray *names, const char *name)
{
  return g_ptr_array_find_with_equal_func (names, name, is_same_name, NULL);
}

/* "Ana is here already", as the one who is there writes it. A new string; NULL where nobody has the name. */
static char *
find_twin (GPtrArray *names, const char *name)
{
  guint at;

  if (!g_ptr_array_find_with_equal_func (names, name, is_same_name, &at))
    return NULL;
  return g_strdup_printf (_ ("%s is here already"), (const char *) names->pdata[at]);
}

static const char *
name_at (UmpPeopleList *self, guint index)
{
  return g_ptr_array_index (self->names, index);
}

/* What somebody is called whose name is blank: "Player 3", with another number where that one is taken. */
static char *
nobody_for (UmpPeopleList *self, int number)
{
  for (;; number++) {
    g_autofree char *name = ump_words_nobody (number);

    if (!has_name (self->names, name))
      return g_steal_pointer (&name);
  }
}

/* The first seat that nobody has yet; the number of all where there is none. */
static guint
first_nobody (UmpPeopleList *self)
{
  guint k = 0;

  while (k < self->names->len && (!ump_words_is_nobody (name_at (self, k)) || (int) k >= self->most))
    k++;
  return k < self->names->len && (int) k < self->most ? k : self->names->len;
}

static gboolean
is_full (UmpPeopleList *self)
{
  return (int) self->names->len >= self->most && first_nobody (self) == self->names->len;
}

static void
changed (UmpPeopleList *self)
{
  update (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
move (UmpPeopleList *self, int from, int to)
{
  if (from == to || from < 0 || to < 0 || from >= (int) self->names->len || to >= (int) self->names->len)
    return;
  g_ptr_array_insert (self->names, to, g_ptr_array_steal_index (self->names, (guint) from));
  changed (self);
}

/* Takes the first free seat, else one more. */
static void
add (UmpPeopleList *self, const char *typed)
{
  g_autofree char *name = g_strstrip (g_strdup (typed));
  guint at = first_nobody (self);

  if (*name == '\0' || g_utf8_strlen (name, -1) > UMP_MAX_NAME || has_name (self->names, name) ||
      is_full (self) || (at == self->names->len && at >= UMP_MAX_SEATS))
    return;
  if (at < self->names->len) {
    g_free (self->names->pdata[at]);
    self->names->pdata[at] = g_steal_pointer (&name);
  } else {
    g_ptr_array_add (self->names, g_steal_pointer (&name));
  }
  gtk_editable_set_text (GTK_EDITABLE (self->entry), "");
  changed (self);
}

/* Nobody asked for seats without a name: they go as soon as enough people have one. FALSE where none goes. */
static gboolean
drop_nobody (UmpPeopleList *self)
{
  int n_named = 0, n = MIN ((int) self->names->len, self->most);

  for (int k = 0; k < n; k++)
    n_named += !ump_words_is_nobody (name_at (self, (guint) k));
  if (n_named == n || n_named < MAX (self->least, 2))
    return FALSE;
  for (int k = n - 1; k >= 0; k--)
    if (ump_words_is_nobody (name_at (self, (guint) k)))
      g_ptr_array_remove_index (self->names, (guint) k);
  changed (self);
  return TRUE;
}

void
ump_people_list_settle (UmpPeopleList *self)
{
  drop_nobody (self);
}

static UmpPersonRow *
row_at (UmpPeopleList *self, int index)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (self->list), index);

  return row != NULL ? UMP_PERSON_ROW (row) : NULL;
}

/* ---- actions ------------------------------------------------------------------------------- */

static void
action_up (GtkWidget *widget, const char *action, GVariant *parameter)
{
  int index = g_variant_get_int32 (parameter);

  move (UMP_PEOPLE_LIST (widget), index, index - 1);
}

static void
action_down (GtkWidget *widget, const char *action, GVariant *parameter)
{
  int index = g_variant_get_int32 (parameter);

  move (UMP_PEOPLE_LIST (widget), index, index + 1);
}

static void
action_remove (GtkWidget *widget, const char *action, GVariant *parameter)
{
  UmpPeopleList *self = UMP_PEOPLE_LIST (widget);
  int index = g_variant_get_int32 (parameter);

  if (index < 0 || index >= (int) self->names->len)
    return;
  g_ptr_array_remove_index (self->names, (guint) index);
  changed (self);
}

static void
action_rename (GtkWidget *widget, const char *action, GVariant *parameter)
{
  UmpPersonRow *row = row_at (UMP_PEOPLE_LIST (widget), g_variant_get_int32 (parameter));

  if (row != NULL)
    ump_person_row_edit (row);
}

/* ---- rows --------------------------------------------------------------- */

/* Says at its row who is there twice; the first one is not blamed. */
static void
show_problems (UmpPeopleList *self)
{
  g_autoptr (GPtrArray) before = g_ptr_array_new ();

  g_clear_pointer (&self->problem, g_free);
  for (guint k = 0; k < self->names->len; k++) {
    const char *name = name_at (self, k);
    g_autofree char *problem = find_twin (before, name);

    ump_person_row_say (row_at (self, (int) k), problem);
    g_ptr_array_add (before, (gpointer) name);
    if (problem != NULL && self->problem == NULL && (int) k < self->most)
      self->problem = g_steal_pointer (&problem);
  }
}

static void update_chips (UmpPeopleList *self);
static void update_hint (UmpPeopleList *self);

static void
on_renamed (UmpPersonRow *row, UmpPeopleList *self)
{
  int index = gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row));
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (ump_person_row_text (row))));
  g_autofree char *was = g_strdup (self->problem);

  if (*name == '\0') {
    g_free (name);
    name = nobody_for (self, index + 1);
  }
  g_free (self->names->pdata[index]);
  self->names->pdata[index] = g_steal_pointer (&name);
  ump_person_row_call (row, name_at (self, (guint) index));
  show_problems (self);
  update_hint (self);
  update_chips (self);
  if (self->problem != NULL && g_strcmp0 (was, self->problem) != 0)
    ump_announce (GTK_WIDGET (self), self->problem);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* On to the next name, to one more person, and then out of here. */
static void
on_entered (UmpPersonRow *row, UmpPeopleList *self)
{
  guint at = (guint) gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row));
  g_autofree char *name = g_strdup (name_at (self, at));
  UmpPersonRow *next;

  if (self->problem != NULL)
    return;
  if (drop_nobody (self) && !g_ptr_array_find_with_equal_func (self->names, name, is_same_name, &at))
    at = self->names->len;
  next = row_at (self, (int) at + 1);
  if (next != NULL)
    ump_person_row_edit (next);
  else if (!is_full (self))
    gtk_widget_grab_focus (self->entry);
  else
    g_signal_emit (self, signals[DONE], 0);
}

static void
on_dropped (UmpPersonRow *row, int from, UmpPeopleList *self)
{
  move (self, from, gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row)));
}

static GtkWidget *
new_row (UmpPeopleList *self, guint index)
{
  GtkWidget *row =
      ump_person_row_new (index, self->names->len, name_at (self, index), (int) index < self->most);

  g_signal_connect (row, "renamed", G_CALLBACK (on_renamed), self);
  g_signal_connect (row, "entered", G_CALLBACK (on_entered), self);
  g_signal_connect (row, "dropped", G_CALLBACK (on_dropped), self);
  connect_completion (self, ump_person_row_text (UMP_PERSON_ROW (row)));
  return row;
}

void
ump_people_list_set_marks (UmpPeopleList *self, const int *marks, const UmpTable *table)
{
  for (int k = 0; k < table->setup->n_seats && row_at (self, k) != NULL; k++) {
    UmpSeatView view = { 0 };

    if (table->setup->game->seat != NULL)
      table->setup->game->seat (table, k, &view);
    ump_person_row_set_mark (row_at (self, k), marks[k]);
    ump_person_row_set_colours (row_at (self, k), view.badge, view.second_badge);
  }
}

/* ---- known people --------------------------------------------------------------------------------- */

static void
on_chip_clicked (GtkWidget *chip, UmpPeopleList *self)
{
  add (self, gtk_button_get_label (GTK_BUTTON (chip)));
}

static gboolean
begins_with (const char *name, const char *typed)
{
  g_autofree char *folded_name = g_utf8_casefold (name, -1);
  g_autofree char *folded_typed = g_utf8_casefold (typed, -1);

  return g_str_has_prefix (folded_name, folded_typed);
}

static void
update_chips (UmpPeopleList *self)
{
  const char *typed = gtk_editable_get_text (GTK_EDITABLE (self->entry));
  gboolean full = is_full (self);
  int n = 0;

  ump_wrap_box_clear (UMP_WRAP_BOX (self->chips));
  for (guint k = 0; k < self->known->len && n < MAX_CHIPS; k++) {
    const char *name = g_ptr_array_index (self->known, k);
    GtkWidget *chip;
    g_autofree char *spoken = g_strdup_printf (_ ("Add %s"), name);

    if (has_name (self->names, name) || (*typed && !self->completing && !begins_with (name, typed)))
      continue;
    chip = gtk_button_new_with_label (name);
    ump_name_widget (chip, spoken);
    gtk_widget_set_sensitive (chip, !full);
    g_signal_connect (chip, "clicked", G_CALLBACK (on_chip_clicked), self);
    ump_wrap_box_append (UMP_WRAP_BOX (self->chips), chip);
    n++;
  }
  gtk_widget_set_visible (self->chips, n > 0);
}

static gboolean
complete (gpointer data)
{
  GtkEditable *text = data;
  UmpPeopleList *self = UMP_PEOPLE_LIST (gtk_widget_get_ancestor (GTK_WIDGET (text), UMP_TYPE_PEOPLE_LIST));
  const char *typed = gtk_editable_get_text (text);
  glong length = g_utf8_strlen (typed, -1);
  const char *only = NULL;
  int n = 0;

  for (guint k = 0; self != NULL && *typed != '\0' && k < self->known->len; k++) {
    const char *name = g_ptr_array_index (self->known, k);

    if (!has_name (self->names, name) && begins_with (name, typed)) {
      only = name;
      n++;
    }
  }
  if (n == 1 && g_utf8_strlen (only, -1) > length) {
    g_autofree char *name = g_strdup (only);

    self->completing = TRUE;
    gtk_editable_set_text (text, name);
    gtk_editable_select_region (text, (int) length, -1);
    self->completing = FALSE;
  }
  return G_SOURCE_REMOVE;
}

/* A name of which only one known person's begins like that is finished, the rest selected; not while
 * deleting. */
static void
on_text_inserted (GtkEditable *delegate, const char *inserted, int length, int *position, GtkEditable *text)
{
  UmpPeopleList *self = UMP_PEOPLE_LIST (gtk_widget_get_ancestor (GTK_WIDGET (text), UMP_TYPE_PEOPLE_LIST));

  if (self != NULL && !self->completing && g_utf8_strlen (inserted, length) == 1)
    g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, complete, g_object_ref (text), g_object_unref);
}

static void
connect_completion (UmpPeopleList *self, GtkEditable *text)
{
  g_signal_connect_object (gtk_editable_get_delegate (text), "insert-text", G_CALLBACK (on_text_inserted),
                           text, G_CONNECT_AFTER);
}

static void
on_text_changed (UmpPeopleList *self)
{
  update_hint (self);
  if (!self->completing)
    update_chips (self);
}

static void
on_entry_activated (UmpPeopleList *self)
{
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->entry))));

  if (*name == '\0') {
    g_signal_emit (self, signals[DONE], 0);
    return;
  }
  if (has_name (self->names, name)) {
    ump_announce (GTK_WIDGET (self), gtk_label_get_text (GTK_LABEL (self->hint)));
    return;
  }
  add (self, name);
  if (is_full (self))
    g_signal_emit (self, signals[DONE], 0);
  else
    gtk_widget_grab_focus (self->entry);
}

/* ---- the list ----------------------------------------------------------- */

static void
update_hint (UmpPeopleList *self)
{
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->entry))));
  g_autofree char *text = find_twin (self->names, name); /* nobody has a blank name */

  ump_set_class (self->hint, "error-text", text != NULL);
  if (text == NULL && is_full (self))
    text = g_strdup_printf (
        ngettext ("at most one person here", "at most %d people here", (gulong) self->most), self->most);
  ump_label_say (self->hint, text);
  gtk_widget_set_sensitive (self->entry, !is_full (self));
}

/* The rows anew; the keyboard stays in the row of that number. */
static void
update (UmpPeopleList *self)
{
  GtkWidget *row, *inside = gtk_widget_get_focus_child (self->list);
  int focused = inside != NULL ? gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (inside)) : -1;

  if (!ump_drop_focus (self->list))
    focused = -1;
  while ((row = gtk_widget_get_first_child (self->list)) != NULL)
    gtk_list_box_remove (GTK_LIST_BOX (self->list), row);
  for (guint k = 0; k < self->names->len; k++)
    gtk_list_box_append (GTK_LIST_BOX (self->list), new_row (self, k));
  gtk_widget_set_visible (self->list, self->names->len > 0);
  show_problems (self);
  update_hint (self);
  update_chips (self);
  if (focused >= 0 && self->names->len > 0)
    ump_person_row_edit (row_at (self, MIN (focused, (int) self->names->len - 1)));
}

static void
fill_up (UmpPeopleList *self)
{
  for (guint k = 0; k < self->known->len && (int) self->names->len < self->least; k++)
    if (!has_name (self->names, g_ptr_array_index (self->known, k)))
      g_ptr_array_add (self->names, g_strdup (g_ptr_array_index (self->known, k)));
  while ((int) self->names->len < self->least)
    g_ptr_array_add (self->names, nobody_for (self, (int) self->names->len + 1));
}

static void
take (GPtrArray *to, const char *const *names)
{
  g_ptr_array_set_size (to, 0);
  for (int k = 0; names != NULL && names[k] != NULL; k++)
    if (*names[k] && !has_name (to, names[k]))
      g_ptr_array_add (to, g_strdup (names[k]));
}

void
ump_people_list_set_known (UmpPeopleList *self, const char *const *names)
{
  take (self->known, names);
  update_chips (self);
}

void
ump_people_list_set_names (UmpPeopleList *self, const char *const *names)
{
  take (self->names, names);
  fill_up (self);
  changed (self);
}

void
ump_people_list_set_limits (UmpPeopleList *self, int least, int most)
{
  self->least = least;
  self->most = most;
  fill_up (self);
  changed (self);
}

void
ump_people_list_set_order (UmpPeopleList *self, const int *order, int n)
{
  gpointer names[UMP_MAX_SEATS];

  g_return_if_fail (n <= UMP_MAX_SEATS && n <= (int) self->names->len);
  for (int i = 0; i < n; i++)
    names[i] = self->names->pdata[order[i]];
  memcpy (self->names->pdata, names, (gsize) n * sizeof names[0]);
  changed (self);
}

const char *const *
ump_people_list_get_names (UmpPeopleList *self, int *n)
{
  *n = MIN ((int) self->names->len, self->most);
  return (const char *const *) self->names->pdata;
}

const char *
ump_people_list_problem (UmpPeopleList *self)
{
  return self->problem;
}

gboolean
ump_people_list_ask (UmpPeopleList *self)
{
  guint nobody = first_nobody (self);

  if (nobody == self->names->len)
    return FALSE;
  ump_person_row_edit (row_at (self, (int) nobody));
  return TRUE;
}

static void
dispose (GObject *object)
{
  UmpPeopleList *self = UMP_PEOPLE_LIST (object);

  ump_remove_children (GTK_WIDGET (self));
  G_OBJECT_CLASS (ump_people_list_parent_class)->dispose (object);
}

static void
finalize (GObject *object)
{
  UmpPeopleList *self = UMP_PEOPLE_LIST (object);

  g_ptr_array_unref (self->names);
  g_ptr_array_unref (self->known);
  g_free (self->problem);
  G_OBJECT_CLASS (ump_people_list_parent_class)->finalize (object);
}

static void
ump_people_list_class_init (UmpPeopleListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  G_OBJECT_CLASS (klass)->finalize = finalize;
  gtk_widget_class_install_action (widget_class, "people.rename", "i", action_rename);
  gtk_widget_class_install_action (widget_class, "people.up", "i", action_up);
  gtk_widget_class_install_action (widget_class, "people.down", "i", action_down);
  gtk_widget_class_install_action (widget_class, "people.remove", "i", action_remove);
  gtk_widget_class_set_css_name (widget_class, "peoplelist");
  g_type_ensure (UMP_TYPE_WRAP_BOX);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/umpire_app/Umpire/ui/people-list.ui");
  gtk_widget_class_bind_template_child (widget_class, UmpPeopleList, list);
  gtk_widget_class_bind_template_child (widget_class, UmpPeopleList, entry);
  gtk_widget_class_bind_template_child (widget_class, UmpPeopleList, hint);
  gtk_widget_class_bind_template_child (widget_class, UmpPeopleList, chips);
  gtk_widget_class_bind_template_callback (widget_class, on_entry_activated);
  gtk_widget_class_bind_template_callback (widget_class, on_text_changed);
  signals[CHANGED] = ump_signal_new ("changed", UMP_TYPE_PEOPLE_LIST);
  signals[DONE] = ump_signal_new ("done", UMP_TYPE_PEOPLE_LIST);
}

static void
ump_people_list_init (UmpPeopleList *self)
{
  self->names = g_ptr_array_new_with_free_func (g_free);
  self->known = g_ptr_array_new_with_free_func (g_free);
  self->least = 1;
  self->most = UMP_MAX_SEATS;
  ump_init_template (GTK_WIDGET (self));
  connect_completion (self, GTK_EDITABLE (self->entry));
}
