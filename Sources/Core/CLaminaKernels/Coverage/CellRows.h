// Converts cells to coverage by running sums along a row, eight cells at a time: the C twin of `ScalarRows.sumCells`.
#pragma once

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "CLaminaKernels.h"

#include "../Lanes/Inline.h"

typedef uint32_t Octet __attribute__((vector_size(32)));
typedef int32_t SignedOctet __attribute__((vector_size(32)));
typedef uint8_t OctetOfBytes __attribute__((vector_size(8)));

// Prefix sums in three steps: after adding neighbours at distance 1, 2 and 4, each lane holds the sum of all lanes up to itself.
INLINE Octet runningSums(Octet cells) {
    const Octet none = {0};
    cells += __builtin_shufflevector(cells, none, 8, 0, 1, 2, 3, 4, 5, 6);
    cells += __builtin_shufflevector(cells, none, 8, 8, 0, 1, 2, 3, 4, 5);
    return cells + __builtin_shufflevector(cells, none, 8, 8, 8, 8, 0, 1, 2, 3);
}

// Converts winding numbers to the covered fraction of the pixel, both in units of 2⁻¹⁶.
INLINE Octet shares(Octet winding, int isEvenOdd) {
    // `size` is the absolute value: `sign` is all ones for negative numbers, and (w ^ -1) - (-1) is -w. The non-zero rule limits it to 1. The
    // even-odd rule takes it modulo 2, as a triangle wave: 0 → 0, 1 → 1, 2 → 0.
    Octet sign = (Octet)((SignedOctet)winding >> 31);
    Octet size = (winding ^ sign) - sign;
    Octet part = size & 0x1FFFF;
    return isEvenOdd ? __builtin_elementwise_min(part, 0x20000 - part) : __builtin_elementwise_min(size, (Octet){0} + 0x10000);
}

// Loads eight bytes into a word; the first byte becomes the lowest on every processor.
INLINE uint64_t eightBytes(const uint8_t *bytes) {
    uint64_t word;
    memcpy(&word, bytes, sizeof word);
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    word = __builtin_bswap64(word);
#endif
    return word;
}

// A word with `byte` in all eight bytes.
INLINE uint64_t eightTimes(uint8_t byte) { return byte * 0x0101010101010101u; }

// Counts the bytes at the beginning that equal `byte`, at most `count`. Reads whole groups of eight bytes, so up to seven bytes beyond `count`.
INLINE size_t equalAtBegin(const uint8_t *bytes, size_t count, uint8_t byte) {
    for (size_t i = 0; i < count; i += 8) {
        // Equal bytes differ by 0, so the lowest set bit of the difference lies in the first unequal byte.
        uint64_t difference = eightBytes(bytes + i) ^ eightTimes(byte);
        if (difference) {
            size_t equal = i + (size_t)__builtin_ctzll(difference) / 8;
            return equal < count ? equal : count;
        }
    }
    return count;
}

// Returns the index after the last of `count` bytes that differs from `byte`; 0 when none does.
INLINE size_t differingBeforeEnd(const uint8_t *bytes, size_t count, uint8_t byte) {
    size_t end = count;
    // Single bytes down to a multiple of eight, then groups of eight, whose highest set bit lies in the last unequal byte.
    for (; end % 8; end--)
        if (bytes[end - 1] != byte) return end;
    for (; end; end -= 8) {
        uint64_t difference = eightBytes(bytes + end - 8) ^ eightTimes(byte);
        if (difference) return end - (size_t)__builtin_clzll(difference) / 8;
    }
    return 0;
}

// Converts `count` cells, a multiple of eight, to coverage values and clears the cells. The running sum continues from `before`.
//
// Only the first `shown` values belong to pixels. Among them, `first` and `end` of the result enclose the values that differ from the constant runs
// before and after them.
INLINE LaminaCellSums sumCells(uint8_t *coverage, int32_t *cells, size_t count, size_t shown, LaminaCellSums before, int isEvenOdd) {
    const Octet none = {0};
    LaminaCellSums after = before;
    for (size_t i = 0; i + 8 <= count; i += 8) {
        Octet differences;
        memcpy(&differences, cells + i, sizeof differences);
        memcpy(cells + i, &none, sizeof none);
        Octet sums = runningSums(differences) + (uint32_t)after.sum;
        after.sum = (int32_t)sums[7];
        // From 0...65536 to 0...255, rounded to nearest.
        OctetOfBytes values = __builtin_convertvector((shares(sums, isEvenOdd) * 255 + 32768) >> 16, OctetOfBytes);
        memcpy(coverage + i, &values, sizeof values);
    }
    // Up to `first` the values continue the constant run before; from `end` on they begin the constant run after.
    after.first = after.end = (uint32_t)equalAtBegin(coverage, shown, before.last);
    if (after.first == shown) return after;
    after.last = coverage[shown - 1];
    size_t end = differingBeforeEnd(coverage, shown, after.last);
    if (end > after.first) after.end = (uint32_t)end;
    return after;
}
