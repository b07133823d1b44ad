#include <stdint.h>

/// Marks every program that links Lamina; `lamina list` looks for this section.
///
/// A note section describes the whole file, so linkers keep it although nothing refers to it, and `strip` keeps it too.
/// The layout is an ELF note's: the sizes of name and description in bytes, a type, the padded name and the description.
__attribute__((used, section(".note.lamina"), aligned(4))) static const struct {
    uint32_t name_size;
    uint32_t description_size;
    uint32_t type;
    char name[8];
    uint32_t description;
} lamina_app_marker = {7, 4, 1, "Lamina", 1};
