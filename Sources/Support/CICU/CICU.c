#include "CICU.h"

#include <stdio.h>

// The largest number of texts in a list of units: there are seven units.
enum { MOST_TEXTS = 8 };

// Writes a number with a unit, by ICU's skeleton for it.
static void write_unit(
    const UNumberFormatter *formatter, int64_t number, UChar *result, int32_t capacity, int32_t *length, UErrorCode *status)
{
    UFormattedNumber *formatted = swift_unumf_openResult(status);
    if (*status <= 0) swift_unumf_formatInt(formatter, number, formatted, status);
    if (*status <= 0) *length = swift_unumf_resultToString(formatted, result, capacity, status);
    swift_unumf_closeResult(formatted);
}

int32_t lamina_unit_text(const char *locale, const char *unit, const char *width, int64_t number, UChar *result, int32_t capacity)
{
    char name[96];
    UChar skeleton[96];
    int count = snprintf(name, sizeof name, "measure-unit/%s unit-width-%s", unit, width);
    if (count < 0 || count >= (int)sizeof name) return -1;
    for (int i = 0; i < count; i++) skeleton[i] = (UChar)name[i];

    UErrorCode status = 0;
    int32_t length = -1;
    UNumberFormatter *formatter = swift_unumf_openForSkeletonAndLocale(skeleton, count, locale, &status);
    if (status <= 0) write_unit(formatter, number, result, capacity, &length, &status);
    swift_unumf_close(formatter);
    return status <= 0 ? length : -1;
}

int32_t lamina_unit_list(
    const char *locale, int32_t width, const UChar *texts, const int32_t *lengths, int32_t count, UChar *result, int32_t capacity)
{
    const UChar *starts[MOST_TEXTS];
    if (count < 0 || count > MOST_TEXTS) return -1;
    for (int32_t i = 0; i < count; texts += lengths[i], i++) starts[i] = texts;

    UErrorCode status = 0;
    UListFormatter *formatter = swift_ulistfmt_openForType(locale, LAMINA_LIST_UNITS, width, &status);
    int32_t length = status <= 0 ? swift_ulistfmt_format(formatter, starts, lengths, count, result, capacity, &status) : -1;
    swift_ulistfmt_close(formatter);
    return status <= 0 ? length : -1;
}
