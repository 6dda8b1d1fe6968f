/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "correction-preview.h"

#include "../widgets/build.h"
#include "../widgets/card-fan.h"
#include "core/notation.h"
#include "../widgets/parts.h"
#include "../widgets/sentence.h"
#include "../widgets/wrap-box.h"
#include "../model/correction-later.h"

#define MAX_ZONES 8
#define CARD_WIDTH 36

/* One of the two tables. */
typedef struct {
  GtkWidget *zones;
  GtkWidget *same;
} Half;

struct _UmpCorrectionPreview {
  GtkWidget parent_instance;
  UmpCorrectionDraft *draft;
  GtkBox *columns;
  GtkWidget *changes;
  GtkWidget *end;
  GtkBox *tables;
  Half before;
  Half after;
};

enum { PROP_DRAFT = 1 };
static guint signal_suspect;

G_DEFINE_FINAL_TYPE (UmpCorrectionPreview, ump_correction_preview, GTK_TYPE_WIDGET)

/* ---- sentences ------------------------------------------------------------------------------ */

/* Who says an entry: the person's name, "" for the table; a new string. */
static char *
who_of (UmpPlay *play, const UmpEntry *entry)
{
  return entry->by != NULL ? ump_play_person_shown (play, entry->by) : g_strdup ("");
}

void
ump_correction_say (GtkWidget *sentence, UmpPlay *play, const UmpMatch *match, guint number)
{
  const UmpEntry *entry = ump_match_entry (match, number);
  g_autofree UmpSay *say = g_new0 (UmpSay, 1);

  if (number <= ump_match_checked (match) && !ump_entry_is_void (entry)) {
    ump_match_say (match, number, NULL, say);
    if (say->what.message != NULL) {
      g_autofree char *who = who_of (play, entry);

      ump_sentence_set (UMP_SENTENCE (sentence), ump_match_setup (match), who, &say->what);
      return;
    }
  }
  {
    g_autofree char *line = ump_notation_print (ump_match_game (match), entry);

    ump_sentence_set_plain (UMP_SENTENCE (sentence), NULL, line);
  }
}

/* ---- tables ------------------------------------------------------------------------------------ */

static gboolean
is_drawn (const UmpSetup *setup, int zone)
{
  const UmpZoneDef *def = &setup->game->zones[setup->zones[zone].def];

  return def->print != UMP_PRINT_NEVER && def->layout != UMP_LAYOUT_NONE;
}

static gboolean
zones_differ (const UmpTable *a, const UmpTable *b, int zone)
{
  const UmpZone *za = ump_table_zone (a, zone), *zb = ump_table_zone (b, zone);

  if (za->n != zb->n)
    return TRUE;
  for (int k = 0; k < za->n; k++)
    if (ump_card_pack (za->cards[k]) != ump_card_pack (zb->cards[k]))
      return TRUE;
  return FALSE;
}

static char *
zone_title (const UmpTable *table, int zone, UmpZoneView *view)
{
  const UmpSetup *setup = table->setup;
  UmpText fixed = ump_setup_zone_title (setup, zone);

  if (setup->game->view != NULL)
    setup->game->view (table, zone, view);
  /* The short titles of the table stand in a player's band; here each zone stands for itself. */
  if (view->limit && view->title.message != NULL)
    return ump_text_format (&view->title, setup, ump_play_words ());
  return ump_text_format (fixed.message != NULL ? &fixed : &view->title, setup, ump_play_words ());
}

static GtkWidget *
new_zone (const UmpTable *table, int zone, gboolean changed)
{
  const UmpSetup *setup = table->setup;
  const UmpZone *cards = ump_table_zone (table, zone);
  const UmpZoneDef *def = &setup->game->zones[setup->zones[zone].def];
  UmpZoneView view = { 0 };
  g_autofree char *title = zone_title (table, zone, &view);
  g_autofree char *number = g_strdup_printf ("%d", view.limit ? view.total : cards->n);
  GtkWidget *name, *total, *row = ump_build ("correction-zone", "title", &name, "number", &total, NULL);

  gtk_label_set_text (GTK_LABEL (name), title);
  gtk_label_set_text (GTK_LABEL (total), number);
  if (def->print == UMP_PRINT_CARDS && cards->n) {
    GtkWidget *fan = ump_card_fan_new (setup, cards->cards, cards->n, CARD_WIDTH);

    gtk_widget_set_hexpand (fan, TRUE);
    gtk_box_append (GTK_BOX (row), fan);
  }
  ump_set_class (row, "changed", changed);
  return row;
}

static void
fill_table (Half *half, const UmpTable *table, const UmpTable *other)
{
  const UmpSetup *setup = table->setup;
  int drawn = 0, shown = 0;

  ump_box_clear (half->zones);
  for (int zone = 0; zone < setup->n_zones; zone++)
    drawn += is_drawn (setup, zone) && setup->game->zones[setup->zones[zone].def].layout != UMP_LAYOUT_SEAT;
  for (int zone = 0; zone < setup->n_zones && shown < MAX_ZONES; zone++) {
    gboolean changed = zones_differ (table, other, zone);
    gboolean small = setup->game->zones[setup->zones[zone].def].layout == UMP_LAYOUT_GAUGE || drawn <= 4;

    /* The whole of a small table, of a large one only what is different. */
    if (!is_drawn (setup, zone) || (!changed && !small))
      continue;
    gtk_box_append (GTK_BOX (half->zones), new_zone (table, zone, changed));
    shown++;
  }
  gtk_widget_set_visible (half->zones, shown > 0);
  gtk_widget_set_visible (half->same, shown == 0);
}

static void
fill_tables (UmpCorrectionPreview *self, UmpPlay *play, UmpChangeType type, const UmpCorrection *correction)
{
  UmpMatch *match = ump_play_match (play);
  gboolean shown = !ump_match_game (match)->no_table && type != UMP_CHANGE_OPTION;

  gtk_widget_set_visible (self->end, shown);
  if (!shown)
    return;
  fill_table (&self->before, ump_match_table (match), ump_match_table (correction->result));
  fill_table (&self->after, ump_match_table (correction->result), ump_match_table (match));
}

/* ---- what it changes ------------------------------------------------------------------------------- */

static GtkWidget *
new_move (const UmpLater *later)
{
  GtkWidget *title, *below;
  GtkWidget *row = ump_build ("correction-change", "title", &title, "remark", &below, NULL);

  gtk_widget_add_css_class (row, later->kind == UMP_LATER_OWN ? "own" : "moved");
  gtk_label_set_text (GTK_LABEL (title), later->name);
  gtk_label_set_text (GTK_LABEL (below), later->text);
  return row;
}

static void
action_suspect (GtkWidget *self, const char *name, GVariant *number)
{
  g_signal_emit (self, signal_suspect, 0, g_variant_get_uint32 (number));
}

static void
add_suspect (GtkWidget *flow, const UmpSuspect *suspect)
{
  GtkWidget *button = gtk_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), ump_text_new (suspect->text, "strong"));
  ump_name_widget (button, suspect->text);
  gtk_widget_add_css_class (button, "suspect");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", suspect->number);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "preview.suspect");
  ump_wrap_box_append (UMP_WRAP_BOX (flow), button);
}

static GtkWidget *
new_refusal (const UmpLater *later)
{
  GtkWidget *head, *reason, *below, *slip, *suspects;
  GtkWidget *box = ump_build ("correction-refusal", "title", &head, "reason", &reason, "kind", &below, "slip",
                              &slip, "suspects", &suspects, NULL);

  gtk_label_set_text (GTK_LABEL (head), later->name);
  gtk_widget_set_visible (head, *later->name != '\0');
  gtk_label_set_text (GTK_LABEL (reason), later->text);
  gtk_label_set_text (GTK_LABEL (below), later->rule);
  ump_name_widget (box, later->text);
  gtk_widget_set_visible (slip, later->slip);
  for (int k = 0; k < later->n_suspects; k++)
    add_suspect (suspects, &later->suspects[k]);
  gtk_widget_set_visible (suspects, later->n_suspects > 0);
  return box;
}

static GtkWidget *
new_line (const UmpLater *later)
{
  switch (later->kind) {
  case UMP_LATER_STOP: return new_refusal (later);
  case UMP_LATER_OWN:
  case UMP_LATER_FOLLOWS:
  case UMP_LATER_OTHER: return new_move (later);
  default: return ump_text_new (later->text, later->quiet ? "dim-text" : "dimmer");
  }
}

static void
fill_later (UmpCorrectionPreview *self)
{
  g_autoptr (GListModel) list = ump_later_list_new (self->draft);

  ump_box_clear (self->changes);
  for (guint k = 0; k < g_list_model_get_n_items (list); k++) {
    g_autoptr (UmpLaterItem) item = g_list_model_get_item (list, k);

    gtk_box_append (GTK_BOX (self->changes), new_line (ump_later_item_get (item)));
  }
}

static void
show (UmpCorrectionPreview *self)
{
  if (ump_correction_draft_is_acceptable (self->draft))
    fill_tables (self, ump_correction_draft_play (self->draft), ump_correction_draft_type (self->draft),
                 ump_correction_draft_tried (self->draft));
  else
    gtk_widget_set_visible (self->end, FALSE);
  fill_later (self);
}

void
ump_correction_preview_set_width (UmpCorrectionPreview *self, UmpWidth width)
{
  gboolean narrow = width == UMP_WIDTH_NARROW, wide = width == UMP_WIDTH_WIDE;

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->columns),
                                  wide ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_box_set_homogeneous (self->columns, wide);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->tables),
                                  narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_box_set_homogeneous (self->tables, !narrow);
}

/* ---- the widget --------------------------------------------------------- */

static void
get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_object (value, UMP_CORRECTION_PREVIEW (object)->draft);
}

static void
set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  UmpCorrectionPreview *self = UMP_CORRECTION_PREVIEW (object);
  UmpCorrectionDraft *before = self->draft;

  self->draft = g_value_dup_object (value);
  if (before != NULL)
    g_signal_handlers_disconnect_matched (before, G_SIGNAL_MATCH_DATA, 0, 0, NULL, NULL, self);
  if (self->draft != NULL)
    g_signal_connect_object (self->draft, "tried", G_CALLBACK (show), self, G_CONNECT_SWAPPED);
  g_clear_object (&before);
}

static void
dispose (GObject *object)
{
  ump_remove_children (GTK_WIDGET (object));
  g_clear_object (&UMP_CORRECTION_PREVIEW (object)->draft);
  G_OBJECT_CLASS (ump_correction_preview_parent_class)->dispose (object);
}

#define BIND(name) gtk_widget_class_bind_template_child (widget_class, UmpCorrectionPreview, name)
#define BIND_HALF(half, name)                                                      \
  gtk_widget_class_bind_template_child_full (widget_class, #half "_" #name, FALSE, \
                                             G_STRUCT_OFFSET (UmpCorrectionPreview, half.name))

static void
ump_correction_preview_class_init (UmpCorrectionPreviewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  G_OBJECT_CLASS (klass)->get_property = get_property;
  G_OBJECT_CLASS (klass)->set_property = set_property;
  g_object_class_install_property (G_OBJECT_CLASS (klass), PROP_DRAFT,
                                   g_param_spec_object ("draft", NULL, NULL, UMP_TYPE_CORRECTION_DRAFT,
                                                        G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS));
  g_type_ensure (UMP_TYPE_SENTENCE);
  g_type_ensure (UMP_TYPE_WRAP_BOX);
  gtk_widget_class_set_css_name (widget_class, "correctionpreview");
  gtk_widget_class_install_action (widget_class, "preview.suspect", "u", action_suspect);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/umpire_app/Umpire/ui/correction-preview.ui");
  BIND (columns);
  BIND (changes);
  BIND (end);
  BIND (tables);
  BIND_HALF (before, zones);
  BIND_HALF (before, same);
  BIND_HALF (after, zones);
  BIND_HALF (after, same);
  signal_suspect = g_signal_new ("suspect", UMP_TYPE_CORRECTION_PREVIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
ump_correction_preview_init (UmpCorrectionPreview *self)
{
  ump_init_template (GTK_WIDGET (self));
}
