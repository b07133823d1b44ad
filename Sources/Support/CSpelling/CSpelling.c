#include "CSpelling.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

struct lamina_speller {
    void *handle;
};

static void *(*create)(const char *, const char *);
static int (*spell)(void *, const char *);
static int (*suggest)(void *, char ***, const char *);
static void (*free_list)(void *, char ***, int);
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void find_all(void) {
    void *library = dlopen("libhunspell-1.7.so.0", RTLD_NOW | RTLD_LOCAL);
    if (!library) return;
    *(void **)&create = dlsym(library, "Hunspell_create");
    *(void **)&spell = dlsym(library, "Hunspell_spell");
    *(void **)&suggest = dlsym(library, "Hunspell_suggest");
    *(void **)&free_list = dlsym(library, "Hunspell_free_list");
}

lamina_speller *lamina_speller_open(const char *affixes, const char *words) {
    pthread_once(&once, find_all);
    if (!create || !spell || !suggest || !free_list) return NULL;
    // Hunspell makes an empty dictionary of files that are not there.
    if (access(affixes, R_OK) || access(words, R_OK)) return NULL;
    void *handle = create(affixes, words);
    if (!handle) return NULL;
    lamina_speller *speller = malloc(sizeof *speller);
    if (speller) speller->handle = handle;
    return speller;
}

bool lamina_speller_knows(lamina_speller *speller, const char *word) { return spell(speller->handle, word) != 0; }

void lamina_speller_suggest(lamina_speller *speller, const char *word, void *context, void (*take)(void *, const char *)) {
    char **words = NULL;
    int count = suggest(speller->handle, &words, word);
    for (int index = 0; index < count; index++) take(context, words[index]);
    free_list(speller->handle, &words, count);
}
