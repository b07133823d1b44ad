#define _GNU_SOURCE
#include "MainStack.h"
#include <dlfcn.h>
#include <elf.h>
#include <fcntl.h>
#include <stdbool.h>
#include <string.h>
#include <sys/auxv.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

// The names of functions that a program does not export are in the table for debuggers, which the loader does not read. The file is mapped and
// searched from the start: that takes milliseconds, and it is done once, at the end of a process.
//
// Source: System V Application Binary Interface, chapter 4, "Object files".

typedef struct {
    const char *bytes;
    size_t size;
} file;

/// True when `count` records of `size` bytes at an offset are inside the file.
static bool holds(file file, uint64_t offset, uint64_t count, uint64_t size) {
    return offset <= file.size && count <= (file.size - offset) / size;
}

static const Elf64_Shdr *section(file file, const Elf64_Ehdr *header, unsigned index) {
    if (header->e_shentsize != sizeof(Elf64_Shdr) || index >= header->e_shnum) return NULL;
    if (!holds(file, header->e_shoff, header->e_shnum, sizeof(Elf64_Shdr)) || header->e_shoff % 8 != 0) return NULL;
    const Elf64_Shdr *found = (const Elf64_Shdr *)(file.bytes + header->e_shoff) + index;
    return found->sh_type == SHT_NOBITS || holds(file, found->sh_offset, found->sh_size, 1) ? found : NULL;
}

/// Returns a copy of the name at an offset in a section of names; NULL when no name ends there.
static char *name(file file, const Elf64_Shdr *names, uint64_t offset) {
    if (!names || names->sh_type != SHT_STRTAB || offset >= names->sh_size) return NULL;
    return strndup(file.bytes + names->sh_offset + offset, names->sh_size - offset);
}

static char *find(file file, uint64_t address, uint64_t base) {
    const Elf64_Ehdr *header = (const Elf64_Ehdr *)file.bytes;
    if (file.size < sizeof *header || memcmp(header->e_ident, ELFMAG, SELFMAG) != 0 || header->e_ident[EI_CLASS] != ELFCLASS64) return NULL;
    // The addresses in a file that is loaded at any place are relative to that place.
    uint64_t place = header->e_type == ET_EXEC ? address : address - base;
    for (unsigned index = 0; index < header->e_shnum; index++) {
        const Elf64_Shdr *table = section(file, header, index);
        if (!table || table->sh_type != SHT_SYMTAB || table->sh_offset % 8 != 0) continue;
        const Elf64_Sym *symbols = (const Elf64_Sym *)(file.bytes + table->sh_offset);
        for (size_t i = 0; i < table->sh_size / sizeof *symbols; i++) {
            if (ELF64_ST_TYPE(symbols[i].st_info) != STT_FUNC || symbols[i].st_value > place) continue;
            if (place - symbols[i].st_value < symbols[i].st_size) return name(file, section(file, header, table->sh_link), symbols[i].st_name);
        }
    }
    return NULL;
}

static char *find_in_file(const char *path, uintptr_t address, uintptr_t base) {
    int descriptor = open(path, O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) return NULL;
    struct stat status;
    char *found = NULL;
    if (fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode)) {
        void *bytes = mmap(NULL, (size_t)status.st_size, PROT_READ, MAP_PRIVATE, descriptor, 0);
        if (bytes != MAP_FAILED) {
            found = find((file){bytes, (size_t)status.st_size}, address, base);
            munmap(bytes, (size_t)status.st_size);
        }
    }
    close(descriptor);
    return found;
}

lamina_function lamina_function_at(uintptr_t address) {
    Dl_info info;
    if (!dladdr((void *)address, &info)) return (lamina_function){NULL, NULL, address};
    uintptr_t base = (uintptr_t)info.dli_fbase;
    lamina_function function = {NULL, info.dli_fname, address - base};
    if (info.dli_sname) {
        function.symbol = strdup(info.dli_sname);
    } else {
        // The loader knows the program itself by the name of its call, which need not be a path.
        Dl_info program;
        bool is_program = dladdr((void *)getauxval(AT_ENTRY), &program) && program.dli_fbase == info.dli_fbase;
        function.symbol = find_in_file(is_program ? "/proc/self/exe" : info.dli_fname, address, base);
    }
    return function;
}
