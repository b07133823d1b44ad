import CoreGraphics
import LaminaCompositor
import LaminaPrimitives
import LaminaScene
import QuartzCore
import TestSupport
import Testing

/// Layers whose colours are patterns.
@Suite @MainActor struct LayerPatternTests {
    /// A cell of 8 × 6 points: red on the left, and a blue square of 2 points in the lower right corner.
    private nonisolated static let cell: [(CGRect, CGColor)] = [
        (CGRect(x: 0, y: 0, width: 3, height: 6), CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)),
        (CGRect(x: 6, y: 4, width: 2, height: 2), CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)),
    ]
    private let color = CGColor(
        CGPattern(cell: CGRect(x: 0, y: 0, width: 8, height: 6)) { context in
            for (rect, color) in LayerPatternTests.cell {
                context.setFillColor(color)
                context.fill(rect)
            }
        })

    private func bitmap(_ root: CALayer, at time: Double = 0) throws -> Bitmap {
        let stage = Stage(root)
        CATransaction.flush()
        var bitmap = Bitmap(width: 60, height: 50)
        Renderer().draw(try #require(stage.host.tree), at: time, in: Viewport(width: 60, height: 50), into: &bitmap)
        return bitmap
    }

    /// A layer of 40 × 30 points.
    private func layer(_ bounds: CGRect = CGRect(x: 0, y: 0, width: 40, height: 30)) -> CALayer {
        let layer = CALayer()
        layer.bounds = bounds
        layer.position = CGPoint(x: 25, y: 20)
        return layer
    }

    /// Adds a sublayer for every cell that may be seen, and clips them.
    private func addCells(to layer: CALayer) {
        layer.masksToBounds = true
        for row in -6..<12 {
            for column in -6..<12 {
                for (rect, color) in Self.cell {
                    let part = CALayer()
                    part.frame = rect.offsetBy(dx: CGFloat(column) * 8, dy: CGFloat(row) * 6)
                    part.backgroundColor = color
                    layer.addSublayer(part)
                }
            }
        }
    }

    @Test(arguments: [CGPoint.zero, CGPoint(x: 5, y: -3)])
    func aBackgroundShowsTheCellsFromTheOriginOfTheLayersCoordinates(origin: CGPoint) throws {
        let (tiled, copied) = (layer(CGRect(origin: origin, size: CGSize(width: 40, height: 30))), layer())
        copied.bounds = tiled.bounds
        tiled.backgroundColor = color
        addCells(to: copied)
        let picture = try bitmap(tiled)
        #expect(picture.pixels.contains { $0 != 0 })
        #expect(picture == (try bitmap(copied)))
    }

    @Test func aTurnedBackgroundLooksLikeTurnedCells() throws {
        let (tiled, copied) = (layer(), layer())
        for layer in [tiled, copied] { layer.setAffineTransform(CGAffineTransform(rotationAngle: 0.5)) }
        tiled.backgroundColor = color
        addCells(to: copied)
        #expect(difference(try bitmap(tiled), try bitmap(copied)) < 6)
    }

    @Test func aBackgroundInPerspectiveLooksLikeCellsInPerspective() throws {
        var transform = CATransform3DIdentity
        transform.m34 = -1 / 80
        transform = CATransform3DRotate(transform, 0.6, 1, 0.3, 0)
        let (tiled, copied) = (layer(), layer())
        for layer in [tiled, copied] { layer.transform = transform }
        tiled.backgroundColor = color
        addCells(to: copied)
        #expect(difference(try bitmap(tiled), try bitmap(copied)) < 6)
    }

    /// The mean difference of the channels, 0...255.
    private func difference(_ a: Bitmap, _ b: Bitmap) -> Double {
        var sum = 0
        for (left, right) in zip(a.pixels, b.pixels) {
            for shift in [0, 8, 16, 24] as [UInt32] { sum += abs(Int(left >> shift & 255) - Int(right >> shift & 255)) }
        }
        return Double(sum) / Double(4 * a.pixels.count)
    }

    @Test func roundCornersCutThePattern() throws {
        let (tiled, copied) = (layer(), layer())
        for layer in [tiled, copied] { layer.cornerRadius = 10 }
        tiled.backgroundColor = color
        addCells(to: copied)
        let (picture, wanted) = (try bitmap(tiled), try bitmap(copied))
        #expect(picture[5, 5] == 0)
        #expect(difference(picture, wanted) < 0.5)
    }

    @Test func aBorderShowsThePatternInItsRingOnly() throws {
        let (bordered, filled) = (layer(), layer())
        bordered.borderWidth = 5
        bordered.borderColor = color
        filled.backgroundColor = color
        let (ring, whole) = (try bitmap(bordered), try bitmap(filled))
        for y in 0..<50 {
            for x in 0..<60 {
                let isInside = (10..<40).contains(x) && (10..<30).contains(y)
                #expect(ring[x, y] == (isInside ? 0 : whole[x, y]), "at \(x), \(y)")
            }
        }
    }

    @Test func aShapeFillsAndStrokesItsPathWithPatterns() throws {
        let shape = CAShapeLayer()
        shape.frame = CGRect(x: 5, y: 5, width: 40, height: 30)
        shape.path = CGPath(rect: CGRect(x: 8, y: 6, width: 16, height: 12), transform: nil)
        shape.fillColor = color
        shape.strokeColor = CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)
        shape.lineWidth = 2
        let filled = try bitmap(shape)
        #expect(filled[15, 15] == 0xFFFF_0000)
        #expect(filled[12, 15] == 0xFF00_FF00)
        #expect(filled[33, 15] == 0)

        shape.fillColor = nil
        shape.strokeColor = color
        shape.lineWidth = 8
        let stroked = try bitmap(shape)
        #expect(stroked[14, 15] == 0xFFFF_0000, "the stroke reaches 4 points to both sides of x = 13")
        #expect(stroked[18, 17] == 0, "inside the stroke")
        #expect(stroked[30, 11] == 0xFFFF_0000)
    }

    @Test(arguments: ["backgroundColor", "borderColor", "fillColor", "strokeColor"])
    func aPatternIsReadAsTheColourThatWasSet(key: String) {
        let layer = CAShapeLayer()
        layer.setValue(color, forKey: key)
        #expect(layer.value(forKey: key) as? CGColor === color)
        layer.setValue(CGColor.black, forKey: key)
        #expect((layer.value(forKey: key) as? CGColor)?.pattern == nil)
        layer.setValue(color, forKey: key)
        layer.setValue(nil, forKey: key)
        #expect(layer.value(forKey: key) as? CGColor !== color)
    }

    @Test func aColourReplacesThePattern() throws {
        let root = layer()
        root.backgroundColor = color
        _ = try bitmap(root)
        root.backgroundColor = CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)
        #expect(try bitmap(root)[6, 6] == 0xFF00_FF00)
        root.backgroundColor = .clear
        #expect(try bitmap(root).pixels.allSatisfy { $0 == 0 })
        root.backgroundColor = color
        #expect(try bitmap(root)[6, 6] == 0xFFFF_0000)
    }

    @Test func anAnimationOfTheColourHidesThePattern() throws {
        let root = layer()
        root.backgroundColor = color
        let fade = CABasicAnimation(keyPath: "backgroundColor")
        fade.fromValue = CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)
        fade.toValue = CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)
        fade.duration = 1
        fade.beginTime = 1
        root.add(fade, forKey: nil)
        #expect(try bitmap(root, at: 1.5)[6, 6] == 0xFF00_FF00)
        #expect(try bitmap(root, at: 2.5)[6, 6] == 0xFFFF_0000)
    }

    @Test func theAlphaOfAPatternsColourFadesIt() throws {
        let root = layer()
        root.backgroundColor = color.copy(alpha: 0.5)
        #expect([0x8080_0000, 0x7F7F_0000].contains(try bitmap(root)[6, 6]))
    }

    @Test func aReplicatorTintsThePattern() throws {
        let root = CAReplicatorLayer()
        root.instanceColor = CGColor(srgbRed: 0.5, green: 1, blue: 0, alpha: 1)
        let tiled = layer()
        tiled.backgroundColor = color
        root.addSublayer(tiled)
        let picture = try bitmap(root)
        #expect(picture[6, 6] == 0xFF80_0000)
        #expect(picture[12, 10] == 0xFF00_0000)
    }

    @Test func theCellHasThePixelsOfTheLayersScale() throws {
        let sharp = layer()
        sharp.contentsScale = 2
        sharp.backgroundColor = color
        _ = try bitmap(sharp)
        let tile = try #require(sharp.state.patterns.background?.tile)
        #expect((tile.picture.width, tile.picture.height) == (16, 12))
    }

    @Test(arguments: [Double.nan, .infinity, -3, 1e300])
    func aPatternOfAnAbsurdScaleIsDrawn(scale: Double) throws {
        let root = layer()
        root.contentsScale = scale
        root.backgroundColor = color
        #expect(try bitmap(root)[6, 6] == 0xFFFF_0000)
    }

    @Test func renderInContextDrawsThePattern() throws {
        let root = layer()
        root.backgroundColor = color
        let context = CGContext(bitmap: Bitmap(width: 40, height: 30), userSpace: .identity)
        root.render(in: context)
        let picture = context.takeBitmap()
        #expect(picture[1, 1] == 0xFFFF_0000)
        #expect(picture[6, 4] == 0xFF00_00FF)
        #expect(picture[4, 1] == 0)
    }
}
