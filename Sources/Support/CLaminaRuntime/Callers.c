#define _GNU_SOURCE
#include "Callers.h"
#include <link.h>
#include <pthread.h>
#include <stdbool.h>

/// The address at which the part of this thread's stack ends that is searched; 0 until it is known.
static _Thread_local uintptr_t stack_end;

__attribute__((noinline)) void lamina_begin_callers(void) {
    // The frame of the caller is the next one. Frames lie at lower addresses the later they begin.
    stack_end = *(uintptr_t *)__builtin_frame_address(0);
}

/// Returns the address after the calling thread's stack; 1, so that no frame is inside, when the system does not tell.
static uintptr_t end_of_stack(void) {
    pthread_attr_t attributes;
    if (pthread_getattr_np(pthread_self(), &attributes) != 0) return 1;
    void *start = NULL;
    size_t size = 0;
    bool is_known = pthread_attr_getstack(&attributes, &start, &size) == 0;
    pthread_attr_destroy(&attributes);
    return is_known ? (uintptr_t)start + size : 1;
}

__attribute__((noinline)) size_t lamina_callers(uintptr_t *addresses, size_t capacity) {
    if (stack_end == 0) stack_end = end_of_stack();
    // A frame begins with the address of the caller's frame and the address to which the function returns.
    uintptr_t frame = (uintptr_t)__builtin_frame_address(0);
    size_t count = 0;
    while (count < capacity && frame < stack_end && stack_end - frame >= 2 * sizeof(uintptr_t)) {
        const uintptr_t *words = (const uintptr_t *)frame;
        // No function is at 0; the words are those of something else.
        if (words[1] == 0) break;
        addresses[count++] = words[1];
        // A register that a function has used for something else leads anywhere; only upwards in this stack there is surely memory.
        if (words[0] <= frame || words[0] % sizeof(uintptr_t) != 0) break;
        frame = words[0];
    }
    return count;
}

/// An address to look for, and the one that the file has for it.
typedef struct {
    uintptr_t address;
    uintptr_t found;
} place;

static int find_in_first(struct dl_phdr_info *info, size_t size, void *data) {
    (void)size;
    place *place = data;
    for (unsigned index = 0; index < info->dlpi_phnum; index++) {
        const ElfW(Phdr) *part = &info->dlpi_phdr[index];
        uintptr_t offset = place->address - info->dlpi_addr;
        if (part->p_type == PT_LOAD && (part->p_flags & PF_X) && offset - part->p_vaddr < part->p_memsz) place->found = offset;
    }
    // The program comes first, and libraries after it.
    return 1;
}

uintptr_t lamina_address_in_program(uintptr_t address) {
    place place = {address, 0};
    dl_iterate_phdr(find_in_first, &place);
    return place.found;
}
