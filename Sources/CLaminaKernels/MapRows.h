// Small pictures under a map: all rows in one call.

INLINE LaminaLine lineOfRow(const LaminaMap *map, size_t row, int32_t column) {
    double centerX = 0.5, centerY = (double)(map->firstRow + (int32_t)row) + 0.5;
    return (LaminaLine){
        map->a * centerX + map->c * centerY + map->tx, map->b * centerX + map->d * centerY + map->ty, 1, map->a, map->b, 0,
        map->firstColumn + column};
}

// Row by row and step by step.
static void overMappedApart(
    uint32_t *destination, size_t stride, const uint8_t *coverage, const LaminaCoveredRow *rows, size_t rowCount,
    uint8_t opacity, LaminaSampler sampler, LaminaMap map) {
    uint32_t source[LaminaQuadSide];
    for (size_t row = 0; row < rowCount; row++) {
        size_t count = (size_t)rows[row].count;
        sampleLinear(source, count, sampler, lineOfRow(&map, row, rows[row].x));
        overCovered(destination + row * stride + rows[row].x, source, coverage + rows[row].first, opacity, count);
    }
}
