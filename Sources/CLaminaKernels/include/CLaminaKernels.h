/// The hot row loops of the rasteriser, in one table of functions per instruction set.
///
/// All tables give bit-identical results.
#ifndef CLAMINA_KERNELS_H
#define CLAMINA_KERNELS_H

#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// The factor of one side in a Porter–Duff operator, from the alpha of the other side: ((alpha ^ invert) & mask) | constant.
typedef struct {
    uint8_t invert;
    uint8_t mask;
    uint8_t constant;
} LaminaFactor;

/// Homogeneous sampling positions along a row: column c is at ((x + c·dx) / (w + c·dw), (y + c·dy) / (w + c·dw)).
///
/// If dw is 0, then w is 1 and nothing is divided. Columns count from the left edge of the whole picture, not of the tile being drawn: a
/// position therefore has the same bits however the picture was divided into tiles.
typedef struct {
    double x, y, w;
    double dx, dy, dw;
    /// The column of the row's first pixel.
    int32_t first;
} LaminaLine;

/// The pixels of a picture and the part that may be sampled.
typedef struct {
    const uint32_t *pixels;
    /// The distance between rows, in pixels.
    int32_t stride;
    /// The last column and row that may be read.
    int32_t lastX, lastY;
    /// The limits to which sampling positions are clamped; whole numbers are pixel centres, none is negative.
    double lowX, lowY, highX, highY;
} LaminaSampler;

/// A picture that is scaled but not rotated, with the source positions of the destination's columns and rows.
typedef struct {
    /// The first pixel that may be read.
    const uint32_t *pixels;
    /// The distance between rows, in pixels.
    int32_t stride;
    /// The last column and row that may be read, relative to the first pixel.
    int32_t lastX, lastY;
    /// The source position of each destination column in 1/256 pixel, at most `lastX`; the count is rounded up to a multiple of 16.
    const int32_t *columns;
    /// The source position of each destination row, in 1/256 pixel.
    const int32_t *rows;
} LaminaStretch;

/// The colours of a gradient at equal steps: entry 0 is for positions before the start, the last entry for those after the end.
typedef struct {
    const uint32_t *entries;
    int32_t last;
} LaminaRamp;

/// One damped oscillation of a recursive filter.
///
/// Each step multiplies the complex state by real + i·imaginary; the output is the weighted sum of both parts.
typedef struct {
    double real, imaginary;
    double realShare, imaginaryShare;
} LaminaPole;

/// The state of the running sum along a row of cells, and the result of its last step.
typedef struct {
    int32_t sum;
    /// The range of the latest values that must be stored: values before `first` equal the previous `last`, values from `end` on equal `last`.
    uint32_t first, end;
    /// The coverage of the last cell that belongs to a pixel.
    uint8_t last;
} LaminaCellSums;

/// The longest side of a small parallelogram, in pixels.
enum { LaminaQuadSide = 64 };

/// A parallelogram of at most `LaminaQuadSide` pixels each way: its four corners (x, y) in order, relative to its pixel bounds.
typedef struct {
    double corners[8];
    int32_t width, height;
} LaminaQuad;

/// A row of covered pixels: the first column, the number of pixels, and the index of their first value.
typedef struct {
    int32_t x, count, first;
} LaminaCoveredRow;

/// Consecutive pixels of a row with their coverage.
typedef struct {
    /// The column of the first pixel, in picture coordinates.
    int32_t x;
    /// The number of pixels, at least one.
    int32_t count;
    /// The index of the first pixel's value; negative when all pixels have the value `alpha`.
    int32_t first;
    /// The common value when `first` is negative, then never 0.
    uint8_t alpha;
} LaminaRun;

/// The runs of all rows of a shape, with the values that they refer to.
typedef struct {
    const LaminaRun *runs;
    /// The index of each row's first run, and of the run after the last row; none exceeds `runCount`.
    const int32_t *rowStarts;
    const uint8_t *_Nullable values;
    /// The array sizes.
    ///
    /// Runs that refer beyond the values paint nothing.
    int32_t runCount, valueCount;
} LaminaRuns;

/// The cells of a band of pixel rows. Each group of eight cells has a mark, which is set when one of them may be non-zero; see `CellGrid`.
typedef struct {
    int32_t *cells;
    uint64_t *marks;
    /// The upper left corner of the band, in picture coordinates.
    int32_t minX, minY;
    int32_t width, height;
    /// The distance between rows, in cells and in words of marks.
    int32_t stride, wordsPerRow;
} LaminaCells;

/// Runs under construction, with their values and the capacities of both arrays.
typedef struct {
    LaminaRun *runs;
    uint8_t *values;
    int32_t runCount, valueCount;
    int32_t runCapacity, valueCapacity;
} LaminaShape;

/// The storage form of a packed run.
typedef enum __attribute__((enum_extensibility(closed))) {
    /// Equal pixels, stored as one pixel in the run.
    LaminaEvenPixels,
    /// Black pixels, stored as their alphas.
    LaminaBlackPixels,
    /// Arbitrary pixels, stored one by one.
    LaminaManyPixels,
} LaminaPackedForm;

/// Consecutive pixels of a row in the most compact form that represents them.
typedef struct {
    int32_t x, count;
    /// The index of the first alpha or pixel; unused for equal pixels.
    int32_t first;
    uint32_t pixel;
    LaminaPackedForm form;
} LaminaPackedRun;

/// A picture in runs; pixels outside all runs are clear.
typedef struct {
    const LaminaPackedRun *runs;
    /// The index of the first run of each row of a part, and of the run after its last row.
    const int32_t *rowStarts;
    const uint8_t *_Nullable alphas;
    const uint32_t *_Nullable pixels;
    /// The array sizes.
    ///
    /// Runs that refer beyond the alphas or pixels paint nothing.
    int32_t runCount, alphaCount, pixelCount;
} LaminaPacked;

/// A rectangle of pixels: columns `left` ..< `right`, rows `top` ..< `bottom`.
typedef struct {
    int32_t left, top, right, bottom;
} LaminaPart;

/// An affine map from destination pixels to picture pixels: (x, y) becomes (a·x + c·y + tx, b·x + d·y + ty).
typedef struct {
    double a, b, c, d, tx, ty;
    /// The destination pixel to which the coordinates of a quad and its parts are relative.
    int32_t firstColumn, firstRow;
} LaminaMap;

/// The output of `toPlanes`: two rows of luma, and one row each of Cb and Cr at half the width.
typedef struct {
    uint8_t *top, *bottom, *blue, *red;
} LaminaPlanes;

/// The functions of one instruction set.
///
/// Pixels are premultiplied with 8 bits per channel and alpha in the top byte.
///
/// Counts are in pixels; source and destination rows never overlap.
typedef struct {
    const char *name;
    /// Composites source over destination.
    void (*over)(uint32_t *destination, const uint32_t *source, size_t count);
    /// Composites the source, multiplied by each pixel's coverage times an opacity, over the destination.
    void (*overCovered)(uint32_t *destination, const uint32_t *source, const uint8_t *coverage, uint8_t opacity, size_t count);
    /// Composites the source, multiplied by an opacity, over the destination.
    void (*overFaded)(uint32_t *destination, const uint32_t *source, uint8_t opacity, size_t count);
    void (*overSolid)(uint32_t *destination, uint32_t source, size_t count);
    void (*overSolidCovered)(uint32_t *destination, uint32_t source, const uint8_t *coverage, size_t count);
    /// Composites one pixel over the runs inside a part of the picture; `rowStarts[0]` belongs to the part's first row.
    ///
    /// `destination` is the first pixel of the part, and `stride` the distance between rows.
    void (*overSolidRuns)(uint32_t *destination, size_t stride, uint32_t source, LaminaRuns runs, LaminaPart part);
    /// Composites pixels, multiplied by an opacity, over the runs inside a part of the picture; `source` also begins at the part's first pixel.
    void (*overPixelRuns)(
        uint32_t *destination, size_t stride, const uint32_t *source, size_t sourceStride, LaminaRuns runs, LaminaPart part,
        uint8_t opacity);
    /// Composites a bilinearly sampled picture over the runs inside a part; one line per row, whose `first` is ignored.
    void (*overSampledRuns)(
        uint32_t *destination, size_t stride, LaminaSampler sampler, const LaminaLine *lines, LaminaRuns runs, LaminaPart part,
        uint8_t opacity);
    /// Composites the part of a packed picture, multiplied by an opacity; `destination` is the part's first pixel.
    void (*overPacked)(uint32_t *destination, size_t stride, LaminaPacked picture, LaminaPart part, uint8_t opacity);
    /// Interpolates from destination to source by coverage, rounded once.
    void (*mixCovered)(uint32_t *destination, const uint32_t *source, const uint8_t *coverage, size_t count);
    /// Multiplies the destination by coverage.
    void (*fade)(uint32_t *destination, const uint8_t *coverage, size_t count);
    void (*porterDuff)(
        uint32_t *destination, const uint32_t *source, size_t count, LaminaFactor sourceFactor, LaminaFactor destinationFactor);
    void (*plusLighter)(uint32_t *destination, const uint32_t *source, size_t count);
    void (*multiply)(uint32_t *destination, const uint32_t *source, size_t count);
    void (*screen)(uint32_t *destination, const uint32_t *source, size_t count);
    /// Samples bilinearly between the four nearest pixel centres, with 8 bits of subpixel position.
    void (*sampleLinear)(uint32_t *destination, size_t count, LaminaSampler sampler, LaminaLine line);
    /// Samples the pixel whose centre is nearest.
    void (*sampleNearest)(uint32_t *destination, size_t count, LaminaSampler sampler, LaminaLine line);
    /// Interpolates at one constant offset between consecutive pixels of two rows; `top` and `bottom` have count + 1 pixels.
    void (*sampleShifted)(
        uint32_t *destination, const uint32_t *top, const uint32_t *bottom, size_t count, uint32_t fractionX, uint32_t fractionY);
    /// Interpolates between two rows of a picture, with an ascending column position in 1/256 pixel per destination pixel.
    ///
    /// The number of columns is `count` rounded up to a multiple of 16; none exceeds `last`, the last that may be read. `ahead` is a row to prefetch.
    void (*sampleLevel)(
        uint32_t *destination, const uint32_t *top, const uint32_t *bottom, const uint32_t *ahead, const int32_t *columns,
        size_t count, int32_t last, uint32_t fractionY);
    /// Composites a picture sampled as by `sampleLevel`, multiplied by an opacity, over `rowCount` rows of `count` pixels, `stride` apart.
    void (*overStretched)(
        uint32_t *destination, size_t stride, size_t count, size_t rowCount, LaminaStretch picture, uint8_t opacity);
    /// Looks up the ramp entry at x, rounded down.
    void (*rampLinear)(uint32_t *destination, size_t count, LaminaRamp ramp, LaminaLine line);
    /// Looks up the ramp entry at the distance from the origin, times scale plus offset.
    void (*rampRadial)(uint32_t *destination, size_t count, LaminaRamp ramp, LaminaLine line, double scale, double offset);
    /// Looks up the ramp entry at the angle in turns, 0...1 from +x towards +y, times scale plus offset.
    void (*rampConic)(uint32_t *destination, size_t count, LaminaRamp ramp, LaminaLine line, double scale, double offset);
    /// Convolves vertically: `taps` rows of coverage, `stride` apart, to 8.8 fixed point; the weights add up to at most 65536.
    void (*blurDown)(
        uint16_t *destination, const uint8_t *rows, ptrdiff_t stride, size_t count, const uint16_t *weights, size_t taps);
    /// Convolves horizontally: a row of 8.8 fixed point with count + taps - 1 entries, rounded to whole coverage values.
    void (*blurAcross)(uint8_t *destination, const uint16_t *source, size_t count, const uint16_t *weights, size_t taps);
    /// Filters eight lines in place, forwards and backwards; lines begin `lineStride` apart and their values are `step` apart.
    ///
    /// `scratch` has eight numbers for each of the `length` values of a line.
    void (*blurRecursively)(
        float *plane, size_t length, size_t step, size_t lineStride, LaminaPole slow, LaminaPole quick, double *scratch);
    /// Adds the lines from `previous` to the point at `first`, and from each point to the next, as long as they lie inside the grid.
    ///
    /// Points are pairs (x, y). Returns the index of the first point whose line was not added, or `count`.
    size_t (*addLines)(LaminaCells grid, const double *points, size_t count, size_t first, const double *previous);
    /// Converts rows of cells from `row` on to runs and clears them, as long as the capacities suffice for the next row.
    ///
    /// Writes the end index of each row's runs, and returns the first row that is left.
    int32_t (*sumRows)(LaminaCells grid, int32_t row, int isEvenOdd, LaminaShape *shape, int32_t *rowEnds);
    /// Computes the coverage of a parallelogram: its rows and at most width · height values.
    ///
    /// Returns the number of values.
    size_t (*coverQuad)(const LaminaQuad *quad, LaminaCoveredRow *rows, uint8_t *values);
    /// Composites a bilinearly sampled picture under a map, multiplied by a parallelogram's coverage and an opacity, over a part of its bounds.
    ///
    /// `destination` is the first pixel of the part, and `stride` the distance between rows.
    void (*overMapped)(
        uint32_t *destination, size_t stride, const LaminaQuad *quad, LaminaPart part, uint8_t opacity, LaminaSampler sampler,
        LaminaMap map);
    /// Converts two rows of `count` pixels, an even number, to planes of luma and chroma: BT.709, limited range, 4:2:0.
    void (*toPlanes)(LaminaPlanes planes, const uint32_t *top, const uint32_t *bottom, size_t count);
} LaminaKernels;

/// Returns the table with this name: "avx2", "avx512", "avx512vbmi", or "sse2" or "neon" for the baseline of the architecture.
///
/// "baseline" names either of the last two. Null when the name is unknown or this processor does not support it.
const LaminaKernels *_Nullable LaminaKernelsNamed(const char *name);

/// Returns the table that the environment variable LAMINA_CPU names; without the variable, the widest that this processor supports.
///
/// Null for "scalar": the caller then uses its own loops. Any other name that `LaminaKernelsNamed` does not know ends the process with
/// status 64 and a message.
const LaminaKernels *_Nullable LaminaKernelsChosen(void);

#pragma clang assume_nonnull end

#endif
