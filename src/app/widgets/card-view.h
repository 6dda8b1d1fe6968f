/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cards in the window: a paintable, and a widget with an accessible name around it.
 *
 * Both follow the style manager: light, dark, high contrast. What is painted, and the flags, come from
 * card-paint.h. Strings are copied; looks are copied. */
#pragma once

#include <gtk/gtk.h>

#include "../model/card-sight.h"
#include "paint/card-sight.h"
#include "core/match.h"

G_BEGIN_DECLS

/* FULL: 100 : 140. CHIP: 1.6 : 1. KEY: what stands on an entry key, no ground of its own where the key has
 * one.
 * BADGE: disc with the symbol of look.colour. PERSON: portrait in a disc. */
typedef enum {
  UMP_CARD_FULL,
  UMP_CARD_CHIP,
  UMP_CARD_KEY,
  UMP_CARD_BADGE,
  UMP_CARD_PERSON,
} UmpCardForm;

/* How much larger the text is than Cantarell 11 at 96 dpi, never below 0.9: what lengths in px are multiplied
 * by where they stand beside text. Widgets that use it queue a resize in `system_setting_changed`. */
double ump_text_scale (GtkWidget *widget);
/* So large that what usually stands side by side, or is said in full, has no room: from 150 % on. */
gboolean ump_text_is_large (GtkWidget *widget);
/* Whether a text may need other room for it. GTK tells of icons too, soon after the first window: nothing is
 * to be measured, let alone made, anew for these. */
gboolean ump_setting_is_of_text (GtkSystemSetting setting);

/* The theme of now, for own drawing; UMP_THEME_DARK when `dark_always` (the table window). */
UmpCardTheme ump_card_theme_now (gboolean dark_always);

/* ---- paintable --------------------------------------------------------------- */

#define UMP_TYPE_CARD_PICTURE (ump_card_picture_get_type ())
G_DECLARE_FINAL_TYPE (UmpCardPicture, ump_card_picture, UMP, CARD_PICTURE, GObject)

/* sight NULL: the unknown card. */
UmpCardPicture *ump_card_picture_new (const UmpCardSight *sight, UmpCardForm form);

/* ---- widget ------------------------------------------------------------------- */

#define UMP_TYPE_CARD_VIEW (ump_card_view_get_type ())
G_DECLARE_FINAL_TYPE (UmpCardView, ump_card_view, UMP, CARD_VIEW, GtkWidget)

/* heard: role img; otherwise presentation, for what stands in a key that is named, or beside words that say
 * the same. CSS node `card`, style classes of its form: full, chip, key, badge, person. Its natural size is
 * that of set_size (24 high for chips and badges, 72 wide for full cards at first); where it is given more it
 * keeps its shape and stands in the middle. */
GtkWidget *ump_card_view_new (const UmpLook *look, UmpCardForm form, gboolean heard);
/* With the sight and the name of a game's card. Role img; with `tappable` role button: focusable, Enter,
 * Space, a click and the class action `card.activate` emit "activated" (). */
GtkWidget *ump_card_view_new_for (const UmpSetup *setup, UmpCard card, UmpCardForm form, gboolean tappable);
void ump_card_view_set_look (UmpCardView *self, const UmpLook *look);
void ump_card_view_set_flags (UmpCardView *self, UmpCardFlags flags);
/* Width of a full card, height of every other form, in px at 100 % text. It grows with the text, unless it is
 * fixed: where the words beside it have sizes in px, too. */
void ump_card_view_set_size (UmpCardView *self, int size);
void ump_card_view_set_fixed (UmpCardView *self, gboolean fixed);
/* The accessible name; NULL gives the card's own name back. */
void ump_card_view_set_name (UmpCardView *self, const char *name);
/* A card inside a sentence that is read as a whole: role presentation. */
GtkWidget *ump_card_view_new_silent (const UmpSetup *setup, UmpCard card, UmpCardForm form);

/* Fan of a game's three tile cards, as a widget (role presentation): for Home and New session. width: of
 * three cards, px at 100 % text; a single card is as high. */
GtkWidget *ump_fan_new (const UmpLook tile[3], int width);
/* The same where the game may be unknown (tile NULL: a card that nobody knows). */
GtkWidget *ump_tile_new (const UmpLook *tile, int width);

G_END_DECLS
