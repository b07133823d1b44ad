import LaminaPrimitives
import LaminaScene
import Testing

@Suite struct KeyframeTests {
    private let three = numbers([0, 10, 100])

    @Test func keyTimesDetermineWhenValuesAreReached() {
        #expect(show(.keyframes(three, times: [0, 0.8, 1]), on: 0.0, at: 0.25) == 3.125)
        #expect(show(.keyframes(three), on: 0.0, at: 0.25) == 5)
        #expect(show(.keyframes(three), on: 0.0, at: 0.5) == 10)
        #expect(show(.keyframes(three), on: 0.0, at: 1) == 100)
    }

    @Test(arguments: [[0, 0.75, 0.5], [0, .nan, 1], [0, .infinity, 1], [0, 1], [0, 0.2, 0.4, 1], [0.5], []] as [[Double]])
    func invalidKeyTimesAreReplacedByEvenSpacing(times: [Double]) {
        #expect(show(.keyframes(three, times: times), on: 0.0, at: 0.25) == 5)
    }

    /// - Source: Measured on Apple's system, in pictures of lottie-ios.
    @Test func aDiscreteAnimationWithOneValueHasNoEffect() {
        #expect(show(.keyframes(numbers([0]), .discrete, times: [0, 1]), on: 7.0, at: 0.5) == 7)
        #expect(show(.keyframes(numbers([0])), on: 7.0, at: 0.5) == 0)
    }

    @Test func theFirstValueHoldsUntilTheFirstTime() {
        let late = Animation.keyframes(three, times: [0.2, 0.6, 1])
        for time in [0.0, 0.1, 0.2] { #expect(show(late, on: 7.0, at: time) == 0) }
        #expect(abs(show(late, on: 7.0, at: 0.4) - 5) < 1e-12)
        #expect(show(.keyframes(numbers([10, 20]), .discrete, times: [0.5, 0.75, 1]), on: 0.0, at: 0.25) == 10)
        let overshooting = late.with { $0.timingFunction = TimingFunction(0.5, -2, 0.5, 1) }
        #expect(show(overshooting, on: 7.0, at: 0.1) == 0)
    }

    @Test func theLastValueHoldsFromTheLastTime() {
        let early = Animation.keyframes(three, times: [0, 0.5, 0.75])
        #expect(show(early, on: 7.0, at: 0.25) == 5)
        #expect(show(early, on: 7.0, at: 0.625) == 55)
        for time in [0.75, 0.9, 1] { #expect(show(early, on: 7.0, at: time) == 100) }
        #expect(show(.keyframes(numbers([10, 20]), .discrete, times: [0, 0.25, 0.5]), on: 0.0, at: 0.75) == 20)
        #expect(show(.keyframes(numbers([3, 4]), times: [0.5, 0.5]), on: 0.0, at: 0.75) == 4)
    }

    @Test func keyTimesOutsideTheAnimationTruncateIt() {
        #expect(show(.keyframes(numbers([0, 10]), times: [-1, 1]), on: 0.0, at: 0.5) == 7.5)
        #expect(show(.keyframes(numbers([0, 10]), times: [0, 2]), on: 0.0, at: 1) == 5)
    }

    /// The keyframes have the form that lottie-ios gives them at the ends of its film: an end moves to 0 or 1, whatever the neighbours' times are.
    @Test func theOrderOfTimesOutsideTheAnimationIsIrrelevant() {
        let before = Animation.keyframes(numbers([9, 9, 0, 10]), times: [0, -1, -0.5, 0.5])
        #expect(show(before, on: 7.0, at: 0) == 5)
        #expect(show(before, on: 7.0, at: 0.25) == 7.5)
        let after = Animation.keyframes(numbers([0, 0, 10, 10]), times: [0, 0.5, 1.5, 1])
        #expect(show(after, on: 7.0, at: 0.75) == 2.5)
        #expect(show(after, on: 7.0, at: 1) == 5)
    }

    @Test func equalKeyTimesCauseAJump() {
        let jump = Animation.keyframes(numbers([0, 1, 5, 6]), times: [0, 0.5, 0.5, 1])
        #expect(show(jump, on: 0.0, at: 0.4999) < 1)
        #expect(show(jump, on: 0.0, at: 0.5) == 5)
    }

    @Test(arguments: [(0.1, 310.0), (0.3, 60), (0.6, 120), (0.8, 60), (1, 60)])
    func discreteValuesHoldUntilTheNext(time: Double, expected: Double) {
        let flags = Animation.keyframes(numbers([310, 60, 120, 60]), .discrete, times: [0, 0.25, 0.5, 0.75, 1])
        #expect(show(flags, on: 0.0, at: time) == expected)
    }

    @Test func discreteAnimationsHaveOneMoreKeyTimeThanValues() {
        #expect(show(.keyframes(numbers([10, 20]), .discrete, times: [0, 0.25, 1]), on: 0.0, at: 0.3) == 20)
        #expect(show(.keyframes(numbers([10, 20]), .discrete, times: [0, 1]), on: 0.0, at: 0.3) == 10)
    }

    @Test func discreteTransformsMayBeSingular() {
        let flat = Animation.keyframes([.transform(.scale(0, 1, 1)), .transform(.identity)], .discrete)
        #expect(show(flat, on: Transform3D.identity, at: 0.25) == .scale(0, 1, 1))
    }

    @Test func anUnknownModeOrMissingValuesKeepTheModelValue() {
        let unknown = Animation.keyframes(three) { $0.calculationMode = "nonsense" }
        #expect(show(unknown, on: 7.0) == 7)
        #expect(show(.keyframes([]), on: 7.0) == 7)
        #expect(show(.keyframes([.number(1), .text("2")]), on: 7.0) == 7)
    }

    @Test func aSingleValueIsHeld() {
        for mode in [CalculationMode.linear, .paced, .cubic, .cubicPaced] {
            #expect(show(.keyframes([.number(3)], mode), on: 7.0) == 3)
        }
    }

    @Test func segmentCurvesApplyInsideTheAnimationsCurve() {
        let segments = Animation.keyframes(three) { $0.timingFunctions = [.easeIn, .easeOut] }
        #expect(abs(show(segments, on: 0.0, at: 0.25) - 3.153568126) < 1e-6)
        let whole = Animation.keyframes(numbers([0, 100, 150]), times: [0, 0.8, 1]).with { $0.timingFunction = .easeInEaseOut }
        #expect(abs(show(whole, on: 0.0, at: 0.9) - 145.069386613) < 1e-5)
    }

    @Test func pacedValuesMoveAtConstantSpeed() {
        let sizes = [Size.zero, Size(6, 8), Size(6, 38)].map(Value.size)
        #expect(show(.keyframes(sizes, .paced), on: Size.zero) == Size(6, 18))
        let points = [Point.zero, Point(10, 0), Point(10, 90)].map(Value.point)
        let animation = Animation.keyframes(points, .paced, times: [0, 0.8, 1]) { $0.timingFunctions = [.easeIn, .easeOut] }
        #expect(show(animation, on: Point.zero) == Point(10, 40))
        let still = Animation.keyframes(numbers([2, 2, 2]), .paced)
        #expect(show(still, on: 0.0) == 2)
    }

    @Test func transformsAreNotPaced() {
        let turns = [Transform3D.identity, .scale(2, 2, 2)].map(Value.transform)
        #expect(show(.keyframes(turns, .paced), on: Transform3D.scale(9, 9, 9)) == .scale(9, 9, 9))
    }

    @Test(
        arguments: [
            ([], [], [], 2.25), ([0, 1, 1, 0], [], [], 2.5), ([], [0, 1, 0, 0], [], 2.125), ([], [], [0, 0, 1, 0], 2.375),
            ([1], [], [], 2.25),
        ] as [([Double], [Double], [Double], Double)])
    func tensionContinuityAndBiasShapeACubic(tension: [Double], continuity: [Double], bias: [Double], expected: Double) {
        let cubic = Animation.keyframes(numbers([0, 1, 4, 9]), .cubic, times: [0, 0.25, 0.75, 1]) {
            ($0.tension, $0.continuity, $0.bias) = (tension, continuity, bias)
        }
        #expect(show(cubic, on: 0.0) == expected)
    }

    @Test func cubicEndTangentsAreFullDifferences() {
        #expect(show(.keyframes(numbers([0, 10, 10]), .cubic), on: 0.0, at: 0.75) == 10.625)
        #expect(show(.keyframes(numbers([0, 1]), .cubic), on: 0.0) == 0.5)
        let places = [Point.zero, Point(10, 0), Point(10, 30)]
        #expect(show(.keyframes(places.map(Value.point), .cubic), on: Point.zero, at: 0.75) == Point(10.625, 13.125))
        let moves = places.map { Value.transform(.translation($0.x, $0.y, 0)) }
        let moved = show(.keyframes(moves, .cubic), on: Transform3D.identity, at: 0.75)
        expectClose(moved, .translation(10.625, 13.125, 0))
    }

    @Test func aCubicPassesThroughItsValuesWithoutAKink() {
        let values = [3.0, -1, 4, 1, 5]
        for mode in [CalculationMode.cubic, .cubicPaced] {
            let cubic = Animation.keyframes(numbers(values), mode)
            func at(_ time: Double) -> Double { show(cubic, on: 0.0, at: time) }
            if mode == .cubic { for (index, value) in values.enumerated() { #expect(at(Double(index) / 4) == value) } }
            let step = 1e-4
            for time in stride(from: step, through: 1 - step, by: step) {
                let bend = at(time + step) - 2 * at(time) + at(time - step)
                #expect(abs(bend) < 1e-4, "\(mode) at \(time)")
            }
        }
    }

    @Test func aPacedCubicIsTimedByDistances() {
        let points = [Point.zero, Point(20, 80), Point(100, 20), Point(120, 100)].map(Value.point)
        let point = show(.keyframes(points, .cubicPaced), on: Point.zero, at: 0.35)
        #expect(difference(point, Point(26.365239, 79.03654)) < 1e-5)
    }

    @Test func keyframesAreAddedToTheModel() {
        let points = [Point(2, 4), Point(6, 8)].map(Value.point)
        let adding = Animation.keyframes(points).with { $0.isAdditive = true }
        #expect(show(adding, on: Point(10, 20)) == Point(14, 26))
        let lists = [Value.array(numbers([0.5, 1])), .array(numbers([1.5, 3]))]
        #expect(show(Animation.keyframes(lists).with { $0.isAdditive = true }, on: [10.0, 20]) == [11, 22])
    }
}
