// Small pictures under a map: all rows in one call.

// What of a covered row lies inside a part.
typedef struct {
    uint32_t *pixels;
    const uint8_t *coverage;
    size_t count;
    LaminaLine line;
} MapRow;

INLINE MapRow mapRow(
    uint32_t *destination, size_t stride, const uint8_t *values, const LaminaCoveredRow *rows, LaminaPart part,
    const LaminaMap *map, int32_t row) {
    int32_t x = rows[row].x, end = x + rows[row].count;
    int32_t start = x > part.left ? x : part.left, limit = end < part.right ? end : part.right;
    double centerX = 0.5, centerY = (double)(map->firstRow + row) + 0.5;
    return (MapRow){
        destination + (size_t)(row - part.top) * stride + (start - part.left), values + rows[row].first + (start - x),
        limit > start ? (size_t)(limit - start) : 0,
        {map->a * centerX + map->c * centerY + map->tx, map->b * centerX + map->d * centerY + map->ty, 1, map->a, map->b, 0,
         map->firstColumn + start}};
}

// Row by row and step by step.
static void overMappedApart(
    uint32_t *destination, size_t stride, const uint8_t *values, const LaminaCoveredRow *rows, LaminaPart part, uint8_t opacity,
    LaminaSampler sampler, LaminaMap map) {
    uint32_t source[LaminaQuadSide];
    for (int32_t y = part.top; y < part.bottom; y++) {
        MapRow row = mapRow(destination, stride, values, rows, part, &map, y);
        sampleLinear(source, row.count, sampler, row.line);
        overCovered(row.pixels, source, row.coverage, opacity, row.count);
    }
}
