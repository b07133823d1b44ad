import CoreGraphics
import LaminaPrimitives
import LaminaScene
import QuartzCore
import Testing
import TestSupport

@Suite @MainActor struct ReplicatorAnimationTests {
    private let replicator = ReplicatorStage()
    private var layer: CAReplicatorLayer { replicator.layer }

    @Test func theCountAnimatesInWholeInstances() {
        layer.add(animation("instanceCount", from: 1, to: 5), forKey: nil)
        #expect([0, 0.2, 0.25, 0.5, 0.74, 0.99].map { replicator.items(at: $0).count } == [1, 1, 2, 3, 3, 4])
        replicator.stage.time = 0.5
        #expect(layer.presentation()?.instanceCount == 3)
        #expect(layer.instanceCount == 1)
    }

    @Test func theTransformAndItsPartsAnimate() {
        layer.instanceCount = 3
        let whole = animation("instanceTransform", from: CATransform3DIdentity, to: CATransform3DMakeTranslation(40, 20, 0))
        layer.add(whole, forKey: "whole")
        #expect(replicator.corners(at: 0.5) == [CGPoint(x: 10, y: 10), CGPoint(x: 30, y: 20), CGPoint(x: 50, y: 30)])
        layer.removeAnimation(forKey: "whole")
        layer.add(animation("instanceTransform.translation.x", from: 0, to: 40), forKey: nil)
        #expect(replicator.corners(at: 0.5) == [CGPoint(x: 10, y: 10), CGPoint(x: 30, y: 10), CGPoint(x: 50, y: 10)])
        replicator.stage.time = 0.5
        #expect(layer.presentation()?.instanceTransform.m41 == 20)
    }

    @Test func instancesTurnInSpace() {
        layer.instanceCount = 2
        layer.add(animation("instanceTransform.rotation.x", from: 0, to: CGFloat.pi), forKey: nil)
        // Half-way the second instance is seen edge-on; at the end it is upside down.
        #expect(replicator.items(at: 0.5).count == 1)
        #expect(replicator.corners(at: 0.999).map { $0.y.rounded() }.sorted() == [10, 190])
    }

    @Test(arguments: ["instanceRedOffset", "instanceGreenOffset", "instanceBlueOffset", "instanceAlphaOffset"])
    func theOffsetsOfColoursAnimate(key: String) throws {
        layer.instanceCount = 2
        layer.add(animation(key, from: 0, to: -1), forKey: nil)
        let color = try #require(replicator.colors(at: 0.25).last)
        let parts = [color.red, color.green, color.blue, color.alpha]
        #expect(parts.sorted() == [0.75, 1, 1, 1])
        #expect(parts[try #require(["Red", "Green", "Blue", "Alpha"].firstIndex { key.contains($0) })] == 0.75)
    }

    @Test func theColourAnimates() {
        layer.instanceCount = 2
        layer.add(animation("instanceColor", from: CGColor.white, to: CGColor(srgbRed: 0, green: 1, blue: 1, alpha: 1)), forKey: nil)
        #expect(replicator.colors(at: 0.5).map(\.red) == [0.5, 0.5])
    }

    @Test func theDelayAnimates() {
        layer.instanceCount = 2
        replicator.child.add(animation("position.x", from: 20, to: 120).lasting(10), forKey: nil)
        layer.add(animation("instanceDelay", from: 0, to: 2).lasting(4), forKey: nil)
        #expect(replicator.corners(at: 2).map(\.x) == [30, 20])
    }

    @Test(
        arguments: [
            ("instanceCount", 3.0), ("instanceDelay", 1), ("instanceRedOffset", -0.5), ("instanceGreenOffset", -0.5), ("instanceBlueOffset", -0.5),
            ("instanceAlphaOffset", -0.5),
        ])
    func aChangeOnScreenAnimatesByItself(key: String, value: Double) {
        _ = replicator.items()
        CATransaction.setDisableActions(false)
        layer.setValue(value, forKey: key)
        #expect(layer.animationKeys() == [key])
        CATransaction.setDisableActions(true)
    }

    @Test func transformAndColourAnimateByThemselves() {
        _ = replicator.items()
        CATransaction.setDisableActions(false)
        layer.instanceTransform = CATransform3DMakeTranslation(1, 0, 0)
        layer.instanceColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
        layer.preservesDepth = true
        #expect(layer.animationKeys()?.sorted() == ["instanceColor", "instanceTransform"])
        CATransaction.setDisableActions(true)
    }

    @Test func aPresentationHasThePresentationOfTheSublayers() throws {
        layer.instanceCount = 3
        layer.instanceDelay = 0.25
        replicator.child.add(animation("opacity", from: 0, to: 1), forKey: nil)
        CATransaction.flush()
        replicator.stage.time = 0.5
        let copy = try #require(layer.presentation())
        #expect(copy.instanceCount == 3 && copy.instanceDelay == 0.25)
        // The presentation of the sublayer is that of the first instance.
        #expect(copy.sublayers?.first?.opacity == 0.5)
    }

    @Test func keyValueCodingReadsAndWritesTheProperties() {
        layer.setValue(4, forKey: "instanceCount")
        layer.setValue(30, forKeyPath: "instanceTransform.translation.x")
        layer.setValue(true, forKey: "preservesDepth")
        #expect(layer.instanceCount == 4)
        #expect(layer.instanceTransform.m41 == 30)
        #expect(layer.preservesDepth)
        #expect(layer.value(forKeyPath: "instanceTransform.translation.x") as? CGFloat == 30)
    }
}
