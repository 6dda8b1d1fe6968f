/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who sits where, as a list of the seats: each exchange, each other person, is a change of the draft. */
#include "config.h"

#include <glib/gi18n.h>

#include "correction-seats.h"

#include "../compat/announce.h"
#include "../compat/question.h"
#include "../widgets/build.h"
#include "../widgets/mark-view.h"
#include "../widgets/parts.h"
#include "../widgets/wrap-box.h"
#include "core/shown.h"

#define MARK 28

/* What is seen of a seat. */
typedef struct {
  GtkWidget *row, *mark, *name, *was, *menu;
} Seat;

/* asked: the seat for which a name is asked; calls: that of who sits there. */
struct _UmpCorrectionSeats {
  GtkWidget parent_instance;
  UmpCorrectionDraft *draft;
  GtkWidget *list;
  Seat seats[UMP_MAX_SEATS];
  int n_seats;
  int asked;
  gboolean calls;
};

G_DEFINE_FINAL_TYPE (UmpCorrectionSeats, ump_correction_seats, GTK_TYPE_WIDGET)

static void
put (UmpCorrectionSeats *self, int seat, const char *said)
{
  g_autoptr (GError) error = NULL;

  if (!ump_correction_draft_seat (self->draft, seat, said, &error))
    ump_toast (GTK_WIDGET (self), error->message);
}

static void
action_put (GtkWidget *widget, const char *name, GVariant *parameter)
{
  int seat;
  const char *said;

  g_variant_get (parameter, "(i&s)", &seat, &said);
  put (UMP_CORRECTION_SEATS (widget), seat, said);
}

/* ---- somebody else --------------------------------------------------------------------------- */

static void
on_response (UmpQuestion *question, const char *response, UmpCorrectionSeats *self)
{
  const char *name = gtk_editable_get_text (GTK_EDITABLE (ump_question_child (question)));
  g_autoptr (GError) error = NULL;

  if (!g_str_equal (response, "answer"))
    return;
  if (!self->calls)
    put (self, self->asked, name);
  else if (!ump_correction_draft_call (self->draft, self->asked, name, &error))
    ump_toast (GTK_WIDGET (self), error->message);
}

/* Somebody else, or how somebody is called. */
static void
action_ask (GtkWidget *widget, const char *action, GVariant *parameter)
{
  UmpCorrectionSeats *self = UMP_CORRECTION_SEATS (widget);
  g_autofree char *heading = NULL;
  UmpQuestion *question;
  GtkWidget *text;
  const UmpSetup *setup = ump_correction_draft_setup (self->draft);

  self->asked = g_variant_get_int32 (parameter);
  self->calls = g_str_equal (action, "seats.call");
  heading = g_strdup_printf (self->calls ? _ ("How is %s written?") : _ ("Who sits where %s sat?"),
                             setup->shown[self->asked]);
  question = ump_question_new (GTK_WINDOW (gtk_widget_get_root (widget)), heading,
                               self->calls ? _ ("The name changes at once, in all games of this evening.")
                                           : _ ("The moves of this seat become theirs."),
                               self->calls ? _ ("_Write") : _ ("_Sits There"));
  text = ump_question_add_entry (question, _ ("Name"), self->calls ? setup->names[self->asked] : "",
                                 UMP_MAX_NAME);
  g_signal_connect_object (question, "response", G_CALLBACK (on_response), self, 0);
  ump_question_present (question, text);
}

/* ---- rows ------------------------------------------------------------------------------------- */

static void
append_person (GMenu *menu, const char *words, const char *name, int seat, const char *said)
{
  g_autofree char *shown = ump_shown (name, UMP_SHOWN_NAME), *label = g_strdup_printf (words, shown);
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, "seats.put", "(is)", seat, said);
  g_menu_append_item (menu, item);
}

static GMenuModel *
new_menu (UmpCorrectionSeats *self, int seat)
{
  const UmpSetup *setup = ump_correction_draft_setup (self->draft);
  g_autoptr (GMenu) others = g_menu_new (), away = g_menu_new ();
  UmpSession *session = ump_play_session (ump_correction_draft_play (self->draft));
  g_autofree char *ask = g_strdup_printf ("seats.ask(%d)", seat);
  GMenu *menu = g_menu_new ();

  for (int i = 0; i < setup->n_seats; i++)
    if (i != seat)
      append_person (others, _ ("Exchange with %s"), setup->names[i], seat,
                     ump_correction_draft_person (self->draft, i));
  for (guint i = 0; i < ump_session_n_people (session); i++)
    if (ump_setup_seat (setup, ump_session_person_id (session, i)) == UMP_NOBODY)
      append_person (away, _ ("It was %s"), ump_session_person_name (session, i), seat,
                     ump_session_person_id (session, i));
  g_menu_append (away, _ ("_Somebody Else…"), ask);
  g_menu_append_section (menu, NULL, G_MENU_MODEL (others));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (away));
  return G_MENU_MODEL (menu);
}

static void
update_seat (UmpCorrectionSeats *self, int i, int mark)
{
  const UmpSetup *was = ump_match_setup (ump_play_match (ump_correction_draft_play (self->draft))),
                 *is = ump_correction_draft_setup (self->draft);
  gboolean other = !g_str_equal (was->ids[i], is->ids[i]);
  g_autofree char *note = other ? g_strdup_printf (_ ("was %s"), was->shown[i]) : NULL,
                  *spoken = g_strdup_printf (other ? _ ("Seat %d: %s, was %s") : _ ("Seat %d: %s"), i + 1,
                                             is->shown[i], was->shown[i]),
                  *menu_name = g_strdup_printf (_ ("Who sits where %s sits"), is->shown[i]);
  g_autoptr (GMenuModel) menu = new_menu (self, i);
  Seat *seat = &self->seats[i];

  adw_bin_set_child (ADW_BIN (seat->mark), ump_mark_view_new (mark, is->names[i], MARK));
  gtk_button_set_label (GTK_BUTTON (seat->name), is->shown[i]);
  ump_button_let_wrap (seat->name);
  ump_label_say (seat->was, note);
  ump_set_class (seat->row, "moved", other);
  ump_name_widget (seat->row, spoken);
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (seat->menu), menu);
  ump_name_widget (seat->menu, menu_name);
  ump_name_menu_of (seat->menu);
}

static GdkContentProvider *
on_drag_prepare (GtkDragSource *source, double x, double y, GtkWidget *row)
{
  g_autoptr (GdkPaintable) picture = gtk_widget_paintable_new (row);

  gtk_drag_source_set_icon (source, picture, 12, 12);
  return gdk_content_provider_new_typed (GTK_TYPE_WIDGET, row);
}

static int
seat_of (UmpCorrectionSeats *self, GtkWidget *row)
{
  int seat = 0;

  while (seat < self->n_seats && self->seats[seat].row != row)
    seat++;
  return seat;
}

/* Whose row is dropped on another one's exchanges with that person. */
static gboolean
on_drop (GtkDropTarget *target, const GValue *value, double x, double y, UmpCorrectionSeats *self)
{
  int from = seat_of (self, g_value_get_object (value)),
      to = seat_of (self, gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (target)));

  if (from >= self->n_seats || from == to)
    return FALSE;
  put (self, to, ump_correction_draft_person (self->draft, from));
  return TRUE;
}

static void
add_seat (UmpCorrectionSeats *self, int i)
{
  Seat *seat = &self->seats[i];
  GtkWidget *number, *handle;
  GtkDragSource *source = gtk_drag_source_new ();
  GtkDropTarget *target = gtk_drop_target_new (GTK_TYPE_WIDGET, GDK_ACTION_MOVE);
  g_autofree char *text = g_strdup_printf ("%d", i + 1);

  seat->row = ump_build ("seat-row", "handle", &handle, "number", &number, "mark", &seat->mark, "name",
                         &seat->name, "was", &seat->was, "menu", &seat->menu, NULL);
  gtk_label_set_text (GTK_LABEL (number), text);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (seat->name), "i", i);
  gtk_drag_source_set_actions (source, GDK_ACTION_MOVE);
  g_signal_connect (source, "prepare", G_CALLBACK (on_drag_prepare), seat->row);
  gtk_widget_add_controller (handle, GTK_EVENT_CONTROLLER (source));
  g_signal_connect (target, "drop", G_CALLBACK (on_drop), self);
  gtk_widget_add_controller (seat->row, GTK_EVENT_CONTROLLER (target));
  gtk_box_append (GTK_BOX (self->list), seat->row);
}

void
ump_correction_seats_update (UmpCorrectionSeats *self, UmpCorrectionDraft *draft, const int *marks)
{
  g_set_object (&self->draft, draft);
  while (self->n_seats < ump_correction_draft_setup (draft)->n_seats)
    add_seat (self, self->n_seats++);
  for (int i = 0; i < self->n_seats; i++)
    update_seat (self, i, marks[i]);
}

void
ump_correction_seats_focus (UmpCorrectionSeats *self)
{
  gtk_widget_grab_focus (self->seats[0].menu);
}

/* ---- life --------------------------------------------------------------------------------------- */

static void
dispose (GObject *object)
{
  ump_remove_children (GTK_WIDGET (object));
  g_clear_object (&UMP_CORRECTION_SEATS (object)->draft);
  G_OBJECT_CLASS (ump_correction_seats_parent_class)->dispose (object);
}

static void
ump_correction_seats_class_init (UmpCorrectionSeatsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_install_action (widget_class, "seats.put", "(is)", action_put);
  gtk_widget_class_install_action (widget_class, "seats.ask", "i", action_ask);
  gtk_widget_class_install_action (widget_class, "seats.call", "i", action_ask);
}

static void
ump_correction_seats_init (UmpCorrectionSeats *self)
{
  g_type_ensure (UMP_TYPE_WRAP_BOX);
  self->list = ump_box_new (GTK_ORIENTATION_VERTICAL, 6, NULL);
  gtk_widget_set_parent (self->list, GTK_WIDGET (self));
}
