/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "option-list.h"

#include <adwaita.h>
#include <stdlib.h>

#include "core/allot.h"
#include "../entry/field-editor.h"
#include "../widgets/learning.h"
#include "../widgets/parts.h"
#include "../compat/signal.h"

/* value: NULL for the default; that of a person is the number of the seat. editor: NULL where it does not
 * apply. written: the value with the people's ids. aside: values of the sides of a learned component that
 * were left for another ("" for the default). */
typedef struct {
  char *value, *written;
  char *aside[UMP_PART_SIDES + 1];
  UmpFieldEditor *editor;
} Option;

/* seats: the numbers of the seats, as ids: values of allotting options and of those that name some of the
 * people have them, and stay with the seats whoever sits there. options: of the game, as many as it has. */
struct _UmpOptionList {
  GtkWidget parent_instance;
  UmpComponents *components;
  GtkWidget *group;
  const UmpGame *game;
  char **names;
  char **seats;
  Option *options;
  int n_options;
  gboolean no_learned;
};

static guint signal_changed;

G_DEFINE_FINAL_TYPE (UmpOptionList, ump_option_list, GTK_TYPE_WIDGET)

/* What an own option is when it is not written: as the game prepares it for so many people and what is
 * allotted to them. NULL where there are not the people for it; a new string. */
static char *
prepared_value (UmpOptionList *self, int index)
{
  g_autoptr (GArray) values = g_array_new (FALSE, FALSE, sizeof (UmpOptionValue));
  g_autoptr (UmpSetup) setup = NULL;

  for (int k = 0; k < self->n_options; k++) {
    UmpOptionValue value = { self->game->options[k].name, self->options[k].value };

    if (self->game->options[k].flags & UMP_FIELD_ALLOT && k != index && self->options[k].value != NULL)
      g_array_append_val (values, value);
  }
  setup = ump_setup_new (self->game, (const char *const *) self->seats, (const char *const *) self->names,
                         (int) g_strv_length (self->names), (UmpOptionValue *) values->data,
                         (int) values->len, NULL);
  return setup != NULL ? g_strdup (setup->option_text[index]) : NULL;
}

/* How the words of an allotting option are shared out now; FALSE if there are not the people for it. */
static gboolean
allot_of (UmpOptionList *self, int index, UmpAllot *allot)
{
  g_autofree char *usual = self->options[index].value != NULL ? NULL : prepared_value (self, index);
  const char *text = self->options[index].value != NULL ? self->options[index].value : usual;

  return text != NULL &&
         ump_allot_read (allot, self->game->options[index].words, (const char *const *) self->seats,
                         (int) g_strv_length (self->names), text);
}

/* The learned component whose side (or, side FALSE, whose value) the option says; NULL where there is
 * none. */
static const UmpPart *
part_of (UmpOptionList *self, int index, gboolean side)
{
  for (int k = 0; k < self->game->n_parts; k++)
    if ((side ? self->game->parts[k].side_option : self->game->parts[k].option) == index + 1)
      return &self->game->parts[k];
  return NULL;
}

/* Which side of it is chosen. */
static int
side_of (UmpOptionList *self, const UmpPart *part)
{
  int option = part->side_option - 1;
  const char *word = option < 0 ? NULL : self->game->options[option].fallback;

  if (word != NULL && self->options[option].value != NULL)
    word = self->options[option].value;
  return word != NULL ? MAX (ump_part_find_side (part, word), 0) : 0;
}

/* The default as it would be written here; a new string. */
static char *
default_value (UmpOptionList *self, const UmpField *option)
{
  guint n = g_strv_length (self->names);
  const UmpPart *part = part_of (self, (int) (option - self->game->options), FALSE);

  if (part != NULL && side_of (self, part) > 0)
    return g_strdup (
        ""); /* the game's own are those of the first side: for another they are always written */
  if (option->type == UMP_TYPE_PLAYER)
    return g_strdup_printf ("%u", (option->flags & UMP_FIELD_LAST_SEAT) && n ? n - 1 : 0);
  if (option->flags & UMP_FIELD_ALLOT) {
    char *usual = prepared_value (self, (int) (option - self->game->options));

    return usual != NULL ? usual : g_strdup ("");
  }
  return g_strdup (option->fallback != NULL ? option->fallback : "");
}

/* What stands there when nobody has typed. */
static void
show_value (UmpOptionList *self, int index)
{
  g_autofree char *usual = default_value (self, &self->game->options[index]);

  ump_form_value_set (ump_field_editor_value (self->options[index].editor),
                      self->options[index].value != NULL ? self->options[index].value : usual);
  ump_field_editor_set_usual (self->options[index].editor, usual);
}

/* Another side is chosen: what stands on it is what was entered for it here, else what was learned. */
static void
turn_over (UmpOptionList *self, const UmpPart *part, int old_side)
{
  const char *set = ump_components_chosen (self->components, self->game->kind, part->id);
  int index = part->option - 1, side = side_of (self, part);
  g_autofree char *learned = NULL, *text = NULL, *usual = default_value (self, &self->game->options[index]);

  g_free (self->options[index].aside[old_side]);
  self->options[index].aside[old_side] =
      self->options[index].value != NULL ? g_steal_pointer (&self->options[index].value) : g_strdup ("");
  if (self->options[index].aside[side] != NULL)
    text = g_steal_pointer (&self->options[index].aside[side]);
  else if ((learned = ump_components_option (self->components, self->game, part, set, side, NULL)) != NULL)
    text = ump_part_written (self->game, part, side, learned);
  g_free (self->options[index].value);
  self->options[index].value = text != NULL && *text && !g_str_equal (text, usual) ? g_strdup (text) : NULL;
  show_value (self, index);
}

/* The words that nobody has; what was chosen goes where somebody has it now. */
static void
show_spare (UmpOptionList *self, int index)
{
  const UmpField *option = &self->game->options[index];
  g_autofree char *usual = prepared_value (self, index);
  guint spare = 0;
  UmpAllot allot;

  for (int k = 0; allot_of (self, option->spare_of - 1, &allot) && option->words[k] != NULL; k++)
    if (ump_allot_owner (&allot, k) == UMP_NOBODY)
      spare |= 1u << k;
    else if (g_strcmp0 (self->options[index].value, option->words[k]) == 0)
      g_clear_pointer (&self->options[index].value, g_free);
  ump_field_editor_set_spare (self->options[index].editor, spare,
                              self->options[index].value != NULL ? self->options[index].value : usual);
}

/* What is shared out says what is to spare. */
static void
show_spares_of (UmpOptionList *self, int index)
{
  for (int k = 0; k < self->n_options; k++)
    if (self->options[k].editor != NULL && self->game->options[k].spare_of == index + 1)
      show_spare (self, k);
}

static void
on_editor_changed (UmpFieldEditor *editor, UmpOptionList *self)
{
  int index = (int) (ump_form_value_field (ump_field_editor_value (editor)) - self->game->options);
  g_autofree char *value = g_strdup (ump_field_editor_text (editor));
  g_autofree char *usual = default_value (self, &self->game->options[index]);
  gboolean is_default = *value == '\0' || g_str_equal (value, usual);
  const UmpPart *turned = part_of (self, index, TRUE);
  int old_side = turned != NULL ? side_of (self, turned) : 0;

  if (g_strcmp0 (self->options[index].value, is_default ? NULL : value) == 0)
    return;
  g_free (self->options[index].value);
  self->options[index].value = is_default ? NULL : g_steal_pointer (&value);
  if (turned != NULL && self->options[turned->option - 1].editor != NULL)
    turn_over (self, turned, old_side);
  show_spares_of (self, index);
  g_signal_emit (self, signal_changed, 0);
}

/* ---- rows ------------------------------------------------------------------------------- */

/* The items for some of the people, once the seats have other ids: who has none is left out. A new
 * string. */
static char *
with_other_seats (const char *text, const char *const *old, const char *const *ids, int n_ids)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  GString *items = g_string_new (NULL);

  for (int seat = 0; seat < n_ids && old[seat] != NULL && ids[seat] != NULL; seat++)
    if (g_strv_contains ((const char *const *) words, old[seat]))
      g_string_append_printf (items, "%s%s", items->len > 0 ? " " : "", ids[seat]);
  return g_string_free (items, FALSE);
}

/* A value of the option, of these people. */
static UmpFormValue *
value_new (UmpOptionList *self, const UmpField *option, const char *text)
{
  UmpFormValue *value =
      ump_form_value_new_for (option, (const char *const *) self->seats, (const char *const *) self->names);

  ump_form_value_set (value, text);
  return value;
}

/* How a value reads: people's names, a choice's title, else as written. A new string. */
static char *
value_words (UmpOptionList *self, const UmpField *option, const char *text)
{
  const UmpPart *part = part_of (self, (int) (option - self->game->options), FALSE);
  g_autoptr (UmpFormValue) value = value_new (self, option, text);

  if ((option->flags & UMP_FIELD_ALLOT) || (part != NULL && part->side_option))
    return g_strdup (""); /* keys show it; that of one side is no help for another */
  return ump_form_value_words (value);
}

/* Help, default, and the rule that the option settles. */
static char *
describe (UmpOptionList *self, const UmpField *option)
{
  GString *text = g_string_new (option->help != NULL ? _ (option->help) : "");
  g_autofree char *usual = default_value (self, option);
  g_autofree char *words = value_words (self, option, usual);

  if (option->type == UMP_TYPE_OWN && option->shape != NULL && option->presets == NULL &&
      !(option->flags & (UMP_FIELD_ALLOT | UMP_FIELD_PEOPLE)) && !option->spare_of)
    g_string_append_printf (text, "%s%s", text->len ? "\n" : "", _ (option->shape));
  if (*words && text->len > 0)
    g_string_append_c (text, '\n');
  if (*words)
    /* Translators: value that an option has when nothing is chosen */
    g_string_append_printf (text, _ ("Default: %s"), words);
  return g_string_free (text, FALSE);
}

static void
add_row (UmpOptionList *self, int index)
{
  const UmpField *option = &self->game->options[index];
  g_autofree char *usual = default_value (self, option), *words = describe (self, option);
  UmpFieldEditor *editor;
  UmpAllot allot;

  if (option->flags & UMP_FIELD_ALLOT && !allot_of (self, index, &allot))
    return; /* not the people for it */
  editor = ump_field_editor_new (
      value_new (self, option, self->options[index].value != NULL ? self->options[index].value : usual),
      UMP_EDITOR_ROW, words);
  ump_field_editor_set_usual (editor, usual);
  self->options[index].editor = editor;
  if (option->rule != NULL && !self->game->no_table) { /* a score pad has no rule sheet to look it up in */
    /* Translators: the option settles this rule: "Rule M13-2" */
    g_autofree char *rule = g_strdup_printf (_ ("Rule %s"), option->rule);

    ump_set_tooltip (ump_field_editor_widget (editor), rule);
  }
  if (option->spare_of > 0)
    show_spare (self, index);
  g_signal_connect_object (editor, "changed", G_CALLBACK (on_editor_changed), self, 0);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self->group), ump_field_editor_widget (editor));
}

static void
drop_rows (UmpOptionList *self)
{
  for (int k = 0; k < self->n_options; k++)
    if (self->options[k].editor != NULL) {
      g_autoptr (UmpFieldEditor) editor = g_steal_pointer (&self->options[k].editor);

      adw_preferences_group_remove (ADW_PREFERENCES_GROUP (self->group), ump_field_editor_widget (editor));
    }
}

/* Whether the option is made of a learned component, and these stand elsewhere. */
static gboolean
is_elsewhere (UmpOptionList *self, int index)
{
  for (int k = 0; self->no_learned && k < self->game->n_parts; k++)
    if (self->game->parts[k].option == index + 1)
      return TRUE;
  return FALSE;
}

static void
rebuild (UmpOptionList *self)
{
  int n_seats = (int) g_strv_length (self->names);

  drop_rows (self);
  for (int k = 0; k < self->n_options; k++) {
    const UmpField *option = &self->game->options[k];

    if (!is_elsewhere (self, k) && ump_option_applies (option, n_seats) &&
        (option->type != UMP_TYPE_PLAYER || n_seats) && (!(option->flags & UMP_FIELD_PEOPLE) || n_seats > 1))
      add_row (self, k);
  }
}

static void
forget_values (UmpOptionList *self)
{
  for (int k = 0; k < self->n_options; k++) {
    g_clear_pointer (&self->options[k].value, g_free);
    for (int side = 0; side <= UMP_PART_SIDES; side++)
      g_clear_pointer (&self->options[k].aside[side], g_free);
  }
}

/* Its rows go with them. */
static void
set_n_options (UmpOptionList *self, int n)
{
  drop_rows (self);
  forget_values (self);
  for (int k = 0; k < self->n_options; k++)
    g_free (self->options[k].written);
  g_free (self->options);
  self->options = g_new0 (Option, n);
  self->n_options = n;
}

void
ump_option_list_reset (UmpOptionList *self)
{
  forget_values (self);
  rebuild (self);
}

/* What is allotted, where people changed places; NULL where they are more now, or fewer. A new string. */
static char *
moved_allot (UmpOptionList *self, const UmpField *option, const char *text, const int *moved, int n_old,
             int n_now)
{
  const char *const *seats = (const char *const *) self->seats;
  UmpAllot old, now;

  if (n_old != n_now || !ump_allot_read (&old, option->words, seats, n_old, text))
    return NULL;
  now = old;
  for (int k = 0; k < n_old; k++)
    memcpy (now.words[moved[k]], old.words[k], sizeof now.words[0]);
  return ump_allot_print (&now, option->words, seats);
}

/* Some of the people, where people changed places; NULL for nobody, and for all that there are. A new
 * string. */
static char *
moved_people (UmpOptionList *self, const char *text, const int *moved, int n_old, int n_now)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  g_autoptr (GString) now = g_string_new (NULL);
  int n = 0;

  for (int seat = 0; seat < n_now; seat++)
    for (int old = 0; old < n_old; old++) {
      if (moved[old] != seat || !g_strv_contains ((const char *const *) words, self->seats[old]))
        continue;
      g_string_append_printf (now, "%s%d", n++ > 0 ? " " : "", seat);
    }
  return n > 0 && n < n_now ? g_string_free (g_steal_pointer (&now), FALSE) : NULL;
}

/* Values that name people go with them where they change places. Another name on a seat is the same person,
 * as long as nobody comes or goes. */
static void
follow_people (UmpOptionList *self, char **names)
{
  int n_old = (int) g_strv_length (self->names), n_now = (int) g_strv_length (names);
  int moved[UMP_MAX_SEATS];

  for (int old = 0; old < n_old; old++) {
    moved[old] =
        n_old == n_now || (old < n_now && g_str_equal (names[old], self->names[old])) ? old : UMP_NOBODY;
    for (int now = 0; now < n_now; now++)
      if (g_str_equal (names[now], self->names[old]) &&
          (now >= n_old || !g_str_equal (names[now], self->names[now])))
        moved[old] = now;
  }
  for (int k = 0; k < self->n_options; k++) {
    const UmpField *option = &self->game->options[k];
    g_autofree char *value = g_steal_pointer (&self->options[k].value);

    if (value == NULL)
      continue;
    if (option->flags & UMP_FIELD_ALLOT)
      self->options[k].value = moved_allot (self, option, value, moved, n_old, n_now);
    else if (option->flags & UMP_FIELD_PEOPLE)
      self->options[k].value = moved_people (self, value, moved, n_old, n_now);
    else if (option->type != UMP_TYPE_PLAYER)
      self->options[k].value = g_steal_pointer (&value);
    else if (moved[atoi (value)] != UMP_NOBODY)
      self->options[k].value = g_strdup_printf ("%d", moved[atoi (value)]);
  }
}

void
ump_option_list_set_game (UmpOptionList *self, const UmpGame *game, const char *const *names, int n_names)
{
  g_auto (GStrv) copy = g_new0 (char *, n_names + 1);

  for (int k = 0; k < n_names; k++)
    copy[k] = g_strdup (names[k]);
  if (self->game == game && g_strv_equal ((const char *const *) self->names, (const char *const *) copy))
    return;
  if (self->game == game)
    follow_people (self, copy);
  else
    set_n_options (self, game->n_options);
  self->game = game;
  g_strfreev (self->names);
  self->names = g_steal_pointer (&copy);
  g_strfreev (self->seats);
  self->seats = g_new0 (char *, n_names + 1);
  for (int k = 0; k < n_names; k++)
    self->seats[k] = g_strdup_printf ("%d", k);
  rebuild (self);
}

/* The value of an option that allots, or names some of the people, with other ids of the same seats; NULL if
 * it allots nothing. A new string. */
static char *
with_other_ids (const UmpField *option, const char *text, const char *const *old, const char *const *ids,
                int n_seats)
{
  UmpAllot allot;

  if (option->flags & UMP_FIELD_PEOPLE)
    return with_other_seats (text, old, ids, n_seats);
  if (!ump_allot_read (&allot, option->words, old, n_seats, text))
    return NULL;
  return ump_allot_print (&allot, option->words, ids);
}

void
ump_option_list_set_values (UmpOptionList *self, const UmpOptionValue *values, int n_values,
                            const char *const *ids, int n_ids)
{
  forget_values (self);
  for (int k = 0; k < n_values; k++)
    for (int o = 0; o < self->n_options; o++) {
      const UmpField *option = &self->game->options[o];

      if (!g_str_equal (option->name, values[k].name))
        continue;
      if (option->flags & (UMP_FIELD_ALLOT | UMP_FIELD_PEOPLE))
        self->options[o].value =
            with_other_ids (option, values[k].value, ids, (const char *const *) self->seats, n_ids);
      else if (option->type != UMP_TYPE_PLAYER)
        self->options[o].value = g_strdup (values[k].value);
      for (int s = 0; option->type == UMP_TYPE_PLAYER && s < n_ids; s++)
        if (g_str_equal (ids[s], values[k].value))
          self->options[o].value = g_strdup_printf ("%d", s);
    }
  rebuild (self);
}

void
ump_option_list_set_value (UmpOptionList *self, const char *name, const char *value)
{
  for (int o = 0; o < self->n_options; o++)
    if (g_str_equal (self->game->options[o].name, name)) {
      g_autofree char *usual = default_value (self, &self->game->options[o]);

      g_free (self->options[o].value);
      self->options[o].value = g_str_equal (value, usual) ? NULL : g_strdup (value);
    }
  rebuild (self);
}

void
ump_option_list_leave_learned (UmpOptionList *self)
{
  self->no_learned = TRUE;
  rebuild (self);
}

GArray *
ump_option_list_get_values (UmpOptionList *self, const char *const *ids, int n_ids)
{
  GArray *array = g_array_new (FALSE, FALSE, sizeof (UmpOptionValue));

  for (int k = 0; k < self->n_options; k++) {
    const UmpField *option = &self->game->options[k];
    UmpOptionValue value = { option->name, self->options[k].value };
    int seat;

    if (self->options[k].value == NULL || self->options[k].editor == NULL)
      continue;
    if (option->type == UMP_TYPE_PLAYER) {
      seat = atoi (self->options[k].value);
      if (seat >= n_ids)
        continue;
      value.value = ids[seat];
    }
    if ((option->flags & UMP_FIELD_ALLOT) && n_ids != (int) g_strv_length (self->names))
      continue;
    if (option->flags & (UMP_FIELD_ALLOT | UMP_FIELD_PEOPLE)) {
      g_free (self->options[k].written);
      self->options[k].written =
          with_other_ids (option, self->options[k].value, (const char *const *) self->seats, ids, n_ids);
      value.value = self->options[k].written;
    }
    g_array_append_val (array, value);
  }
  return array;
}

char *
ump_option_list_summary (UmpOptionList *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (int k = 0; k < self->n_options; k++) {
    const UmpField *option = &self->game->options[k];
    g_autofree char *words = NULL;

    if (self->options[k].value == NULL || self->options[k].editor == NULL)
      continue;
    words = option->spare_of ? g_strdup ("") : value_words (self, option, self->options[k].value);
    g_string_append (text, text->len > 0 ? C_ ("list of names", ", ") : "");
    if (*words != '\0')
      /* Translators: an option and what was chosen for it: "Rounds: 3" */
      g_string_append_printf (text, _ ("%s: %s"), _ (option->title), words);
    else
      g_string_append (text, _ (option->title));
  }
  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}

gboolean
ump_option_list_is_empty (UmpOptionList *self)
{
  for (int k = 0; k < self->n_options; k++)
    if (self->options[k].editor != NULL)
      return FALSE;
  return TRUE;
}

static void
dispose (GObject *object)
{
  UmpOptionList *self = UMP_OPTION_LIST (object);

  for (int k = 0; k < self->n_options; k++)
    g_clear_object (&self->options[k].editor);
  g_clear_pointer (&self->group, gtk_widget_unparent);
  g_clear_object (&self->components);
  G_OBJECT_CLASS (ump_option_list_parent_class)->dispose (object);
}

static void
finalize (GObject *object)
{
  UmpOptionList *self = UMP_OPTION_LIST (object);

  forget_values (self);
  for (int k = 0; k < self->n_options; k++)
    g_free (self->options[k].written);
  g_free (self->options);
  g_strfreev (self->names);
  g_strfreev (self->seats);
  G_OBJECT_CLASS (ump_option_list_parent_class)->finalize (object);
}

static void
ump_option_list_class_init (UmpOptionListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  G_OBJECT_CLASS (klass)->finalize = finalize;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "optionlist");
  signal_changed = ump_signal_new ("changed", UMP_TYPE_OPTION_LIST);
}

static void
ump_option_list_init (UmpOptionList *self)
{
  self->names = g_new0 (char *, 1);
  self->seats = g_new0 (char *, 1);
  self->group = adw_preferences_group_new ();
  gtk_widget_set_parent (self->group, GTK_WIDGET (self));
}

void
ump_option_list_set_components (UmpOptionList *self, UmpComponents *components)
{
  g_set_object (&self->components, components);
}
