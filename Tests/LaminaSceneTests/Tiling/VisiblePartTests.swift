import LaminaPrimitives
import LaminaScene
import Testing

@Suite struct VisiblePartTests {
    private let screen = Rect(0, 0, 100, 100)

    private func state(_ frame: Rect, _ change: (inout LayerState) -> Void = { _ in }) -> LayerState {
        var state = LayerState()
        let placed = state.filling(frame)
        (state.bounds, state.position) = (placed.bounds, placed.position)
        change(&state)
        return state
    }

    private func part(_ states: LayerState...) -> VisiblePart? { VisiblePart(of: states, on: screen, displayScale: 2) }

    @Test func thePartInsideTheScreenIsVisible() {
        let part = part(state(Rect(60, -50, 500, 500)), state(screen))
        #expect(part?.rect == Rect(0, 50, 40, 100))
        #expect(part?.scale == 2)
    }

    @Test func ancestorsThatClipLimitThePart() {
        let clipping = state(Rect(10, 10, 20, 20)) { $0.flags.masksToBounds = true }
        #expect(part(state(Rect(0, 0, 500, 500)), clipping, state(screen))?.rect == Rect(0, 0, 20, 20))
        let open = state(Rect(10, 10, 20, 20))
        #expect(part(state(Rect(0, 0, 500, 500)), open, state(screen))?.rect == Rect(0, 0, 90, 90))
    }

    @Test func theScaleIncludesAllTransforms() {
        let scaled = state(Rect(0, 0, 100, 100)) { $0.transform = .scale(0.25, 0.25, 1) }
        #expect(part(scaled, state(screen))?.scale == 0.5)
    }

    @Test func hiddenLayersAndLayersOutsideTheScreenHaveNoVisiblePart() {
        let hidden = state(screen) { $0.flags.isHidden = true }
        #expect(part(state(screen), hidden) == nil)
        #expect(part(state(Rect(200, 0, 50, 50)), state(screen)) == nil)
    }

    @Test func aTransformLayerKeepsTheDepthOfItsSublayers() {
        // The two rotations cancel out, so the layer is seen from the front again.
        let tilted = state(screen) { $0.transform = .rotation(1, 0, 1, 0) }
        let space = state(screen) {
            $0.kind = .transform
            $0.transform = .rotation(-1, 0, 1, 0)
        }
        let part = part(tilted, space, state(screen))
        #expect(abs((part?.scale ?? 0) - 2) < 1e-9)
        #expect(abs((part?.rect.width ?? 0) - 100) < 1e-9)
    }

    @Test func uprightContentsOfAFlippedLayerAreMirrored() {
        let flipped = state(Rect(0, 50, 100, 100)) { $0.flags.isGeometryFlipped = true }
        // The lower half lies outside the screen: in the flipped layer's coordinates this is the half at small y, and its contents' lower half.
        #expect(part(flipped, state(screen))?.rect == Rect(0, 0, 100, 50))
    }
}
