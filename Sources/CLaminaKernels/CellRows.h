// Sums along rows of cells, eight at a time: sums of neighbours, of pairs, of fours.

typedef uint32_t Octet __attribute__((vector_size(32)));
typedef int32_t SignedOctet __attribute__((vector_size(32)));
typedef uint8_t OctetOfBytes __attribute__((vector_size(8)));

INLINE Octet runningSums(Octet cells) {
    const Octet none = {0};
    cells += __builtin_shufflevector(cells, none, 8, 0, 1, 2, 3, 4, 5, 6);
    cells += __builtin_shufflevector(cells, none, 8, 8, 0, 1, 2, 3, 4, 5);
    return cells + __builtin_shufflevector(cells, none, 8, 8, 8, 8, 0, 1, 2, 3);
}

// The share of 2¹⁶ that is inside, for a winding number in 2⁻¹⁶.
INLINE Octet shares(Octet winding, int isEvenOdd) {
    Octet sign = (Octet)((SignedOctet)winding >> 31);
    Octet size = (winding ^ sign) - sign;
    Octet part = size & 0x1FFFF;
    return isEvenOdd ? __builtin_elementwise_min(part, 0x20000 - part) : __builtin_elementwise_min(size, (Octet){0} + 0x10000);
}

// The eight bytes of a word, the first one lowest.
INLINE uint64_t eightBytes(const uint8_t *bytes) {
    uint64_t word;
    memcpy(&word, bytes, sizeof word);
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    word = __builtin_bswap64(word);
#endif
    return word;
}

INLINE uint64_t eightTimes(uint8_t byte) { return byte * 0x0101010101010101u; }

// How many of `count` bytes at the begin equal `byte`; whole eights may be read.
INLINE size_t equalAtBegin(const uint8_t *bytes, size_t count, uint8_t byte) {
    for (size_t i = 0; i < count; i += 8) {
        uint64_t difference = eightBytes(bytes + i) ^ eightTimes(byte);
        if (difference) {
            size_t equal = i + (size_t)__builtin_ctzll(difference) / 8;
            return equal < count ? equal : count;
        }
    }
    return count;
}

// How many of `count` bytes are left without those at the end that equal `byte`.
INLINE size_t differingBeforeEnd(const uint8_t *bytes, size_t count, uint8_t byte) {
    size_t end = count;
    for (; end % 8; end--)
        if (bytes[end - 1] != byte) return end;
    for (; end; end -= 8) {
        uint64_t difference = eightBytes(bytes + end - 8) ^ eightTimes(byte);
        if (difference) return end - (size_t)__builtin_clzll(difference) / 8;
    }
    return 0;
}

// Running sums of `count` cells, a multiple of eight, that go on from those before, as coverage; the cells are cleared.
// Only the first `shown` values, at most `count`, are looked at to say where they differ.
INLINE LaminaCellSums sumCells(uint8_t *coverage, int32_t *cells, size_t count, size_t shown, LaminaCellSums before, int isEvenOdd) {
    const Octet none = {0};
    LaminaCellSums after = before;
    for (size_t i = 0; i + 8 <= count; i += 8) {
        Octet differences;
        memcpy(&differences, cells + i, sizeof differences);
        memcpy(cells + i, &none, sizeof none);
        Octet sums = runningSums(differences) + (uint32_t)after.sum;
        after.sum = (int32_t)sums[7];
        OctetOfBytes values = __builtin_convertvector((shares(sums, isEvenOdd) * 255 + 32768) >> 16, OctetOfBytes);
        memcpy(coverage + i, &values, sizeof values);
    }
    after.first = after.end = (uint32_t)equalAtBegin(coverage, shown, before.last);
    if (after.first == shown) return after;
    after.last = coverage[shown - 1];
    size_t end = differingBeforeEnd(coverage, shown, after.last);
    if (end > after.first) after.end = (uint32_t)end;
    return after;
}
