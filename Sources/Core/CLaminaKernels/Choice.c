// Selects the kernel table that suits the processor. The compiler's own mechanism for that, the attribute `target_clones`, is not used: its resolvers
// run before the thread sanitizer is ready, and crash.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "Tables.h"

const LaminaKernels *LaminaKernelsNamed(const char *name) {
    if (strcmp(name, laminaBaselineKernels.name) == 0 || strcmp(name, "baseline") == 0) return &laminaBaselineKernels;
#if defined(__x86_64__)
    __builtin_cpu_init();
    if (strcmp(name, "avx2") == 0 && __builtin_cpu_supports("avx2")) return &laminaAVX2Kernels;
    int hasAVX512 = __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512dq")
        && __builtin_cpu_supports("avx512vl");
    if (strcmp(name, "avx512") == 0 && hasAVX512) return &laminaAVX512Kernels;
    if (strcmp(name, "avx512vbmi") == 0 && hasAVX512 && __builtin_cpu_supports("avx512vbmi")) return &laminaAVX512VBMIKernels;
#endif
    return NULL;
}

// The names of all tables, the widest vectors first.
static const char *const widestFirst[] = {"avx512vbmi", "avx512", "avx2", "baseline"};
static const size_t nameCount = sizeof widestFirst / sizeof *widestFirst;

// An unknown name ends the process: a silent fallback would let a test of an instruction set pass without running it.
static _Noreturn void refuse(const char *wish) {
    fprintf(stderr, "LAMINA_CPU: this processor has no kernels named %s; it has scalar", wish);
    for (size_t i = 0; i < nameCount; i++)
        if (LaminaKernelsNamed(widestFirst[i])) fprintf(stderr, ", %s", LaminaKernelsNamed(widestFirst[i])->name);
    fprintf(stderr, "\n");
    exit(64);
}

const LaminaKernels *LaminaKernelsChosen(void) {
    const char *wish = getenv("LAMINA_CPU");
    if (wish && *wish) {
        if (strcmp(wish, "scalar") == 0) return NULL;
        const LaminaKernels *wished = LaminaKernelsNamed(wish);
        if (wished) return wished;
        refuse(wish);
    }
    for (size_t i = 0; i < nameCount; i++) {
        const LaminaKernels *table = LaminaKernelsNamed(widestFirst[i]);
        if (table) return table;
    }
    return NULL;
}
