import LaminaPrimitives
import LaminaScene
import Testing

/// Animations between two values that cannot be interpolated directly, such as different shapes.
@Suite struct BridgeTests {
    private static var circle: Path {
        var path = Path()
        path.addEllipse(in: Rect(0, 0, 40, 40))
        return path
    }

    private static var square: Path {
        var path = Path()
        path.addRect(Rect(0, 0, 40, 40))
        return path
    }

    private static func line(_ points: Point...) -> Path {
        var path = Path()
        path.move(to: points[0])
        for point in points.dropFirst() { path.addLine(to: point) }
        return path
    }

    private func path(_ from: Path, _ to: Path, at time: Double) -> Path? {
        show(.basic(from: .path(from), to: .path(to)), on: Path?.none, at: time)
    }

    @Test(arguments: [
        (circle, square), (square, circle), (line(.zero, Point(1, 0)), square), (square, Path()), (Path(), square),
        (circle, line(Point(3, 3))),
    ])
    func pathsOfDifferentStructureAreExactAtBothEnds(from: Path, to: Path) {
        #expect(path(from, to, at: 0) == from)
        #expect(path(from, to, at: 1) == to)
        let (early, late) = (path(from, to, at: 1e-6), path(from, to, at: 1 - 1e-6))
        #expect(isNear(early, from))
        #expect(isNear(late, to))
    }

    /// Returns true when both paths have nearly the same bounds, or both have none.
    private func isNear(_ path: Path?, _ other: Path) -> Bool {
        guard let path else { return false }
        let (bounds, wanted) = (path.bounds ?? .zero, other.bounds ?? .zero)
        guard other.bounds != nil else { return max(bounds.width, bounds.height) < 1e-3 }
        return difference(bounds, wanted) < 1e-3
    }

    @Test func aCircleBecomesASquareSegmentBySegment() throws {
        let half = try #require(path(Self.circle, Self.square, at: 0.5))
        #expect(half.verbs == [.move, .cubic, .cubic, .cubic, .cubic, .close])
        let starts = zip(Self.circle.segments, Self.square.segments).map { $0.start.interpolated(to: $1.start, at: 0.5) }
        for (segment, start) in zip(half.segments, starts) { #expect((segment.start - start).length < 1e-9) }
    }

    @Test func extraSegmentsGrowFromTheEndOfTheShorterPath() {
        let (short, long) = (Self.line(.zero, Point(10, 0)), Self.line(.zero, Point(10, 0), Point(10, 20)))
        #expect(path(short, long, at: 0.5) == Self.line(.zero, Point(10, 0), Point(10, 10)))
        #expect(path(long, short, at: 0.75) == Self.line(.zero, Point(10, 0), Point(10, 5)))
        var two = short
        two.append(Self.line(Point(50, 50), Point(60, 50)))
        var grown = short
        grown.append(Self.line(Point(50, 50), Point(55, 50)))
        #expect(path(short, two, at: 0.5) == grown)
    }

    @Test func aPathAppearsOrDisappearsImmediately() {
        let (appearing, vanishing) = (Animation.basic(from: .null, to: .path(Self.square)), Animation.basic(from: .path(Self.square), to: .null))
        for time in [0.0, 0.4, 1] {
            #expect(show(appearing, on: Path?.some(Self.circle), at: time) == Self.square)
            #expect(show(vanishing, on: Path?.some(Self.circle), at: time) == .some(nil))
        }
    }

    @Test func aGradientThatGainsAColourStartsUnchanged() {
        let (two, three) = ([color(0, 0, 0), color(1, 1, 1)], [color(1, 0, 0), color(0, 1, 0), color(0, 0, 1)])
        let growing = Animation.basic(from: [Color]?.some(two).value, to: [Color]?.some(three).value)
        let model: [Color]? = [.black, .black, .black]
        #expect(show(growing, on: model, at: 0) == [color(0, 0, 0), color(0.5, 0.5, 0.5), color(1, 1, 1)])
        #expect(show(growing, on: model, at: 0.5) == [color(0.5, 0, 0), color(0.25, 0.75, 0.25), color(0.5, 0.5, 1)])
        #expect(show(growing, on: model, at: 1) == three)
        let shrinking = Animation.basic(from: [Color]?.some(three).value, to: [Color]?.some(two).value)
        #expect(show(shrinking, on: model, at: 0.5) == [color(0.5, 0, 0), color(0.5, 0.5, 1)])
        #expect(show(shrinking, on: model, at: 1) == two)
    }

    @Test func listsOfDifferentLengthsTakeTheLengthOfTheEndValue() {
        let places = Animation.basic(from: .array(numbers([0, 1])), to: .array(numbers([0, 0.25, 1])))
        #expect(show(places, on: [Double]?.none, at: 0.5) == [0, 0.375, 1])
        let fromNothing = Animation.basic(from: .array([]), to: .array(numbers([0, 1])))
        #expect(show(fromNothing, on: [Double]?.none, at: 0.25) == [])
        #expect(show(fromNothing, on: [Double]?.none, at: 0.75) == [0, 1])
        let toOne = Animation.basic(from: .array(numbers([2, 6])), to: .array(numbers([4])))
        #expect(show(toOne, on: [Double]?.none, at: 0.5) == [3])
    }

    @Test func aSingularTransformIsInterpolatedElementByElement() {
        let turn = Transform3D.rotation(2, 0, 0, 1)
        let growing = Animation.basic(from: .transform(.scale(0, 0, 1)), to: .transform(turn))
        #expect(show(growing, on: Transform3D.identity, at: 0) == .scale(0, 0, 1))
        expectClose(show(growing, on: Transform3D.identity, at: 0.5), Transform3D.scale(0.5, 0.5, 1).followed(by: turn))
        #expect(show(growing, on: Transform3D.identity, at: 1) == turn)
        let toCurrent = Animation.basic(from: .transform(.scale(0, 1, 1)))
        expectClose(show(toCurrent, on: Transform3D.scale(2, 1, 1), at: 0.5), .scale(1, 1, 1))
    }

    @Test(arguments: [CalculationMode.linear, .cubic, .paced, .cubicPaced])
    func keyframesWithASingularTransformPassThroughEveryValue(mode: CalculationMode) {
        let keys = [Transform3D.identity, .scale(0, 0, 1), .scale(2, 2, 1)]
        let animation = Animation.keyframes(keys.map(Value.transform), mode)
        #expect(show(animation, on: Transform3D.scale(9, 9, 9), at: 0.5) == keys[1])
        #expect(show(animation, on: Transform3D.scale(9, 9, 9), at: 1) == keys[2])
        expectClose(show(animation, on: Transform3D.scale(9, 9, 9), at: 0.75), .scale(1, 1, 1))
    }

    @Test func invertibleKeyframesStillRotateBesideSingularOnes() {
        let keys = [Transform3D.identity, .rotation(2, 0, 0, 1), .scale(0, 0, 1)]
        let animation = Animation.keyframes(keys.map(Value.transform))
        expectClose(show(animation, on: Transform3D.identity, at: 0.25), .rotation(1, 0, 0, 1))
    }

    private func uninterpolatedKeyPaths(_ animation: Animation, on state: LayerState = LayerState()) -> [String] {
        LayerAnimation(animation, in: ShapeState.properties, on: state).uninterpolatedKeyPaths
    }

    @Test func aLayersAnimationReportsValuesOfDifferentStructure() {
        let path = Animation.basic(from: .path(Self.circle), to: .path(Self.square)) { $0.keyPath = "path" }
        #expect(uninterpolatedKeyPaths(path) == ["path"])
        let toModel = Animation.basic(from: .path(Self.circle)) { $0.keyPath = "path" }
        var state = LayerState()
        state.shape.path = Self.circle
        #expect(uninterpolatedKeyPaths(toModel, on: state).isEmpty)
        state.shape.path = Self.square
        #expect(uninterpolatedKeyPaths(toModel, on: state) == ["path"])
        state.shape.path = nil
        #expect(uninterpolatedKeyPaths(toModel, on: state).isEmpty)
        let flat = Animation.keyframes([.transform(.identity), .transform(.scale(0, 0, 1))]).with { $0.keyPath = "transform" }
        #expect(uninterpolatedKeyPaths(flat) == ["transform"])
        #expect(uninterpolatedKeyPaths(flat.with { $0.keyPath = "nothing" }).isEmpty)
        #expect(uninterpolatedKeyPaths(.basic(to: .number(0)) { $0.keyPath = "opacity" }).isEmpty)
    }
}
