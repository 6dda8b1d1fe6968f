/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "print.h"
#include "print-page.h"

#include <cairo-pdf.h>
#include <math.h>
#include <string.h>

#include "../widgets/card-ink.h"
#include "../widgets/card-view.h"
#include "../panes/proof-view.h"
#include "../panes/totals-chart.h"
#include "window.h"
#include "../model/words.h"

#include "core/shown.h"

#define HEAD 20.0
#define CHIP 13.0
#define CHART 170.0
#define POINTS 40.0 /* the column of a line's points */
#define WORDS 0.45  /* of the rest, the part of its words */
#define FOOT (2 * UMP_PRINT_SMALL)

/* ---- head, sheet, chart ------------------------------------------------------------------------- */

static void
print_head (UmpPrintWalk *walk)
{
  UmpSession *session = ump_play_session (walk->play);
  g_autofree char *title = ump_shown (ump_session_title (session), UMP_SHOWN_TITLE),
                  *place = ump_shown (ump_session_place (session), UMP_SHOWN_TITLE);
  const char *created = ump_session_created (session);
  g_autofree char *day = ump_words_day (created);
  g_autoptr (GString) line = g_string_new (day);
  const UmpTable *table = ump_match_table (walk->match);
  UmpTotal totals[UMP_MAX_SEATS];

  walk->y += ump_print_put (walk, ump_words_game (walk->setup), 0, 0, walk->width, HEAD, TRUE, 0) + 2;
  if (*title != '\0')
    g_string_append_printf (line, "%s%s", line->len > 0 ? " · " : "", title);
  if (*place != '\0')
    g_string_append_printf (line, "%s%s", line->len > 0 ? " · " : "", place);
  walk->y += ump_print_put (walk, line->str, 0, 0, walk->width, UMP_PRINT_BODY, FALSE, 0) + 2;
  if (ump_table_state (table) == UMP_FINISHED) {
    g_autofree char *winner = NULL;

    ump_score_totals (table, totals);
    winner = ump_words_winner ((const char *const *) walk->setup->shown, totals, walk->setup->n_seats);
    walk->y += ump_print_put (walk, winner, 0, 0, walk->width, UMP_PRINT_BODY, TRUE, 0);
  }
  walk->y += 12;
}

static double
first_column (const UmpPrintWalk *walk)
{
  return MIN (90, walk->width * 0.25);
}

/* One line of the sheet: a name and a cell for each seat; cells are freed. */
static void
sheet_line (UmpPrintWalk *walk, const char *name, char **cells, gboolean bold)
{
  double first = first_column (walk), each = (walk->width - first) / walk->setup->n_seats;
  double height = UMP_PRINT_BODY * 1.5;

  ump_print_need (walk, height + 4);
  ump_print_put (walk, name, 0, 2, first - 4, bold ? UMP_PRINT_BODY : UMP_PRINT_SMALL, bold, 0);
  for (int seat = 0; seat < walk->setup->n_seats; seat++) {
    ump_print_put (walk, cells[seat], first + seat * each, 2, each - 2, UMP_PRINT_BODY, bold, 0.5);
    g_clear_pointer (&cells[seat], g_free);
  }
  walk->y += height + 2;
}

static void
print_sheet (UmpPrintWalk *walk)
{
  char *cells[UMP_MAX_SEATS] = { NULL };
  UmpTotal totals[UMP_MAX_SEATS];
  int n = walk->setup->n_seats;

  ump_score_totals (ump_match_table (walk->match), totals);
  for (int seat = 0; seat < n; seat++)
    cells[seat] = g_strdup (walk->setup->shown[seat]);
  sheet_line (walk, "", cells, TRUE);
  ump_print_rule (walk, 0.8);
  for (guint k = 0; k < ump_match_n_rows (walk->match); k++) {
    const UmpRow *row = ump_match_row (walk->match, k);
    g_autofree char *name = ump_proof_row_name (walk->match, row);

    for (int seat = 0; seat < n; seat++)
      cells[seat] = ump_words_number (row->points[seat]);
    sheet_line (walk, name, cells, FALSE);
    ump_print_rule (walk, 0.25);
  }
  ump_print_rule (walk, 0.8);
  for (int seat = 0; seat < n; seat++)
    cells[seat] = ump_words_number (totals[seat].points);
  sheet_line (walk, _ ("Total"), cells, TRUE);
  for (int seat = 0; seat < n; seat++)
    cells[seat] = g_strdup (ump_words_place (totals[seat].rank));
  sheet_line (walk, _ ("Place"), cells, FALSE);
  walk->y += 14;
}

static void
print_chart (UmpPrintWalk *walk)
{
  static const GdkRGBA black = { 0, 0, 0, 1 }, grey = { 0.35f, 0.35f, 0.35f, 1 };

  if (ump_match_n_rows (walk->match) < 2)
    return;
  ump_print_need (walk, CHART);
  cairo_save (walk->cr);
  cairo_translate (walk->cr, 0, walk->y);
  ump_totals_chart_paint (walk->cr, walk->context, walk->match, walk->width, CHART, UMP_PRINT_SMALL, &black,
                          &grey, NULL, walk->rtl);
  cairo_restore (walk->cr);
  walk->y += CHART + 14;
}

/* ---- proof ------------------------------------------------------------------------------------------ */

static double
print_chips (UmpPrintWalk *walk, const UmpRow *row, const UmpScoreLine *line, double x, double width)
{
  double at = 0, down = 0;

  for (int k = 0; k < line->n_cards; k++) {
    UmpCardSight sight;
    double chip;

    ump_card_sight (walk->setup, row->cards[line->first_card + k], &sight);
    chip = ump_chip_width (&sight.look, CHIP);
    if (at > 0 && at + chip > width) {
      at = 0;
      down += CHIP + 2;
    }
    ump_chip_paint_ink (walk->cr, &sight.look, *sight.stand_in ? sight.stand_in : NULL,
                        ump_print_x (walk, x + at, chip), walk->y + down + 1, CHIP);
    at += chip + 2;
  }
  return line->n_cards ? down + CHIP + 4 : 0;
}

/* What a line of the proof says, and how high it will be at most. */
static char *
line_text (const UmpPrintWalk *walk, const UmpScoreLine *line, double *height)
{
  const char *name = line->line >= 0 ? _ (walk->setup->game->lines[line->line].name) : _ ("Adjustment");
  g_autofree char *detail = ump_text_format (&line->detail, walk->setup, ump_play_words ());
  char *text = *detail ? g_strdup_printf ("%s: %s", name, detail) : g_strdup (name);
  double words = (walk->width - POINTS - 12) * WORDS, chips = walk->width - POINTS - words - 24;
  int per_row = MAX (1, (int) (chips / (CHIP * 1.6 + 2)));

  *height = MAX (UMP_PRINT_BODY * 1.4 * ceil (strlen (text) * UMP_PRINT_SMALL * 0.55 / words),
                 (CHIP + 2) * ceil (line->n_cards / (double) per_row)) +
            4;
  return text;
}

static void
print_line (UmpPrintWalk *walk, const UmpRow *row, const UmpScoreLine *line)
{
  double words = (walk->width - POINTS - 12) * WORDS, chips = walk->width - POINTS - words - 24, height;
  g_autofree char *text = line_text (walk, line, &height);
  g_autofree char *number = ump_words_number (line->points);

  ump_print_need (walk, height);
  height = ump_print_put (walk, text, 12, 1, words, UMP_PRINT_SMALL, FALSE, 0);
  ump_print_put (walk, number, walk->width - POINTS, 0, POINTS, UMP_PRINT_BODY, FALSE, 1);
  height = MAX (height, print_chips (walk, row, line, 24 + words, chips));
  walk->y += MAX (height, UMP_PRINT_BODY * 1.4) + 2;
}

/* The lines of one person; the name never stands at the foot of a page without the first of them. */
static void
print_person (UmpPrintWalk *walk, const UmpRow *row, int seat)
{
  g_autofree char *points = ump_words_number (row->points[seat]);
  g_autofree char *sum = g_strdup_printf ("%s: %s", walk->setup->shown[seat], points);
  gboolean any = FALSE;

  for (int l = 0; l < row->n_lines; l++) {
    const UmpScoreLine *line = &row->lines[l];
    g_autofree char *text = NULL;
    double height;

    if (line->seat != seat)
      continue;
    if (!any) {
      text = line_text (walk, line, &height);
      ump_print_need (walk, UMP_PRINT_BODY * 1.8 + height);
      walk->y += ump_print_put (walk, sum, 0, 0, walk->width, UMP_PRINT_BODY, TRUE, 0) + 1;
    }
    any = TRUE;
    print_line (walk, row, line);
  }
  if (any)
    walk->y += 3;
}

static void
print_proof (UmpPrintWalk *walk)
{
  for (guint k = 0; k < ump_match_n_rows (walk->match); k++) {
    const UmpRow *row = ump_match_row (walk->match, k);
    g_autofree char *name = ump_proof_row_name (walk->match, row);

    if (row->n_lines == 0)
      continue;
    ump_print_need (walk, 70);
    walk->y += ump_print_put (walk, name, 0, 0, walk->width, UMP_PRINT_BODY * 1.3, TRUE, 0) + 2;
    ump_print_rule (walk, 0.8);
    walk->y += 3;
    for (int seat = 0; seat < walk->setup->n_seats; seat++)
      print_person (walk, row, seat);
    walk->y += 8;
  }
}

/* ---- pages ------------------------------------------------------------------------------------------- */

/* pages: each as it was recorded (cairo_surface_t), made in one walk when printing begins; log: the log is
 * wanted. */
#define UMP_TYPE_PRINT_JOB (ump_print_job_get_type ())
G_DECLARE_FINAL_TYPE (UmpPrintJob, ump_print_job, UMP, PRINT_JOB, GtkPrintOperation)

struct _UmpPrintJob {
  GtkPrintOperation parent_instance;
  UmpPlay *play;
  gboolean log;
  GPtrArray *pages;
};

G_DEFINE_FINAL_TYPE (UmpPrintJob, ump_print_job, GTK_TYPE_PRINT_OPERATION)

static gboolean
is_rtl (void)
{
  return gtk_widget_get_default_direction () == GTK_TEXT_DIR_RTL;
}

static PangoContext *
new_words (GtkPrintContext *context)
{
  PangoContext *pango = gtk_print_context_create_pango_context (context);

  pango_context_set_base_dir (pango, is_rtl () ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR);
  return pango;
}

static void
record_pages (UmpPrintJob *self, GtkPrintContext *context)
{
  PangoContext *pango = new_words (context);
  g_autoptr (PangoFontDescription) font = pango_font_description_from_string (UMP_PRINT_FONT);
  UmpPrintWalk walk = { .play = self->play,
                        .match = ump_play_match (self->play),
                        .context = pango,
                        .width = gtk_print_context_get_width (context),
                        .height = gtk_print_context_get_height (context) - FOOT,
                        .pages = self->pages,
                        .rtl = is_rtl () };

  pango_context_set_font_description (pango, font); /* the chart has no other */
  walk.setup = ump_match_setup (walk.match);
  g_ptr_array_set_size (self->pages, 0);
  ump_print_turn (&walk);
  print_head (&walk);
  print_sheet (&walk);
  print_chart (&walk);
  print_proof (&walk);
  if (self->log)
    ump_print_log (&walk, ump_play_game_index (self->play));
  cairo_destroy (walk.cr);
  g_object_unref (pango);
}

/* A file of it has the name of the evening in it. */
static void
title_file (GtkPrintOperation *operation, GtkPrintContext *context)
{
  cairo_surface_t *surface = cairo_get_target (gtk_print_context_get_cairo_context (context));
  g_autofree char *title = NULL;

  if (cairo_surface_get_type (surface) != CAIRO_SURFACE_TYPE_PDF)
    return;
  g_object_get (operation, "job-name", &title, NULL);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_TITLE, title);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATOR, _ ("Umpire"));
}

static void
begin_print (GtkPrintOperation *operation, GtkPrintContext *context)
{
  UmpPrintJob *self = UMP_PRINT_JOB (operation);

  title_file (operation, context);
  record_pages (self, context);
  gtk_print_operation_set_n_pages (operation, (int) self->pages->len);
}

static void
draw_page (GtkPrintOperation *operation, GtkPrintContext *context, int page)
{
  UmpPrintJob *self = UMP_PRINT_JOB (operation);
  cairo_t *cr = gtk_print_context_get_cairo_context (context);
  PangoContext *pango = new_words (context);
  UmpPrintWalk foot = { .cr = cr,
                        .context = pango,
                        .width = gtk_print_context_get_width (context),
                        .y = gtk_print_context_get_height (context) - FOOT };
  /* Translators: at the foot of a printed page */
  g_autofree char *text = g_strdup_printf (_ ("Page %d of %d"), page + 1, (int) self->pages->len);

  cairo_set_source_surface (cr, self->pages->pdata[page], 0, 0);
  cairo_paint (cr);
  if (self->pages->len > 1)
    ump_print_put (&foot, text, 0, UMP_PRINT_SMALL * 0.5, foot.width, UMP_PRINT_SMALL, FALSE, 0.5);
  g_object_unref (pango);
}

static void
end_print (GtkPrintOperation *operation, GtkPrintContext *context)
{
  g_ptr_array_set_size (UMP_PRINT_JOB (operation)->pages, 0);
}

static void
finalize (GObject *object)
{
  UmpPrintJob *self = UMP_PRINT_JOB (object);

  g_clear_object (&self->play);
  g_ptr_array_unref (self->pages);
  G_OBJECT_CLASS (ump_print_job_parent_class)->finalize (object);
}

static void
ump_print_job_class_init (UmpPrintJobClass *klass)
{
  GtkPrintOperationClass *operation_class = GTK_PRINT_OPERATION_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = finalize;
  operation_class->begin_print = begin_print;
  operation_class->draw_page = draw_page;
  operation_class->end_print = end_print;
}

static void
ump_print_job_init (UmpPrintJob *self)
{
  self->pages = g_ptr_array_new_with_free_func ((GDestroyNotify) cairo_surface_destroy);
}

/* ---- asked for
 * ------------------------------------------------------------------------------------------ */

/* What a file of it is called and where it goes unless the user says otherwise: the session's own name where
 * it has one, and not the folder that the program happened to be started in. */
static void
name_output (GtkPrintOperation *operation, GtkWindow *parent, UmpPlay *play)
{
  g_autoptr (GtkPrintSettings) settings = gtk_print_settings_new ();
  const char *path = ump_window_path (UMP_WINDOW (parent)),
             *created = ump_session_created (ump_play_session (play));
  const char *folder = g_get_user_special_dir (G_USER_DIRECTORY_DOCUMENTS);
  g_autofree char *file = path != NULL ? g_path_get_basename (path) : NULL;
  g_autofree char *name = NULL;

  if (file != NULL && g_str_has_suffix (file, ".umpire"))
    name = g_strndup (file, strlen (file) - strlen (".umpire"));
  else
    name = g_strdup_printf ("%.10s-%s", created != NULL ? created : "", ump_play_game (play)->kind);
  gtk_print_settings_set (settings, GTK_PRINT_SETTINGS_OUTPUT_BASENAME, name);
  gtk_print_settings_set (settings, GTK_PRINT_SETTINGS_OUTPUT_DIR,
                          folder != NULL ? folder : g_get_home_dir ());
  gtk_print_operation_set_print_settings (operation, settings);
}

static GtkPrintOperation *
new_operation (UmpPlay *play, gboolean log)
{
  UmpPrintJob *self = g_object_new (UMP_TYPE_PRINT_JOB, NULL);
  GtkPrintOperation *operation = GTK_PRINT_OPERATION (self);
  g_autofree char *title = ump_shown (ump_session_title (ump_play_session (play)), UMP_SHOWN_TITLE);
  g_autofree char *job =
      *title != '\0'
          ? g_strdup_printf ("%s – %s", ump_words_game (ump_match_setup (ump_play_match (play))), title)
          : g_strdup (ump_words_game (ump_match_setup (ump_play_match (play))));

  self->play = g_object_ref (play);
  self->log = log;
  gtk_print_operation_set_job_name (operation, job);
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_embed_page_setup (operation, TRUE);
  return operation;
}

static void
on_done (GtkPrintOperation *operation, GtkPrintOperationResult result, GtkWindow *parent)
{
  g_autoptr (GError) error = NULL;

  if (result != GTK_PRINT_OPERATION_RESULT_ERROR)
    return;
  gtk_print_operation_get_error (operation, &error);
  ump_window_toast (UMP_WINDOW (parent), error->message, NULL, NULL, NULL);
}

void
ump_print_score_pad (GtkWindow *parent, UmpPlay *play, gboolean log)
{
  g_autoptr (GtkPrintOperation) operation = new_operation (play, log);
  g_autoptr (GError) error = NULL;

  gtk_print_operation_set_allow_async (operation, TRUE);
  name_output (operation, parent, play);
  g_signal_connect_object (operation, "done", G_CALLBACK (on_done), parent, 0);
  if (gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, parent, &error) ==
      GTK_PRINT_OPERATION_RESULT_ERROR)
    ump_window_toast (UMP_WINDOW (parent), error->message, NULL, NULL, NULL);
}
