/// The hot loops of the rasteriser over rows of pixels, as one table of functions per instruction set.
///
/// All tables give the same results, bit for bit.
#ifndef CLAMINA_KERNELS_H
#define CLAMINA_KERNELS_H

#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// The factor by which a Porter–Duff operator multiplies one side, computed from the alpha of the other side: ((alpha ^ invert) & mask) | constant.
///
/// With bytes of 0 or 255 this is 0, 255, alpha or 255 − alpha, without a branch.
typedef struct {
    uint8_t invert;
    uint8_t mask;
    uint8_t constant;
} LaminaFactor;

/// The sampling positions of a row's pixels, in homogeneous coordinates: column c is at ((x + c·dx) / (w + c·dw), (y + c·dy) / (w + c·dw)).
///
/// If dw is 0, then w is 1 and nothing is divided. Columns count from the left edge of the whole output, not of the tile being drawn: a
/// position therefore has the same bits however the output is divided into tiles.
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

/// A lookup table of a gradient's colours at equal steps: entry 0 is for positions before the start, entry `last` for positions after the end.
typedef struct {
    const uint32_t *entries;
    int32_t last;
} LaminaRamp;

/// One complex pole of a recursive (IIR) filter, whose response is a damped oscillation.
///
/// Each step multiplies the complex state by the pole, real + i·imaginary, and adds the input. The output is the sum of the state's real and
/// imaginary parts with the weights `realShare` and `imaginaryShare`.
typedef struct {
    double real, imaginary;
    double realShare, imaginaryShare;
} LaminaPole;

/// The running sum along a row of cells, and the result of the latest call that continued it.
typedef struct {
    /// The sum of the cells so far: a winding number in units of 2⁻¹⁶.
    int32_t sum;
    /// The range of the latest coverage values that differ from the constant runs around them: values before `first` equal the previous `last`,
    /// values from `end` on equal `last`.
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

/// The covered pixels of one row: the first column, the number of pixels, and the index of the first pixel's coverage value.
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

/// The runs of all rows of a shape, with the coverage values that they refer to.
typedef struct {
    const LaminaRun *runs;
    /// The index of each row's first run, and of the run after the last row; none exceeds `runCount`.
    const int32_t *rowStarts;
    const uint8_t *_Nullable values;
    /// The array sizes.
    ///
    /// The loops check them, so that no input makes them read outside: runs that refer beyond `values` paint nothing.
    int32_t runCount, valueCount;
} LaminaRuns;

/// The rasteriser's accumulation buffer for a band of pixel rows. Each block of eight cells has a mark, a bit that is set when one of them may be
/// non-zero; see `CellGrid`.
typedef struct {
    int32_t *cells;
    uint64_t *marks;
    /// The upper left corner of the band, in picture coordinates.
    int32_t minX, minY;
    int32_t width, height;
    /// The distance between rows, in cells and in words of marks.
    int32_t stride, wordsPerRow;
} LaminaCells;

/// The runs of a shape under construction, with their coverage values and the capacities of both arrays.
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
    /// The column of the first pixel, and the number of pixels.
    int32_t x, count;
    /// The index of the first alpha or pixel; unused for equal pixels.
    int32_t first;
    /// The common pixel of equal pixels; otherwise unused.
    uint32_t pixel;
    LaminaPackedForm form;
} LaminaPackedRun;

/// A picture stored as packed runs; pixels outside all runs are transparent.
typedef struct {
    const LaminaPackedRun *runs;
    /// The index of the first run of each row of the painted part, and of the run after its last row.
    const int32_t *rowStarts;
    const uint8_t *_Nullable alphas;
    const uint32_t *_Nullable pixels;
    /// The array sizes.
    ///
    /// The loops check them, so that no input makes them read outside: runs that refer beyond `alphas` or `pixels` paint nothing.
    int32_t runCount, alphaCount, pixelCount;
} LaminaPacked;

/// A rectangle of pixels: columns `left` ..< `right`, rows `top` ..< `bottom`.
typedef struct {
    int32_t left, top, right, bottom;
} LaminaPart;

/// An affine map from destination pixels to picture pixels: (x, y) becomes (a·x + c·y + tx, b·x + d·y + ty).
typedef struct {
    double a, b, c, d, tx, ty;
    /// The destination pixel at the origin of the coordinates of a quad and its parts.
    int32_t firstColumn, firstRow;
} LaminaMap;

/// The output of `toPlanes`: two rows of luma, and at half the width one row of blue chroma (Cb) and one of red chroma (Cr).
typedef struct {
    uint8_t *top, *bottom, *blue, *red;
} LaminaPlanes;

/// The functions of one instruction set.
///
/// Pixels are premultiplied, with 8 bits per channel and alpha in the top byte. Coverage and opacity are 0...255.
///
/// Counts and distances between rows are in pixels; source and destination rows never overlap.
typedef struct {
    const char *name;
    /// Composites the source over the destination.
    void (*over)(uint32_t *destination, const uint32_t *source, size_t count);
    /// Composites the source, multiplied by each pixel's coverage times an opacity, over the destination.
    void (*overCovered)(uint32_t *destination, const uint32_t *source, const uint8_t *coverage, uint8_t opacity, size_t count);
    /// Composites the source, multiplied by an opacity, over the destination.
    void (*overFaded)(uint32_t *destination, const uint32_t *source, uint8_t opacity, size_t count);
    /// Composites one pixel over every destination pixel.
    void (*overSolid)(uint32_t *destination, uint32_t source, size_t count);
    /// Composites one pixel, multiplied by each pixel's coverage, over the destination.
    void (*overSolidCovered)(uint32_t *destination, uint32_t source, const uint8_t *coverage, size_t count);
    /// Composites one pixel over the runs inside a part of the picture; `rowStarts[0]` belongs to the part's first row.
    ///
    /// `destination` is the first pixel of the part, and `stride` the distance between rows.
    void (*overSolidRuns)(uint32_t *destination, size_t stride, uint32_t source, LaminaRuns runs, LaminaPart part);
    /// Composites pixels, multiplied by an opacity, over the runs inside a part of the picture; `source` also begins at the part's first pixel.
    void (*overPixelRuns)(
        uint32_t *destination, size_t stride, const uint32_t *source, size_t sourceStride, LaminaRuns runs, LaminaPart part,
        uint8_t opacity);
    /// Composites a bilinearly sampled picture over the runs inside a part. `lines` has one entry per row, whose `first` is ignored.
    void (*overSampledRuns)(
        uint32_t *destination, size_t stride, LaminaSampler sampler, const LaminaLine *lines, LaminaRuns runs, LaminaPart part,
        uint8_t opacity);
    /// Composites the part of a packed picture, multiplied by an opacity; `destination` is the part's first pixel.
    void (*overPacked)(uint32_t *destination, size_t stride, LaminaPacked picture, LaminaPart part, uint8_t opacity);
    /// Interpolates from the destination to the source: destination · (1 − coverage) + source · coverage, rounded once.
    void (*mixCovered)(uint32_t *destination, const uint32_t *source, const uint8_t *coverage, size_t count);
    /// Multiplies the destination by coverage.
    void (*fade)(uint32_t *destination, const uint8_t *coverage, size_t count);
    /// Stores source · sourceFactor + destination · destinationFactor: any Porter–Duff operator, by its two factors.
    void (*porterDuff)(
        uint32_t *destination, const uint32_t *source, size_t count, LaminaFactor sourceFactor, LaminaFactor destinationFactor);
    /// Adds the source to the destination; channels saturate at 255.
    void (*plusLighter)(uint32_t *destination, const uint32_t *source, size_t count);
    /// Composites the source with the blend mode "multiply".
    void (*multiply)(uint32_t *destination, const uint32_t *source, size_t count);
    /// Composites the source with the blend mode "screen".
    void (*screen)(uint32_t *destination, const uint32_t *source, size_t count);
    /// Samples bilinearly between the four nearest pixel centres, with 8 bits of subpixel position.
    void (*sampleLinear)(uint32_t *destination, size_t count, LaminaSampler sampler, LaminaLine line);
    /// Samples the pixel whose centre is nearest.
    void (*sampleNearest)(uint32_t *destination, size_t count, LaminaSampler sampler, LaminaLine line);
    /// Interpolates bilinearly for a picture that is shifted by a part of a pixel but not scaled: a destination pixel lies between the pixel with the
    /// same index and the next one in both rows. `top` and `bottom` have count + 1 pixels; the fractions are in 1/256 pixel.
    void (*sampleShifted)(
        uint32_t *destination, const uint32_t *top, const uint32_t *bottom, size_t count, uint32_t fractionX, uint32_t fractionY);
    /// Interpolates bilinearly between two rows of a picture that is scaled but not rotated.
    ///
    /// `columns` has the ascending position of each destination pixel in the rows, in 1/256 pixel; its length is `count` rounded up to a multiple of
    /// 16. No position exceeds `last`, the last column that may be read. `ahead` is a row that will be needed soon and is prefetched.
    void (*sampleLevel)(
        uint32_t *destination, const uint32_t *top, const uint32_t *bottom, const uint32_t *ahead, const int32_t *columns,
        size_t count, int32_t last, uint32_t fractionY);
    /// Composites a scaled picture, sampled as by `sampleLevel` and multiplied by an opacity, over `rowCount` rows of `count` pixels, `stride` apart.
    void (*overStretched)(
        uint32_t *destination, size_t stride, size_t count, size_t rowCount, LaminaStretch picture, uint8_t opacity);
    /// Looks up the colours of an axial gradient: the ramp entry with the index x, rounded down.
    void (*rampLinear)(uint32_t *destination, size_t count, LaminaRamp ramp, LaminaLine line);
    /// Looks up the colours of a radial gradient: the ramp entry with the index offset + r, or offset − r for a shrinking one, where r is the distance
    /// of (x, y) from (0, 0).
    ///
    /// The line's x and y contain the number `anchor`, which is subtracted from each position. Its last bit is what positions are rounded to: the sum
    /// that gives a position rounds it. A line in perspective has the anchor 0.
    void (*rampRadial)(
        uint32_t *destination, size_t count, LaminaRamp ramp, LaminaLine line, double anchor, double offset, int32_t isShrinking);
    /// Looks up the colours of a conic gradient: the ramp entry with the index 1 + a, where a is the angle of (x, y) in 1/1024 turn from +x towards +y.
    void (*rampConic)(uint32_t *destination, size_t count, LaminaRamp ramp, LaminaLine line, double anchor);
    /// Convolves vertically: sums `taps` rows of coverage, `stride` apart, with weights that add up to at most 65536. The sums are 8.8 fixed point.
    void (*blurDown)(
        uint16_t *destination, const uint8_t *rows, ptrdiff_t stride, size_t count, const uint16_t *weights, size_t taps);
    /// Convolves horizontally: the source is a row of count + taps − 1 results of `blurDown`; the results are coverage values, rounded to nearest.
    void (*blurAcross)(uint8_t *destination, const uint16_t *source, size_t count, const uint16_t *weights, size_t taps);
    /// Filters eight lines of `length` values in place, forwards and backwards: rows or columns of `plane`, which begin `lineStride` apart and whose
    /// values are `step` apart.
    ///
    /// `scratch` has room for 8 · length numbers.
    void (*blurRecursively)(
        float *plane, size_t length, size_t step, size_t lineStride, LaminaPole slow, LaminaPole quick, double *scratch);
    /// Adds the lines of a polygon to the cells: from `previous` to the point with index `first`, then from each point to the next, as long as they
    /// lie inside the grid.
    ///
    /// Points are pairs (x, y). Returns the index of the first point whose line was not added, or `count`.
    size_t (*addLines)(LaminaCells grid, const double *points, size_t count, size_t first, const double *previous);
    /// Converts rows of cells, from `row` on, to runs and clears the cells. Stops before a row for which the capacities of `shape` may not suffice.
    ///
    /// Writes the index after each row's last run to `rowEnds`, and returns the first row that was not converted.
    int32_t (*sumRows)(LaminaCells grid, int32_t row, int isEvenOdd, LaminaShape *shape, int32_t *rowEnds);
    /// Computes the coverage of a small parallelogram: one entry of `rows` per row, and at most width · height values.
    ///
    /// Returns the number of values.
    size_t (*coverQuad)(const LaminaQuad *quad, LaminaCoveredRow *rows, uint8_t *values);
    /// Composites a bilinearly sampled picture under an affine map, multiplied by the coverage of a small parallelogram and by an opacity.
    ///
    /// Only a part of the parallelogram's bounds is painted. `destination` is the first pixel of the part, and `stride` the distance between rows.
    void (*overMapped)(
        uint32_t *destination, size_t stride, const LaminaQuad *quad, LaminaPart part, uint8_t opacity, LaminaSampler sampler,
        LaminaMap map);
    /// Composites a picture as `overMapped` does, with red, green and blue multiplied by those of a tint; with `isAdded`, adds it, and channels
    /// saturate at 255.
    void (*overTinted)(
        uint32_t *destination, size_t stride, const LaminaQuad *quad, LaminaPart part, uint8_t opacity, uint32_t tint, int isAdded,
        LaminaSampler sampler, LaminaMap map);
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
