/// The hot row loops of the rasteriser, one function per instruction set; every table gives the same bits.
#ifndef CLAMINA_KERNELS_H
#define CLAMINA_KERNELS_H

#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// How much of one side a Porter-Duff operator keeps, from the alpha of the other side: ((alpha ^ invert) & mask) | constant.
typedef struct {
    uint8_t invert;
    uint8_t mask;
    uint8_t constant;
} LaminaFactor;

/// Homogeneous positions along a row: column c stands at ((x + c·dx) / (w + c·dw), (y + c·dy) / (w + c·dw)).
///
/// When dw is 0 then w is 1 and nothing is divided. Columns count from the left edge of the whole picture, not of the part
/// being drawn: so a pixel's position does not depend, in its last bit, on how the picture was cut into parts.
typedef struct {
    double x, y, w;
    double dx, dy, dw;
    /// The column of the row's first pixel.
    int32_t first;
} LaminaLine;

/// The pixels of a picture and the part that may be sampled.
typedef struct {
    const uint32_t *pixels;
    /// From one row to the next, in pixels.
    int32_t stride;
    /// The last column and row that may be read.
    int32_t lastX, lastY;
    /// Where sampled positions are clamped to; whole numbers are pixel centres, none is negative.
    double lowX, lowY, highX, highY;
} LaminaSampler;

/// A picture that is stretched but not turned, and where the pixels of a destination stand in it.
typedef struct {
    /// The first pixel that may be read.
    const uint32_t *pixels;
    /// From one row to the next, in pixels.
    int32_t stride;
    /// The last column and row that may be read, counted from the first.
    int32_t lastX, lastY;
    /// For each column of the destination its place in 256ths, from 0 to the last one's; as many as the next multiple of 16.
    const int32_t *columns;
    /// For each row of the destination its place in 256ths.
    const int32_t *rows;
} LaminaStretch;

/// Colours of a gradient, by place: entry 0 stands before the start and the last one after the end.
typedef struct {
    const uint32_t *entries;
    int32_t last;
} LaminaRamp;

/// One damped oscillation of a recursive filter: each step multiplies the state by real + i·imaginary, and shares of both parts are put out.
typedef struct {
    double real, imaginary;
    double realShare, imaginaryShare;
} LaminaPole;

/// Where the running sums of a row of cells have come to.
typedef struct {
    int32_t sum;
    /// The latest values from `first` on, and before `end`, differ: those before equal the last value that was known earlier,
    /// those after equal `last`.
    uint32_t first, end;
    /// The coverage of the last cell that is shown.
    uint8_t last;
} LaminaCellSums;

/// The longest side, in pixels, of what `coverQuad` covers.
enum { LaminaQuadSide = 64 };

/// A parallelogram of at most `LaminaQuadSide` pixels each way: four corners (x, y), one after another, inside its pixels.
typedef struct {
    double corners[8];
    int32_t width, height;
} LaminaQuad;

/// Pixels of one row: the column of the first, how many there are, and where their values begin.
typedef struct {
    int32_t x, count, first;
} LaminaCoveredRow;

/// Pixels of one row, next to each other, and how much of them is covered.
typedef struct {
    /// The first pixel's column, in the coordinates of the picture.
    int32_t x;
    /// How many pixels, at least one.
    int32_t count;
    /// Where the pixels' values begin; negative when all of them have the value `alpha`.
    int32_t first;
    /// The value of all pixels when `first` is negative; never 0 then.
    uint8_t alpha;
} LaminaRun;

/// Runs of all rows of a shape, with the values that they refer to.
typedef struct {
    const LaminaRun *runs;
    /// For each row the index of its first run, and of the run after its last; none is above `runCount`.
    const int32_t *rowStarts;
    const uint8_t *_Nullable values;
    /// Runs that refer to more values than there are paint nothing.
    int32_t runCount, valueCount;
} LaminaRuns;

/// Cells of a band of pixel rows, and a mark for each eight of them that may not be zero; see `CellGrid`.
typedef struct {
    int32_t *cells;
    uint64_t *marks;
    /// The corner of the band.
    int32_t minX, minY;
    int32_t width, height;
    /// From one row to the next, in cells and in words of marks.
    int32_t stride, wordsPerRow;
} LaminaCells;

/// Runs that are being written, and the values that they refer to.
typedef struct {
    LaminaRun *runs;
    uint8_t *values;
    int32_t runCount, valueCount;
    int32_t runCapacity, valueCapacity;
} LaminaShape;

/// How the pixels of a packed run are told.
typedef enum __attribute__((enum_extensibility(closed))) {
    /// All are the run's own pixel.
    LaminaEvenPixels,
    /// Black, by their alphas.
    LaminaBlackPixels,
    /// One by one.
    LaminaManyPixels,
} LaminaPackedForm;

/// Pixels of one row, next to each other, in the shortest form that tells them all.
typedef struct {
    int32_t x, count;
    /// Where the alphas or the pixels begin; of no meaning for even ones.
    int32_t first;
    uint32_t pixel;
    LaminaPackedForm form;
} LaminaPackedRun;

/// A picture by runs; pixels in no run are clear.
typedef struct {
    const LaminaPackedRun *runs;
    /// For each row of a part the index of its first run, and of the run after its last.
    const int32_t *rowStarts;
    const uint8_t *_Nullable alphas;
    const uint32_t *_Nullable pixels;
    /// Runs that refer to more alphas or pixels than there are paint nothing.
    int32_t runCount, alphaCount, pixelCount;
} LaminaPacked;

/// Columns and rows from `left` and `top` to those before `right` and `bottom`.
typedef struct {
    int32_t left, top, right, bottom;
} LaminaPart;

/// From pixels of the destination to those of a picture: (x, y) becomes (a·x + c·y + tx, b·x + d·y + ty).
typedef struct {
    double a, b, c, d, tx, ty;
    /// The pixel of the destination from which a quad and its parts are counted.
    int32_t firstColumn, firstRow;
} LaminaMap;

/// Where two rows of pixels go: a row of luma each, and of both kinds of chroma one with half as many values.
typedef struct {
    uint8_t *top, *bottom, *blue, *red;
} LaminaPlanes;

/// The functions of one instruction set. Pixels are premultiplied 8-bit with alpha on top; counts are pixels; rows never overlap.
typedef struct {
    const char *name;
    /// Source over destination.
    void (*over)(uint32_t *destination, const uint32_t *source, size_t count);
    /// Source, faded by each pixel's coverage times an opacity, over destination.
    void (*overCovered)(uint32_t *destination, const uint32_t *source, const uint8_t *coverage, uint8_t opacity, size_t count);
    /// Source, faded by an opacity, over destination.
    void (*overFaded)(uint32_t *destination, const uint32_t *source, uint8_t opacity, size_t count);
    void (*overSolid)(uint32_t *destination, uint32_t source, size_t count);
    void (*overSolidCovered)(uint32_t *destination, uint32_t source, const uint8_t *coverage, size_t count);
    /// One pixel over what runs cover of a part of the picture, whose first row is that of `rowStarts[0]`.
    ///
    /// `destination` is the first pixel of the part, `stride` leads to the next row.
    void (*overSolidRuns)(uint32_t *destination, size_t stride, uint32_t source, LaminaRuns runs, LaminaPart part);
    /// Pixels, faded by an opacity, over what runs cover of a part of the picture; `source` is the part's first pixel too.
    void (*overPixelRuns)(
        uint32_t *destination, size_t stride, const uint32_t *source, size_t sourceStride, LaminaRuns runs, LaminaPart part,
        uint8_t opacity);
    /// The same of a picture as `sampleLinear` sees it; there is a line for each row, of which `first` counts nothing.
    void (*overSampledRuns)(
        uint32_t *destination, size_t stride, LaminaSampler sampler, const LaminaLine *lines, LaminaRuns runs, LaminaPart part,
        uint8_t opacity);
    /// Those pixels of a picture that lie in a part of it, faded by an opacity, over a destination whose first pixel is the part's.
    void (*overPacked)(uint32_t *destination, size_t stride, LaminaPacked picture, LaminaPart part, uint8_t opacity);
    /// Destination towards source by coverage, rounded once.
    void (*mixCovered)(uint32_t *destination, const uint32_t *source, const uint8_t *coverage, size_t count);
    /// Destination times coverage.
    void (*fade)(uint32_t *destination, const uint8_t *coverage, size_t count);
    void (*porterDuff)(
        uint32_t *destination, const uint32_t *source, size_t count, LaminaFactor sourceFactor, LaminaFactor destinationFactor);
    void (*plusLighter)(uint32_t *destination, const uint32_t *source, size_t count);
    void (*multiply)(uint32_t *destination, const uint32_t *source, size_t count);
    void (*screen)(uint32_t *destination, const uint32_t *source, size_t count);
    /// Bilinear with 8 bits of subpixel position, between the four nearest pixel centres.
    void (*sampleLinear)(uint32_t *destination, size_t count, LaminaSampler sampler, LaminaLine line);
    /// The pixel whose centre is nearest.
    void (*sampleNearest)(uint32_t *destination, size_t count, LaminaSampler sampler, LaminaLine line);
    /// Bilinear between neighbours that lie next to each other in two rows: `top` and `bottom` have count + 1 pixels.
    void (*sampleShifted)(
        uint32_t *destination, const uint32_t *top, const uint32_t *bottom, size_t count, uint32_t fractionX, uint32_t fractionY);
    /// Bilinear between two rows of a picture, each pixel at a column of its own in 256ths; columns do not descend.
    /// There are as many columns as the next multiple of 16 from `count` on, and none is beyond `last`, the last that may be read.
    /// `ahead` is a row that will be asked for soon.
    void (*sampleLevel)(
        uint32_t *destination, const uint32_t *top, const uint32_t *bottom, const uint32_t *ahead, const int32_t *columns,
        size_t count, int32_t last, uint32_t fractionY);
    /// A picture as `sampleLevel` sees it, faded by an opacity, over `rowCount` rows of `count` pixels that begin `stride` apart.
    void (*overStretched)(
        uint32_t *destination, size_t stride, size_t count, size_t rowCount, LaminaStretch picture, uint8_t opacity);
    /// The entry at x, rounded down.
    void (*rampLinear)(uint32_t *destination, size_t count, LaminaRamp ramp, LaminaLine line);
    /// The entry at the distance from the origin times scale plus offset.
    void (*rampRadial)(uint32_t *destination, size_t count, LaminaRamp ramp, LaminaLine line, double scale, double offset);
    /// The entry at the turn 0...1 from +x towards +y times scale plus offset.
    void (*rampConic)(uint32_t *destination, size_t count, LaminaRamp ramp, LaminaLine line, double scale, double offset);
    /// Weighted sums down columns: `taps` rows of coverage, `stride` apart, to 8.8 fixed point; the weights add up to 65536 at most.
    void (*blurDown)(
        uint16_t *destination, const uint8_t *rows, ptrdiff_t stride, size_t count, const uint16_t *weights, size_t taps);
    /// Weighted sums along a row of 8.8 fixed point, rounded to whole coverage: `source` has count + taps - 1 entries.
    void (*blurAcross)(uint8_t *destination, const uint16_t *source, size_t count, const uint16_t *weights, size_t taps);
    /// A recursive filter forth and back along eight lines that begin `lineStride` apart and whose values are `step` apart.
    /// `scratch` has eight times `length` numbers.
    void (*blurRecursively)(
        float *plane, size_t length, size_t step, size_t lineStride, LaminaPole slow, LaminaPole quick, double *scratch);
    /// Adds the lines from `previous` to the point at `first`, and from each point to the next, as long as they lie inside the grid.
    ///
    /// Points are pairs (x, y). Returns the index of the first point that no line was added to, or `count`.
    size_t (*addLines)(LaminaCells grid, const double *points, size_t count, size_t first, const double *previous);
    /// Sums up and clears rows of cells from `row` on, as long as there is room for what they may need, and writes their runs.
    ///
    /// Writes for each row where its runs end, and returns the first row that is left.
    int32_t (*sumRows)(LaminaCells grid, int32_t row, int isEvenOdd, LaminaShape *shape, int32_t *rowEnds);
    /// How much of each pixel a parallelogram covers: writes its rows and at most width · height values, and returns how many.
    size_t (*coverQuad)(const LaminaQuad *quad, LaminaCoveredRow *rows, uint8_t *values);
    /// A picture under a map, as `sampleLinear` sees it, faded by what a parallelogram covers times an opacity, over a part of that.
    ///
    /// `destination` is the first pixel of the part, `stride` leads to the next row.
    void (*overMapped)(
        uint32_t *destination, size_t stride, const LaminaQuad *quad, LaminaPart part, uint8_t opacity, LaminaSampler sampler,
        LaminaMap map);
    /// Two rows of `count` pixels, an even number, as planes of luma and chroma: BT.709, limited range, 4:2:0.
    void (*toPlanes)(LaminaPlanes planes, const uint32_t *top, const uint32_t *bottom, size_t count);
} LaminaKernels;

/// The table with this name: "sse2" or "neon" (whatever every processor of the architecture has; "baseline" names both), "avx2", "avx512", "avx512vbmi".
/// Null when the name is unknown or this processor cannot run it.
const LaminaKernels *_Nullable LaminaKernelsNamed(const char *name);

/// The table that the environment variable LAMINA_CPU names; without the variable the widest that this processor runs.
/// Null for "scalar": the caller then uses its own loops. Any other name that LaminaKernelsNamed does not know ends the process with
/// status 64 and a message.
const LaminaKernels *_Nullable LaminaKernelsChosen(void);

#pragma clang assume_nonnull end

#endif
