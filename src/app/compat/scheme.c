/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scheme.h"

#include <adwaita.h>

/* Each counts above those before it. */
static const struct {
  const char *resource;
  gboolean dark;
  gboolean high_contrast;
} sheets[] = {
  { "/io/github/umpire_app/Umpire/scheme-dark.css", TRUE, FALSE },
  { "/io/github/umpire_app/Umpire/scheme-hc.css", FALSE, TRUE },
  { "/io/github/umpire_app/Umpire/scheme-hc-dark.css", TRUE, TRUE },
};

typedef struct {
  GdkDisplay *display;                              /* not owned: it lives as long as the program */
  GtkCssProvider *providers[G_N_ELEMENTS (sheets)]; /* NULL: not put on */
  GtkCssProvider *accent;                           /* NULL: the usual one */
} Scheme;

static void
scheme_free (gpointer data)
{
  Scheme *scheme = data;

  for (gsize k = 0; k < G_N_ELEMENTS (sheets); k++)
    g_clear_object (&scheme->providers[k]);
  g_clear_object (&scheme->accent);
  g_free (scheme);
}

static void
put_on (Scheme *scheme, gsize k)
{
  scheme->providers[k] = gtk_css_provider_new ();
  gtk_css_provider_load_from_resource (scheme->providers[k], sheets[k].resource);
  gtk_style_context_add_provider_for_display (scheme->display, GTK_STYLE_PROVIDER (scheme->providers[k]),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1 + (guint) k);
}

static void
take_off (Scheme *scheme, gsize k)
{
  gtk_style_context_remove_provider_for_display (scheme->display, GTK_STYLE_PROVIDER (scheme->providers[k]));
  g_clear_object (&scheme->providers[k]);
}

#if ADW_CHECK_VERSION(1, 6, 0)
/* The person's accent, where it is another one than the blue that style.css comes with. Not in high contrast,
 * which has its own. With libadwaita 1.6 as the oldest, style.css takes the system's variables instead. */
static void
show_accent (Scheme *scheme, AdwStyleManager *manager)
{
  AdwAccentColor accent = adw_style_manager_get_accent_color (manager);
  GdkRGBA colour, text;
  g_autofree char *named = NULL, *named_text = NULL, *css = NULL;

  if (scheme->accent != NULL)
    gtk_style_context_remove_provider_for_display (scheme->display, GTK_STYLE_PROVIDER (scheme->accent));
  g_clear_object (&scheme->accent);
  if (accent == ADW_ACCENT_COLOR_BLUE || adw_style_manager_get_high_contrast (manager))
    return;
  adw_accent_color_to_rgba (accent, &colour);
  adw_accent_color_to_standalone_rgba (accent, adw_style_manager_get_dark (manager), &text);
  named = gdk_rgba_to_string (&colour);
  named_text = gdk_rgba_to_string (&text);
  css = g_strdup_printf (
      "@define-color accent %s; @define-color accent-bg %s; @define-color choice mix(@view, %s, 0.16);",
      named_text, named, named);
  scheme->accent = gtk_css_provider_new ();
  gtk_css_provider_load_from_data (scheme->accent, css, -1);
  gtk_style_context_add_provider_for_display (scheme->display, GTK_STYLE_PROVIDER (scheme->accent),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1 +
                                                  G_N_ELEMENTS (sheets));
}
#endif

static void
on_scheme (AdwStyleManager *manager, GParamSpec *pspec, gpointer user_data)
{
  Scheme *scheme = user_data;
  gboolean dark = adw_style_manager_get_dark (manager),
           high_contrast = adw_style_manager_get_high_contrast (manager);

  for (gsize k = 0; k < G_N_ELEMENTS (sheets); k++) {
    gboolean wanted = (dark || !sheets[k].dark) && (high_contrast || !sheets[k].high_contrast);

    if (wanted && scheme->providers[k] == NULL)
      put_on (scheme, k);
    else if (!wanted && scheme->providers[k] != NULL)
      take_off (scheme, k);
  }
#if ADW_CHECK_VERSION(1, 6, 0)
  show_accent (scheme, manager);
#endif
}

void
ump_scheme_follow (GdkDisplay *display)
{
  AdwStyleManager *manager = adw_style_manager_get_for_display (display);
  Scheme *scheme = g_new0 (Scheme, 1);

  scheme->display = display;
  g_object_set_data_full (G_OBJECT (manager), "ump-scheme", scheme, scheme_free);
  g_signal_connect (manager, "notify::dark", G_CALLBACK (on_scheme), scheme);
  g_signal_connect (manager, "notify::high-contrast", G_CALLBACK (on_scheme), scheme);
#if ADW_CHECK_VERSION(1, 6, 0)
  g_signal_connect (manager, "notify::accent-color", G_CALLBACK (on_scheme), scheme);
#endif
  on_scheme (manager, NULL, scheme);
}
