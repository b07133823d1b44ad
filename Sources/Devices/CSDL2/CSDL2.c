#include "CSDL2.h"
#include <dlfcn.h>
#include <unistd.h>

static lamina_sdl_functions functions;

static bool find_all(void *library) {
    bool found = true;
#define LAMINA_SDL_FIND(name) found &= (functions.name = (__typeof__(functions.name))dlsym(library, #name)) != NULL;
    LAMINA_SDL_FUNCTIONS(LAMINA_SDL_FIND)
#undef LAMINA_SDL_FIND
    return found;
}

const lamina_sdl_functions *lamina_sdl_load(void) {
    void *library = dlopen("libSDL2-2.0.so.0", RTLD_NOW | RTLD_LOCAL);
    return library && find_all(library) ? &functions : NULL;
}

static void (*lost_display)(void *);
static void *lost_context;

static int handle_loss(void *display) {
    (void)display;
    lost_display(lost_context);
    // Xlib calls `exit` when this handler returns, while other threads may be anywhere, so the handler never returns.
    while (true) pause();
}

// Ignores errors that the X server reports; installed as Xlib's error handler.
//
// SDL wakes a waiting thread by a message on a separate connection. After the window is closed, this message fails, and Xlib's default handler
// would end the program. X reports errors asynchronously, so the sender cannot check for them.
static int ignore_error(void *display, void *error) {
    (void)display;
    (void)error;
    return 0;
}

void lamina_ignore_display_errors(void) {
    // Loads Xlib itself, because SDL loads it only later, when it opens the display.
    void *library = dlopen("libX11.so.6", RTLD_NOW);
    if (!library) return;
    void *(*set_error_handler)(int (*)(void *, void *)) = (void *(*)(int (*)(void *, void *)))dlsym(library, "XSetErrorHandler");
    if (set_error_handler) set_error_handler(ignore_error);
}

void lamina_watch_display_loss(void (*lost)(void *), void *context) {
    // Without Xlib in the process, the display is not an X server's, and its loss cannot be watched.
    void *library = dlopen("libX11.so.6", RTLD_NOW | RTLD_NOLOAD);
    if (!library) return;
    void *(*set_error_handler)(int (*)(void *, void *)) = (void *(*)(int (*)(void *, void *)))dlsym(library, "XSetErrorHandler");
    void *(*set_loss_handler)(int (*)(void *)) = (void *(*)(int (*)(void *)))dlsym(library, "XSetIOErrorHandler");
    if (!set_error_handler || !set_loss_handler) return;
    lost_display = lost;
    lost_context = context;
    set_error_handler(ignore_error);
    set_loss_handler(handle_loss);
}
