#ifndef CLAMINA_PNG_H
#define CLAMINA_PNG_H

#include <stddef.h>
#include <stdint.h>

/// The picture to encode: straight BGRA, rows from the top, without padding.
typedef struct {
    const uint32_t *_Nonnull pixels;
    uint32_t width;
    uint32_t height;
    /// Nonzero omits the alpha channel from the file.
    int is_opaque;
} lamina_png_picture;

/// An encoded file in memory, to be freed by `lamina_png_release`.
typedef struct {
    uint8_t *_Nullable bytes;
    size_t count;
    /// The error message when encoding failed; empty after success.
    char message[128];
} lamina_png_file;

/// Encodes at zlib's level 1 with the "up" filter, which takes a third of the time of libpng's defaults.
///
/// libpng reports errors by longjmp, which must not cross Swift frames; inside this function it crosses only C frames.
/// Returns 1 after success, 0 with a message otherwise.
int lamina_png_encode(const lamina_png_picture *_Nonnull picture, lamina_png_file *_Nonnull file);

/// Reads the header of a PNG file and copies its ICC profile, of at most 16 MiB, to `profile`, which `lamina_png_release` frees.
///
/// Returns 1 when there is a profile, 0 without one and after an error.
int lamina_png_profile(const uint8_t *_Nonnull bytes, size_t count, lamina_png_file *_Nonnull profile);

/// Decodes the samples of a PNG file without converting colours: alpha is straight, gray has at least 8 bits, 16 bits are little-endian.
///
/// A colour that the file declares transparent becomes an alpha sample. Returns 1 after success, 0 after an error and for a file whose rows are not
/// `row_bytes` long or whose height is another; some rows may be written then.
int lamina_png_samples(const uint8_t *_Nonnull bytes, size_t count, uint8_t *_Nonnull samples, size_t row_bytes, uint32_t height);

void lamina_png_release(lamina_png_file *_Nonnull file);

#endif
