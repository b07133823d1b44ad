/// Drawings in PDF and SVG files, by poppler and librsvg, which are found at run time, so that a program starts on machines without them too.

#ifndef LAMINA_VECTOR_FILES_H
#define LAMINA_VECTOR_FILES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The format of a file.
typedef enum {
    LAMINA_VECTOR_PDF,
    LAMINA_VECTOR_SVG,
} lamina_vector_kind;

/// The outcome of reading a file.
typedef enum {
    LAMINA_VECTOR_READ,
    /// The library of the format, or Cairo, is not installed.
    LAMINA_VECTOR_NO_LIBRARY,
    /// The file is damaged, encrypted, empty or of another format.
    LAMINA_VECTOR_DAMAGED,
} lamina_vector_outcome;

/// The natural size of a drawing, in points.
typedef struct {
    double width;
    double height;
} lamina_vector_size;

/// Returns true when the libraries of a format are installed.
bool lamina_vector_library(lamina_vector_kind kind);

/// Finds the natural size of a file's first page.
lamina_vector_outcome lamina_vector_measure(
    lamina_vector_kind kind, const void *_Nullable bytes, size_t count, lamina_vector_size *_Nonnull size);

/// Draws a file's first page over clear pixels, stretched to their size; the pixels are premultiplied, and rows follow each other without gaps.
lamina_vector_outcome lamina_vector_draw(
    lamina_vector_kind kind, const void *_Nullable bytes, size_t count, uint32_t *_Nonnull pixels, int width, int height);

#endif
