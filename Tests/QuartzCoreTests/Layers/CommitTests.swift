import CoreGraphics
import LaminaScene
import QuartzCore
import Testing
import TestSupport

@Suite @MainActor struct CommitTests {
    private let stage = Stage()
    private let left = CALayer()
    private let right = CALayer()

    init() {
        stage.layer.sublayers = [left, right]
        CATransaction.flush()
    }

    @Test func unchangedLayersShareTheirNodesWithTheNextTree() throws {
        let before = try nodes()
        left.opacity = 0.5
        CATransaction.flush()
        let after = try nodes()
        #expect(before[0] !== after[0])
        #expect(before[1] === after[1])
    }

    @Test func aCommitWithoutChangesKeepsTheTree() throws {
        let before = try #require(stage.host.tree).root
        stage.host.commit()
        #expect(stage.host.tree?.root === before)
    }

    @Test func aNewSublayerKeepsItsSiblingsNodes() throws {
        let before = try nodes()
        stage.layer.insertSublayer(CALayer(), at: 0)
        CATransaction.flush()
        let after = try nodes()
        #expect(after.count == 3)
        #expect(after[1] === before[0] && after[2] === before[1])
    }

    @Test func aTreeOutlivesItsLayers() throws {
        let tree = try #require(stage.host.tree)
        stage.root.sublayers = nil
        CATransaction.flush()
        #expect(tree.root.children.count == 1)
        #expect(tree.root.children[0].children.count == 2)
    }

    @Test func aLayerThatLeavesDuringACommitRetainsNoFormerSublayer() {
        let (top, parent) = (LayoutLayer(), CALayer())
        weak var weakChild: CALayer?
        do {
            let child = CALayer()
            weakChild = child
            parent.addSublayer(child)
            top.addSublayer(parent)
            stage.layer.addSublayer(top)
            CATransaction.flush()
            child.opacity = 0.5
        }
        top.whenLaidOut = {
            parent.removeFromSuperlayer()
            parent.sublayers = nil
        }
        top.setNeedsLayout()
        CATransaction.flush()
        #expect(weakChild == nil)
    }

    private func nodes() throws -> [LayerNode] {
        let root = try #require(stage.host.tree).root
        return root.children[0].children.array
    }
}

private final class LayoutLayer: CALayer {
    var whenLaidOut: (() -> Void)?

    override func layoutSublayers() { whenLaidOut?() }
}
