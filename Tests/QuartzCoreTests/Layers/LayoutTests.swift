import CoreGraphics
import LaminaScene
import QuartzCore
import Testing
import TestSupport

@Suite @MainActor struct LayoutTests {
    @Test func aCommitLaysOutUntilNoRequestIsLeft() {
        let outer = CountingLayer()
        let inner = CountingLayer()
        let stage = Stage(outer)
        outer.addSublayer(inner)
        // The inner layer's layout changes the outer layer's bounds, which requests another layout of the outer layer.
        inner.onLayout = { outer.bounds.size = CGSize(width: 10, height: 10) }
        outer.onLayout = { if outer.bounds.width == 0 { inner.setNeedsLayout() } }
        CATransaction.flush()
        #expect(outer.layouts == 2)
        #expect(inner.layouts == 1)
        #expect(!outer.needsLayout() && !inner.needsLayout())
        #expect(stage.host.tree?.root.children[0].state.bounds.width == 10)
    }

    @Test func aSizeOrATransformLaysOutTheSuperlayerAndAPositionDoesNot() {
        let (outer, inner) = (CountingLayer(), CountingLayer())
        let stage = Stage(outer)
        outer.addSublayer(inner)
        CATransaction.flush()
        func layouts(_ change: () -> Void) -> [Bool] {
            (outer.layouts, inner.layouts) = (0, 0)
            change()
            CATransaction.flush()
            return [outer.layouts > 0, inner.layouts > 0]
        }
        #expect(layouts { inner.bounds.size.width = 10 } == [true, true])
        #expect(layouts { inner.frame = CGRect(x: 5, y: 5, width: 20, height: 20) } == [true, true])
        #expect(layouts { inner.transform = CATransform3DMakeScale(2, 2, 1) }[0])
        #expect(layouts { inner.position.x = 90 } == [false, false])
        #expect(layouts { inner.anchorPoint = .zero } == [false, false])
        #expect(layouts { inner.opacity = 0.5 } == [false, false])
        #expect(stage.layer === outer)
    }

    @Test func sizesThatALayoutSetsDoNotRequestIt() {
        let (outer, inner) = (CountingLayer(), CALayer())
        let stage = Stage(outer)
        outer.addSublayer(inner)
        outer.onLayout = { inner.bounds.size.width += 1 }
        CATransaction.flush()
        #expect(outer.layouts == 1)
        #expect(!stage.layer.needsLayout())
    }

    @Test func anEndlessLayoutIsStopped() {
        let stage = Stage(CountingLayer())
        stage.layer.onLayout = { [unowned layer = stage.layer] in layer.setNeedsLayout() }
        stage.layer.setNeedsLayout()
        CATransaction.flush()
        #expect(stage.layer.layouts > 1)
        stage.layer.onLayout = {}
    }

    @Test func layoutChangesDuringACommitBelongToThatCommit() {
        let stage = Stage(CountingLayer())
        let child = CALayer()
        stage.layer.addSublayer(child)
        stage.layer.onLayout = { child.zPosition = 7 }
        CATransaction.flush()
        #expect(child.presentation()?.zPosition == 7)
    }

    @Test func layoutBeginsAtTheHighestLayerThatNeedsIt() {
        let (top, middle, bottom) = (CountingLayer(), CountingLayer(), CountingLayer())
        top.addSublayer(middle)
        middle.addSublayer(bottom)
        bottom.layoutIfNeeded()
        #expect(top.layouts == 1 && middle.layouts == 1 && bottom.layouts == 0)
    }

    @Test func layoutReachesTheMasksOfAllLayersBelow() {
        let (top, middle, mask, hole) = (CountingLayer(), CALayer(), CountingLayer(), CountingLayer())
        top.addSublayer(middle)
        middle.mask = mask
        mask.addSublayer(hole)
        for layer in [top, mask, hole] { layer.setNeedsLayout() }
        top.layoutIfNeeded()
        #expect(top.layouts == 1 && mask.layouts == 1 && hole.layouts == 1)
    }

    @Test func aDelegateReplacesTheLayersLayout() {
        let delegate = LayingOut()
        let layer = CALayer()
        layer.delegate = delegate
        layer.setNeedsLayout()
        layer.layoutIfNeeded()
        #expect(delegate.layouts == 1)
    }
}

private final class CountingLayer: CALayer {
    var layouts = 0
    var onLayout: () -> Void = {}

    override func layoutSublayers() {
        layouts += 1
        onLayout()
    }
}

private final class LayingOut: CALayerDelegate {
    private(set) var layouts = 0

    func layoutSublayers(of layer: CALayer) { layouts += 1 }
}
