import CoreGraphics
import QuartzCore
import Testing

@MainActor struct AutoresizingTests {
    private nonisolated static let rows: [(UInt32, [CGFloat])] = [
        (0, [10, 20, 50, 40]), (1, [110, 20, 50, 40]), (2, [10, 20, 150, 40]), (3, [76, 20, 84, 40]), (5, [60, 20, 50, 40]),
        (7, [43, 20, 84, 40]), (24, [10, 153, 50, 107]), (63, [43, 86, 84, 108]),
    ]

    @Test(arguments: rows)
    func anAutoresizingMaskDistributesTheChange_autoresize(mask: UInt32, expected: [CGFloat]) {
        let (root, layer) = (CALayer(), CALayer())
        root.bounds.size = CGSize(width: 100, height: 100)
        layer.frame = CGRect(x: 10, y: 20, width: 50, height: 40)
        layer.autoresizingMask = CAAutoresizingMask(rawValue: mask)
        root.addSublayer(layer)
        root.bounds.size = CGSize(width: 200, height: 300)
        #expect(layer.frame == CGRect(x: expected[0], y: expected[1], width: expected[2], height: expected[3]))
    }

    @Test func aLayerThatShrinksBelowItsRigidMarginsKeepsThem() {
        let (root, layer) = (CALayer(), CALayer())
        root.bounds.size = CGSize(width: 100, height: 100)
        layer.frame = CGRect(x: 10, y: 20, width: 50, height: 40)
        layer.autoresizingMask = [.layerWidthSizable, .layerHeightSizable]
        root.addSublayer(layer)
        root.bounds.size = CGSize(width: 50, height: 25)
        #expect(layer.frame == CGRect(x: 10, y: -15, width: 0, height: 35))
    }

    @Test(arguments: [1, 2, 4, 7, 63] as [UInt32])
    func aNewOriginOfTheBoundsResizesNothing(mask: UInt32) {
        let (root, layer) = (CALayer(), CALayer())
        root.bounds.size = CGSize(width: 100, height: 100)
        layer.frame = CGRect(x: 10, y: 20, width: 50, height: 40)
        layer.autoresizingMask = CAAutoresizingMask(rawValue: mask)
        root.addSublayer(layer)
        root.bounds.origin = CGPoint(x: 30, y: -70)
        root.setValue(5, forKeyPath: "bounds.origin.x")
        #expect(layer.frame == CGRect(x: 10, y: 20, width: 50, height: 40))
    }

    @Test func theMaskOfANewLayerIsZeroByKeyAndNotArchived() {
        let layer = CALayer()
        #expect(layer.value(forKey: "autoresizingMask") as? Int == 0)
        #expect(!layer.shouldArchiveValue(forKey: "autoresizingMask"))
        #expect(CALayer.defaultValue(forKey: "autoresizingMask") == nil)
        layer.setValue(255, forKey: "autoresizingMask")
        #expect(layer.value(forKey: "autoresizingMask") as? Int == 255)
        #expect(layer.shouldArchiveValue(forKey: "autoresizingMask"))
    }
}
