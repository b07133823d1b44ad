/// SDL2's headers, and its functions found at run time: a program that uses this starts on machines without SDL2.

#ifndef LAMINA_SDL2_H
#define LAMINA_SDL2_H

// Our programs have a `main` of their own.
#define SDL_MAIN_HANDLED
// Only the processor's intrinsics, which nobody needs here and which make every importer slow.
#define SDL_DISABLE_IMMINTRIN_H
#define SDL_DISABLE_MMINTRIN_H
#define SDL_DISABLE_XMMINTRIN_H
#define SDL_DISABLE_EMMINTRIN_H
#define SDL_DISABLE_PMMINTRIN_H

#include <SDL2/SDL.h>
#include <stdbool.h>

/// Every function that is used.
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
    USE(SDL_CreateWindow) \
    USE(SDL_DestroyWindow) \
    USE(SDL_SetWindowTitle) \
    USE(SDL_SetWindowIcon) \
    USE(SDL_GetWindowSize) \
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

/// SDL2's functions under their own names; all are there.
typedef struct {
#define LAMINA_SDL_FIELD(name) __typeof__(name) *_Nonnull name;
    LAMINA_SDL_FUNCTIONS(LAMINA_SDL_FIELD)
#undef LAMINA_SDL_FIELD
} lamina_sdl_functions;

/// Opens the library, once; it stays open.
///
/// - Returns: Null when it is not installed, or lacks a function because it is older than 2.26.
const lamina_sdl_functions *_Nullable lamina_sdl_load(void);

/// Lets the program live on after a request that an X server refuses, where there is Xlib.
///
/// To be called before SDL opens a display: what holds then is what SDL puts back when it closes it, while messages may still be under way.
void lamina_ignore_display_errors(void);

/// Sets what the program does, instead of ending at once, when the display goes away, which Xlib reports in the midst of any call and expects never to return.
///
/// To be called after SDL has opened a display; does nothing where that is not an X server's.
void lamina_watch_display_loss(void (*_Nonnull lost)(void *_Nonnull context), void *_Nonnull context);

#endif
