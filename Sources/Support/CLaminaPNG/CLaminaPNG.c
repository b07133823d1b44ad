#include "CLaminaPNG.h"

#include <png.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// The output file with the capacity of its buffer.
typedef struct {
    lamina_png_file *file;
    size_t capacity;
} growing_file;

static void append(png_structp png, png_bytep bytes, size_t count) {
    growing_file *growing = png_get_io_ptr(png);
    lamina_png_file *file = growing->file;
    if (count > growing->capacity - file->count) {
        // At least doubles, so that appending is amortised constant.
        size_t capacity = growing->capacity * 2 + count;
        uint8_t *grown = realloc(file->bytes, capacity);
        if (!grown) png_error(png, "out of memory");
        file->bytes = grown;
        growing->capacity = capacity;
    }
    memcpy(file->bytes + file->count, bytes, count);
    file->count += count;
}

static void nothing_to_flush(png_structp png) { (void)png; }

// libpng's error handler: stores the message and jumps back to `setjmp` in `lamina_png_encode`.
static void keep_message(png_structp png, png_const_charp message) {
    growing_file *growing = png_get_error_ptr(png);
    snprintf(growing->file->message, sizeof growing->file->message, "%s", message);
    png_longjmp(png, 1);
}

static void ignore_warning(png_structp png, png_const_charp message) { (void)png; (void)message; }

static void write_picture(png_structp png, png_infop info, const lamina_png_picture *picture) {
    int type = picture->is_opaque ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGBA;
    png_set_IHDR(png, info, picture->width, picture->height, 8, type, PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT,
                 PNG_FILTER_TYPE_DEFAULT);
    png_set_sRGB_gAMA_and_cHRM(png, info, PNG_sRGB_INTENT_PERCEPTUAL);
    // Level 1 with the "up" filter takes a third of the time of libpng's defaults.
    png_set_compression_level(png, 1);
    png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_FILTER_UP);
    png_write_info(png, info);
    // Pixels are BGRA in memory. The filler makes libpng skip the fourth byte of opaque pixels.
    png_set_bgr(png);
    if (picture->is_opaque) png_set_filler(png, 0, PNG_FILLER_AFTER);
    for (uint32_t y = 0; y < picture->height; y++)
        png_write_row(png, (png_const_bytep)(picture->pixels + (size_t)y * picture->width));
    png_write_end(png, info);
}

int lamina_png_encode(const lamina_png_picture *picture, lamina_png_file *file) {
    memset(file, 0, sizeof *file);
    growing_file growing = {file, 0};
    png_infop info = NULL;
    png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, &growing, keep_message, ignore_warning);
    if (png) info = png_create_info_struct(png);
    if (!info) {
        png_destroy_write_struct(&png, NULL);
        snprintf(file->message, sizeof file->message, "out of memory");
        return 0;
    }
    // No local variable changes between here and a jump back, so none needs to be volatile.
    if (setjmp(png_jmpbuf(png))) {
        png_destroy_write_struct(&png, &info);
        lamina_png_release(file);
        return 0;
    }
    png_set_write_fn(png, &growing, append, nothing_to_flush);
    write_picture(png, info, picture);
    png_destroy_write_struct(&png, &info);
    return 1;
}

void lamina_png_release(lamina_png_file *file) {
    free(file->bytes);
    file->bytes = NULL;
    file->count = 0;
}

// The bytes of a file that is read, with the position of the next byte.
typedef struct {
    const uint8_t *bytes;
    size_t count;
    size_t place;
} read_file;

static void take(png_structp png, png_bytep bytes, size_t count) {
    read_file *file = png_get_io_ptr(png);
    if (count > file->count - file->place) png_error(png, "the file ends early");
    memcpy(bytes, file->bytes + file->place, count);
    file->place += count;
}

// libpng's error handler: jumps back to `setjmp` in the calling function.
static void leave(png_structp png, png_const_charp message) {
    (void)message;
    png_longjmp(png, 1);
}

// Copies the profile; libpng keeps its own until the structures are destroyed.
static int copy_profile(png_structp png, png_infop info, void *context) {
    lamina_png_file *profile = context;
    png_charp name;
    png_bytep bytes;
    png_uint_32 count;
    int compression;
    if (!png_get_iCCP(png, info, &name, &compression, &bytes, &count) || count == 0) return 0;
    profile->bytes = malloc(count);
    if (!profile->bytes) return 0;
    memcpy(profile->bytes, bytes, count);
    profile->count = count;
    return 1;
}

// Reads a file up to its pixels and calls `use`; returns the result of `use`, and 0 for a damaged file.
static int opened(const uint8_t *bytes, size_t count, int (*use)(png_structp, png_infop, void *), void *context) {
    read_file file = {.bytes = bytes, .count = count};
    png_infop info = NULL;
    png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, NULL, leave, ignore_warning);
    if (png) info = png_create_info_struct(png);
    // No local variable that changes after `setjmp` is read after a jump back, so none needs to be volatile.
    if (info && !setjmp(png_jmpbuf(png))) {
        // Profiles of printers have a few megabytes; a compressed megabyte could hold a gigabyte.
        png_set_chunk_malloc_max(png, 16 << 20);
        png_set_read_fn(png, &file, take);
        png_read_info(png, info);
        int result = use(png, info, context);
        png_destroy_read_struct(&png, &info, NULL);
        return result;
    }
    png_destroy_read_struct(&png, &info, NULL);
    return 0;
}

int lamina_png_profile(const uint8_t *bytes, size_t count, lamina_png_file *profile) {
    memset(profile, 0, sizeof *profile);
    return opened(bytes, count, copy_profile, profile);
}

// Memory for all rows of a picture.
typedef struct {
    uint8_t *samples;
    size_t row_bytes;
    uint32_t height;
} sample_rows;

// Reads all rows, each pass of an interlaced file over the rows of the passes before.
static int read_rows(png_structp png, png_infop info, void *context) {
    const sample_rows *rows = context;
    png_set_expand_gray_1_2_4_to_8(png);
    if (png_get_valid(png, info, PNG_INFO_tRNS)) png_set_tRNS_to_alpha(png);
    // Files store the high byte first.
    if (png_get_bit_depth(png, info) == 16) png_set_swap(png);
    int passes = png_set_interlace_handling(png);
    png_read_update_info(png, info);
    if (png_get_rowbytes(png, info) != rows->row_bytes || png_get_image_height(png, info) != rows->height) return 0;
    for (int pass = 0; pass < passes; pass++)
        for (uint32_t y = 0; y < rows->height; y++) png_read_row(png, rows->samples + y * rows->row_bytes, NULL);
    return 1;
}

int lamina_png_samples(const uint8_t *bytes, size_t count, uint8_t *samples, size_t row_bytes, uint32_t height) {
    sample_rows rows = {.samples = samples, .row_bytes = row_bytes, .height = height};
    return opened(bytes, count, read_rows, &rows);
}
