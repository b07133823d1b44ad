import CoreGraphics
import LaminaCompositor
import LaminaPrimitives
import LaminaScene
import QuartzCore
import Testing
import TestSupport

/// Compares pictures of replicators with pictures of explicit copies.
@Suite @MainActor struct ReplicatorPictureTests {
    private static let size = 120.0

    /// Returns the picture of a layer, which fills the screen, at a time.
    private func picture(of layer: CALayer, at time: Double = 0, threads: Int = 1) -> Bitmap {
        let stage = Stage(layer)
        CATransaction.flush()
        var bitmap = Bitmap(width: Int(Self.size), height: Int(Self.size))
        if let tree = stage.host.tree {
            Renderer(threadCount: threads).draw(
                tree, at: time, in: Viewport(width: Int(Self.size), height: Int(Self.size)), into: &bitmap)
        }
        layer.removeFromSuperlayer()
        CATransaction.flush()
        return bitmap
    }

    /// Returns a layer that fills the screen.
    private func full<Layer: CALayer>(_ layer: Layer) -> Layer {
        layer.frame = CGRect(x: 0, y: 0, width: Self.size, height: Self.size)
        return layer
    }

    private func replicator(_ count: Int, _ transform: CATransform3D, _ sublayers: [CALayer]) -> CAReplicatorLayer {
        let layer = full(CAReplicatorLayer())
        layer.instanceCount = count
        layer.instanceTransform = transform
        layer.sublayers = sublayers
        return layer
    }

    /// Returns a layer with one layer for each instance, whose sublayers `make` makes for the colour of the instance.
    private func copies(_ count: Int, _ transform: CATransform3D, _ make: (Int) -> [CALayer]) -> CALayer {
        let root = full(CALayer())
        var power = CATransform3DIdentity
        for index in 0..<count {
            let instance = full(CALayer())
            instance.transform = power
            instance.sublayers = make(index)
            root.addSublayer(instance)
            power = CATransform3DConcat(power, transform)
        }
        return root
    }

    private func color(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1) -> CGColor {
        CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
    }

    /// Returns two overlapping layers, the second with a corner radius, a border and a shadow, whose colours are multiplied by red, green and blue.
    private func scene(_ red: CGFloat = 1, _ green: CGFloat = 1, _ blue: CGFloat = 1) -> [CALayer] {
        let (square, round) = (CALayer(), CALayer())
        square.frame = CGRect(x: 12, y: 30, width: 22, height: 17)
        square.backgroundColor = color(0.9 * red, 0.2 * green, 0.4 * blue)
        round.frame = CGRect(x: 25.5, y: 38.25, width: 24, height: 24)
        round.backgroundColor = color(0.2 * red, 0.8 * green, 0.6 * blue, 0.75)
        round.cornerRadius = 9
        round.borderWidth = 2
        round.borderColor = color(0.1 * red, 0.3 * green, 0.9 * blue)
        round.shadowOpacity = 0.5
        round.shadowColor = color(0.6 * red, 0.6 * green, 0.2 * blue)
        square.setAffineTransform(CGAffineTransform(rotationAngle: 0.2))
        return [square, round]
    }

    private nonisolated static let transforms = [
        // Instances at the same place between pixels share their coverage.
        CATransform3DMakeTranslation(12, 9, 0), CATransform3DMakeTranslation(13.25, 7.5, 0),
        CATransform3DMakeRotation(.pi / 5, 0, 0, 1),
        CATransform3DScale(CATransform3DMakeRotation(0.3, 0, 0, 1), 0.9, 0.8, 1),
    ]

    @Test func copiesUnderARoundedClipAreLikeLayersUnderIt() {
        /// Returns a round layer that clips a content that fills it.
        func clipped(_ content: CALayer) -> CALayer {
            let clip = full(CALayer())
            clip.cornerRadius = Self.size / 2
            clip.masksToBounds = true
            clip.addSublayer(content)
            return clip
        }
        func squares(_: Int = 0) -> [CALayer] {
            [10, 30].map { y in
                let square = CALayer()
                square.frame = CGRect(x: 0, y: y, width: 24, height: 24)
                square.backgroundColor = color(1, 1, 1)
                square.cornerRadius = 5
                return square
            }
        }
        let transform = CATransform3DMakeTranslation(25, 0, 0)
        #expect(picture(of: clipped(replicator(5, transform, squares()))) == picture(of: clipped(copies(5, transform, squares))))
    }

    @Test(arguments: transforms.indices)
    func instancesShowWhatCopiesShow(transform: Int) {
        let transform = Self.transforms[transform]
        let (fast, slow) = (picture(of: replicator(6, transform, scene())), picture(of: copies(6, transform) { _ in scene() }))
        #expect(Set(fast.pixels).count > 50)
        #expect(fast == slow)
    }

    @Test(arguments: transforms.indices)
    func tintedInstancesShowWhatCopiesInOtherColoursShow(transform: Int) {
        let transform = Self.transforms[transform]
        let layer = replicator(5, transform, scene())
        layer.instanceColor = color(1, 0.75, 0.5)
        (layer.instanceRedOffset, layer.instanceGreenOffset, layer.instanceBlueOffset) = (-0.125, 0.0625, 0.125)
        let slow = copies(5, transform) { scene(1 - 0.125 * CGFloat($0), 0.75 + 0.0625 * CGFloat($0), 0.5 + 0.125 * CGFloat($0)) }
        expectAlike(picture(of: layer), picture(of: slow), within: 1)
    }

    @Test func translucentInstancesShowWhatTranslucentCopiesShow() {
        let layer = replicator(4, Self.transforms[2], scene())
        layer.instanceAlphaOffset = -0.25
        let slow = copies(4, Self.transforms[2]) { _ in scene() }
        for (index, instance) in (slow.sublayers ?? []).enumerated() { instance.opacity = 1 - 0.25 * Float(index) }
        #expect(picture(of: layer) == picture(of: slow))
    }

    @Test(arguments: [CATransform3DMakeTranslation(14, 6, 0), CATransform3DMakeRotation(0.6, 0, 0, 1), CATransform3DMakeScale(0.7, 0.7, 1)])
    func tintedPicturesShowWhatPicturesInOtherColoursShow(transform: CATransform3D) {
        func card(_ factor: Double) -> [CALayer] {
            let card = CALayer()
            card.frame = CGRect(x: 20, y: 20, width: 24, height: 16)
            card.contents = CGImage(Picture(bitmap(factor)))
            return [card]
        }
        let layer = replicator(4, transform, card(1))
        layer.instanceGreenOffset = -0.2
        expectAlike(picture(of: layer), picture(of: copies(4, transform) { card(1 - 0.2 * Double($0)) }), within: 2)
    }

    /// Returns an image whose green is multiplied by a factor.
    private func bitmap(_ factor: Double) -> Bitmap {
        var bitmap = Bitmap(width: 12, height: 8)
        for y in 0..<8 {
            for x in 0..<12 {
                let green = UInt32((Double(y * 30) * factor).rounded())
                bitmap.pixels[y * 12 + x] = 0xFF00_0000 | UInt32(x * 20) << 16 | green << 8 | UInt32(255 - x * 20)
            }
        }
        return bitmap
    }

    @Test func delayedInstancesShowWhatCopiesInAnotherTimeShow() {
        func moving() -> [CALayer] {
            let layers = scene()
            layers[0].add(animation("position.y", from: 10, to: 90), forKey: nil)
            layers[1].add(animation("transform.rotation.z", from: 0, to: 3), forKey: nil)
            return layers
        }
        let layer = replicator(5, Self.transforms[1], moving())
        layer.instanceDelay = 0.15
        let slow = copies(5, Self.transforms[1]) { _ in moving() }
        for (index, instance) in (slow.sublayers ?? []).enumerated() { instance.timeOffset = -0.15 * Double(index) }
        for time in [0.05, 0.5, 0.95, 1.2] { #expect(picture(of: layer, at: time) == picture(of: slow, at: time), "\(time)") }
    }

    @Test func instancesInSpaceShowWhatCopiesInATransformLayerShow() {
        let transform = CATransform3DRotate(CATransform3DMakeTranslation(5, 0, 8), 0.5, 0, 1, 0)
        let layer = replicator(5, transform, scene())
        layer.sublayerTransform.m34 = -1 / 200
        let slow = full(CALayer())
        slow.sublayerTransform.m34 = -1 / 200
        var power = CATransform3DIdentity
        for _ in 0..<5 {
            let instance = full(CATransformLayer())
            instance.transform = power
            instance.sublayers = scene()
            slow.addSublayer(instance)
            power = CATransform3DConcat(power, transform)
        }
        expectAlike(picture(of: layer), picture(of: slow), within: 1)
    }

    @Test func everyThreadCountGivesTheSameBytes() {
        let inner = replicator(30, CATransform3DMakeTranslation(4, 0, 0), scene())
        inner.instanceBlueOffset = -0.03
        let layer = replicator(30, CATransform3DMakeTranslation(0, 4, 0), [inner])
        layer.instanceRedOffset = -0.03
        let one = picture(of: layer)
        for threads in [2, 3, 5] { #expect(picture(of: layer, threads: threads) == one) }
    }

    @Test func drawingOnlyTheDamageGivesTheWholePicture() {
        let children = scene()
        children[0].add(animation("position.x", from: 10, to: 90), forKey: nil)
        children[1].add(animation("opacity", from: 1, to: 0), forKey: nil)
        let inner = replicator(4, Self.transforms[1], children)
        inner.instanceDelay = 0.1
        let layer = replicator(3, Self.transforms[2], [inner])
        layer.instanceAlphaOffset = -0.2
        let stage = Stage(layer)
        CATransaction.flush()
        guard let tree = stage.host.tree else { return #expect(Bool(false), "no tree") }
        let (renderer, viewport) = (Renderer(threadCount: 2), Viewport(width: 120, height: 120))
        var damaged = Bitmap(width: 120, height: 120)
        for frame in 0..<24 {
            var whole = Bitmap(width: 120, height: 120)
            renderer.draw(tree, at: Double(frame) / 16, in: viewport, into: &damaged)
            Renderer().draw(tree, at: Double(frame) / 16, in: viewport, into: &whole)
            #expect(damaged == whole, "frame \(frame)")
        }
        layer.removeFromSuperlayer()
    }

    @Test(arguments: transforms.indices)
    func renderingInAContextAgreesWithTheScreen(transform: Int) {
        let layer = replicator(6, Self.transforms[transform], scene())
        layer.backgroundColor = color(1, 1, 1)
        // A shadow's blur differs on purpose.
        for sublayer in layer.sublayers ?? [] { sublayer.shadowOpacity = 0 }
        let context = CGContext(bitmap: Bitmap(width: 120, height: 120), userSpace: .scale(1, 1))
        layer.render(in: context)
        let (a, b) = (picture(of: layer), context.bitmap)
        let sum = zip(a.pixels, b.pixels).reduce(0) { $0 + Self.difference($1.0, $1.1) }
        #expect(Double(sum) / Double(120 * 120 * 4) <= 0.5)
        #expect(Set(b.pixels).count > 20)
    }

    @Test func renderingInAContextIgnoresColours() {
        let layer = replicator(3, Self.transforms[1], scene())
        func rendered() -> Bitmap {
            let context = CGContext(bitmap: Bitmap(width: 120, height: 120), userSpace: .scale(1, 1))
            layer.render(in: context)
            return context.bitmap
        }
        let plain = rendered()
        layer.instanceColor = color(1, 0, 0)
        layer.instanceAlphaOffset = -0.5
        #expect(rendered() == plain)
    }

    /// The absolute differences of the four channels.
    private static func differences(_ a: UInt32, _ b: UInt32) -> [Int] {
        [0, 8, 16, 24].map { (shift: UInt32) -> Int in abs(Int(a >> shift & 255) - Int(b >> shift & 255)) }
    }

    private static func difference(_ a: UInt32, _ b: UInt32) -> Int {
        differences(a, b).reduce(0, +)
    }

    /// Expects that no channel of two pictures differs by more than `most`.
    private func expectAlike(_ a: Bitmap, _ b: Bitmap, within most: Int) {
        #expect(Set(a.pixels).count > 20)
        let worst = zip(a.pixels, b.pixels).map { Self.differences($0, $1).max() ?? 0 }.max() ?? 0
        #expect(worst <= most)
    }
}
