#include "Construct.h"
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The layout of a Swift class's metadata record on platforms without Objective-C. A metatype such as `Base.self` is a pointer to it.
///
/// Source: the Swift ABI, "Type Metadata", section "Class Metadata".
typedef struct class_metadata {
    uintptr_t kind;
    const struct class_metadata *superclass;
    uint32_t flags;
    uint32_t instance_address_point;
    uint32_t instance_size;
    uint16_t instance_alignment_mask;
    uint16_t reserved;
    /// The size of the whole record in bytes. It includes the `class_address_point` bytes that precede the address to which class pointers point.
    uint32_t class_size;
    uint32_t class_address_point;
    const void *description;
    void (*variable_destroyer)(void);
    /// The vtable, one word per entry: methods, field offsets and generic arguments. The root class's entries come first, so a subclass has an
    /// inherited or overridden method at the same index as its base class.
    lamina_initialiser members[];
} class_metadata;

/// Returns the number of vtable entries, computed from the size of the record.
static size_t member_count(const class_metadata *metadata) {
    size_t size = metadata->class_size - metadata->class_address_point;
    size_t head = offsetof(class_metadata, members);
    return size > head ? (size - head) / sizeof *metadata->members : 0;
}

/// True when `class` is `base` or one of its subclasses.
static bool is_kind_of(const class_metadata *class, const class_metadata *base) {
    while (class && class != base) class = class->superclass;
    return class != NULL;
}

lamina_initialiser lamina_find_initialiser(const void *base, const void *subclass, lamina_initialiser initialiser) {
    const class_metadata *base_metadata = base;
    const class_metadata *metadata = subclass;
    if (!initialiser || !is_kind_of(metadata, base_metadata)) return NULL;
    // The base's own initialiser gives the index; the subclass's entry at this index is its override, or the inherited initialiser.
    size_t count = member_count(base_metadata);
    for (size_t i = 0; i < count; i++) {
        if (base_metadata->members[i] == initialiser) return metadata->members[i];
    }
    return NULL;
}

// MARK: Calling initialisers

// Allocating initialisers are called like methods of the metatype. Swift's calling convention passes `self`, here the metatype, in a register of its
// own, the context register; clang generates such calls for functions with these attributes.
#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context))

typedef SWIFT void *plain_initialiser(SELF const void *class);
typedef SWIFT void *any_initialiser(void *any, SELF const void *class);
typedef SWIFT void *object_initialiser(void *object, SELF const void *class);
typedef SWIFT void *rect_initialiser(double x, double y, double width, double height, SELF const void *class);
typedef SWIFT void *text_initialiser(uintptr_t first, uintptr_t second, SELF const void *class);
typedef SWIFT void *text_object_initialiser(uintptr_t first, uintptr_t second, void *object, SELF const void *class);
typedef SWIFT void *text_objects_initialiser(uintptr_t first, uintptr_t second, void *object, void *other, SELF const void *class);
typedef SWIFT void *style_text_initialiser(long value, uintptr_t first, uintptr_t second, SELF const void *class);

void *lamina_call_initialiser(lamina_initialiser initialiser, const void *subclass) {
    return ((plain_initialiser *)initialiser)(subclass);
}

void *lamina_call_initialiser_any(lamina_initialiser initialiser, const void *subclass, void *any) {
    return ((any_initialiser *)initialiser)(any, subclass);
}

void *lamina_call_initialiser_object(lamina_initialiser initialiser, const void *subclass, void *object) {
    return ((object_initialiser *)initialiser)(object, subclass);
}

void *lamina_call_initialiser_rect(
    lamina_initialiser initialiser, const void *subclass, double x, double y, double width, double height
) {
    return ((rect_initialiser *)initialiser)(x, y, width, height, subclass);
}

// Swift passes a `String` in two registers. `String?` has the same size: nil is a bit pattern that no string has.
void *lamina_call_initialiser_text(lamina_initialiser initialiser, const void *subclass, const void *text) {
    const uintptr_t *words = text;
    return ((text_initialiser *)initialiser)(words[0], words[1], subclass);
}

void *lamina_call_initialiser_text_object(lamina_initialiser initialiser, const void *subclass, const void *text, void *object) {
    const uintptr_t *words = text;
    return ((text_object_initialiser *)initialiser)(words[0], words[1], object, subclass);
}

void *lamina_call_initialiser_text_objects(
    lamina_initialiser initialiser, const void *subclass, const void *text, void *object, void *other
) {
    const uintptr_t *words = text;
    return ((text_objects_initialiser *)initialiser)(words[0], words[1], object, other, subclass);
}

void *lamina_call_initialiser_style_text(
    lamina_initialiser initialiser, const void *subclass, long value, const void *text
) {
    const uintptr_t *words = text;
    return ((style_text_initialiser *)initialiser)(value, words[0], words[1], subclass);
}
