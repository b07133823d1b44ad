#pragma once
#include <stdbool.h>
#include <stddef.h>

/// A dictionary of Hunspell.
///
/// Each call belongs to one thread at a time for each dictionary.
typedef struct lamina_speller lamina_speller;

/// Opens a dictionary; NULL when the library or a file is missing.
///
/// - affixes, words: The paths of the two files of a dictionary, `.aff` and `.dic`.
lamina_speller *lamina_speller_open(const char *affixes, const char *words);

/// Returns true when the dictionary has a word, in UTF-8.
bool lamina_speller_knows(lamina_speller *speller, const char *word);

/// Calls a function with each word that the dictionary proposes for a misspelled one, the best first.
void lamina_speller_suggest(lamina_speller *speller, const char *word, void *context, void (*take)(void *context, const char *word));
