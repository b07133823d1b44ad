import CoreGraphics
import LaminaPrimitives
import LaminaScene
import QuartzCore
import Testing
import TestSupport

@Suite @MainActor struct ReplicatorLayerTests {
    private let replicator = ReplicatorStage()
    private var layer: CAReplicatorLayer { replicator.layer }

    private func move(_ x: CGFloat, _ y: CGFloat = 0, _ z: CGFloat = 0) -> CATransform3D { CATransform3DMakeTranslation(x, y, z) }

    @Test func theDefaultsAreApples() {
        let layer = CAReplicatorLayer()
        #expect(layer.instanceCount == 1)
        #expect(!layer.preservesDepth)
        #expect(layer.instanceDelay == 0)
        #expect(CATransform3DIsIdentity(layer.instanceTransform))
        #expect(layer.instanceColor == .white)
        #expect(layer.instanceRedOffset == 0 && layer.instanceGreenOffset == 0 && layer.instanceBlueOffset == 0)
        #expect(layer.instanceAlphaOffset == 0)
    }

    @Test(arguments: [(Int.min, 0), (-4, 0), (0, 0), (1, 1), (2, 2), (7, 7)])
    func sublayersAreDrawnOnceForEachInstance(count: Int, drawn: Int) {
        layer.instanceCount = count
        #expect(layer.instanceCount == (count == .min ? -(1 << 62) : count))
        #expect(replicator.items().count == drawn)
    }

    @Test func theLayersOwnBackgroundAndBorderAreDrawnOnce() {
        layer.backgroundColor = .white
        layer.borderWidth = 2
        layer.instanceCount = 3
        let items = replicator.items()
        #expect(items.count == 5)
        guard case .border = items[4].content else { return #expect(Bool(false), "no border") }
    }

    @Test func aReplicatorWithoutSublayersDrawsOnlyItself() {
        layer.sublayers = nil
        layer.backgroundColor = .white
        layer.instanceCount = 5
        #expect(replicator.items().count == 1)
    }

    @Test func theTransformAppliesOnceMoreToEachInstance() {
        layer.instanceCount = 4
        layer.instanceTransform = move(30, 5)
        #expect(replicator.corners().map(\.x) == [10, 40, 70, 100])
        #expect(replicator.corners().map(\.y) == [10, 15, 20, 25])
    }

    @Test func theTransformAppliesAboutTheCentreOfTheBounds() {
        layer.instanceCount = 2
        layer.instanceTransform = CATransform3DMakeScale(-1, -1, 1)
        #expect(replicator.corners() == [CGPoint(x: 10, y: 10), CGPoint(x: 190, y: 190)])
        // The anchor point changes the position of the layer, but not the centre.
        layer.anchorPoint = .zero
        layer.position = .zero
        #expect(replicator.corners() == [CGPoint(x: 10, y: 10), CGPoint(x: 190, y: 190)])
        // Bounds that begin elsewhere have another centre: (105, 100).
        layer.bounds.origin = CGPoint(x: 5, y: 0)
        #expect(replicator.corners() == [CGPoint(x: 5, y: 10), CGPoint(x: 195, y: 190)])
    }

    @Test func instancesAreDrawnOverEachOtherInOrder() {
        layer.instanceCount = 3
        layer.instanceTransform = move(10)
        layer.instanceRedOffset = -0.25
        #expect(replicator.colors().map(\.red) == [1, 0.75, 0.5])
    }

    @Test func eachInstanceLagsBehindTheOneBefore() {
        replicator.child.add(animation("position.x", from: 20, to: 120).lasting(10), forKey: nil)
        layer.instanceCount = 3
        layer.instanceDelay = 1
        #expect(replicator.corners(at: 5).map(\.x) == [60, 50, 40])
        layer.instanceDelay = -1
        #expect(replicator.corners(at: 5).map(\.x) == [60, 70, 80])
    }

    @Test func outsideOfItsAnimationAnInstanceShowsTheModel() {
        replicator.child.add(animation("position.x", from: 40, to: 50).lasting(1), forKey: nil)
        layer.instanceCount = 3
        layer.instanceDelay = 1
        #expect(replicator.corners(at: 1.5).map(\.x) == [10, 35, 10])
    }

    @Test func theDelayIsInTheReplicatorsOwnTime() {
        replicator.child.add(animation("position.x", from: 20, to: 120).lasting(10), forKey: nil)
        layer.instanceCount = 2
        layer.instanceDelay = 1
        layer.speed = 2
        #expect(replicator.corners(at: 2).map(\.x) == [50, 40])
    }

    @Test func particlesLagBehindToo() {
        let emitter = EmitterStage()
        emitter.layer.removeFromSuperlayer()
        emitter.layer.emitterCells = [emitter.cell]
        layer.sublayers = [emitter.layer]
        layer.instanceCount = 3
        layer.instanceDelay = 1
        layer.instanceGreenOffset = -0.5
        let drawings = replicator.items(at: 5).compactMap { item -> SpriteDrawing? in
            if case .sprites(let drawing) = item.content { drawing } else { nil }
        }
        #expect(drawings.map(\.sprites.count) == [50, 40, 30])
        #expect(drawings.map { Set($0.sprites.map(\.tint)) } == [[0xFFFFFF], [0xFF80FF], [0xFF00FF]])
    }

    // MARK: Nesting and depth

    @Test func nestedReplicatorsMultiply() {
        let inner = CAReplicatorLayer()
        inner.frame = layer.bounds
        inner.addSublayer(replicator.child)
        layer.addSublayer(inner)
        (layer.instanceCount, inner.instanceCount) = (2, 3)
        (layer.instanceTransform, inner.instanceTransform) = (move(0, 50), move(30))
        (layer.instanceRedOffset, inner.instanceRedOffset) = (-0.5, -0.5)
        (layer.instanceDelay, inner.instanceDelay) = (1, 0.5)
        replicator.child.add(animation("cornerRadius", from: 0, to: 10).lasting(10), forKey: nil)
        let items = replicator.items(at: 5)
        let corners = items.map { CGPoint($0.placement(.zero)) }
        #expect(corners.map(\.x) == [10, 40, 70, 10, 40, 70])
        #expect(corners.map(\.y) == [10, 10, 10, 60, 60, 60])
        #expect(replicator.colors(at: 5).map(\.red) == [1, 0.5, 0, 0.5, 0.25, 0])
        let radii = items.map { item -> Double in
            guard case .fill(let outline, _) = item.content else { return -1 }
            return outline.radius
        }
        #expect(radii == [5, 4.5, 4, 4, 3.5, 3])
    }

    @Test func instancesAreSortedByDepth() {
        layer.instanceCount = 3
        layer.instanceTransform = move(10, 0, -5)
        #expect(replicator.corners().map(\.x) == [30, 20, 10])
    }

    @Test func preservedDepthMixesInstancesWithOtherLayers() {
        let other = CALayer()
        other.frame = CGRect(x: 100, y: 10, width: 20, height: 20)
        other.backgroundColor = .white
        other.zPosition = 7
        #expect(replicator.items().count == 1)
        replicator.stage.root.addSublayer(other)
        layer.instanceCount = 3
        layer.instanceTransform = move(10, 0, 5)
        #expect(replicator.corners().map(\.x) == [10, 20, 30, 100])
        layer.preservesDepth = true
        #expect(replicator.corners().map(\.x) == [10, 20, 100, 30])
    }

    @Test func aReplicatorThatPreservesDepthDrawsNothingItself() {
        layer.backgroundColor = .white
        layer.borderWidth = 3
        layer.instanceCount = 2
        #expect(replicator.items().count == 4)
        layer.preservesDepth = true
        layer.opacity = 0.5
        #expect(replicator.items().map(\.opacity) == [0.5, 0.5])
    }

    @Test func aPerspectiveOfTheReplicatorShowsDepth() {
        layer.instanceCount = 2
        layer.instanceTransform = move(0, 0, 50)
        layer.sublayerTransform.m34 = -1 / 100
        replicator.child.position = CGPoint(x: 100, y: 100)
        // The second instance is half as far from the eye, and so looks twice as large.
        #expect(replicator.corners() == [CGPoint(x: 90, y: 90), CGPoint(x: 80, y: 80)])
    }

    // MARK: Hit tests

    @Test func onlyTheFirstInstanceIsHit() {
        layer.instanceCount = 3
        layer.instanceTransform = move(50)
        #expect(layer.hitTest(CGPoint(x: 15, y: 15)) === replicator.child)
        #expect(layer.hitTest(CGPoint(x: 65, y: 15)) === layer)
        layer.instanceCount = 0
        #expect(layer.hitTest(CGPoint(x: 15, y: 15)) === layer)
    }

    @Test func aReplicatorThatPreservesDepthIsNotHitItself() {
        layer.preservesDepth = true
        let root = replicator.stage.root
        #expect(root.hitTest(CGPoint(x: 15, y: 15)) === replicator.child)
        #expect(root.hitTest(CGPoint(x: 65, y: 15)) == nil)
    }

    // MARK: Limits

    @Test func aBillionInstancesAreLimitedAndReported() {
        layer.instanceCount = 1_000_000_000
        #expect(replicator.items().count == 65536)
        #expect(Diagnostics.hasWarned("CAReplicatorLayer: the instances have more than 65536 layers; only the first instances are drawn"))
    }

    @Test func nestedReplicatorsShareTheLimit() {
        let inner = CAReplicatorLayer()
        inner.frame = layer.bounds
        inner.addSublayer(replicator.child)
        layer.addSublayer(inner)
        (layer.instanceCount, inner.instanceCount) = (1000, 1000)
        let count = replicator.items().count
        #expect(count > 30000 && count <= 65536)
        (layer.instanceCount, inner.instanceCount) = (.max, .max)
        #expect(replicator.items().count == 65536)
    }

    @Test func anAnimatedCountIsLimitedToo() {
        let count = animation("instanceCount", from: 1e9, to: 1e12)
        layer.add(count, forKey: nil)
        #expect(replicator.items(at: 0.5).count == 65536)
    }

    @Test func numbersThatAreNotNumbersAreRefused() {
        layer.instanceDelay = 2
        layer.instanceDelay = .nan
        layer.instanceRedOffset = .nan
        layer.instanceTransform = move(.nan)
        layer.setValue(Double.nan, forKey: "instanceCount")
        #expect(layer.instanceDelay == 2 && layer.instanceRedOffset == 0 && layer.instanceCount == 1)
        #expect(CATransform3DIsIdentity(layer.instanceTransform))
    }

    @Test func infiniteNumbersDrawNothingButDoNoHarm() {
        layer.instanceCount = 3
        layer.instanceTransform = move(.infinity)
        layer.instanceDelay = .infinity
        layer.instanceAlphaOffset = -.infinity
        layer.instanceRedOffset = .infinity
        replicator.child.add(animation("position.x", from: 20, to: 120), forKey: nil)
        #expect(replicator.items(at: 0.5).count == 1)
        layer.instanceAlphaOffset = .infinity
        #expect(replicator.items(at: 0.5).count == 1)
        layer.instanceTransform = CATransform3DMakeScale(1e200, 1e200, 1)
        layer.instanceDelay = -1e300
        #expect(replicator.items(at: 0.5).count >= 1)
        layer.instanceTransform = CATransform3DMakeScale(0, 0, 0)
        #expect(replicator.items(at: 0.5).count == 1)
        _ = replicator.bitmap(at: 0.5)
        layer.preservesDepth = true
        layer.instanceTransform = CATransform3DMakeRotation(1, 1, 1, 0)
        layer.instanceTransform.m34 = .infinity
        #expect(replicator.items(at: 0.5).count >= 1)
    }
}

extension CABasicAnimation {
    /// The animation with another duration, in seconds.
    func lasting(_ duration: Double) -> CABasicAnimation {
        self.duration = duration
        return self
    }
}
