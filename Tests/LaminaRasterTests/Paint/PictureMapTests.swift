import LaminaPrimitives
import TestRandom
import Testing

@testable import LaminaRaster

/// A picture under a map has the same pixels in whole numbers as in the loops in floating point.
struct PictureMapTests {
    private let picture: Picture

    init() throws {
        var random = FixedRandom(seed: 3)
        picture = Picture(try Bitmap(width: 37, height: 29, pixels: random.pixels(37 * 29)))
    }

    @Test(arguments: [PicturePaint.Sampling.linear, .nearest])
    func turnedPicturesHaveTheRowsPixels(sampling: PicturePaint.Sampling) throws {
        var random = Random(seed: 4)
        for _ in 0..<60 {
            let turn = AffineTransform.rotation(random.number(0...6.3)).followed(by: .scale(random.number(0.1...4), random.number(0.1...9)))
            let map = turn.followed(by: .translation(random.number(-90...90), random.number(-90...90)))
            try check(PicturePaint(picture, source: part(&random), sampling: sampling, inverse: Projection(map), tint: 0x80FF30))
        }
    }

    @Test(arguments: [PicturePaint.Sampling.linear, .nearest])
    func picturesAlongTheirAxesHaveTheRowsPixels(sampling: PicturePaint.Sampling) throws {
        var random = Random(seed: 9)
        for round in 0..<60 {
            // Every third is only translated, by whole pixels, halves, or anything.
            let scale = round % 3 == 0 ? 1 : random.number(0.05...3)
            let step = [1.0, 0.5, 1.0 / 7][round % 3]
            let place = (random.number(-40...40) / step).rounded() * step
            let map = AffineTransform(a: round % 5 == 0 ? -scale : scale, b: 0, c: 0, d: scale, tx: place, ty: place / 2)
            try check(PicturePaint(picture, source: part(&random), sampling: sampling, inverse: Projection(map)))
        }
    }

    @Test func theGridMovesNoPositionByMoreThanAHundredthOfAStep() {
        let map = AffineTransform.rotation(1).followed(by: .scale(0.3, 7.7)).followed(by: .translation(1.0 / 3, -2.0 / 7))
        let (exact, far) = (map.onGrid(for: .linear), Point(16_384, -16_384))
        #expect(abs(map(far).x - exact(far).x) * 256 < 0.01 && abs(map(far).y - exact(far).y) * 256 < 0.01)
        #expect(exact.onGrid(for: .linear) == exact)
    }

    /// 8 pixels on 108: the centres of some of these lie on the edge between two of the 8.
    @Test func aPixelBetweenTwoTakesTheSecond() throws {
        let small = Picture(try Bitmap(width: 8, height: 1, pixels: (1...8).map { Pixel($0) << 24 }))
        let paint = PicturePaint(small, sampling: .nearest, inverse: Projection(.scale(8.0 / 108, 1)))
        let pixels = try #require(PictureRows(paint, columns: 0..<108)).pixels(of: PixelRect(0, 0, 108, 1))
        for (column, pixel) in pixels.enumerated() {
            let nearest = (2 * column + 1) * 8 / 216
            #expect(pixel == Pixel(nearest + 1) << 24, "column \(column)")
        }
    }

    @Test func mapsWithHugeNumbersHaveNoWholeNumbers() {
        let region = PixelRect(0, 0, 4, 4)
        for map in [AffineTransform(a: 1e9, b: 1, c: 1, d: 1, tx: 0, ty: 0), AffineTransform(a: 0.5, b: 1, c: -1, d: 0.5, tx: 1e12, ty: 0)] {
            #expect(PictureMap(PicturePaint(picture, inverse: Projection(map)).onGrid, in: region) == nil)
        }
    }

    private func part(_ random: inout Random) -> Rect? { random.chance(50) ? nil : Rect(3.25, 2, 20.5, 17.75) }

    /// Compares the source's pixels with those that the rows give.
    private func check(_ paint: PicturePaint) throws {
        let region = PixelRect(-20, -15, 40, 35)
        let expected = try #require(PictureRows(paint, columns: region.minX..<region.maxX)).pixels(of: region).map { tinted($0, by: paint.tint) }
        let source = try #require(Paint.picture(paint).source(in: region, opacity: 1)).source
        let pixels: [Pixel]
        switch source {
        case .mapped(let map): pixels = region.map { map.pixel(x: $0, y: $1) }
        case .stretched(let tables): pixels = region.map { tables.pixel(x: $0, y: $1) }
        case .solid, .ramp, .curve, .pixels, .tooManyPixels: throw Unexpected()
        }
        #expect(pixels == expected)
    }

    private struct Unexpected: Error {}
}

extension PixelRect {
    /// Calls a function with each pixel, row by row.
    fileprivate func map(_ pixel: (Int, Int) -> Pixel) -> [Pixel] {
        (minY..<maxY).flatMap { y in (minX..<maxX).map { pixel($0, y) } }
    }
}

extension PictureTables {
    /// The pixel for a destination pixel, by linear interpolation of the four neighbours.
    fileprivate func pixel(x: Int, y: Int) -> Pixel {
        let map = (column: Int(columns[x - corner.x]), row: Int(rows[y - corner.y]))
        let (left, top) = (map.column >> 8, map.row >> 8)
        let (right, bottom) = (min(left + 1, lastX), min(top + 1, lastY))
        let bitmap = picture.bitmap
        var pixel = [Pixel](repeating: 0, count: 1)
        var span = pixel.mutableSpan
        let (above, below) = ([bitmap[left, top], bitmap[right, top]], [bitmap[left, bottom], bitmap[right, bottom]])
        ScalarRows.sampleShifted(above.span, below.span, fraction: (UInt32(map.column & 255), UInt32(map.row & 255)), into: &span)
        return tinted(pixel[0], by: tint)
    }
}
