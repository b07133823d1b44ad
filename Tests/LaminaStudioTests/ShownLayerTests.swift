import LaminaPrimitives
import LaminaScene
import Testing

@testable import LaminaStudio

@Suite struct ShownLayerTests {
    private let screen = Rect(0, 0, 100, 80)

    private func layers(_ children: [LayerNode], at time: Double = 0) -> [ShownLayer] {
        ShownLayerWalk.layers(of: TestHistory.tree(children, at: 0), at: time, screen: screen)
    }

    private func node(_ id: UInt64, _ state: LayerState, _ children: [LayerNode] = []) -> LayerNode {
        LayerNode(id: LayerID(id), state: state, children: NodeList(children))
    }

    @Test func layersComeBackToFrontWithTheirDepth() {
        let inner = node(3, TestHistory.state(5, 5, 4, nil))
        let shown = layers([node(2, TestHistory.state(10, 10, 20, nil), [inner]), node(4, TestHistory.state(50, 50, 20, nil))])
        #expect(shown.map(\.node.id.number) == [1, 2, 3, 4])
        #expect(shown.map(\.depth) == [0, 1, 2, 1])
    }

    @Test func cornersAreThoseOnTheScreen() throws {
        var turned = TestHistory.state(50, 40, 20, nil)
        turned.transform = .rotation(.pi / 2, 0, 0, 1)
        let inner = node(3, TestHistory.state(0, 0, 10, nil))
        let shown = layers([node(2, turned, [inner])])
        let corners = try #require(shown[2].corners)
        // The square about the corner (0, 0) of the turned layer, whose corner is at (60, 30) on the screen.
        #expect(
            zip(corners, [Point(65, 25), Point(65, 35), Point(55, 35), Point(55, 25)]).allSatisfy {
                abs($0.x - $1.x) < 1e-9 && abs($0.y - $1.y) < 1e-9
            })
    }

    @Test func layersBelowATransformLayerShareItsSpace() throws {
        var outer = TestHistory.state(50, 40, 20, nil)
        outer.kind = .transform
        outer.transform = .rotation(.pi / 2, 0, 1, 0)
        var inner = TestHistory.state(10, 10, 20, nil)
        inner.transform = .rotation(-.pi / 2, 0, 1, 0)
        let shown = layers([node(2, outer, [node(3, inner)])])
        let corners = try #require(shown[2].corners)
        let box = try #require(Rect(enclosing: corners))
        // Turned away and back in one space; flattened in between, nothing would be left.
        #expect(abs(box.width - 20) < 1e-9 && abs(box.minX - 40) < 1e-9)
    }

    @Test func aLayerBehindTheEyeHasNoCorners() {
        var far = TestHistory.state(50, 40, 20, nil)
        far.transform.m34 = -0.01
        far.transform.m44 = 1
        far.zPosition = 0
        var behind = far
        behind.transform = Transform3D.translation(0, 0, 200).followed(by: far.transform)
        #expect(layers([node(2, behind)])[1].corners == nil)
    }

    @Test func marksSayWhyNobodySeesALayer() {
        var hidden = TestHistory.state(10, 10, 20, nil)
        hidden.flags.isHidden = true
        var faint = TestHistory.state(10, 10, 20, nil)
        faint.opacity = 0.005
        var clipping = TestHistory.state(10, 10, 20, nil)
        clipping.flags.masksToBounds = true
        let children = [
            node(2, hidden, [node(3, TestHistory.state(5, 5, 5, nil))]), node(4, faint), node(5, TestHistory.state(500, 10, 20, nil)),
            node(6, clipping, [node(7, TestHistory.state(60, 10, 5, nil))]), node(8, TestHistory.state(10, 10, 0.5, nil)),
            node(9, TestHistory.state(10, 10, 5, nil)),
        ]
        let marks = Dictionary(uniqueKeysWithValues: layers(children).map { ($0.node.id.number, $0.marks) })
        #expect(marks == [1: [], 2: [.hidden], 3: [.hidden], 4: [.transparent], 5: [.outside], 6: [], 7: [.clipped], 8: [.tiny], 9: []])
    }

    @Test func aMaskFollowsItsLayerAndIsNotDrawnItself() throws {
        let mask = node(3, TestHistory.state(10, 10, 10, .red), [node(4, TestHistory.state(2, 2, 2, .red))])
        let masked = LayerNode(
            id: LayerID(2), state: TestHistory.state(50, 40, 20, .blue), children: NodeList([node(5, TestHistory.state(5, 5, 4, nil))]), mask: mask)
        let shown = layers([masked])
        #expect(shown.map(\.node.id.number) == [1, 2, 3, 4, 5])
        #expect(shown.map { $0.marks.contains(.mask) } == [false, false, true, true, false])
        #expect(try #require(shown[2].corners)[0] == Point(45, 35))
    }

    @Test func theWalkFollowsAChainOfAnyDepth() {
        var chain = node(20_001, TestHistory.state(1, 1, 2, nil))
        for id in (2...20_000).reversed() { chain = node(UInt64(id), TestHistory.state(1, 1, 2, nil), [chain]) }
        #expect(layers([chain]).count == 20_001)
    }

    @Test func thePresentationIsThatOfTheTime() {
        let square = TestHistory.square(animations: [TestHistory.animation("position.x", from: 0, to: 100, begin: 0, duration: 2)])
        let shown = layers([square], at: 1)
        #expect(shown[1].state.position == Point(50, 10))
        #expect(shown[1].node.state.position == Point(10, 10))
    }
}
