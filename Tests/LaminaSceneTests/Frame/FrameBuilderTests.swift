import LaminaPrimitives
import LaminaScene
import Testing

@Suite struct FrameBuilderTests {
    private let viewport = Viewport(width: 200, height: 200)

    /// Returns the state of a layer that fills a rectangle with a colour.
    private func state(_ rect: Rect, _ color: Color? = .black) -> LayerState {
        var state = LayerState()
        state.bounds = Rect(0, 0, rect.width, rect.height)
        state.position = rect.center
        state.backgroundColor = color
        return state
    }

    private func node(_ state: LayerState, id: UInt64 = 1, _ children: [LayerNode] = [], mask: LayerNode? = nil) -> LayerNode {
        LayerNode(id: LayerID(id), state: state, children: NodeList(children), mask: mask)
    }

    private func frame(_ root: LayerNode, at time: Double = 0) -> Frame {
        Frame(RenderTree(root: root, commitTime: 0), at: time, in: viewport)
    }

    @Test func aLayerIsOneDrawItemAtItsPosition() {
        let frame = frame(node(state(Rect(10, 20, 30, 40))))
        #expect(frame.items.count == 1)
        #expect(frame.items[0].content == .fill(RoundedRect(Rect(0, 0, 30, 40)), .black))
        #expect(frame.items[0].bounds == PixelRect(9, 19, 41, 61))
        #expect(frame.items[0].placement(Point(0, 0)) == Point(10, 20))
    }

    @Test(arguments: [0.25, 0.25 + 1e-7, 0.25 - 1e-7, -700.75 + 1e-6])
    func positionsAreRoundedTo65536thsOfAPixel(x: Double) {
        let frame = frame(node(state(Rect(x, 1.0 / 3, 800, 40))))
        #expect(frame.items[0].placement(.zero) == Point((x * 65536).rounded() / 65536, 21845 / 65536))
    }

    @Test func boundsOfAnItemAtTheFramesEdgeMoveWithTheItem() {
        let (part, most) = (frame(node(state(Rect(190, 20, 50, 10)))), frame(node(state(Rect(170, 20, 50, 10)))))
        #expect(part.items[0].bounds.moved(by: PixelShift(right: -20, down: 0)) == most.items[0].bounds)
        #expect(frame(node(state(Rect(190, 20, 5000, 10)))).items[0].bounds.maxX == 200)
    }

    /// Returns a translucent card with a shadow and a label inside.
    private func card(at y: Double) -> LayerNode {
        var card = state(Rect(20, y, 60, 40))
        card.opacity = 0.5
        card.shadow.opacity = 1
        card.shadow.radius = 3
        return node(card, [node(state(Rect(5, 25, 50, 10), .white), id: 2)])
    }

    @Test func aGroupThatCrossesAnEdgeIsRecordedCompletely() {
        // As the card moves up, first its shadow is visible, then its face, then its label.
        let items = [202.0, 190, 170, 100].map { frame(card(at: $0)).items }
        let inside = items[3].map { ($0.content, $0.bounds.height) }
        for part in items[..<3] { #expect(part.map { ($0.content, $0.bounds.height) }.elementsEqual(inside, by: ==)) }
        #expect(inside.count == 4)
    }

    @Test func anInvisibleGroupIsNotDrawn() {
        #expect(frame(card(at: 240)).items.isEmpty)
        #expect(frame(card(at: 216)).items.isEmpty)
    }

    @Test func hiddenTransparentAndOutsideLayersAreNotDrawn() {
        var hidden = state(Rect(0, 0, 10, 10))
        hidden.flags.isHidden = true
        var clear = state(Rect(0, 0, 10, 10))
        clear.opacity = 0
        let outside = state(Rect(500, 0, 10, 10))
        let root = node(state(Rect(0, 0, 200, 200), nil), [node(hidden, id: 2), node(clear, id: 3), node(outside, id: 4)])
        #expect(frame(root).items.isEmpty)
    }

    @Test func aFadedLayerAloneNeedsNoGroup() {
        var faded = state(Rect(0, 0, 10, 10))
        faded.opacity = 0.5
        let items = frame(node(faded)).items
        #expect(items.count == 1)
        #expect(items[0].opacity == 0.5)
    }

    @Test func aFadedLayerWithSublayersIsAGroup() {
        var faded = state(Rect(0, 0, 50, 50))
        faded.opacity = 0.5
        let items = frame(node(faded, [node(state(Rect(0, 0, 10, 10)), id: 2)])).items
        #expect(items.count == 3)
        #expect(items[0].content == .group(contentCount: 2, maskCount: 0))
        #expect(items.map(\.opacity) == [0.5, 1, 1])
    }

    @Test func withoutGroupOpacityEachPartFadesSeparately() {
        var faded = state(Rect(0, 0, 50, 50))
        faded.opacity = 0.5
        faded.flags.allowsGroupOpacity = false
        let items = frame(node(faded, [node(state(Rect(0, 0, 10, 10)), id: 2)])).items
        #expect(items.map(\.opacity) == [0.5, 0.5])
    }

    @Test func aMaskFollowsItsContentsInTheItemList() {
        let mask = node(state(Rect(0, 0, 20, 20)), id: 9)
        let items = frame(node(state(Rect(0, 0, 50, 50)), [], mask: mask)).items
        #expect(items.count == 3)
        #expect(items[0].content == .group(contentCount: 1, maskCount: 1))
        #expect(items[2].layer == LayerID(9))
    }

    @Test func theBorderLiesAboveSublayers() {
        var bordered = state(Rect(0, 0, 50, 50))
        bordered.edges.borderWidth = 2
        let items = frame(node(bordered, [node(state(Rect(0, 0, 10, 10)), id: 2)])).items
        #expect(items.map { $0.layer.number } == [1, 2, 1])
        guard case .border = items[2].content else { return #expect(Bool(false), "no border") }
    }

    @Test func maskingToBoundsClipsSublayersAndNotTheBackground() throws {
        var masking = state(Rect(0, 0, 50, 50))
        masking.flags.masksToBounds = true
        let frame = frame(node(masking, [node(state(Rect(40, 40, 100, 100)), id: 2)]))
        #expect(frame.items[0].clip == nil)
        let clip = try #require(frame.items[1].clip)
        #expect(clip.shape == .roundedRect(RoundedRect(Rect(0, 0, 50, 50))))
        #expect(frame.items[1].bounds == PixelRect(39, 39, 51, 51))
    }

    @Test func zPositionPrecedesTheOrderOfSublayers() {
        let depths = [0.0, 5, 0, -1, 5]
        let children = depths.enumerated().map { index, depth in
            var child = state(Rect(0, 0, 10, 10))
            child.zPosition = depth
            return node(child, id: UInt64(index + 2))
        }
        #expect(frame(node(state(Rect(0, 0, 50, 50), nil), children)).items.map { $0.layer.number } == [5, 2, 4, 3, 6])
    }

    /// The card is hinged at its lower edge and leans 45° towards the viewer, under a perspective of 1/1000 about (100, 100).
    @Test func aTiltedCardIsWiderAtItsFreeEdgeThanAtItsHinge() {
        var parent = LayerState()
        parent.bounds = Rect(0, 0, 200, 200)
        parent.position = Point(100, 100)
        parent.sublayerTransform.m34 = -0.001
        var card = LayerState()
        card.bounds = Rect(0, 0, 100, 50)
        card.anchorPoint = Point(0.5, 1)
        card.position = Point(100, 100)
        card.backgroundColor = .white
        card.transform = .rotation(-.pi / 4, 1, 0, 0)
        let placement = frame(node(parent, [node(card, id: 2)])).items[0].placement
        // The expected corners were measured for a card in Core Animation.
        for (corner, expected) in [
            (Point(0, 0), Point(48.167442, 63.348847)), (Point(100, 0), Point(151.832558, 63.348847)), (Point(0, 50), Point(50, 100)),
        ] {
            #expect((placement(corner) - expected).length < 1e-5)
        }
    }

    @Test(arguments: [true, false]) func aSingleSidedLayerIsInvisibleFromBehind(isDoubleSided: Bool) {
        var turned = state(Rect(0, 0, 10, 10))
        turned.transform = .rotation(.pi, 0, 1, 0)
        turned.flags.isDoubleSided = isDoubleSided
        #expect(frame(node(turned)).items.isEmpty == !isDoubleSided)
    }

    @Test func intersectingPlanesAreCut() {
        func plane(_ angle: Double, _ id: UInt64) -> LayerNode {
            var plane = state(Rect(50, 50, 100, 100))
            plane.transform = .rotation(angle, 0, 1, 0)
            return node(plane, id: id)
        }
        var space = LayerState()
        space.kind = .transform
        let root = node(state(Rect(0, 0, 200, 200), nil), [node(space, id: 2, [plane(.pi / 4, 3), plane(-.pi / 4, 4)])])
        let frame = frame(root)
        // Plane 3 stays whole. Plane 4 is cut: one half lies behind plane 3, the other in front.
        #expect(frame.items.map { $0.layer.number } == [4, 3, 4])
        #expect(frame.items.map { $0.clip == nil } == [false, true, false])
    }

    @Test func touchingPlanesAreNotCut() {
        var flap = state(Rect(0, 0, 100, 50))
        flap.anchorPoint = Point(0.5, 1)
        flap.position = Point(50, 50)
        flap.transform = .rotation(-1, 1, 0, 0)
        let root = node(
            state(Rect(0, 0, 100, 100), nil),
            [node(state(Rect(0, 0, 100, 50)), id: 2), node(state(Rect(0, 50, 100, 50)), id: 3), node(flap, id: 4)])
        let frame = frame(root)
        #expect(frame.items.map { $0.layer.number } == [2, 3, 4])
        #expect(frame.items.allSatisfy { $0.clip == nil })
    }

    @Test func theShadowOfAPlainBoxIsDrawnFromItsOutline() {
        var box = state(Rect(50, 50, 40, 40))
        box.shadow.opacity = 0.5
        box.shadow.radius = 4
        let items = frame(node(box)).items
        #expect(items.count == 2)
        guard case .shadow(let shadow) = items[0].content else { return #expect(Bool(false), "no shadow") }
        #expect(shadow.caster == .roundedRect(RoundedRect(Rect(0, 0, 40, 40))))
        #expect(shadow.color.alpha == 0.5)
        #expect(items[0].bounds.contains(PixelRect(38, 35, 102, 99)))
    }

    @Test func withoutGroupOpacityAShadowFadesOnceWithItsCasters() {
        var box = state(Rect(50, 50, 40, 40))
        box.shadow.opacity = 1
        box.opacity = 0.5
        box.flags.allowsGroupOpacity = false
        #expect(frame(node(box)).items.map(\.opacity) == [0.5, 0.5])
        // Casters that are drawn have the opacity themselves.
        #expect(frame(node(box, [node(state(Rect(5, 5, 50, 10), .white), id: 2)])).items.map(\.opacity) == [1, 0.5, 0.5])
        box.shadow.path = RoundedRect(Rect(0, 0, 40, 40)).path
        #expect(frame(node(box)).items.map(\.opacity) == [0.5, 0.5])
    }

    @Test func aLayerThatMasksToBoundsClipsItsOwnShadow() {
        var box = state(Rect(50, 50, 40, 40))
        box.shadow.opacity = 0.5
        box.flags.masksToBounds = true
        #expect(frame(node(box)).items.count == 1)
    }

    @Test func crossFadingContentsAreTheSumOfBoth() {
        let (old, new) = (Picture(Bitmap(width: 2, height: 2)), Picture(Bitmap(width: 2, height: 2)))
        var fading = state(Rect(0, 0, 10, 10), nil)
        fading.picture = Contents.mix(Contents(old), Contents(new), at: 0.25)
        let items = frame(node(fading)).items
        #expect(items.count == 3)
        #expect(items[0].content == .group(contentCount: 2, maskCount: 0))
        #expect(items.map(\.opacity) == [1, 0.75, 0.25])
        #expect(items[2].blend == .plusLighter)
    }

    @Test func aChainOf50000LayersIsDrawnAndReleased() {
        var chain = node(state(Rect(0, 0, 10, 10)), id: 50_000)
        for id in (1..<50_000).reversed() { chain = node(state(Rect(0, 0, 10, 10), nil), id: UInt64(id), [chain]) }
        #expect(frame(chain).items.count == 1)
    }

    @Test func nonFiniteNumbersDrawNothing() {
        var broken = state(Rect(0, 0, 10, 10))
        broken.transform.m11 = .nan
        var endless = state(Rect(0, 0, 10, 10))
        endless.bounds.size.width = .infinity
        let root = node(state(Rect(0, 0, 50, 50), nil), [node(broken, id: 2), node(endless, id: 3)])
        #expect(frame(root).items.isEmpty)
    }
}
