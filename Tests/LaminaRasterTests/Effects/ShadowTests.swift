import Foundation
import LaminaPrimitives
import LaminaRaster
import Testing

@Suite struct ShadowTests {
    private let everything = PixelRect(-2000, -2000, 4000, 4000)

    private func difference(_ a: Coverage, _ b: Coverage) -> Int {
        let bounds = a.bounds.union(b.bounds)
        let left = Mask(a, in: bounds).alphas
        let right = Mask(b, in: bounds).alphas
        return zip(left, right).map { abs(Int($0) - Int($1)) }.max() ?? 0
    }

    /// Returns the shadow of the whole shape, drawn and blurred without shortcuts, as a slow reference.
    private func plainly(_ shape: RoundedRect, _ sigma: Double) -> Coverage {
        let bounds = PixelRect(covering: shape.rect)
        return Mask(Coverage(roundedRect: shape, clippedTo: bounds), in: bounds).blurred(sigma: sigma).coverage
    }

    @Test(arguments: [1.5, 4, 12], [0, 7, 30.5])
    func skippingTheConstantMiddleOfAShadowChangesNothing(sigma: Double, radius: Double) {
        for size in [Size(230.4, 180.7), Size(60.2, 40.1), Size(300, 20), Size(2, 2)] {
            let shape = RoundedRect(Rect(-10.3, 5.8, size.width, size.height), radius: radius)
            #expect(difference(Shadow.coverage(of: shape, sigma: sigma, clippedTo: everything), plainly(shape, sigma)) <= 1)
        }
    }

    @Test func aShapeWithNegativeLengthsHasTheShadowOfItsArea() {
        let shape = RoundedRect(Rect(20, 30, 100, 80), radius: 12)
        let turned = RoundedRect(Rect(120, 110, -100, -80), radius: 12)
        for sigma in [0.0, 4] {
            let plain = Shadow.coverage(of: shape, sigma: sigma, clippedTo: everything)
            #expect(difference(Shadow.coverage(of: turned, sigma: sigma, clippedTo: everything), plain) == 0)
        }
    }

    @Test func cornersThatStaySharpStaySharp() {
        let shape = RoundedRect(Rect(0, 0, 200, 150), radius: 30, corners: [.minXMinY, .maxXMaxY])
        #expect(difference(Shadow.coverage(of: shape, sigma: 3, clippedTo: everything), plainly(shape, 3)) <= 1)
    }

    @Test func aContinuousCornerIsBlurredAsItIsDrawn() {
        let shape = RoundedRect(Rect(0, 0, 250, 250), radius: 40, isContinuous: true)
        #expect(difference(Shadow.coverage(of: shape, sigma: 5, clippedTo: everything), plainly(shape, 5)) <= 1)
    }

    @Test(arguments: [300.0, 1000])
    func aVeryWideBlurIsThatOfFullResolutionWithinTwoSteps(sigma: Double) {
        let shape = RoundedRect(Rect(20, 30, 500, 400), radius: 60)
        let clip = PixelRect(-80, -60, 40, 60)
        let coarse = Mask(Shadow.coverage(of: shape, sigma: sigma, clippedTo: clip), in: clip)
        // The exact blur of a rectangle is the product of two integrals of the Gaussian. Rounded corners change it by less than one step.
        func part(_ low: Double, _ high: Double, _ pixel: Int) -> Double {
            func integral(_ x: Double) -> Double { 0.5 * (1 + erf(x / (sigma * 2.0.squareRoot()))) }
            let middle = Double(pixel) + 0.5
            return integral(high - middle) - integral(low - middle)
        }
        for y in stride(from: clip.minY, to: clip.maxY, by: 7) {
            for x in stride(from: clip.minX, to: clip.maxX, by: 7) {
                let exact = part(20, 520, x) * part(30, 430, y) * 255
                #expect(abs(Double(coarse.alpha(x: x, y: y)) - exact) <= 4, "\(x) \(y)")
            }
        }
    }

    @Test(arguments: [1e5, 1e9, 1e12, 1e30], [0.0, 20, 1e5])
    func theShadowOfALargeShapeIsThatOfItsVisibleEdge(side: Double, radius: Double) {
        let clip = PixelRect(-50, -50, 100, 100)
        let edge = Shadow.coverage(of: RoundedRect(Rect(0, 0, side, side), radius: 0), sigma: 10, clippedTo: clip)
        let near = Shadow.coverage(of: RoundedRect(Rect(0, 0, 5000, 5000), radius: 0), sigma: 10, clippedTo: clip)
        #expect(difference(edge, near) <= 1)
        _ = Shadow.coverage(of: RoundedRect(Rect(0, 0, side, side), radius: radius), sigma: 1000, clippedTo: clip)
    }

    @Test func theHoleAndTheOutsideOfTheClipStayEmpty() {
        let shape = RoundedRect(Rect(0, 0, 100, 80), radius: 9)
        let clip = PixelRect(-4, -3, 90, 200)
        let hole = PixelRect(10, 12, 70, 60)
        let whole = Shadow.coverage(of: shape, sigma: 4, clippedTo: everything)
        let cut = Shadow.coverage(of: shape, sigma: 4, clippedTo: clip, excluding: hole)
        for y in -20..<110 {
            for x in -20..<130 {
                let pixel = PixelRect(x, y, x + 1, y + 1)
                let shown = clip.contains(pixel) && !hole.contains(pixel)
                #expect(cut.alpha(x: x, y: y) == (shown ? whole.alpha(x: x, y: y) : 0))
            }
        }
    }

    @Test func aShadowWithoutBlurIsTheShape() {
        let shape = RoundedRect(Rect(0.5, 0, 40, 30), radius: 8)
        let crisp = Coverage(roundedRect: shape, clippedTo: everything)
        #expect(difference(Shadow.coverage(of: shape, sigma: 0, clippedTo: everything), crisp) == 0)
    }

    /// Three standard deviations; beyond a deviation of 1000 pixels blurs are the same.
    @Test(arguments: [(-1, 0), (0, 0), (0.1, 1), (1, 3), (2.5, 8), (1000, 3000), (1e9, 3000), (.infinity, 3000)] as [(Double, Int)])
    func aBlurReachesThreeStandardDeviations(sigma: Double, pixels: Int) {
        #expect(Shadow.margin(sigma) == pixels)
    }

    @Test func aShapeThatIsNotFiniteHasNoShadow() {
        #expect(Shadow.coverage(of: RoundedRect(Rect(0, .nan, 5, 5)), sigma: 3, clippedTo: everything).isEmpty)
    }

    @Test func aMaskKeepsTheAlphaOfACanvas() throws {
        var random = FixedRandom(seed: 31)
        var bitmap = try Bitmap(width: 9, height: 4, pixels: random.pixels(36))
        let mask = bitmap.withCanvas(at: (3, -1)) { Mask(alphaOf: $0) }
        #expect(mask.alphas == bitmap.pixels.map { UInt8($0 >> 24) })
        #expect(mask.coverage.alpha(x: 5, y: 2) == UInt8(bitmap[2, 3] >> 24))
    }
}
