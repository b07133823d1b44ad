import LaminaPrimitives
import LaminaRaster
import Testing

private let size = RandomShapes.size
private let clip = PixelRect(width: size, height: size)
private let caps: [StrokeStyle.Cap] = [.butt, .round, .square]
private let joins: [StrokeStyle.Join] = [.miter, .round, .bevel]

private func values(_ path: Path, _ style: StrokeStyle) -> [UInt8] {
    Coverage(filling: path.stroked(style, tolerance: 1.0 / 64), clippedTo: clip).values(in: clip)
}

private func compare(_ path: Path, _ style: StrokeStyle, _ difference: inout Difference) {
    difference.add(values(path, style), Cairo.stroke(path, style, width: size, height: size))
}

@Test(arguments: caps, joins)
func simpleOutlinesAreStrokedAsCairoStrokesThem(cap: StrokeStyle.Cap, join: StrokeStyle.Join) {
    var random = LinearRandom(seed: 21)
    var difference = Difference()
    for _ in 0..<20 {
        var style = RandomShapes.style(&random, width: 0.5...6)
        (style.cap, style.join) = (cap, join)
        compare(RandomShapes.simple(&random), style, &difference)
    }
    #expect(difference.mean <= 3)
    #expect(difference.largest <= 24)
}

@Test(arguments: caps, joins)
func anyPathIsStrokedNearlyAsCairoStrokesIt(cap: StrokeStyle.Cap, join: StrokeStyle.Join) {
    var random = LinearRandom(seed: 22)
    var difference = Difference()
    for _ in 0..<20 {
        var style = RandomShapes.style(&random, width: 0.5...12)
        (style.cap, style.join) = (cap, join)
        compare(RandomShapes.wild(&random, subpaths: 1, segments: 3), style, &difference)
    }
    #expect(difference.mean <= 3)
    #expect(difference.closeShare >= 0.99)
}

@Test(arguments: caps)
func dashesHaveCairosPositions(cap: StrokeStyle.Cap) {
    var random = LinearRandom(seed: 23)
    var difference = Difference()
    for _ in 0..<60 {
        var style = RandomShapes.style(&random, width: 0.5...4)
        style.cap = cap
        style.dashes = (0..<random.int(1..<5)).map { _ in random.double(2, 9) }
        style.dashPhase = random.double(0, 30)
        compare(RandomShapes.simple(&random), style, &difference)
    }
    #expect(difference.mean <= 3)
    #expect(difference.closeShare >= 0.99)
}
