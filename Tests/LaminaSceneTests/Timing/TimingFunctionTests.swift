import LaminaScene
import Testing

@Suite struct TimingFunctionTests {
    @Test(arguments: [
        (TimingFunction.easeIn, 0.25, 0.093465), (.easeIn, 0.5, 0.315357), (.easeIn, 0.75, 0.621861),
        (.easeOut, 0.25, 0.37814), (.easeOut, 0.5, 0.684643), (.easeOut, 0.75, 0.906535),
        (.easeInEaseOut, 0.25, 0.129162), (.easeInEaseOut, 0.5, 0.5), (.easeInEaseOut, 0.75, 0.870838),
        (.linear, 0.25, 0.25), (.linear, -0.5, 0), (.linear, 1.5, 1),
        (.standard, 0.2, 0.295244334), (.standard, 0.5, 0.802403388), (.standard, 0.9, 0.994316477),
        (TimingFunction(0.5, 0, 0.5, 1), 0.25, 0.105889), (TimingFunction(0.5, 0, 0.5, 1), 0.5, 0.5),
        (TimingFunction(0.5, -0.5, 0.5, 1.5), 0.1, -0.070756228),
        (TimingFunction(0.68, -0.55, 0.27, 1.55), 0.9, 1.06269545),
        (TimingFunction(0.175, 0.885, 0.32, 1.275), 0.5, 1.067552685),
    ])
    func curvesHaveTheMeasuredHeights(function: TimingFunction, x: Double, height: Double) {
        #expect(abs(function(x) - height) < 5e-6)
    }

    @Test(arguments: ["linear", "easeIn", "easeOut", "easeInEaseOut", "default"])
    func timingFunctionsAreExactAtBothEnds(name: String) throws {
        let function = try #require(TimingFunction(name: name))
        #expect(function(0) == 0)
        #expect(function(1) == 1)
        #expect(function(.nan) == 0)
    }

    @Test func anUnknownTimingFunctionNameIsRefused() { #expect(TimingFunction(name: "bounce") == nil) }

    @Test func nonFiniteControlPointsGiveFiniteValues() { #expect(TimingFunction(.nan, 0, 1, 1)(0.25).isFinite) }

    /// The slow reference walks along the curve until x is passed.
    @Test(arguments: [
        TimingFunction.easeIn, .easeOut, .standard, TimingFunction(0, 1, 1, 0), TimingFunction(1, 0, 0, 1),
        TimingFunction(0.68, -0.55, 0.27, 1.55),
    ])
    func theSolverAgreesWithDenseSampling(function: TimingFunction) {
        let count = 100_000
        func bezier(_ a: Double, _ b: Double, _ t: Double) -> Double {
            3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t
        }
        var step = 0
        for x in stride(from: 0.01, to: 1, by: 0.01) {
            while bezier(function.x1, function.x2, Double(step) / Double(count)) < x { step += 1 }
            let before = bezier(function.y1, function.y2, Double(step - 1) / Double(count))
            let after = bezier(function.y1, function.y2, Double(step) / Double(count))
            let height = function(x)
            #expect(height >= min(before, after) - 1e-9 && height <= max(before, after) + 1e-9, "at \(x)")
        }
    }
}
