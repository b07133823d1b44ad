#include "CVectorFiles.h"
#include <dlfcn.h>
#include <math.h>
#include <pthread.h>

// The declarations of the libraries' headers, with `void` for their types.
typedef struct {
    double x, y, width, height;
} rsvg_rectangle;

/// All functions that are used, with the library in whose reach they are.
#define FUNCTIONS(USE) \
    USE(cairo, void *, cairo_image_surface_create_for_data, (void *, int, int, int, int)) \
    USE(cairo, void *, cairo_create, (void *)) \
    USE(cairo, void, cairo_scale, (void *, double, double)) \
    USE(cairo, int, cairo_status, (void *)) \
    USE(cairo, void, cairo_destroy, (void *)) \
    USE(cairo, void, cairo_surface_flush, (void *)) \
    USE(cairo, void, cairo_surface_destroy, (void *)) \
    USE(poppler, void *, g_bytes_new, (const void *, size_t)) \
    USE(poppler, void, g_bytes_unref, (void *)) \
    USE(poppler, void *, poppler_document_new_from_bytes, (void *, const char *, void **)) \
    USE(poppler, void *, poppler_document_get_page, (void *, int)) \
    USE(poppler, void, poppler_page_get_size, (void *, double *, double *)) \
    USE(poppler, void, poppler_page_render, (void *, void *)) \
    USE(rsvg, void *, rsvg_handle_new_from_data, (const void *, size_t, void **)) \
    USE(rsvg, void, rsvg_handle_set_dpi, (void *, double)) \
    USE(rsvg, int, rsvg_handle_get_intrinsic_size_in_pixels, (void *, double *, double *)) \
    USE(rsvg, void, rsvg_handle_get_intrinsic_dimensions, (void *, int *, void *, int *, void *, int *, rsvg_rectangle *)) \
    USE(rsvg, int, rsvg_handle_render_document, (void *, void *, const rsvg_rectangle *, void **)) \
    USE(objects, void, g_object_unref, (void *))

#define DECLARE(library, result, name, arguments) static result(*name##_) arguments;
FUNCTIONS(DECLARE)
#undef DECLARE

/// The premultiplied format of Cairo whose pixels are 32-bit numbers with the alpha in the upper bits.
static const int argb32 = 0;
/// The dots per inch of CSS, where a pixel is a point of a screen.
static const double dots = 96;

static bool has_cairo, has_poppler, has_rsvg, has_objects;
static pthread_once_t once = PTHREAD_ONCE_INIT;
/// The libraries share fonts and caches, which are used by one thread at a time.
static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;

static void *find(void *library, const char *name, bool *found) {
    void *function = dlsym(library, name);
    if (!function) *found = false;
    return function;
}

static void find_all(void) {
    void *cairo = dlopen("libcairo.so.2", RTLD_NOW | RTLD_LOCAL);
    void *poppler = dlopen("libpoppler-glib.so.8", RTLD_NOW | RTLD_LOCAL);
    void *rsvg = dlopen("librsvg-2.so.2", RTLD_NOW | RTLD_LOCAL);
    has_cairo = cairo != NULL;
    has_poppler = poppler != NULL;
    has_rsvg = rsvg != NULL;
    // Both libraries depend on the one of their objects, in which a look-up goes on.
    void *objects = rsvg ? rsvg : poppler;
    has_objects = objects != NULL;
#define FIND(library, result, name, arguments) \
    if (library) name##_ = (result(*) arguments)find(library, #name, &has_##library);
    FUNCTIONS(FIND)
#undef FIND
}

bool lamina_vector_library(lamina_vector_kind kind) {
    pthread_once(&once, find_all);
    return has_cairo && has_objects && (kind == LAMINA_VECTOR_PDF ? has_poppler : has_rsvg);
}

/// A file that has been parsed: a page of PDF with its document, or a drawing of SVG.
typedef struct {
    void *document;
    void *page;
    void *drawing;
} opened;

static opened open_file(lamina_vector_kind kind, const void *bytes, size_t count) {
    opened file = {NULL, NULL, NULL};
    if (kind == LAMINA_VECTOR_SVG) {
        file.drawing = rsvg_handle_new_from_data_(bytes, count, NULL);
        if (file.drawing) rsvg_handle_set_dpi_(file.drawing, dots);
        return file;
    }
    void *copy = g_bytes_new_(bytes, count);
    file.document = poppler_document_new_from_bytes_(copy, NULL, NULL);
    g_bytes_unref_(copy);
    if (file.document) file.page = poppler_document_get_page_(file.document, 0);
    return file;
}

static void close_file(opened file) {
    if (file.page) g_object_unref_(file.page);
    if (file.document) g_object_unref_(file.document);
    if (file.drawing) g_object_unref_(file.drawing);
}

/// Returns false for a file without a size.
static bool measure(opened file, lamina_vector_size *size) {
    size->width = size->height = 0;
    if (file.page) {
        poppler_page_get_size_(file.page, &size->width, &size->height);
    } else if (file.drawing && !rsvg_handle_get_intrinsic_size_in_pixels_(file.drawing, &size->width, &size->height)) {
        // Without width and height, a drawing has the size of its own coordinates.
        int has_box = 0;
        rsvg_rectangle box = {0, 0, 0, 0};
        rsvg_handle_get_intrinsic_dimensions_(file.drawing, NULL, NULL, NULL, NULL, &has_box, &box);
        if (has_box) *size = (lamina_vector_size){box.width, box.height};
    }
    return isfinite(size->width) && isfinite(size->height) && size->width > 0 && size->height > 0;
}

lamina_vector_outcome lamina_vector_measure(lamina_vector_kind kind, const void *bytes, size_t count, lamina_vector_size *size) {
    if (!lamina_vector_library(kind)) return LAMINA_VECTOR_NO_LIBRARY;
    pthread_mutex_lock(&turn);
    opened file = open_file(kind, bytes, count);
    bool has_size = measure(file, size);
    close_file(file);
    pthread_mutex_unlock(&turn);
    return has_size ? LAMINA_VECTOR_READ : LAMINA_VECTOR_DAMAGED;
}

/// Draws a file into a context, whose pixels have a width and a height.
static bool draw(opened file, void *context, int width, int height) {
    lamina_vector_size size;
    if (!measure(file, &size)) return false;
    if (file.drawing) {
        rsvg_rectangle all = {0, 0, width, height};
        return rsvg_handle_render_document_(file.drawing, context, &all, NULL);
    }
    cairo_scale_(context, width / size.width, height / size.height);
    poppler_page_render_(file.page, context);
    return cairo_status_(context) == 0;
}

lamina_vector_outcome lamina_vector_draw(
    lamina_vector_kind kind, const void *bytes, size_t count, uint32_t *pixels, int width, int height) {
    if (!lamina_vector_library(kind)) return LAMINA_VECTOR_NO_LIBRARY;
    pthread_mutex_lock(&turn);
    opened file = open_file(kind, bytes, count);
    void *surface = cairo_image_surface_create_for_data_(pixels, argb32, width, height, width * 4);
    void *context = cairo_create_(surface);
    bool is_drawn = draw(file, context, width, height);
    cairo_destroy_(context);
    cairo_surface_flush_(surface);
    cairo_surface_destroy_(surface);
    close_file(file);
    pthread_mutex_unlock(&turn);
    return is_drawn ? LAMINA_VECTOR_READ : LAMINA_VECTOR_DAMAGED;
}
