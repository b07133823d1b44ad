import CoreGraphics
import LaminaScene
import QuartzCore
import Testing
import TestSupport

/// Algorithms on trees must not recurse with the depth of the tree, and their time must be proportional to its size.
@Suite @MainActor struct LargeTreeTests {
    @Test func aChainOfFiftyThousandLayersWorks() throws {
        let count = 50_000
        weak var released: CALayer?
        do {
            let stage = Stage()
            var last = stage.layer
            for _ in 1..<count {
                let next = CALayer()
                next.bounds.size = CGSize(width: 1, height: 1)
                next.anchorPoint = .zero
                last.addSublayer(next)
                last = next
            }
            released = last
            CATransaction.flush()
            #expect(stage.host.tree?.root.isAnimated == false)
            last.setNeedsLayout()
            last.layoutIfNeeded()
            #expect(last.convert(CGPoint(x: 0.5, y: 0.5), to: nil) == CGPoint(x: 0.5, y: 0.5))
            #expect(stage.root.hitTest(CGPoint(x: 0.5, y: 0.5)) === last)
            last.backgroundColor = CGColor(gray: 1, alpha: 1)
            CATransaction.flush()
            let tree = try #require(stage.host.tree)
            #expect(Frame(tree, at: 1, in: Viewport(width: 4, height: 4)).items.count == 1)
        }
        finishTurn()
        #expect(released == nil)
    }

    @Test func aTreeOfAHundredThousandLayersWorks() throws {
        weak var released: CALayer?
        do {
            let stage = Stage()
            CATransaction.setDisableActions(true)
            let layers = (0..<100_000).map { _ in dot() }
            stage.layer.sublayers = layers
            released = layers.last
            CATransaction.flush()
            let before = try #require(stage.host.tree).root.children[0]
            #expect(before.children.count == layers.count)
            layers[5].opacity = 0.5
            CATransaction.flush()
            let after = try #require(stage.host.tree).root.children[0]
            #expect(after.children[4] === before.children[4])
            #expect(after.children[5] !== before.children[5])
            #expect(stage.root.hitTest(CGPoint(x: 0.5, y: 0.5)) === layers.last)
            let tree = try #require(stage.host.tree)
            #expect(Frame(tree, at: 1, in: Viewport(width: 4, height: 4)).items.count == layers.count)
        }
        finishTurn()
        #expect(released == nil)
    }

    private func dot() -> CALayer {
        let layer = CALayer()
        layer.anchorPoint = .zero
        layer.bounds.size = CGSize(width: 1, height: 1)
        layer.backgroundColor = CGColor(gray: 1, alpha: 1)
        return layer
    }
}
