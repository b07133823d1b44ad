import CoreGraphics
import LaminaCompositor
import LaminaPrimitives
import LaminaScene
import QuartzCore
import TestSupport
import Testing

/// Layers with `shouldRasterize`.
@Suite @MainActor struct RasterizedLayerTests {
    private let root = CALayer()
    private let layer = CALayer()

    init() {
        root.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
        layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        layer.backgroundColor = .white
        let dot = CALayer()
        dot.frame = CGRect(x: 3, y: 4, width: 25, height: 5)
        dot.cornerRadius = 2
        dot.backgroundColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 0.5)
        layer.addSublayer(dot)
        root.addSublayer(layer)
    }

    /// Commits and draws a frame.
    private func bitmap(_ stage: Stage<CALayer>, scale: Double = 1, at time: Double = 0, threads: Int = 1) throws -> Bitmap {
        let size = Int(60 * scale)
        var bitmap = Bitmap(width: size, height: size)
        Renderer(threadCount: threads).draw(try tree(stage), at: time, in: Viewport(width: size, height: size, scale: scale), into: &bitmap)
        return bitmap
    }

    private func tree(_ stage: Stage<CALayer>) throws -> RenderTree {
        CATransaction.flush()
        CATransaction.setDisableActions(true)
        return try #require(stage.host.tree)
    }

    /// Draws the layer with and without rasterisation.
    private func both(scale: Double = 1, at time: Double = 0) throws -> (plain: Bitmap, rasterized: Bitmap) {
        let stage = Stage(root)
        let plain = try bitmap(stage, scale: scale, at: time)
        layer.shouldRasterize = true
        return (plain, try bitmap(stage, scale: scale, at: time))
    }

    /// The largest difference of a channel of two pictures.
    private func difference(_ a: Bitmap, _ b: Bitmap) -> Int {
        zip(a.pixels, b.pixels).reduce(0) { most, pair in
            [0, 8, 16, 24].reduce(most) { max($0, abs(Int(pair.0 >> $1 & 255) - Int(pair.1 >> $1 & 255))) }
        }
    }

    @Test func atTheScaleOfTheScreenALayerOnWholePixelsLooksTheSame() throws {
        layer.rasterizationScale = 2
        let (plain, rasterized) = try both(scale: 2)
        #expect(difference(plain, rasterized) == 0)
    }

    @Test func atALowerScaleThanTheScreensTheEdgesAreSoft() throws {
        layer.sublayers?.first?.cornerRadius = 0
        let (plain, rasterized) = try both(scale: 2)
        // Pixel column 19 lies outside, column 20 inside; enlarging mixes them.
        #expect(plain[19, 50] == 0 && plain[20, 50] == 0xFFFF_FFFF)
        #expect((1..<255).contains(rasterized[19, 50] >> 24) && (1..<255).contains(rasterized[20, 50] >> 24))
        #expect(rasterized[40, 50] == 0xFFFF_FFFF)
    }

    @Test func theMagnificationFilterPlacesThePicture() throws {
        layer.sublayers?.first?.cornerRadius = 0
        layer.magnificationFilter = .nearest
        let (plain, rasterized) = try both(scale: 2)
        #expect(difference(plain, rasterized) == 0)
    }

    @Test func aTurnedLayerIsAResampledPicture() throws {
        layer.setAffineTransform(CGAffineTransform(rotationAngle: 0.3))
        let (plain, rasterized) = try both()
        #expect(difference(plain, rasterized) > 0)
        // Sampling blurs the edges, and no more.
        #expect(difference(plain, rasterized) < 160)
        #expect(rasterized[24, 24] == plain[24, 24])
    }

    @Test(arguments: [false, true])
    func shadowMaskCornersAndOpacityAreTheSameAsWithoutAPicture(isMasked: Bool) throws {
        layer.cornerRadius = 6
        layer.masksToBounds = isMasked
        layer.borderWidth = 2
        layer.opacity = 0.5
        if isMasked {
            let mask = CALayer()
            mask.frame = CGRect(x: 2, y: 5, width: 11, height: 11)
            mask.backgroundColor = .black
            layer.mask = mask
        } else {
            layer.shadowOpacity = 0.8
            layer.shadowOffset = CGSize(width: 3, height: 4)
        }
        let (plain, rasterized) = try both()
        #expect(difference(plain, rasterized) <= 1)
        #expect(plain.pixels.contains { $0 != 0 })
    }

    @Test func filtersArePartOfThePicture() throws {
        layer.filters = [CAFilter(type: "colorInvert")]
        let (plain, rasterized) = try both()
        #expect(difference(plain, rasterized) == 0)
    }

    @Test func aBlendModeActsOnThePictureAndWhatLiesBeneath() throws {
        root.backgroundColor = CGColor(srgbRed: 0.2, green: 0.6, blue: 0.4, alpha: 1)
        layer.compositingFilter = "multiplyBlendMode"
        let (plain, rasterized) = try both()
        #expect(difference(plain, rasterized) == 0)
    }

    @Test func aBackgroundFilterActsOnWhatLiesBeneathThePicture() throws {
        root.backgroundColor = CGColor(srgbRed: 0.2, green: 0.6, blue: 0.4, alpha: 1)
        layer.backgroundColor = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 0.2)
        layer.backgroundFilters = [CAFilter(type: "colorInvert")]
        let (plain, rasterized) = try both()
        #expect(difference(plain, rasterized) <= 1)
    }

    @Test func aBackgroundFilterThatFillsActsOnceAndNotInThePicture() throws {
        root.backgroundColor = CGColor(srgbRed: 0.2, green: 0.6, blue: 0.4, alpha: 1)
        layer.backgroundColor = nil
        let fill = CAFilter(type: "colorMatrix")
        // Half of each colour and a full alpha, which clear pixels get too.
        let rows: [Double] = [0.5, 0, 0, 0, 0.3, 0, 0.5, 0, 0, 0, 0, 0, 0.5, 0, 0, 0, 0, 0, 0, 1]
        fill.setValue(rows, forKey: "inputColorMatrix")
        layer.backgroundFilters = [fill]
        let (plain, rasterized) = try both()
        #expect(difference(plain, rasterized) <= 1)
    }

    @Test func inFlippedLayersThePictureStandsAsTheLayerDoes() throws {
        root.isGeometryFlipped = true
        layer.contents = CGImage(Picture(Bitmap.halves))
        layer.sublayers?.first?.isDoubleSided = false
        let (plain, rasterized) = try both()
        #expect(difference(plain, rasterized) == 0)
    }

    @Test func theColoursOfAReplicatorsInstancesAreInTheirPictures() throws {
        let replicator = CAReplicatorLayer()
        replicator.frame = root.bounds
        replicator.instanceCount = 2
        replicator.instanceTransform = CATransform3DMakeTranslation(0, 25, 0)
        replicator.instanceColor = CGColor(srgbRed: 1, green: 0.5, blue: 0.5, alpha: 1)
        replicator.instanceGreenOffset = -0.5
        layer.removeFromSuperlayer()
        replicator.addSublayer(layer)
        root.addSublayer(replicator)
        let (plain, rasterized) = try both()
        #expect(difference(plain, rasterized) <= 1)
    }

    @Test func aMovingLayerKeepsItsPictureAndAnAnimationInsideMakesItAnew() throws {
        layer.shouldRasterize = true
        let stage = Stage(root)
        func drawing(at time: Double) throws -> RasterDrawing {
            let items = Frame(try tree(stage), at: time, in: Viewport(width: 60, height: 60)).items
            return try #require(items.compactMap { $0.content.raster }.first)
        }
        let first = try drawing(at: 0)
        layer.position.x += 7.5
        #expect(try drawing(at: 0).showsSamePicture(as: first))
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.toValue, fade.duration, fade.beginTime) = (0, 1, 10, 1e-9)
        layer.sublayers?.first?.add(fade, forKey: nil)
        let second = try drawing(at: 2)
        #expect(!second.showsSamePicture(as: first))
        #expect(!(try drawing(at: 3).showsSamePicture(as: second)))
    }

    @Test func drawingOnlyTheChangesShowsTheWholePicture() throws {
        layer.shouldRasterize = true
        let stage = Stage(root)
        let dot = try #require(layer.sublayers?.first)
        let (viewport, renderer) = (Viewport(width: 60, height: 60), Renderer(threadCount: 2))
        var shown = Bitmap(width: 60, height: 60)
        for step in 0..<12 {
            if step.isMultiple(of: 3) { dot.position.y += 1.5 } else { layer.position.x += 0.5 }
            if step == 8 { dot.backgroundColor = .white }
            let tree = try tree(stage)
            renderer.draw(tree, at: 0, in: viewport, into: &shown)
            #expect(difference(shown, try bitmap(stage)) == 0, "step \(step)")
        }
    }

    @Test func theSameBytesForEveryThreadCount() throws {
        layer.shouldRasterize = true
        layer.setAffineTransform(CGAffineTransform(rotationAngle: 0.3))
        let stage = Stage(root)
        let one = try bitmap(stage)
        for threads in 2...4 { #expect(difference(try bitmap(stage, threads: threads), one) == 0) }
    }

    @Test(arguments: [0, -1, .nan, .infinity] as [CGFloat])
    func aScaleThatIsNotPositiveAndFiniteCountsAsOne(scale: CGFloat) throws {
        layer.rasterizationScale = scale
        let (plain, rasterized) = try both()
        #expect(difference(plain, rasterized) == 0)
    }

    @Test(arguments: [1e9, 1e300, 1e-9] as [CGFloat], [20, 1e9] as [CGFloat])
    func absurdScalesAndSizesAreDrawnInBoundedMemory(scale: CGFloat, size: CGFloat) throws {
        layer.bounds.size = CGSize(width: size, height: size)
        layer.rasterizationScale = scale
        layer.shadowOpacity = 1
        layer.shouldRasterize = true
        layer.setAffineTransform(CGAffineTransform(rotationAngle: 0.1))
        let bitmap = try bitmap(Stage(root))
        if scale > 1 { #expect(bitmap.pixels.contains { $0 == 0xFFFF_FFFF }) }
    }

    @Test func ofALayerLargerThanTheScreenTheVisiblePartIsDrawn() throws {
        layer.frame = CGRect(x: -5000, y: -5000, width: 10_030, height: 10_030)
        layer.sublayers?.first?.frame = CGRect(x: 5000, y: 5003, width: 25, height: 5)
        let (plain, rasterized) = try both()
        #expect(difference(plain, rasterized) == 0)
    }

    /// The pixels of a picture are counted up to 2²⁰ in each direction, from a place near the visible part.
    @Test(arguments: [1.4e6, 3e6, 1e7])
    func farFromTheCornerOfALayerTheVisiblePartIsDrawn(way: CGFloat) throws {
        for (x, y) in [(way, way), (way, 0), (0, way)] {
            layer.shouldRasterize = false
            layer.frame = CGRect(x: 10 - x, y: 10 - y, width: x + 30, height: y + 30)
            layer.sublayers?.first?.frame = CGRect(x: x + 3, y: y + 4, width: 25, height: 5)
            layer.sublayers?.first?.cornerRadius = 0
            let (plain, rasterized) = try both()
            #expect(difference(plain, rasterized) == 0, "\(x) \(y)")
            #expect(Set(plain.pixels).count == 3)
        }
    }

    @Test func pictureInsidePicturesAreDrawn() throws {
        var outer = layer
        for _ in 0..<100 {
            let inner = CALayer()
            inner.frame = CGRect(x: 0.25, y: 0, width: 10, height: 10)
            inner.backgroundColor = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
            inner.shouldRasterize = true
            outer.addSublayer(inner)
            outer = inner
        }
        let (plain, rasterized) = try both()
        #expect(plain[36, 15] == 0xFF00_00FF && rasterized[36, 15] == 0xFF00_00FF)
    }

    @Test func renderInContextDrawsAtTheContextsResolution() {
        func rendered() -> Bitmap {
            let context = CGContext(bitmap: Bitmap(width: 80, height: 80), userSpace: AffineTransform.scale(4, 4))
            layer.render(in: context)
            return context.bitmap
        }
        let plain = rendered()
        layer.shouldRasterize = true
        #expect(difference(rendered(), plain) == 0)
    }
}

extension Bitmap {
    /// A picture whose upper half is red and whose lower half is blue.
    fileprivate static var halves: Bitmap {
        var bitmap = Bitmap(width: 20, height: 20, fill: 0xFFFF_0000)
        for y in 10..<20 { for x in 0..<20 { bitmap[x, y] = 0xFF00_00FF } }
        return bitmap
    }
}
