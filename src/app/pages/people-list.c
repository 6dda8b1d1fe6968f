/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "people-list.h"

#include <string.h>

#include "../widgets/announce.h"
#include "core/game.h"
#include "../widgets/parts.h"
#include "../model/words.h"
#include "../widgets/wrap-box.h"

#define MAX_CHIPS 8
#define MAX_NAME_CHARS 200

struct _UmpPeopleList {
  GtkWidget parent_instance;
  GtkWidget *box;
  GtkWidget *list;
  GtkWidget *entry;
  GtkWidget *hint;
  GtkWidget *chips;
  GPtrArray *names;
  GPtrArray *known;
  int least;
  int most;
  gboolean completing;
};

static guint signal_changed;

G_DEFINE_FINAL_TYPE (UmpPeopleList, ump_people_list, GTK_TYPE_WIDGET)

static void update (UmpPeopleList *self);

static gboolean
has_name (GPtrArray *names, const char *name)
{
  return g_ptr_array_find_with_equal_func (names, name, g_str_equal, NULL);
}

static const char *
name_at (UmpPeopleList *self, guint index)
{
  return g_ptr_array_index (self->names, index);
}

static void
changed (UmpPeopleList *self)
{
  update (self);
  g_signal_emit (self, signal_changed, 0);
}

static void
move (UmpPeopleList *self, int from, int to)
{
  if (from == to || from < 0 || to < 0 || from >= (int) self->names->len || to >= (int) self->names->len)
    return;
  g_ptr_array_insert (self->names, to, g_ptr_array_steal_index (self->names, (guint) from));
  changed (self);
}

static void
add (UmpPeopleList *self, const char *typed)
{
  g_autofree char *name = g_strstrip (g_strdup (typed));

  if (!*name || g_utf8_strlen (name, -1) > MAX_NAME_CHARS || has_name (self->names, name) ||
      self->names->len >= UMP_MAX_SEATS)
    return;
  g_ptr_array_add (self->names, g_steal_pointer (&name));
  gtk_editable_set_text (GTK_EDITABLE (self->entry), "");
  changed (self);
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

/* ---- dragging -------------------------------------------------------------------------------- */

static int
row_index (GtkWidget *row)
{
  return gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row));
}

static GdkContentProvider *
on_drag_prepare (GtkDragSource *source, double x, double y, GtkWidget *row)
{
  return gdk_content_provider_new_typed (G_TYPE_INT, row_index (row));
}

static void
on_drag_begin (GtkDragSource *source, GdkDrag *drag, GtkWidget *row)
{
  g_autoptr (GdkPaintable) picture = gtk_widget_paintable_new (row);

  gtk_drag_source_set_icon (source, picture, 12, 12);
}

static gboolean
on_dropped (GtkDropTarget *target, const GValue *value, double x, double y, UmpPeopleList *self)
{
  GtkWidget *row = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (target));

  move (self, g_value_get_int (value), row_index (row));
  return TRUE;
}

/* ---- rows -------------------------------------------------------------------------------------- */

static GtkWidget *
new_row_menu (guint index, guint n, const char *who)
{
  GtkWidget *button = gtk_menu_button_new ();
  g_autoptr (GMenu) menu = g_menu_new ();
  g_autofree char *name = g_strdup_printf (_ ("Move %s"), who);
  g_autofree char *up = g_strdup_printf ("people.up(%u)", index);
  g_autofree char *down = g_strdup_printf ("people.down(%u)", index);

  if (index > 0)
    g_menu_append (menu, _ ("Move _Up"), up);
  if (index + 1 < n)
    g_menu_append (menu, _ ("Move _Down"), down);
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (button), G_MENU_MODEL (menu));
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (button), "view-more-symbolic");
  gtk_widget_set_tooltip_text (button, _ ("Move"));
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_sensitive (button, n > 1);
  ump_name_widget (button, name);
  return button;
}

static GtkWidget *
new_remove_button (guint index, const char *who)
{
  g_autofree char *name = g_strdup_printf (_ ("Remove %s"), who);
  GtkWidget *button = gtk_button_new_from_icon_name ("window-close-symbolic");

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "people.remove");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "i", (int) index);
  gtk_widget_set_tooltip_text (button, _ ("Remove"));
  ump_add_classes (button, "flat");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  ump_name_widget (button, name);
  return button;
}

static GtkWidget *
new_row (UmpPeopleList *self, guint index)
{
  const char *name = name_at (self, index);
  gboolean plays = (int) index < self->most;
  g_autofree char *initial = ump_words_initial (name);
  g_autofree char *spoken = g_strdup_printf (plays ? _ ("%s, seat %u") : _ ("%s, sits out"), name, index + 1);
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = ump_box_new (GTK_ORIENTATION_HORIZONTAL, 12, NULL);
  GtkWidget *handle = gtk_image_new_from_icon_name ("list-drag-handle-symbolic");
  GtkWidget *disc = ump_label_new (initial, "disc large");
  GtkWidget *label = ump_text_new (name, plays ? "strong" : "dimmer");
  GtkDragSource *source = gtk_drag_source_new ();
  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_INT, GDK_ACTION_MOVE);

  gtk_label_set_xalign (GTK_LABEL (disc), 0.5f);
  gtk_widget_set_valign (disc, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (handle, "handle");
  gtk_widget_set_cursor_from_name (handle, "grab");
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box), handle);
  gtk_box_append (GTK_BOX (box), disc);
  gtk_box_append (GTK_BOX (box), label);
  if (!plays)
    gtk_box_append (GTK_BOX (box), ump_label_new (_ ("sits out"), "dim-text"));
  gtk_box_append (GTK_BOX (box), new_row_menu (index, self->names->len, name));
  gtk_box_append (GTK_BOX (box), new_remove_button (index, name));
  gtk_widget_set_margin_start (box, 10);
  gtk_widget_set_margin_end (box, 6);
  gtk_widget_set_margin_top (box, 6);
  gtk_widget_set_margin_bottom (box, 6);

  gtk_drag_source_set_actions (source, GDK_ACTION_MOVE);
  g_signal_connect (source, "prepare", G_CALLBACK (on_drag_prepare), row);
  g_signal_connect (source, "drag-begin", G_CALLBACK (on_drag_begin), row);
  gtk_widget_add_controller (handle, GTK_EVENT_CONTROLLER (source));
  g_signal_connect (target, "drop", G_CALLBACK (on_dropped), self);
  gtk_widget_add_controller (row, GTK_EVENT_CONTROLLER (target));

  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_widget_set_focusable (row, FALSE);
  ump_name_widget (row, spoken);
  return row;
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
  gboolean full = (int) self->names->len >= self->most;
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
  UmpPeopleList *self = data;
  const char *typed = gtk_editable_get_text (GTK_EDITABLE (self->entry));
  glong length = g_utf8_strlen (typed, -1);
  const char *only = NULL;
  int n = 0;

  for (guint k = 0; *typed && k < self->known->len; k++) {
    const char *name = g_ptr_array_index (self->known, k);

    if (!has_name (self->names, name) && begins_with (name, typed)) {
      only = name;
      n++;
    }
  }
  if (n == 1 && g_utf8_strlen (only, -1) > length) {
    self->completing = TRUE;
    gtk_editable_set_text (GTK_EDITABLE (self->entry), only);
    gtk_editable_select_region (GTK_EDITABLE (self->entry), (int) length, -1);
    self->completing = FALSE;
  }
  g_object_unref (self);
  return G_SOURCE_REMOVE;
}

/* A name of which only one known person's begins like that is finished, the rest selected; not while
 * deleting. */
static void
on_text_inserted (GtkEditable *text, const char *inserted, int length, int *position, UmpPeopleList *self)
{
  if (!self->completing && g_utf8_strlen (inserted, length) == 1)
    g_idle_add (complete, g_object_ref (self));
}

static void
on_text_changed (UmpPeopleList *self)
{
  if (!self->completing)
    update_chips (self);
}

static void
on_entry_activated (UmpPeopleList *self)
{
  const char *typed = gtk_editable_get_text (GTK_EDITABLE (self->entry));
  g_autofree char *name = g_strstrip (g_strdup (typed));

  if (*name && has_name (self->names, name)) {
    g_autofree char *said = g_strdup_printf (_ ("%s is here already"), name);

    ump_label_say (self->hint, said);
    ump_announce (GTK_WIDGET (self), said);
    return;
  }
  add (self, name);
  gtk_widget_grab_focus (self->entry);
}

/* ---- the list ----------------------------------------------------------------------------------------- */

static void
update_hint (UmpPeopleList *self)
{
  int n = (int) self->names->len;
  g_autofree char *text = NULL;

  if (n < self->least)
    text = g_strdup_printf (
        ngettext ("at least one person here", "at least %d people here", (gulong) self->least), self->least);
  else if (n >= self->most)
    text = g_strdup_printf (ngettext ("one is the most here", "%d are the most here", (gulong) self->most),
                            self->most);
  ump_label_say (self->hint, text);
  gtk_widget_set_sensitive (self->entry, n < self->most);
}

static void
update (UmpPeopleList *self)
{
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (self->list)) != NULL)
    gtk_list_box_remove (GTK_LIST_BOX (self->list), row);
  for (guint k = 0; k < self->names->len; k++)
    gtk_list_box_append (GTK_LIST_BOX (self->list), new_row (self, k));
  gtk_widget_set_visible (self->list, self->names->len > 0);
  update_hint (self);
  update_chips (self);
}

static void
fill_up (UmpPeopleList *self)
{
  for (guint k = 0; k < self->known->len && (int) self->names->len < self->least; k++)
    if (!has_name (self->names, g_ptr_array_index (self->known, k)))
      g_ptr_array_add (self->names, g_strdup (g_ptr_array_index (self->known, k)));
  for (int number = 1; (int) self->names->len < self->least; number++) {
    g_autofree char *name = ump_words_nobody (number);

    if (!has_name (self->names, name))
      g_ptr_array_add (self->names, g_steal_pointer (&name));
  }
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

static void
dispose (GObject *object)
{
  UmpPeopleList *self = UMP_PEOPLE_LIST (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  G_OBJECT_CLASS (ump_people_list_parent_class)->dispose (object);
}

static void
finalize (GObject *object)
{
  UmpPeopleList *self = UMP_PEOPLE_LIST (object);

  g_ptr_array_unref (self->names);
  g_ptr_array_unref (self->known);
  G_OBJECT_CLASS (ump_people_list_parent_class)->finalize (object);
}

static void
ump_people_list_class_init (UmpPeopleListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  G_OBJECT_CLASS (klass)->finalize = finalize;
  gtk_widget_class_install_action (widget_class, "people.up", "i", action_up);
  gtk_widget_class_install_action (widget_class, "people.down", "i", action_down);
  gtk_widget_class_install_action (widget_class, "people.remove", "i", action_remove);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "peoplelist");
  signal_changed =
      g_signal_new ("changed", UMP_TYPE_PEOPLE_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
ump_people_list_init (UmpPeopleList *self)
{
  self->names = g_ptr_array_new_with_free_func (g_free);
  self->known = g_ptr_array_new_with_free_func (g_free);
  self->least = 1;
  self->most = UMP_MAX_SEATS;
  self->box = ump_box_new (GTK_ORIENTATION_VERTICAL, 8, "box pad");
  self->list = gtk_list_box_new ();
  self->entry = gtk_entry_new ();
  self->hint = ump_label_new (NULL, "dim-text");
  self->chips = ump_wrap_box_new (6, 6);
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (self->list), GTK_SELECTION_NONE);
  gtk_list_box_set_show_separators (GTK_LIST_BOX (self->list), TRUE);
  gtk_widget_add_css_class (self->list, "people");
  ump_name_widget (self->list, _ ("People, clockwise"));
  gtk_entry_set_placeholder_text (GTK_ENTRY (self->entry), _ ("Add a person"));
  ump_name_widget (self->entry, _ ("Add a person"));
  gtk_widget_add_css_class (self->chips, "known");
  gtk_box_append (GTK_BOX (self->box), self->list);
  gtk_box_append (GTK_BOX (self->box), self->entry);
  gtk_box_append (GTK_BOX (self->box), self->hint);
  gtk_box_append (GTK_BOX (self->box), self->chips);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  g_signal_connect_swapped (self->entry, "activate", G_CALLBACK (on_entry_activated), self);
  g_signal_connect_swapped (self->entry, "changed", G_CALLBACK (on_text_changed), self);
  g_signal_connect_after (gtk_editable_get_delegate (GTK_EDITABLE (self->entry)), "insert-text",
                          G_CALLBACK (on_text_inserted), self);
}

GtkWidget *
ump_people_list_new (void)
{
  return g_object_new (UMP_TYPE_PEOPLE_LIST, NULL);
}
