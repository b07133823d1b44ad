import LaminaPrimitives
import LaminaRaster
import Testing

@Suite struct BlendTests {
    /// Paints each of `sources` over the pixel of `unders` at the same index, and returns the results.
    private func painted(_ sources: [Pixel], onto unders: [Pixel], _ mode: BlendMode, cover: UInt8) throws -> [Pixel] {
        var bitmap = try Bitmap(width: unders.count, height: 1, pixels: unders)
        let picture = Picture(try Bitmap(width: sources.count, height: 1, pixels: sources))
        let run = Coverage.Run(x: 0, count: unders.count, alpha: cover)
        let coverage = Coverage(bounds: bitmap.bounds, runs: [run], alphas: [], rowStarts: [0, 1])
        bitmap.withCanvas { $0.fill(coverage, with: .picture(PicturePaint(picture)), blend: mode) }
        return bitmap.pixels
    }

    /// Returns the largest error over many random pixels, in steps of 1/255.
    private func largestError(_ mode: BlendMode, cover: UInt8) throws -> Double {
        var random = FixedRandom(seed: 5)
        let sources = random.pixels(2000)
        let unders = random.pixels(2000)
        let results = try painted(sources, onto: unders, mode, cover: cover)
        let share = Double(cover) / 255
        return zip(zip(sources, unders), results).map { pair, result in
            let source = BlendOracle.channels(pair.0)
            let under = BlendOracle.channels(pair.1)
            let expected = zip(BlendOracle.blend(source, under, mode), under).map { $0 * share + $1 * (1 - share) }
            return zip(expected, BlendOracle.channels(result)).map { abs($0 - $1) * 255 }.max() ?? 0
        }.max() ?? 0
    }

    @Test(arguments: BlendMode.allCases)
    func aCoveredPixelIsTheFormulaRoundedToNearest(mode: BlendMode) throws {
        // Modes that mix straight colours compute these in units of 2⁻¹⁵.
        #expect(try largestError(mode, cover: 255) <= (mode.mixesStraightColors ? 0.53 : 0.501))
    }

    @Test(arguments: BlendMode.allCases)
    func aHalfCoveredPixelIsBlendedFromBoth(mode: BlendMode) throws {
        // Partial coverage allows one more rounding. The normal mode allows two: it scales the source first, and its alpha is then rounded too.
        #expect(try largestError(mode, cover: 100) <= (mode == .normal ? 1.51 : 1.01))
    }

    @Test func modesThatClearTheOutsideLeaveUncoveredPixelsAlone() {
        var bitmap = Bitmap(width: 4, height: 1, fill: 0xFF10_2030)
        let coverage = Coverage(rectangle: Rect(1, 0, 2, 1), clippedTo: bitmap.bounds)
        bitmap.withCanvas { $0.fill(coverage, with: .solid(.black), blend: .clear) }
        #expect(bitmap.pixels == [0xFF10_2030, 0, 0, 0xFF10_2030])
    }
}

extension BlendMode {
    fileprivate var mixesStraightColors: Bool { (BlendMode.overlay.rawValue...BlendMode.luminosity.rawValue).contains(rawValue) }
}
