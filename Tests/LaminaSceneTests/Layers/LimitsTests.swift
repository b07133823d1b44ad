import LaminaPrimitives
import LaminaScene
import Testing

@Suite struct LimitsTests {
    private func state(_ frame: Rect, anchor: Point = Point(0.5, 0.5)) -> LayerState {
        var state = LayerState()
        state.anchorPoint = anchor
        state.bounds = Rect(0, 0, frame.width, frame.height)
        state.position = Point(frame.minX + anchor.x * frame.width, frame.minY + anchor.y * frame.height)
        return state
    }

    @Test func usualGeometryIsUnchangedByTheLimits() {
        let usual = state(Rect(-1e6, 20, 3e7, 5), anchor: Point(-3, 2))
        let limited = usual.withinLimits
        #expect(limited.bounds == usual.bounds && limited.position == usual.position && limited.anchorPoint == usual.anchorPoint)
    }

    @Test(arguments: [1e10, 1e100, 1.7e308])
    func theNearEdgeOfAnEndlessLayerKeepsItsPosition(size: Double) {
        let limited = state(Rect(0, 0, size, 50)).withinLimits
        #expect(limited.frame == Rect(0, 0, LayerState.farthest, 50))
        #expect(limited.bounds.origin == .zero)
    }

    @Test func limitsKeepTheCoordinatesOfSublayers() {
        // The layer spans x = -3e9...3e9 in its superlayer, so its own coordinate 3e9 lies at 0 there. The limits must not change that.
        let limited = state(Rect(-3e9, 0, 6e9, 50)).withinLimits
        #expect(limited.frame.minX == -LayerState.farthest && limited.frame.maxX == LayerState.farthest)
        #expect(abs(limited.bounds.minX) <= LayerState.farthest)
    }

    /// A sublayer at `place` is as far from the superlayer's origin, or for a turned layer from the anchor point, as without the limits.
    @Test(arguments: [(0.1, 1.2e9), (0.25, 1.9e9), (0.5, 1.9e9), (0.9, 1.9e9)], [true, false])
    func aLayerThatIsCutOffKeepsItsSublayersInPlace(layer: (anchor: Double, length: Double), isTurned: Bool) {
        let (anchor, length) = layer
        var whole = state(Rect(0, 0, length, length), anchor: Point(anchor, 1 - anchor))
        (whole.position, whole.bounds.origin) = (Point(3e8, -2e8), Point(5e7, 7e7))
        if isTurned { whole.transform = .rotation(0.5, 0, 0, 1) }
        func distance(_ place: Point, in state: LayerState) -> Point {
            let corner = Point(state.anchorPoint.x * state.bounds.width, state.anchorPoint.y * state.bounds.height)
            return (isTurned ? .zero : state.position) + (place - state.bounds.origin) - corner
        }
        let limited = whole.withinLimits
        #expect(limited.bounds != whole.bounds || isTurned)
        for place in [Point(6e7, 8e7), Point(4e8, 3e8)] {
            #expect((distance(place, in: limited) - distance(place, in: whole)).length < 1e-3)
        }
        #expect(limited.position == whole.position)
    }

    @Test(arguments: [1e10, -1e10, 1e308, -1e308, .infinity, -.infinity, .nan] as [Double])
    func allGeometryOfATreeIsFinite(number: Double) {
        var states: [LayerState] = []
        for turn in [Transform3D.identity, .rotation(0.5, 1, 2, 3), .scale(number, 1, 1)] {
            for places in [\LayerState.position.x, \.bounds.origin.y, \.bounds.size.width, \.zPosition, \.anchorPointZ, \.anchorPoint.x] {
                var state = state(Rect(0, 0, 10, 10))
                state.transform = turn
                state[keyPath: places] = number
                states.append(state.withinLimits)
            }
        }
        for state in states {
            let numbers = [
                state.position.x, state.position.y, state.bounds.origin.x, state.bounds.origin.y, state.bounds.width, state.bounds.height,
                state.zPosition, state.anchorPointZ, state.anchor.x, state.anchor.y,
            ]
            #expect(numbers.allSatisfy { abs($0) <= 4 * LayerState.farthest }, "\(numbers)")
        }
    }
}
