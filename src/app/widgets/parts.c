/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "parts.h"

#include "../compat/announce.h"

#include <adwaita.h>

#include <string.h>

#define NAME_CHARS 24
#define LEAST_CHARS 4

void
ump_add_classes (GtkWidget *widget, const char *css_class)
{
  g_auto (GStrv) classes = css_class != NULL ? g_strsplit (css_class, " ", -1) : NULL;

  for (int i = 0; classes != NULL && classes[i] != NULL; i++)
    if (classes[i][0] != '\0')
      gtk_widget_add_css_class (widget, classes[i]);
}

void
ump_set_class (GtkWidget *widget, const char *css_class, gboolean on)
{
  if (on)
    gtk_widget_add_css_class (widget, css_class);
  else
    gtk_widget_remove_css_class (widget, css_class);
}

GtkWidget *
ump_label_new (const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  ump_add_classes (label, css_class);
  return label;
}

GtkWidget *
ump_text_new (const char *text, const char *css_class)
{
  GtkWidget *label = ump_label_new (text, css_class);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD);
  return label;
}

void
ump_label_break_words (GtkWidget *label)
{
  const char *text = gtk_label_get_text (GTK_LABEL (label));

  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_width_chars (GTK_LABEL (label), (int) MIN (g_utf8_strlen (text, -1), LEAST_CHARS));
}

GtkWidget *
ump_name_label_new (const char *name, const char *css_class)
{
  GtkWidget *label = ump_label_new (name, css_class);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (label), NAME_CHARS);
  return label;
}

GtkWidget *
ump_box_new (GtkOrientation orientation, int spacing, const char *css_class)
{
  /* GTK 4.10 and later would make it a "generic", which may have no name. */
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, "orientation",
                                 orientation, "spacing", spacing, NULL);

  ump_add_classes (box, css_class);
  return box;
}

GtkWidget *
ump_plain_row_new (GtkWidget *child)
{
  GtkWidget *row = gtk_list_box_row_new ();

  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), child);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_widget_set_focusable (row, FALSE);
  return row;
}

void
ump_box_clear (GtkWidget *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (box)) != NULL)
    gtk_box_remove (GTK_BOX (box), child);
}

void
ump_grid_clear (GtkWidget *grid)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (grid)) != NULL)
    gtk_grid_remove (GTK_GRID (grid), child);
}

void
ump_grid_move (GtkWidget *grid, GtkWidget *child, int column, int row, int width, int height)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (grid);

  g_object_set (gtk_layout_manager_get_layout_child (layout, child), "column", column, "row", row,
                "column-span", width, "row-span", height, NULL);
}

void
ump_remove_children (GtkWidget *widget)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (widget)) != NULL)
    gtk_widget_unparent (child);
}

gboolean
ump_drop_focus (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus == NULL || (focus != widget && !gtk_widget_is_ancestor (focus, widget)))
    return FALSE;
  gtk_root_set_focus (root, NULL);
  return TRUE;
}

void
ump_label_say (GtkWidget *label, const char *text)
{
  gboolean empty = text == NULL || text[0] == '\0';

  gtk_widget_set_visible (label, !empty);
  if (!empty && strcmp (gtk_label_get_text (GTK_LABEL (label)), text) != 0)
    gtk_label_set_text (GTK_LABEL (label), text);
}

void
ump_label_keep (GtkWidget *label, const char *text)
{
  const char *said = text != NULL ? text : "";

  gtk_label_set_text (GTK_LABEL (label), said);
  ump_name_widget (label, said);
}

void
ump_label_say_whole (GtkWidget *label, const char *text, int chars)
{
  gboolean cut = text != NULL && g_utf8_strlen (text, -1) > chars;

  ump_label_say (label, text);
  gtk_label_set_ellipsize (GTK_LABEL (label), cut ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE);
  gtk_label_set_width_chars (GTK_LABEL (label), cut ? chars : -1);
  gtk_label_set_max_width_chars (GTK_LABEL (label), cut ? chars : -1);
}

/* What a widget is called and what its tooltip says, as they were said last. */
typedef struct {
  char *name;
  char *tooltip;
  gboolean is_asked;     /* for the tooltip */
  gboolean is_described; /* by the tooltip */
} Said;

static void
said_free (gpointer data)
{
  Said *said = data;

  g_free (said->name);
  g_free (said->tooltip);
  g_free (said);
}

static Said *
said_of (GtkWidget *widget)
{
  static GQuark quark;
  Said *said;

  if (quark == 0)
    quark = g_quark_from_static_string ("ump-said");
  said = g_object_get_qdata (G_OBJECT (widget), quark);
  if (said == NULL) {
    said = g_new0 (Said, 1);
    g_object_set_qdata_full (G_OBJECT (widget), quark, said, said_free);
  }
  return said;
}

gboolean
ump_set_str (char **kept, const char *text)
{
  if (g_strcmp0 (*kept, text) == 0)
    return FALSE;
  g_free (*kept);
  *kept = g_strdup (text);
  return TRUE;
}

/* A widget whose text becomes its name whenever the text is set, the same or not. */
static gboolean
is_named_by_text (GtkWidget *widget)
{
  return GTK_IS_LABEL (widget) || GTK_IS_CHECK_BUTTON (widget) || GTK_IS_MENU_BUTTON (widget) ||
         (GTK_IS_BUTTON (widget) && gtk_button_get_label (GTK_BUTTON (widget)) != NULL);
}

/* GTK takes only a tooltip of its own for a description. What is the name already is not said twice. */
static void
describe_by_tooltip (GtkWidget *widget, Said *said)
{
  const char *text = GTK_IS_LABEL (widget) ? gtk_label_get_text (GTK_LABEL (widget)) : NULL;
  gboolean more = said->tooltip != NULL && g_strcmp0 (said->tooltip, said->name) != 0 &&
                  g_strcmp0 (said->tooltip, text) != 0;

  if (more || said->is_described)
    ump_describe (widget, more ? said->tooltip : NULL);
  said->is_described = more;
}

void
ump_name_widget (GtkWidget *widget, const char *name)
{
  Said *said = said_of (widget);
  gboolean differs = ump_set_str (&said->name, name);

  /* A button with a text is labelled by that, and this would count for more than a name of its own. */
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  if (differs || is_named_by_text (widget))
    gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  if (differs)
    describe_by_tooltip (widget, said);
}

static void
unlabel_icons (GtkWidget *widget)
{
  if (GTK_IS_BUTTON (widget) && gtk_button_get_icon_name (GTK_BUTTON (widget)) != NULL)
    gtk_accessible_reset_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    unlabel_icons (child);
}

void
ump_init_template (GtkWidget *widget)
{
  gtk_widget_init_template (widget);
  unlabel_icons (widget);
}

void
ump_name_menu_of (GtkWidget *button)
{
  GtkPopover *menu = gtk_menu_button_get_popover (GTK_MENU_BUTTON (button));

  if (menu != NULL)
    ump_name_widget (GTK_WIDGET (menu), said_of (button)->name);
}

static gboolean
on_query_tooltip (GtkWidget *widget, int x, int y, gboolean by_keyboard, GtkTooltip *tooltip, Said *said)
{
  gtk_tooltip_set_text (tooltip, said->tooltip);
  return said->tooltip != NULL;
}

void
ump_set_tooltip (GtkWidget *widget, const char *text)
{
  Said *said = said_of (widget);

  if (!ump_set_str (&said->tooltip, text))
    return;
  if (!said->is_asked)
    g_signal_connect (widget, "query-tooltip", G_CALLBACK (on_query_tooltip), said);
  said->is_asked = TRUE;
  gtk_widget_set_has_tooltip (widget, text != NULL);
  describe_by_tooltip (widget, said);
}

void
ump_describe_widget (GtkWidget *widget, const char *text)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  text != NULL ? text : "", -1);
}

/* Whether the widget is no higher than that at a width. */
static gboolean
is_within (GtkWidget *widget, int width, int height)
{
  int needed = 0, wish = 0, baseline = -1, wish_baseline = -1;

  GTK_WIDGET_GET_CLASS (widget)->measure (widget, GTK_ORIENTATION_VERTICAL, width, &needed, &wish, &baseline,
                                          &wish_baseline);
  return needed <= height;
}

int
ump_width_for_height (GtkWidget *widget, int height, int least, int natural)
{
  /* each trial lays out texts: most answers are one of the ends */
  if (height < 0 || least >= natural || is_within (widget, least, height))
    return least;
  if (!is_within (widget, natural - 1, height))
    return natural;
  natural--;
  least++;
  while (least < natural) {
    int width = least + (natural - least) / 2;

    if (is_within (widget, width, height))
      natural = width;
    else
      least = width + 1;
  }
  return least;
}

void
ump_measure_by_width (GtkWidget *widget, GtkWidget *child, GtkOrientation orientation, int for_size,
                      int *minimum, int *natural)
{
  int least_width, width;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least_width, &width, NULL, NULL);
  if (orientation == GTK_ORIENTATION_VERTICAL) {
    gtk_widget_measure (child, orientation, for_size < 0 ? width : MAX (for_size, least_width), minimum,
                        natural, NULL, NULL);
    return;
  }
  *minimum = ump_width_for_height (widget, for_size, least_width, width);
  *natural = width;
}

gboolean
ump_has_focus_inside (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && (focus == widget || gtk_widget_is_ancestor (focus, widget));
}

GtkWidget *
ump_button_new (GtkWidget *child, const char *name, const char *css_class)
{
  GtkWidget *button = gtk_button_new ();

  if (child != NULL)
    gtk_button_set_child (GTK_BUTTON (button), child);
  if (name != NULL) {
    ump_name_widget (button, name);
    ump_set_tooltip (button, name);
  }
  ump_add_classes (button, css_class);
  return button;
}

void
ump_set_action (GtkWidget *widget, const char *name, const char *format, ...)
{
  va_list values;

  va_start (values, format);
  gtk_actionable_set_action_target_value (GTK_ACTIONABLE (widget), g_variant_new_va (format, NULL, &values));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (widget), name);
  va_end (values);
}

void
ump_button_let_wrap (GtkWidget *button)
{
  GtkLabel *label = GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button)));

  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_justify (label, GTK_JUSTIFY_CENTER);
}

/* ---- holding -------------------------------------------------------------------- */

typedef struct {
  GCallback func;
  gpointer user_data;
} Hold;

static void
held (GtkGesture *gesture, Hold *hold)
{
  GtkWidget *widget = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture));

  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  ((void (*) (GtkWidget *, gpointer)) hold->func) (widget, hold->user_data);
}

static void
on_long_press (GtkGesture *gesture, double x, double y, Hold *hold)
{
  held (gesture, hold);
}

static void
on_right_click (GtkGesture *gesture, int n, double x, double y, Hold *hold)
{
  held (gesture, hold);
}

static void
hold_free (gpointer data, GClosure *closure)
{
  g_free (data);
}

void
ump_on_hold (GtkWidget *widget, GCallback func, gpointer user_data)
{
  GtkGesture *press = gtk_gesture_long_press_new (), *click = gtk_gesture_click_new ();
  Hold hold = { func, user_data };

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (press), GTK_PHASE_CAPTURE);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_SECONDARY);
  g_signal_connect_data (press, "pressed", G_CALLBACK (on_long_press), g_memdup2 (&hold, sizeof hold),
                         hold_free, 0);
  g_signal_connect_data (click, "pressed", G_CALLBACK (on_right_click), g_memdup2 (&hold, sizeof hold),
                         hold_free, 0);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (press));
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (click));
  g_object_set_data_full (G_OBJECT (widget), "hold", g_memdup2 (&hold, sizeof hold), g_free);
}

gboolean
ump_hold (GtkWidget *widget)
{
  const Hold *hold = g_object_get_data (G_OBJECT (widget), "hold");

  if (hold == NULL)
    return FALSE;
  ((void (*) (GtkWidget *, gpointer)) hold->func) (widget, hold->user_data);
  return TRUE;
}

GtkWidget *
ump_scroll_new (GtkWidget *child, int most_height)
{
  GtkWidget *scroll = gtk_scrolled_window_new ();

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroll), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroll), TRUE);
  gtk_scrolled_window_set_propagate_natural_width (GTK_SCROLLED_WINDOW (scroll), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroll), most_height);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroll), child);
  return scroll;
}

static gboolean
drop (gpointer popover)
{
  if (gtk_widget_get_parent (popover) != NULL)
    gtk_widget_unparent (popover);
  return G_SOURCE_REMOVE;
}

/* Not at once: whoever closes it still holds it, and GTK 4.8 complains when the time comes to show a tooltip
 * in a popover that is there but has no surface any more. */
static void
on_drop_soon (GtkPopover *popover)
{
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, drop, g_object_ref (popover), g_object_unref);
}

static void
drop_when_closed (GtkWidget *popover, GtkWidget *parent, const char *name)
{
  ump_name_widget (popover, name);
  g_signal_connect (popover, "closed", G_CALLBACK (on_drop_soon), NULL);
  g_signal_connect_object (parent, "destroy", G_CALLBACK (gtk_widget_unparent), popover, G_CONNECT_SWAPPED);
}

GtkWidget *
ump_popover_open (GtkWidget *parent, GtkWidget *at, GtkWidget *child, const char *name)
{
  GtkWidget *popover = gtk_popover_new ();
  graphene_rect_t box;

  /* GTK 4.8 measures the height of words that wrap with the width of the shadow: too few lines */
  gtk_popover_set_child (GTK_POPOVER (popover),
                         GTK_IS_SCROLLED_WINDOW (child) ? child : ump_scroll_new (child, -1));
  gtk_widget_set_parent (popover, parent);
  if (at != NULL && gtk_widget_compute_bounds (at, parent, &box))
    gtk_popover_set_pointing_to (GTK_POPOVER (popover),
                                 &(GdkRectangle){ (int) box.origin.x, (int) box.origin.y,
                                                  (int) box.size.width, (int) box.size.height });
  drop_when_closed (popover, parent, name);
  gtk_popover_popup (GTK_POPOVER (popover));
  return popover;
}

/* libadwaita 1.2 gives the toast's close button no name. */
void
ump_name_close_buttons (GtkWidget *widget)
{
  if (GTK_IS_BUTTON (widget) &&
      g_strcmp0 (gtk_button_get_icon_name (GTK_BUTTON (widget)), "window-close-symbolic") == 0)
    gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Close"), -1);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (!ADW_IS_LEAFLET (child))
      ump_name_close_buttons (child);
}
