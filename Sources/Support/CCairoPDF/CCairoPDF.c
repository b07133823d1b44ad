#include "CCairoPDF.h"
#include <dlfcn.h>
#include <stdbool.h>
#include <pthread.h>

const cairo_user_data_key_t *lamina_font_key(void) {
    static const cairo_user_data_key_t key;
    return &key;
}

static lamina_cairo_functions functions;
static bool is_complete;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void find_all(void) {
    void *library = dlopen("libcairo.so.2", RTLD_NOW | RTLD_LOCAL);
    if (!library) return;
    bool found = true;
#define LAMINA_CAIRO_FIND(name) found &= (functions.name = (__typeof__(functions.name))dlsym(library, #name)) != NULL;
    LAMINA_CAIRO_FUNCTIONS(LAMINA_CAIRO_FIND)
#undef LAMINA_CAIRO_FIND
    is_complete = found;
}

const lamina_cairo_functions *lamina_cairo_load(void) {
    pthread_once(&once, find_all);
    return is_complete ? &functions : NULL;
}
