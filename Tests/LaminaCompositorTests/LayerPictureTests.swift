import LaminaPrimitives
import LaminaScene
import Testing

@testable import LaminaCompositor

/// The pixels of small layer trees.
@Suite struct LayerPictureTests {
    private func state(_ rect: Rect, _ color: Color? = .black) -> LayerState {
        var state = LayerState()
        state.bounds = Rect(0, 0, rect.width, rect.height)
        state.position = rect.center
        state.backgroundColor = color
        return state
    }

    private func picture(_ state: LayerState, _ children: [LayerNode] = [], mask: LayerNode? = nil) -> Bitmap {
        let root = LayerNode(id: LayerID(0), state: state, children: NodeList(children), mask: mask)
        let viewport = Viewport(width: 60, height: 60, background: .white)
        var bitmap = Bitmap(width: 60, height: 60)
        Compositor().draw(Frame(RenderTree(root: root, commitTime: 0), at: 0, in: viewport), into: &bitmap)
        return bitmap
    }

    private func shape(_ change: (inout ShapeState) -> Void) -> LayerState {
        var mask = state(Rect(0, 0, 60, 60), nil)
        mask.kind = .shape
        change(&mask.shape)
        return mask
    }

    private static var square: Path {
        var path = Path()
        path.addRect(Rect(0, 0, 60, 60))
        return path
    }

    /// The ways in which a mask can be empty, although its frame covers the whole layer.
    enum EmptyMask: CaseIterable {
        case plain, transparent, hidden, emptyPath, noPath, noFill, scaledToNothing, pathElsewhere, elsewhere
    }

    private func mask(_ form: EmptyMask) -> LayerState {
        var full = state(Rect(0, 0, 60, 60))
        switch form {
        case .plain: return LayerState()
        case .transparent: full.opacity = 0
        case .hidden: full.flags.isHidden = true
        case .emptyPath: return shape { $0.path = Path() }
        case .noPath: return shape { $0.path = nil }
        case .noFill:
            return shape {
                $0.path = Self.square
                $0.fillColor = nil
            }
        case .scaledToNothing: full.transform = .scale(0, 0, 1)
        case .pathElsewhere: return shape { $0.path = Self.square.mapped(by: .translation(100, 0)) }
        case .elsewhere: full.position = Point(500, 30)
        }
        return full
    }

    @Test(arguments: EmptyMask.allCases)
    func aMaskThatDrawsNothingHidesTheLayer(form: EmptyMask) {
        var host = state(Rect(10, 10, 40, 40))
        host.shadow.opacity = 1
        let child = LayerNode(id: LayerID(1), state: state(Rect(5, 5, 10, 10)))
        let empty = LayerNode(id: LayerID(2), state: mask(form))
        #expect(picture(host, [child], mask: empty).pixels.allSatisfy { $0 == 0xFFFF_FFFF })
    }

    @Test func aSiblingOfALayerWithAnEmptyMaskIsStillDrawn() {
        let masked = LayerNode(id: LayerID(1), state: state(Rect(0, 0, 30, 60)), mask: LayerNode(id: LayerID(2), state: LayerState()))
        let other = LayerNode(id: LayerID(3), state: state(Rect(30, 0, 30, 60)))
        var root = state(Rect(0, 0, 60, 60), nil)
        for opacity in [1, 0.5] {
            root.opacity = opacity
            let mixed = picture(root, [masked, other])
            #expect(mixed == picture(root, [other]))
            #expect(mixed[10, 10] == 0xFFFF_FFFF)
            #expect(mixed[40, 10] != 0xFFFF_FFFF)
        }
    }

    @Test(arguments: [0.3, 0.8, -0.5])
    func intersectingLayersKeepTheirSmoothEdges(angle: Double) {
        var root = state(Rect(0, 0, 60, 60), nil)
        root.sublayerTransform.m34 = -1.0 / 200
        var turned = state(Rect(12.3, 11.6, 35, 36))
        turned.transform = .rotation(angle, 0.2, 1, 0.1)
        turned.shadow.opacity = 0.7
        let sheet = LayerNode(id: LayerID(1), state: state(Rect(0, 0, 60, 60), nil))
        let above = LayerNode(id: LayerID(2), state: turned)
        let alone = picture(root, [above])
        #expect(picture(root, [sheet, above]) == alone)
        #expect(Set(alone.pixels).count > 40)
    }
}
