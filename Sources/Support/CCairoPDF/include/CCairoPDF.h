/// Cairo's headers, with its functions found at run time, so that a program starts on machines without Cairo too.

#ifndef LAMINA_CAIRO_PDF_H
#define LAMINA_CAIRO_PDF_H

#include <cairo/cairo-pdf.h>

// From cairo-ft.h, which cannot be included without FreeType's headers. The first argument is an `FT_Face`.
cairo_font_face_t *_Nonnull cairo_ft_font_face_create_for_ft_face(void *_Nonnull face, int load_flags);

/// All functions of Cairo that are used.
#define LAMINA_CAIRO_FUNCTIONS(USE) \
    USE(cairo_create) \
    USE(cairo_destroy) \
    USE(cairo_status) \
    USE(cairo_save) \
    USE(cairo_restore) \
    USE(cairo_push_group) \
    USE(cairo_pop_group) \
    USE(cairo_set_matrix) \
    USE(cairo_transform) \
    USE(cairo_identity_matrix) \
    USE(cairo_get_matrix) \
    USE(cairo_new_path) \
    USE(cairo_move_to) \
    USE(cairo_line_to) \
    USE(cairo_curve_to) \
    USE(cairo_close_path) \
    USE(cairo_set_fill_rule) \
    USE(cairo_set_line_width) \
    USE(cairo_set_line_cap) \
    USE(cairo_set_line_join) \
    USE(cairo_set_miter_limit) \
    USE(cairo_set_dash) \
    USE(cairo_set_operator) \
    USE(cairo_set_source) \
    USE(cairo_set_source_rgba) \
    USE(cairo_clip) \
    USE(cairo_fill) \
    USE(cairo_stroke) \
    USE(cairo_paint) \
    USE(cairo_paint_with_alpha) \
    USE(cairo_mask) \
    USE(cairo_show_page) \
    USE(cairo_set_font_face) \
    USE(cairo_set_font_matrix) \
    USE(cairo_set_font_options) \
    USE(cairo_show_glyphs) \
    USE(cairo_tag_begin) \
    USE(cairo_tag_end) \
    USE(cairo_font_options_create) \
    USE(cairo_font_options_destroy) \
    USE(cairo_font_options_set_hint_style) \
    USE(cairo_font_options_set_hint_metrics) \
    USE(cairo_ft_font_face_create_for_ft_face) \
    USE(cairo_font_face_set_user_data) \
    USE(cairo_font_face_destroy) \
    USE(cairo_font_face_status) \
    USE(cairo_pattern_create_for_surface) \
    USE(cairo_pattern_create_linear) \
    USE(cairo_pattern_create_radial) \
    USE(cairo_pattern_create_mesh) \
    USE(cairo_mesh_pattern_begin_patch) \
    USE(cairo_mesh_pattern_end_patch) \
    USE(cairo_mesh_pattern_move_to) \
    USE(cairo_mesh_pattern_line_to) \
    USE(cairo_mesh_pattern_set_corner_color_rgba) \
    USE(cairo_pattern_add_color_stop_rgba) \
    USE(cairo_pattern_set_matrix) \
    USE(cairo_pattern_set_extend) \
    USE(cairo_pattern_set_filter) \
    USE(cairo_pattern_destroy) \
    USE(cairo_image_surface_create) \
    USE(cairo_image_surface_get_data) \
    USE(cairo_image_surface_get_stride) \
    USE(cairo_recording_surface_create) \
    USE(cairo_surface_flush) \
    USE(cairo_surface_mark_dirty) \
    USE(cairo_surface_set_mime_data) \
    USE(cairo_surface_set_fallback_resolution) \
    USE(cairo_surface_finish) \
    USE(cairo_surface_destroy) \
    USE(cairo_surface_status) \
    USE(cairo_status_to_string) \
    USE(cairo_pdf_surface_create_for_stream) \
    USE(cairo_pdf_surface_set_size) \
    USE(cairo_pdf_surface_set_metadata)

/// Cairo's functions under their own names; none is null.
typedef struct {
#define LAMINA_CAIRO_FIELD(name) __typeof__(name) *_Nonnull name;
    LAMINA_CAIRO_FUNCTIONS(LAMINA_CAIRO_FIELD)
#undef LAMINA_CAIRO_FIELD
} lamina_cairo_functions;

/// The key under which a face of Cairo keeps its font file open.
const cairo_user_data_key_t *_Nonnull lamina_font_key(void);

/// Loads Cairo and looks up its functions; the library is never unloaded.
///
/// - Returns: Null when Cairo is not installed, or lacks a function because it is older than 1.16.
const lamina_cairo_functions *_Nullable lamina_cairo_load(void);

#endif
