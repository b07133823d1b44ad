import LaminaPrimitives
import LaminaRaster
import Testing

private let clip = PixelRect(3, -5, 43, 27)

/// Returns the largest difference between coverage and exact area of any pixel in `clip`.
private func largestError(_ polygons: [[Point]], _ rule: FillRule) -> Double {
    let coverage = Coverage(filling: Path(polygons: polygons), rule: rule, clippedTo: clip)
    #expect(coverage.isWellFormed)
    #expect(clip.contains(coverage.bounds))
    let values = coverage.values(in: clip)
    var largest = 0.0
    for y in clip.minY..<clip.maxY {
        for x in clip.minX..<clip.maxX {
            let value = Double(values[(y - clip.minY) * clip.width + x - clip.minX])
            largest = max(largest, abs(value - ExactArea.alpha(polygons, rule, x: x, y: y)))
        }
    }
    return largest
}

@Test(arguments: [FillRule.nonZero, .evenOdd])
func everyPixelHoldsTheExactAreaOfRandomPolygons(rule: FillRule) {
    var random = LinearRandom(seed: 1)
    for _ in 0..<60 {
        let polygons = (0..<random.int(1..<3)).map { _ in
            (0..<random.int(3..<9)).map { _ in random.point(in: Rect(-20, -20, 90, 70)) }
        }
        #expect(largestError(polygons, rule) <= 1)
    }
}

@Test(arguments: [1e3, 1e6, 1e9])
func linesFarOutsideTheClipStillContributeToWinding(far: Double) {
    let polygon = [Point(-far, -far / 3), Point(20.3, 4.6), Point(far, -far * 0.7), Point(far / 2, far), Point(-far, far)]
    #expect(largestError([polygon], .nonZero) <= 1)
}

@Test func pathsOutsideTheClipAreEmpty() {
    for offset in [Point(-100, 0), Point(100, 0), Point(0, -100), Point(0, 100)] {
        var path = Path()
        path.append(RoundedRect(Rect(3, -5, 40, 30), radius: 5).path, mappedBy: .translation(offset.x, offset.y))
        #expect(Coverage(filling: path, clippedTo: clip) == .empty)
    }
}

@Test func aShapeLargerThanTheClipIsOneRunPerRow() {
    let coverage = Coverage(filling: RoundedRect(Rect(-1e7, -1e7, 2e7, 2e7), radius: 1e6).path, clippedTo: clip)
    #expect(coverage.bounds == clip)
    #expect(coverage.runs.count == clip.height)
    #expect(coverage.runs.allSatisfy { $0.alpha == 255 && Int($0.count) == clip.width })
}

@Test func hugeCoordinatesAreDrawnWithoutOverflow() {
    for far in [1e30, 1e99, 1e101, 1e300, .greatestFiniteMagnitude] {
        var path = Path()
        path.move(to: Point(-far, -far))
        path.addLine(to: Point(far, -far))
        path.addCubic(to: Point(far, far), control1: Point(far, far / 3), control2: Point(-far, far))
        path.addQuad(to: Point(-far, far), control: Point(0, far))
        path.close()
        #expect(Coverage(filling: path, clippedTo: clip).isWellFormed)
    }
    let square = [Point(-1e30, -1e30), Point(1e30, -1e30), Point(1e30, 1e30), Point(-1e30, 1e30)]
    #expect(Coverage(filling: Path(polygons: [square]), clippedTo: clip).area == Double(clip.area))
}

@Test func aNonFinitePointEndsThePath() {
    for bad in [Double.nan, .infinity, -.infinity] {
        var path = Path(polygons: [[Point(5, 5), Point(9, 5), Point(9, 9), Point(5, 9)]])
        path.move(to: Point(20, 5))
        path.addLine(to: Point(30, bad))
        path.addLine(to: Point(30, 20))
        path.close()
        #expect(Coverage(filling: path, clippedTo: clip).area == 16)
    }
}

@Test func curvesKeepTheAreaOfACircle() {
    let circle = RoundedRect(Rect(5, -3, 26, 26), radius: 13).path
    #expect(abs(Coverage(filling: circle, clippedTo: clip).area - .pi * 13 * 13) < 1)
}

@Test func aReusedRasterizerStartsEmpty() {
    var random = LinearRandom(seed: 2)
    var rasterizer = Rasterizer()
    for _ in 0..<50 {
        let path = Path(polygons: [(0..<5).map { _ in random.point(in: Rect(-20, -20, 90, 70)) }])
        #expect(rasterizer.fill(path, clippedTo: clip) == Coverage(filling: path, clippedTo: clip))
    }
}

@Test func bandsOfALargePictureFitTogether() {
    // The clip is wide enough that the rasteriser splits the picture into many bands.
    let clip = PixelRect(width: 4000, height: 300)
    let triangle = [Point(10.25, 3.5), Point(3990, 40.75), Point(1200.5, 299)]
    let values = Coverage(filling: Path(polygons: [triangle]), clippedTo: clip).values(in: clip)
    for y in 0..<clip.height {
        for x in Swift.stride(from: y % 7, to: clip.width, by: 7) {
            let expected = ExactArea.alpha([triangle], .nonZero, x: x, y: y)
            guard abs(Double(values[y * clip.width + x]) - expected) <= 1 else {
                Issue.record("pixel \(x), \(y)")
                return
            }
        }
    }
}

@Test func aHundredThousandSegmentsAreDrawn() {
    var random = LinearRandom(seed: 3)
    let points = (0..<100_000).map { _ in random.point(in: Rect(-100, -100, 300, 300)) }
    let coverage = Coverage(filling: Path(polygons: [points]), rule: .evenOdd, clippedTo: clip)
    #expect(coverage.isWellFormed && !coverage.isEmpty)
}

@Test(arguments: [FillRule.nonZero, .evenOdd])
func coverageOfCurvesAgreesWithSixteenBySixteenSamples(rule: FillRule) {
    var random = LinearRandom(seed: 4)
    let area = PixelRect(width: RandomShapes.size, height: RandomShapes.size)
    for _ in 0..<2 {
        let path = RandomShapes.simple(&random)
        let values = Coverage(filling: path, rule: rule, clippedTo: area).values(in: area)
        let chords = path.segments.flatMap { segment in
            (0..<24).map { (segment.point(at: Double($0) / 24), segment.point(at: Double($0 + 1) / 24)) }
        }
        // Checks every edge pixel, and a sample of the others.
        let far = values.indices.count { index in
            (values[index] % 255 != 0 || index % 61 == 0)
                && abs(Double(values[index]) - sampled(chords, index % area.width, index / area.width)) > 20
        }
        #expect(far == 0)
    }
}

/// Returns the coverage of a pixel by a shape that does not cross itself, 0...255, from 16 × 16 samples.
private func sampled(_ chords: [(Point, Point)], _ x: Int, _ y: Int) -> Double {
    var inside = 0
    for row in 0..<16 {
        let level = Double(y) + (Double(row) + 0.5) / 16
        let crossings = chords.filter { ($0.y <= level) != ($1.y <= level) }.map { $0.x + ($1.x - $0.x) * (level - $0.y) / ($1.y - $0.y) }
        for column in 0..<16 {
            let place = Double(x) + (Double(column) + 0.5) / 16
            if crossings.count(where: { $0 > place }) % 2 == 1 { inside += 1 }
        }
    }
    return Double(inside) * 255 / 256
}

@Test func thePathIsFilledAlikeInLargeBandsAsInSmallOnes() {
    let region = PixelRect(0, 0, 900, 900)
    let ring: [Point] = [Point(3.3, 5.1), Point(890.7, 410.2), Point(450.4, 880.9)]
    // Lines without area, so many that the bands become larger.
    let flat = [Point](repeating: Point(700.5, 100.5), count: 100_000)
    let plain = Coverage(filling: Path(polygons: [ring]), clippedTo: region)
    #expect(Coverage(filling: Path(polygons: [ring, flat]), clippedTo: region).values(in: region) == plain.values(in: region))
}
