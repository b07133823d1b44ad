#include "CMapKit.h"
#include "Construct.h"
#include <stdint.h>

// A Swift function is reached from C by its mangled symbol.
extern void lamina_annotation_view_symbol(void) __asm__("$s6MapKit16MKAnnotationViewC10annotation15reuseIdentifierAcA0C0_pSg_SSSgtcfC")
    __attribute__((weak));

typedef __attribute__((swiftcall)) void *annotation_initialiser(
    uintptr_t object, uintptr_t witnesses, uintptr_t first, uintptr_t second, __attribute__((swift_context)) const void *class);

void *lamina_make_annotation_view(const void *base, const void *subclass, const void *annotation, const void *text) {
    lamina_initialiser found = lamina_find_initialiser(base, subclass, lamina_annotation_view_symbol);
    const uintptr_t *object = annotation, *words = text;
    return found ? ((annotation_initialiser *)found)(object[0], object[1], words[0], words[1], subclass) : 0;
}
