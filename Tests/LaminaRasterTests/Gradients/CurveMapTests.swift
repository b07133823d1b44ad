import CLaminaKernels
import CLaminaRules
import LaminaPrimitives
import TestRandom
import Testing

@testable import LaminaRaster

/// Radial and conic gradients have the same pixels in whole numbers as in the loops in floating point.
struct CurveMapTests {
    /// A ramp whose entries are all different.
    private let ramp = ColorRamp(
        Gradient(stops: [
            Gradient.Stop(0, Color(red: 1, green: 0, blue: 0, alpha: 0)), Gradient.Stop(0.5, Color(red: 0, green: 1, blue: 0.3, alpha: 0.5)),
            Gradient.Stop(1, Color(red: 0, green: 0, blue: 1, alpha: 1)),
        ]))

    private func compare(_ paint: GradientPaint, in region: PixelRect) throws {
        let rows = try #require(GradientRows(paint))
        guard case .curve(let map) = rows.wholeNumbers(in: region) else { throw NoMap(shape: paint.shape) }
        let pixels = (region.minY..<region.maxY).flatMap { y in (region.minX..<region.maxX).map { map.pixel(x: $0, y: y) } }
        #expect(pixels == rows.pixels(of: region), "\(paint.shape)")
    }

    private struct NoMap: Error {
        let shape: GradientPaint.Shape
    }

    private func random(_ random: inout Random) -> AffineTransform {
        AffineTransform.rotation(random.number(-3...3)).followed(by: .scale(random.number(0.2...3), random.number(0.2...3)))
    }

    @Test func ellipsesHaveTheRowsPixels() throws {
        var numbers = Random(seed: 5)
        for round in 0..<40 {
            let radii = Size(numbers.number(0.3...200), numbers.number(0.3...200))
            let shape = GradientPaint.Shape.ellipse(center: Point(numbers.number(-30...90), numbers.number(-30...90)), radii: radii)
            try compare(
                GradientPaint(ramp, shape, inverse: Projection(round % 2 == 0 ? .identity : random(&numbers))), in: PixelRect(-20, -15, 60, 55))
        }
    }

    /// Rings far from the centre, whose positions have fewer fractional bits, and circles that shrink.
    @Test func ringsHaveTheRowsPixels() throws {
        var numbers = Random(seed: 6)
        for round in 0..<40 {
            let (center, radius) = (Point(numbers.number(-30...90), numbers.number(-30...90)), numbers.number(0...60))
            let width = round % 3 == 0 ? numbers.number(0.1...1) : numbers.number(2...80)
            let (from, to) = round % 2 == 0 ? (radius, radius + width) : (radius + width, radius)
            try compare(GradientPaint(ramp, .radial(from: center, radius: from, to: center, endRadius: to)), in: PixelRect(-20, -15, 60, 55))
        }
    }

    /// Pixels at the centre and on the axes and diagonals are among them, and maps that enlarge a thousand times.
    @Test func conesHaveTheRowsPixels() throws {
        var numbers = Random(seed: 7)
        for round in 0..<32 {
            let center = round % 4 == 0 ? Point(20.5, 17.5) : Point(numbers.number(-30...90), numbers.number(-30...90))
            let angle = round % 4 < 2 ? 0 : numbers.number(-4...4)
            let enlarged = AffineTransform.scale(0.001, 0.001).followed(by: .translation(center.x - 0.02, center.y - 0.01))
            let map = [AffineTransform.identity, random(&numbers), enlarged, .scale(40, -3)][round / 2 % 4]
            try compare(
                GradientPaint(ramp, .conic(center: center, angle: angle), inverse: Projection(map)), in: PixelRect(-20, -15, 60, 55))
        }
    }

    /// Ten thousand pixels away from where columns and rows begin.
    @Test func farRegionsHaveTheRowsPixels() throws {
        let center = Point(10_020.25, -8_000.5)
        let region = PixelRect(10_000, -8_020, 10_060, -7_980)
        try compare(GradientPaint(ramp, .ellipse(center: center, radii: Size(90, 70))), in: region)
        try compare(GradientPaint(ramp, .conic(center: center, angle: 1)), in: region)
    }

    /// All 65,537 tangents in all octants.
    @Test(arguments: [1, -1], [1, -1])
    func everyTangentGivesTheRowsIndex(right: Int32, down: Int32) {
        let side: Int32 = 1 << 16
        let entries = (0..<1026).map { Pixel($0) }
        for isSwapped in [false, true] {
            func place(_ tangent: Int32) -> (x: Int32, y: Int32) {
                isSwapped ? (tangent * right, side * down) : (side * right, tangent * down)
            }
            let (first, second) = (place(0), place(1))
            let line = LaminaLine(
                x: Double(first.x), y: Double(first.y), w: 1, dx: Double(second.x - first.x), dy: Double(second.y - first.y), dw: 0, first: 0)
            var drawn = [Pixel](repeating: 0, count: Int(side) + 1)
            var span = drawn.mutableSpan
            RowKernels.chosen.rampConic(entries, along: line, anchor: 0, into: &span)
            let expected = (0...side).map { CurveMap.conicIndex(place($0).x, place($0).y) }
            #expect(drawn == expected, "swapped: \(isSwapped)")
        }
    }

    /// Distances that are whole numbers, by Pythagoras, and those of the neighbours, up to the limit of positions.
    @Test(arguments: [(3, 4), (5, 12), (8, 15), (20, 21), (0, 1), (1, 1)], [false, true])
    func wholeDistancesGiveTheRowsIndex(sides: (x: Int, y: Int), isShrinking: Bool) {
        let entries = (0..<1026).map { Pixel($0) }
        for power in 0..<20 {
            let whole = Int(Point(Double(sides.x << power), Double(sides.y << power)).length)
            // The distance lies at the index 500, in units of 1/8.
            let offset = isShrinking ? 4000 + whole : 4000 - whole
            for (right, down) in [(0, 0), (1, 0), (0, -1), (-1, 1)] {
                let place = (x: Int32(sides.x << power + right), y: Int32(sides.y << power + down))
                let line = LaminaLine(x: Double(place.x) / 8, y: Double(place.y) / 8, w: 1, dx: 0, dy: 0, dw: 0, first: 0)
                var drawn: [Pixel] = [0]
                var span = drawn.mutableSpan
                RowKernels.chosen.rampRadial(
                    entries, along: line, anchor: 0, offset: Double(offset) / 8, isShrinking: isShrinking, into: &span)
                #expect(drawn[0] == min(radialIndexRule(place.x, place.y, Int32(offset), isShrinking, 3), 1025), "\(place)")
            }
        }
    }
}
