// The functions of ICU that text needs, under the names by which Foundation's own copy of ICU exports them.
//
// Swift's toolchain ships that copy as lib_FoundationICU; every program that uses Foundation loads it anyway. Its headers are declared
// here again because the toolchain does not promise them; the functions keep ICU's stable C interface.
#ifndef LAMINA_CICU_H
#define LAMINA_CICU_H

#include <stdint.h>

// A UTF-16 unit and a code point, as ICU calls them.
typedef uint16_t UChar;
typedef int32_t UChar32;
// Above 0 is a failure, below 0 a warning.
typedef int32_t UErrorCode;

// Kinds of break iterators.
enum { LAMINA_BREAK_WORDS = 1, LAMINA_BREAK_LINES = 2 };
// No more boundaries.
enum { LAMINA_BREAK_DONE = -1 };
// What a word iterator says of spaces and punctuation: less than this.
enum { LAMINA_WORD_STATUS_LETTERS = 100 };

typedef struct UBreakIterator UBreakIterator;
UBreakIterator *swift_ubrk_open(int32_t type, const char *locale, const UChar *text, int32_t length, UErrorCode *status);
void swift_ubrk_close(UBreakIterator *iterator);
int32_t swift_ubrk_first(UBreakIterator *iterator);
int32_t swift_ubrk_next(UBreakIterator *iterator);
int32_t swift_ubrk_getRuleStatus(UBreakIterator *iterator);

// The paragraph's level follows its first strong character, and is this when there is none.
enum { LAMINA_BIDI_DEFAULT_LTR = 0xFE, LAMINA_BIDI_DEFAULT_RTL = 0xFF };

typedef struct UBiDi UBiDi;
UBiDi *swift_ubidi_open(void);
void swift_ubidi_close(UBiDi *bidi);
void swift_ubidi_setPara(UBiDi *bidi, const UChar *text, int32_t length, uint8_t level, uint8_t *levels, UErrorCode *status);
uint8_t swift_ubidi_getParaLevel(const UBiDi *bidi);
const uint8_t *swift_ubidi_getLevels(UBiDi *bidi, UErrorCode *status);

int32_t swift_uscript_getScript(UChar32 character, UErrorCode *status);
const char *swift_uscript_getShortName(int32_t script);

#endif
