/// SDL2's headers, with its functions found at run time, so that a program starts on machines without SDL2 too.

#ifndef LAMINA_SDL2_H
#define LAMINA_SDL2_H

// Programs that use Lamina define `main` themselves.
#define SDL_MAIN_HANDLED
// Skips the headers of processor intrinsics, which are not used and slow down every import.
#define SDL_DISABLE_IMMINTRIN_H
#define SDL_DISABLE_MMINTRIN_H
#define SDL_DISABLE_XMMINTRIN_H
#define SDL_DISABLE_EMMINTRIN_H
#define SDL_DISABLE_PMMINTRIN_H

#include <SDL2/SDL.h>
#include <stdbool.h>

/// All functions of SDL2 that are used.
#define LAMINA_SDL_FUNCTIONS(USE) \
    USE(SDL_SetMainReady) \
    USE(SDL_Init) \
    USE(SDL_Quit) \
    USE(SDL_SetHint) \
    USE(SDL_SetHintWithPriority) \
    USE(SDL_GetError) \
    USE(SDL_GetVersion) \
    USE(SDL_GetCurrentVideoDriver) \
    USE(SDL_EnableScreenSaver) \
    USE(SDL_GetDisplayDPI) \
    USE(SDL_GetCurrentDisplayMode) \
    USE(SDL_GetWindowDisplayIndex) \
    USE(SDL_CreateWindow) \
    USE(SDL_DestroyWindow) \
    USE(SDL_SetWindowTitle) \
    USE(SDL_SetWindowIcon) \
    USE(SDL_GetWindowSize) \
    USE(SDL_SetWindowSize) \
    USE(SDL_GetWindowSizeInPixels) \
    USE(SDL_CreateRGBSurfaceWithFormatFrom) \
    USE(SDL_FreeSurface) \
    USE(SDL_ConvertPixels) \
    USE(SDL_GetWindowSurface) \
    USE(SDL_UpdateWindowSurfaceRects) \
    USE(SDL_RegisterEvents) \
    USE(SDL_PushEvent) \
    USE(SDL_PollEvent) \
    USE(SDL_WaitEvent) \
    USE(SDL_WaitEventTimeout) \
    USE(SDL_StartTextInput) \
    USE(SDL_StopTextInput) \
    USE(SDL_SetTextInputRect) \
    USE(SDL_GetClipboardText) \
    USE(SDL_SetClipboardText) \
    USE(SDL_free)

/// SDL2's functions under their own names; none is null.
typedef struct {
#define LAMINA_SDL_FIELD(name) __typeof__(name) *_Nonnull name;
    LAMINA_SDL_FUNCTIONS(LAMINA_SDL_FIELD)
#undef LAMINA_SDL_FIELD
} lamina_sdl_functions;

/// Loads SDL2 and looks up its functions; the library is never unloaded.
///
/// - Returns: Null when SDL2 is not installed, or lacks a function because it is older than 2.26.
const lamina_sdl_functions *_Nullable lamina_sdl_load(void);

/// Keeps the program running when an X server refuses a request; has no effect on a machine without Xlib.
///
/// Must be called before SDL opens a display. SDL remembers the error handler of that moment and restores it when it closes the
/// display. Messages may still be on their way then, and their errors must be ignored too.
void lamina_ignore_display_errors(void);

/// Sets the function that is called when the connection to the display is lost; by default Xlib would end the program.
///
/// Xlib reports the loss during any of its calls and expects the handler never to return. Must be called after SDL has opened a
/// display; has no effect unless the display is an X server's.
void lamina_watch_display_loss(void (*_Nonnull lost)(void *_Nonnull context), void *_Nonnull context);

#endif
