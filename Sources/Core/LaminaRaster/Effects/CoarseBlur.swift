package import LaminaPrimitives

/// A Gaussian blur at reduced resolution, for masks whose blur at full resolution would exceed the pixel budget.
///
/// Averages blocks of pixels, blurs the averages and interpolates between them. For blocks of k pixels, averaging adds a variance of k²/12 and
/// interpolation k²/6, so the variance of the blur itself is reduced by their sum.
///
/// - Accuracy: Within 2/255 of the blur at full resolution, since blocks are at most a quarter of the standard deviation wide.
struct CoarseBlur {
    /// The side length of a block, in pixels.
    let factor: Int
    /// The mask's pixels at full resolution, before the blur.
    private let region: PixelRect
    private let sigma: Double

    /// Plans a coarse blur.
    ///
    /// - Parameters:
    ///   - region: The mask's pixels before the blur.
    ///   - sigma: The standard deviation in pixels, clamped to 1000.
    ///   - mostPixels: The maximum area in pixels, with the blur's margin, that is blurred at full resolution.
    /// - Returns: Nil when the blur is within the budget, or too narrow for blocks.
    init?(of region: PixelRect, sigma: Double, mostPixels: Int = Mask.mostBlurredPixels) {
        guard !region.isEmpty, sigma >= 8 else { return nil }
        self.sigma = min(sigma, 1000)
        self.region = region
        let excess = Double(region.expanded(by: Shadow.margin(self.sigma)).area) / Double(mostPixels)
        guard excess > 1 else { return nil }
        // Blocks of 1/16 of sigma lose nothing visible and are the minimum; blocks of 1/4 of sigma are the maximum for the stated accuracy.
        factor = min(max(Int(excess.squareRoot().rounded(.up)), Int(self.sigma / 16)), Int(self.sigma / 4))
    }

    /// Returns the blurred part of a coverage inside the region.
    ///
    /// - Parameter clip: The pixels that are needed; the result has no others.
    func blurred(_ coverage: Coverage, within clip: PixelRect) -> Mask {
        let size = Double(factor)
        // Variances add: averaging contributes k²/12 and interpolation k²/6, together k²/4.
        let soft = averages(of: coverage).blurred(sigma: (sigma * sigma - size * size / 4).squareRoot() / size)
        return interpolated(soft, in: region.expanded(by: Shadow.margin(sigma)).intersection(clip))
    }

    /// Returns the average of each block, as a mask with one pixel per block and its corner at the origin.
    private func averages(of coverage: Coverage) -> Mask {
        let columns = (region.width + factor - 1) / factor
        let rows = (region.height + factor - 1) / factor
        var sums = [Int](repeating: 0, count: columns * rows)
        let common = region.intersection(coverage.bounds)
        let (runs, alphas) = (coverage.runs, coverage.alphas)
        for y in common.minY..<max(common.minY, common.maxY) {
            let row = (y - region.minY) / factor * columns
            // Each run is split at the boundaries of blocks, and every part is added to its block.
            for run in runs[coverage.runs(inRow: y)] {
                var x = max(Int(run.x), region.minX)
                let end = min(run.endX, region.maxX)
                while x < end {
                    let block = (x - region.minX) / factor
                    let next = min(end, region.minX + (block + 1) * factor)
                    sums[row + block] += Self.sum(of: run, alphas, x..<next)
                    x = next
                }
            }
        }
        let area = factor * factor
        // Adding half of the divisor rounds to nearest.
        return Mask(bounds: PixelRect(width: columns, height: rows), alphas: sums.map { UInt8(($0 + area / 2) / area) })
    }

    private static func sum(of run: Coverage.Run, _ alphas: [UInt8], _ columns: Range<Int>) -> Int {
        guard run.first >= 0 else { return columns.count * Int(run.alpha) }
        let start = Int(run.first) - Int(run.x)
        return alphas[start + columns.lowerBound..<start + columns.upperBound].reduce(0) { $0 + Int($1) }
    }

    /// Returns the pixels of `area` by linear interpolation between the centres of blocks.
    private func interpolated(_ soft: Mask, in area: PixelRect) -> Mask {
        guard !area.isEmpty else { return Mask(bounds: .empty, alphas: []) }
        // Bilinear interpolation in two steps: each row is first interpolated vertically at the blocks' centres, then horizontally. The horizontal
        // positions are the same in every row.
        let columns = (area.minX..<area.maxX).map { place(of: $0 - region.minX) }
        var row = [Float](repeating: 0, count: soft.bounds.width)
        var alphas: [UInt8] = []
        alphas.reserveCapacity(area.area)
        for y in area.minY..<area.maxY {
            let (block, fraction) = place(of: y - region.minY)
            for x in row.indices {
                let column = soft.bounds.minX + x
                let (above, below) = (Float(soft.alpha(x: column, y: block)), Float(soft.alpha(x: column, y: block + 1)))
                row[x] = above + (below - above) * fraction
            }
            func value(_ column: Int) -> Float { row.indices.contains(column) ? row[column] : 0 }
            for (block, fraction) in columns {
                let (left, right) = (value(block - soft.bounds.minX), value(block + 1 - soft.bounds.minX))
                alphas.append(UInt8(max(0, min(255, left + (right - left) * fraction + 0.5))))
            }
        }
        return Mask(bounds: area, alphas: alphas)
    }

    /// Returns the block whose centre precedes the centre of a pixel, and the fraction 0..<1 of the way to the next block's centre.
    private func place(of pixel: Int) -> (block: Int, fraction: Float) {
        let place = (Double(pixel) + 0.5) / Double(factor) - 0.5
        let block = place.rounded(.down)
        return (Int(block), Float(place - block))
    }
}

extension Mask {
    /// The number of pixels of the largest blurred mask that compositing computes at full resolution.
    package static let mostBlurredPixels = 1 << 22

    /// Returns the mask under a Gaussian blur, correct at least inside `clip`.
    ///
    /// Large masks are blurred at reduced resolution.
    ///
    /// - Parameters:
    ///   - sigma: The standard deviation, as for `blurred(sigma:)`.
    ///   - mostPixels: The maximum area in pixels, with the blur's margin, that is blurred at full resolution.
    package func blurred(sigma: Double, within clip: PixelRect, mostPixels: Int = Self.mostBlurredPixels) -> Mask {
        guard let coarse = CoarseBlur(of: bounds, sigma: sigma, mostPixels: mostPixels) else { return blurred(sigma: sigma) }
        return coarse.blurred(coverage, within: clip)
    }

    /// Returns the Gaussian blur of the part of a coverage inside `region`; values outside count as 0.
    package static func blurred(_ coverage: Coverage, in region: PixelRect, sigma: Double, within clip: PixelRect) -> Mask {
        guard let coarse = CoarseBlur(of: region, sigma: sigma) else { return Mask(coverage, in: region).blurred(sigma: sigma) }
        return coarse.blurred(coverage, within: clip)
    }

    /// Returns true when a blur of this region is computed at reduced resolution.
    static func isCoarse(_ region: PixelRect, sigma: Double) -> Bool { CoarseBlur(of: region, sigma: sigma) != nil }
}
