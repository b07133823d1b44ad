#include "CSpelling.h"
#include <dlfcn.h>
#include <errno.h>
#include <iconv.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct lamina_speller {
    void *handle;
    // Between UTF-8 and the dictionary's own encoding, which many older ones have.
    iconv_t to_own, from_own;
};

static void *(*create)(const char *, const char *);
static int (*spell)(void *, const char *);
static int (*suggest)(void *, char ***, const char *);
static void (*free_list)(void *, char ***, int);
static char *(*encoding)(void *);
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void find_all(void) {
    void *library = dlopen("libhunspell-1.7.so.0", RTLD_NOW | RTLD_LOCAL);
    if (!library) return;
    *(void **)&create = dlsym(library, "Hunspell_create");
    *(void **)&spell = dlsym(library, "Hunspell_spell");
    *(void **)&suggest = dlsym(library, "Hunspell_suggest");
    *(void **)&free_list = dlsym(library, "Hunspell_free_list");
    *(void **)&encoding = dlsym(library, "Hunspell_get_dic_encoding");
}

lamina_speller *lamina_speller_open(const char *affixes, const char *words) {
    pthread_once(&once, find_all);
    if (!create || !spell || !suggest || !free_list || !encoding) return NULL;
    // Hunspell makes an empty dictionary of files that are not there.
    if (access(affixes, R_OK) || access(words, R_OK)) return NULL;
    void *handle = create(affixes, words);
    if (!handle) return NULL;
    lamina_speller *speller = malloc(sizeof *speller);
    if (!speller) return NULL;
    const char *own = encoding(handle);
    // Hunspell writes "ISO8859-1", which iconv knows too.
    *speller = (lamina_speller){handle, iconv_open(own, "UTF-8"), iconv_open("UTF-8", own)};
    return speller;
}

/// The longest word in bytes; a longer one is unknown.
#define LONGEST 512

static bool convert(iconv_t conversion, const char *text, char result[LONGEST]) {
    errno = 0;
    if (conversion == (iconv_t)-1) return false;
    char *from = (char *)text, *to = result;
    size_t left = strlen(text), room = LONGEST - 1;
    iconv(conversion, NULL, NULL, NULL, NULL);
    if (iconv(conversion, &from, &left, &to, &room) == (size_t)-1) return false;
    *to = 0;
    return true;
}

/// Converts a word to the dictionary's encoding.
///
/// An older encoding has no curly apostrophe (U+2019); its words have the straight one.
static bool convert_word(lamina_speller *speller, const char *word, char own[LONGEST]) {
    static const char curly[] = "\xE2\x80\x99";
    if (convert(speller->to_own, word, own)) return true;
    if (errno != EILSEQ || strlen(word) >= LONGEST || !strstr(word, curly)) return false;
    char straight[LONGEST], *end = straight;
    while (*word) {
        bool is_curly = !strncmp(word, curly, sizeof curly - 1);
        *end++ = is_curly ? '\'' : *word;
        word += is_curly ? sizeof curly - 1 : 1;
    }
    *end = 0;
    return convert(speller->to_own, straight, own);
}

bool lamina_speller_knows(lamina_speller *speller, const char *word) {
    char own[LONGEST];
    return convert_word(speller, word, own) && spell(speller->handle, own) != 0;
}

void lamina_speller_suggest(lamina_speller *speller, const char *word, void *context, void (*take)(void *, const char *)) {
    char own[LONGEST], proposal[LONGEST];
    if (!convert_word(speller, word, own)) return;
    char **words = NULL;
    int count = suggest(speller->handle, &words, own);
    for (int index = 0; index < count; index++) {
        if (convert(speller->from_own, words[index], proposal)) take(context, proposal);
    }
    free_list(speller->handle, &words, count);
}
