import CoreGraphics
import LaminaPrimitives
import LaminaScene
import QuartzCore
import Testing
import TestSupport

@Suite @MainActor struct ReplicatorColorTests {
    private let replicator = ReplicatorStage()
    private var layer: CAReplicatorLayer { replicator.layer }

    private func expect(_ colors: [Color], _ expected: [[Float]]) {
        #expect(colors.count == expected.count)
        for (color, numbers) in zip(colors, expected) {
            for (a, b) in zip([color.red, color.green, color.blue, color.alpha], numbers) { #expect(abs(a - b) < 1e-6, "\(color), \(numbers)") }
        }
    }

    @Test func theColourMultipliesTheFirstInstanceAndTheOffsetsAddUp() {
        layer.instanceCount = 3
        layer.instanceColor = CGColor(srgbRed: 0.25, green: 0.5, blue: 0.75, alpha: 1)
        layer.instanceRedOffset = 0.125
        layer.instanceGreenOffset = -0.125
        layer.instanceBlueOffset = -0.25
        layer.instanceAlphaOffset = -0.25
        expect(replicator.colors(), [[0.25, 0.5, 0.75, 1], [0.375, 0.375, 0.5, 0.75], [0.5, 0.25, 0.25, 0.5]])
        replicator.child.backgroundColor = CGColor(srgbRed: 0.5, green: 0.5, blue: 0, alpha: 0.5)
        expect(replicator.colors(), [[0.125, 0.25, 0, 0.5], [0.1875, 0.1875, 0, 0.375], [0.25, 0.125, 0, 0.25]])
    }

    @Test func componentsAreClampedForEachInstance() {
        layer.instanceCount = 4
        layer.instanceColor = CGColor(srgbRed: 0.5, green: 0.5, blue: 0.5, alpha: 0.5)
        layer.instanceRedOffset = 0.5
        layer.instanceGreenOffset = -0.5
        layer.instanceAlphaOffset = 0.25
        expect(replicator.colors(), [[0.5, 0.5, 0.5, 0.5], [1, 0, 0.5, 0.75], [1, 0, 0.5, 1], [1, 0, 0.5, 1]])
        // Only the sum is clamped, so a component may come back from below 0.
        layer.instanceColor = CGColor(srgbRed: 0, green: 1, blue: 1, alpha: 1)
        layer.instanceRedOffset = -1
        expect(replicator.colors().map { Color(red: $0.red, green: 0, blue: 0) }, [[0, 0, 0, 1], [0, 0, 0, 1], [0, 0, 0, 1], [0, 0, 0, 1]])
    }

    @Test func instancesWithoutAlphaAreNotDrawn() {
        layer.instanceCount = 5
        layer.instanceAlphaOffset = -0.5
        #expect(replicator.colors().map(\.alpha) == [1, 0.5])
    }

    @Test func noColourIsWhite() {
        layer.instanceColor = nil
        layer.instanceCount = 2
        layer.instanceRedOffset = -0.5
        #expect(layer.instanceColor == nil)
        #expect(replicator.colors().map(\.red) == [1, 0.5])
    }

    /// Lets the second instance show no red, and half of the green.
    private func tint() {
        layer.instanceCount = 2
        layer.instanceRedOffset = -1
        layer.instanceGreenOffset = -0.5
    }

    @Test func bordersShapesAndStrokesAreTinted() {
        let shape = CAShapeLayer()
        shape.frame = replicator.child.frame
        shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9), transform: nil)
        (shape.fillColor, shape.strokeColor, shape.borderColor, shape.borderWidth) = (.white, .white, .white, 1)
        layer.sublayers = [shape]
        tint()
        let (white, tinted): ([Float], [Float]) = ([1, 1, 1, 1], [0, 0.5, 1, 1])
        expect(replicator.colors(), [white, white, white, tinted, tinted, tinted])
    }

    @Test func gradientsAndShadowsAreTinted() {
        let gradient = CAGradientLayer()
        gradient.frame = replicator.child.frame
        gradient.colors = [CGColor.white, CGColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 0.5)]
        (gradient.shadowColor, gradient.shadowOpacity) = (.white, 1)
        layer.sublayers = [gradient]
        tint()
        let items = replicator.items()
        #expect(items.count == 4)
        guard case .shadow(let shadow) = items[2].content, case .gradient(_, let drawing) = items[3].content else {
            return #expect(Bool(false), "\(items)")
        }
        expect([shadow.color] + drawing.gradient.stops.map(\.color), [[0, 0.5, 1, 1], [0, 0.5, 1, 1], [0, 0.25, 0, 0.5]])
    }

    @Test(arguments: [0, 0.3]) func picturesAreTinted(angle: CGFloat) {
        replicator.child.contents = CGImage(Picture(Bitmap(width: 4, height: 4, fill: 0xFFFF_8040)))
        replicator.child.backgroundColor = nil
        replicator.child.transform = CATransform3DMakeRotation(angle, 0, 0, 1)
        tint()
        layer.instanceTransform = CATransform3DMakeTranslation(50, 0, 0)
        let bitmap = replicator.bitmap()
        #expect(bitmap.pixels[20 * 200 + 20] == 0xFFFF_8040)
        // 0.5 is 128/255, and 128 · 128/255 is 64.25.
        #expect(bitmap.pixels[20 * 200 + 70] == 0xFF00_4040)
    }

    @Test func aMaskIsNotTinted() {
        let mask = CALayer()
        mask.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
        mask.backgroundColor = .white
        replicator.child.mask = mask
        tint()
        layer.instanceTransform = CATransform3DMakeTranslation(50, 0, 0)
        let pixels = replicator.bitmap().pixels
        let row = Array(pixels[4000..<4200])
        #expect(row[15] == 0xFFFF_FFFF && row[25] == 0)
        #expect(row[65] == 0xFF00_80FF && row[75] == 0)
    }

    @Test func aTintAppliesAfterFilters() throws {
        replicator.child.filters = [try #require(CIFilter(name: "CIColorInvert"))]
        replicator.child.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 0, alpha: 1)
        replicator.child.borderWidth = 2
        tint()
        layer.instanceTransform = CATransform3DMakeTranslation(50, 0, 0)
        let pixels = replicator.bitmap().pixels
        #expect(pixels[20 * 200 + 20] == 0xFF00_00FF)
        #expect(pixels[20 * 200 + 70] == 0xFF00_00FF)
        // The border is black, and white once inverted.
        #expect(pixels[20 * 200 + 11] == 0xFFFF_FFFF)
        #expect(pixels[20 * 200 + 61] == 0xFF00_80FF)
    }

    @Test func aTranslucentInstanceIsOneGroup() {
        let second = CALayer()
        second.frame = CGRect(x: 20, y: 10, width: 20, height: 20)
        second.backgroundColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
        layer.addSublayer(second)
        layer.instanceColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.5)
        let items = replicator.items()
        #expect(items.map(\.opacity) == [0.5, 1, 1])
        // The white layer does not show through the black one.
        #expect(replicator.bitmap().pixels[20 * 200 + 25] == 0x8000_0000)
    }
}
