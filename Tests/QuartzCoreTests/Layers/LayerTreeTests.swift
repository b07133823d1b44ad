import CoreGraphics
import QuartzCore
import Testing
import TestSupport

@Suite @MainActor struct LayerTreeTests {
    private let layer = CALayer()
    private let a = CALayer()
    private let b = CALayer()
    private let c = CALayer()

    @Test func aLayerIsNotAddedBelowItself() {
        layer.addSublayer(a)
        a.addSublayer(b)
        b.addSublayer(layer)
        #expect(layer.superlayer == nil)
        #expect(b.sublayers == nil)
        a.addSublayer(a)
        #expect(a.superlayer === layer)
    }

    @Test func aLayerCannotMaskItsDescendant() {
        a.addSublayer(layer)
        layer.mask = a
        #expect(layer.mask == nil)
        layer.mask = layer
        #expect(layer.mask == nil)
    }

    @Test func aLayerMovesFromOneSuperlayerToAnother() {
        layer.addSublayer(a)
        b.addSublayer(a)
        #expect(layer.sublayers == nil)
        #expect(a.superlayer === b)
    }

    @Test func addingASublayerAgainBringsItToTheFront() {
        layer.sublayers = [a, b, c]
        layer.addSublayer(a)
        #expect(layer.sublayers == [b, c, a])
    }

    @Test func sublayersAreInsertedAtTheRequestedPosition() {
        layer.addSublayer(a)
        layer.insertSublayer(b, at: 0)
        #expect(layer.sublayers == [b, a])
        layer.insertSublayer(c, above: b)
        #expect(layer.sublayers == [b, c, a])
        layer.insertSublayer(a, below: c)
        #expect(layer.sublayers == [b, a, c])
        layer.insertSublayer(b, at: 99)
        #expect(layer.sublayers == [a, c, b])
    }

    @Test func aSublayerIsReplacedAtItsIndex() {
        layer.sublayers = [a, b]
        layer.replaceSublayer(a, with: c)
        #expect(layer.sublayers == [c, b])
        #expect(a.superlayer == nil)
    }

    @Test func settingSublayersRemovesTheOthers() {
        layer.sublayers = [a, b]
        layer.sublayers = [c, a]
        #expect(layer.sublayers == [c, a])
        #expect(b.superlayer == nil)
        layer.sublayers = nil
        #expect(a.superlayer == nil && c.superlayer == nil)
    }

    @Test func geometryWithNaNIsRefusedAndTheOldValueStays() {
        layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        let (bounds, position) = (layer.bounds, layer.position)
        layer.position = CGPoint(x: CGFloat.nan, y: 0)
        layer.bounds = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1)
        layer.frame = CGRect(x: 0, y: CGFloat.nan, width: 1, height: 1)
        layer.zPosition = .nan
        layer.anchorPoint.x = .nan
        layer.transform.m11 = .nan
        layer.setValue(CGFloat.nan, forKeyPath: "position.x")
        #expect(layer.bounds == bounds)
        #expect(layer.position == position)
        #expect(layer.zPosition == 0)
        #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
        #expect(CATransform3DIsIdentity(layer.transform))
    }

    @Test func aTreeIsReleasedWithItsRoot() {
        weak var leaf: CALayer?
        do {
            let root = CALayer()
            let middle = CALayer()
            let last = CALayer()
            root.addSublayer(middle)
            middle.mask = last
            leaf = last
        }
        #expect(leaf == nil)
    }

    @Test func aRetainedSublayerOutlivesItsSuperlayer() {
        do {
            let root = CALayer()
            root.addSublayer(a)
        }
        #expect(a.superlayer == nil)
    }

    @Test func aTreeThatWasOnScreenIsReleased() {
        weak var released: CALayer?
        do {
            let stage = Stage()
            released = stage.layer
            stage.layer.add(fade(), forKey: "k")
            stage.advance(to: 2)
        }
        finishTurn()
        #expect(released == nil)
    }
}
