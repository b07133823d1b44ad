// The functions of ICU that text layout needs, with the names that Foundation's own copy of ICU exports.
//
// Swift's toolchain ships this copy as lib_FoundationICU, which every program with Foundation loads anyway. The declarations are repeated here,
// because the toolchain need not ship the headers; the functions have ICU's stable C interface.
#ifndef LAMINA_CICU_H
#define LAMINA_CICU_H

#include <stdint.h>

// ICU's names for a UTF-16 unit and a code point.
typedef uint16_t UChar;
typedef int32_t UChar32;
// Positive values are failures, negative ones warnings.
typedef int32_t UErrorCode;

// The kinds of break iterators.
enum { LAMINA_BREAK_WORDS = 1, LAMINA_BREAK_LINES = 2 };
// The result of `next` after the last boundary.
enum { LAMINA_BREAK_DONE = -1 };
// The lowest rule status of words and numbers; spaces and punctuation have a lower status.
enum { LAMINA_WORD_STATUS_LETTERS = 100 };

typedef struct UBreakIterator UBreakIterator;
UBreakIterator *swift_ubrk_open(int32_t type, const char *locale, const UChar *text, int32_t length, UErrorCode *status);
void swift_ubrk_close(UBreakIterator *iterator);
int32_t swift_ubrk_first(UBreakIterator *iterator);
int32_t swift_ubrk_next(UBreakIterator *iterator);
int32_t swift_ubrk_getRuleStatus(UBreakIterator *iterator);

// Values of `level` for `setPara`: the first character with a strong direction determines the paragraph's level. The names give the direction of a
// paragraph without such a character.
enum { LAMINA_BIDI_DEFAULT_LTR = 0xFE, LAMINA_BIDI_DEFAULT_RTL = 0xFF };

typedef struct UBiDi UBiDi;
UBiDi *swift_ubidi_open(void);
void swift_ubidi_close(UBiDi *bidi);
void swift_ubidi_setPara(UBiDi *bidi, const UChar *text, int32_t length, uint8_t level, uint8_t *levels, UErrorCode *status);
uint8_t swift_ubidi_getParaLevel(const UBiDi *bidi);
const uint8_t *swift_ubidi_getLevels(UBiDi *bidi, UErrorCode *status);

int32_t swift_uscript_getScript(UChar32 character, UErrorCode *status);
const char *swift_uscript_getShortName(int32_t script);

typedef struct UPluralRules UPluralRules;
UPluralRules *swift_uplrules_open(const char *locale, UErrorCode *status);
void swift_uplrules_close(UPluralRules *rules);
int32_t swift_uplrules_select(const UPluralRules *rules, double number, UChar *keyword, int32_t capacity, UErrorCode *status);

// A kind of lists: values with units.
enum { LAMINA_LIST_UNITS = 2 };

typedef struct UNumberFormatter UNumberFormatter;
typedef struct UFormattedNumber UFormattedNumber;
UNumberFormatter *swift_unumf_openForSkeletonAndLocale(const UChar *skeleton, int32_t length, const char *locale, UErrorCode *status);
void swift_unumf_close(UNumberFormatter *formatter);
UFormattedNumber *swift_unumf_openResult(UErrorCode *status);
void swift_unumf_closeResult(UFormattedNumber *result);
void swift_unumf_formatInt(const UNumberFormatter *formatter, int64_t number, UFormattedNumber *result, UErrorCode *status);
int32_t swift_unumf_resultToString(const UFormattedNumber *result, UChar *text, int32_t capacity, UErrorCode *status);

typedef struct UListFormatter UListFormatter;
UListFormatter *swift_ulistfmt_openForType(const char *locale, int32_t type, int32_t width, UErrorCode *status);
void swift_ulistfmt_close(UListFormatter *formatter);
int32_t swift_ulistfmt_format(
    const UListFormatter *formatter, const UChar *const *texts, const int32_t *lengths, int32_t count, UChar *result, int32_t capacity,
    UErrorCode *status);

// Writes a number with a unit such as `duration-hour` in a width such as `full-name`; returns the length, or -1.
int32_t lamina_unit_text(const char *locale, const char *unit, const char *width, int64_t number, UChar *result, int32_t capacity);

// Joins texts with units, which stand one after the other, to a list; returns the length, or -1. The widths are 0 for full names, 1 and 2.
int32_t lamina_unit_list(
    const char *locale, int32_t width, const UChar *texts, const int32_t *lengths, int32_t count, UChar *result, int32_t capacity);

#endif
