#include <stdint.h>

/// Marks every program that links Lamina: `lamina list` looks for this section.
///
/// Linkers keep notes, which describe the whole file, though nothing refers to them, and `strip` keeps them too.
__attribute__((used, section(".note.lamina"), aligned(4))) static const struct {
    uint32_t name_size;
    uint32_t description_size;
    uint32_t type;
    char name[8];
    uint32_t description;
} lamina_app_marker = {7, 4, 1, "Lamina", 1};
