import CoreGraphics
import Testing

@testable import QuartzCore

struct TimingFunctionTests {
    /// - Source: Apple's documentation; the linear function is measured.
    @Test(
        "A named function has Apple's control points between two fixed ends",
        arguments: [
            (CAMediaTimingFunctionName.linear, [0, 0, 1, 1]), (.easeIn, [0.42, 0, 1, 1]), (.easeOut, [0, 0, 0.58, 1]),
            (.easeInEaseOut, [0.42, 0, 0.58, 1]), (.default, [0.25, 0.1, 0.25, 1]),
        ] as [(CAMediaTimingFunctionName, [Float])])
    func controlPoints(_ name: CAMediaTimingFunctionName, inner: [Float]) {
        #expect(points(CAMediaTimingFunction(name: name)) == [0, 0] + inner + [1, 1])
    }

    @Test func aFunctionKeepsItsControlPoints() {
        #expect(points(CAMediaTimingFunction(controlPoints: 0.1, 1, 1, 0.2)) == [0, 0, 0.1, 1, 1, 0.2, 1, 1])
    }

    /// - Source: Measured on Apple's QuartzCore.
    @Test(
        "The height of a curve is Apple's",
        arguments: [
            (CAMediaTimingFunctionName.easeIn, [0.093465, 0.315357, 0.621861]), (.easeOut, [0.378140, 0.684643, 0.906535]),
            (.easeInEaseOut, [0.129162, 0.5, 0.870838]), (.linear, [0.25, 0.5, 0.75]),
            (.default, [0.408510591, 0.802403388, 0.960458978]),
        ])
    func heights(_ name: CAMediaTimingFunctionName, expected: [Double]) {
        let curve = CAMediaTimingFunction(name: name).curve
        for (x, y) in zip([0.25, 0.5, 0.75], expected) { #expect(abs(curve(x) - y) < 1e-5) }
        #expect([curve(-0.5), curve(0), curve(1), curve(1.5)] == [0, 0, 1, 1])
    }

    @Test func anUnknownNameGivesTheLinearFunction() {
        #expect(CAMediaTimingFunction(name: .init(rawValue: "wobble")) == CAMediaTimingFunction(name: .linear))
    }

    @Test func nonFiniteControlPointsGiveTheLinearFunction() {
        #expect(CAMediaTimingFunction(controlPoints: .nan, 0, 1, .infinity) == CAMediaTimingFunction(name: .linear))
    }

    @Test func controlPointIndexesOutOfRangeAreRefused() {
        let function = CAMediaTimingFunction(name: .easeIn)
        var point: [Float] = [7, 8]
        function.getControlPoint(at: 4, values: &point)
        function.getControlPoint(at: -1, values: &point)
        #expect(point == [7, 8])
    }

    @Test func functionsWithEqualPointsAreEqual() {
        let byPoints = CAMediaTimingFunction(controlPoints: 0.42, 0, 1, 1)
        #expect(byPoints == CAMediaTimingFunction(name: .easeIn))
        #expect(byPoints.hash == CAMediaTimingFunction(name: .easeIn).hash)
        #expect(byPoints != CAMediaTimingFunction(name: .easeOut))
    }

    private func points(_ function: CAMediaTimingFunction) -> [Float] {
        (0..<4).flatMap { index in
            var point: [Float] = [.nan, .nan]
            function.getControlPoint(at: index, values: &point)
            return point
        }
    }
}
