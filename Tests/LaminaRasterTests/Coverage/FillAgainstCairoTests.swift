import LaminaPrimitives
import LaminaRaster
import Testing

private let size = RandomShapes.size
private let clip = PixelRect(width: size, height: size)

@Test func simpleShapesAreFilledAsCairoFillsThem() {
    var random = LinearRandom(seed: 11)
    var difference = Difference()
    for index in 0..<300 {
        let path = RandomShapes.simple(&random)
        let rule = index % 2 == 0 ? FillRule.nonZero : .evenOdd
        difference.add(
            Coverage(filling: path, rule: rule, clippedTo: clip).values(in: clip), Cairo.fill(path, rule, width: size, height: size))
    }
    #expect(difference.mean <= 3)
    #expect(difference.largest <= 24)
}

@Test(arguments: [FillRule.nonZero, .evenOdd])
func crossingShapesAreFilledNearlyAsCairoFillsThem(rule: FillRule) {
    var random = LinearRandom(seed: 12)
    var difference = Difference()
    for _ in 0..<150 {
        let path = RandomShapes.wild(&random, subpaths: 2, segments: 4)
        difference.add(
            Coverage(filling: path, rule: rule, clippedTo: clip).values(in: clip), Cairo.fill(path, rule, width: size, height: size))
    }
    #expect(difference.mean <= 3)
    #expect(difference.closeShare >= 0.99)
}
