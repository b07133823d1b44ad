import CoreGraphics
import LaminaPrimitives
import QuartzCore
import Testing
import TestSupport

@MainActor struct RenderInContextTests {
    private let layer = CALayer()
    private let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)

    init() {
        layer.frame = CGRect(x: 10, y: 20, width: 8, height: 6)
        layer.backgroundColor = red
    }

    /// Returns the bounding box of the drawn pixels, with y down; nil when there are none.
    private func painted(_ change: (CGContext) -> Void = { _ in }) -> CGRect? {
        let context = CGContext(bitmap: Bitmap(width: 40, height: 40), userSpace: .scale(1, 1))
        change(context)
        layer.render(in: context)
        let places = (0..<1600).filter { context.bitmap.pixels[$0] != 0 }.map { (x: $0 % 40, y: $0 / 40) }
        guard let left = places.map(\.x).min(), let right = places.map(\.x).max(), let top = places.map(\.y).min(),
            let bottom = places.map(\.y).max()
        else { return nil }
        return CGRect(x: left, y: top, width: right + 1 - left, height: bottom + 1 - top)
    }

    @Test func renderInContextUsesTheBoundsAsUserSpace() {
        #expect(painted() == CGRect(x: 0, y: 0, width: 8, height: 6))
        layer.bounds.origin = CGPoint(x: 3, y: 4)
        #expect(painted() == CGRect(x: 3, y: 4, width: 8, height: 6))
        #expect(painted { $0.translateBy(x: 5, y: 5) } == CGRect(x: 8, y: 9, width: 8, height: 6))
    }

    @Test func theLayersOwnTransformIsIgnoredButSublayerTransformsApply() {
        layer.setAffineTransform(CGAffineTransform(scaleX: 3, y: 3))
        #expect(painted() == CGRect(x: 0, y: 0, width: 8, height: 6))
        let below = CALayer()
        below.frame = CGRect(x: 10, y: 10, width: 4, height: 4)
        below.backgroundColor = red
        below.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
        layer.addSublayer(below)
        #expect(painted() == CGRect(x: 0, y: 0, width: 16, height: 16))
    }

    @Test func threeDimensionalRotationsAreIgnored() {
        let below = CALayer()
        below.frame = CGRect(x: 10, y: 10, width: 4, height: 4)
        below.backgroundColor = red
        below.transform = CATransform3DMakeRotation(1, 0, 1, 0)
        layer.addSublayer(below)
        #expect(painted() == CGRect(x: 0, y: 0, width: 14, height: 14))
    }

    @Test func aTransformThatIsAffineApartFromRoundingIsDrawn() {
        let keys = [
            \CATransform3D.m13, \.m14, \.m23, \.m24, \.m31, \.m32, \.m34, \.m43,
        ]
        let below = CALayer()
        below.frame = CGRect(x: 10, y: 10, width: 4, height: 4)
        below.backgroundColor = red
        layer.addSublayer(below)
        for key in keys {
            for (rest, side) in [(1e-8, 16), (-1e-8, 16), (1e-3, 14), (-1e-3, 14)] {
                below.transform = CATransform3DMakeScale(2, 2, 1)
                below.transform[keyPath: key] = rest
                #expect(painted() == CGRect(x: 0, y: 0, width: side, height: side), "\(key) \(rest)")
            }
        }
    }

    @Test func aPresentationIsDrawnWithThePresentationOfSublayersAndMask() throws {
        let stage = Stage(layer)
        CATransaction.setDisableActions(true)
        let (below, mask) = (CALayer(), CALayer())
        below.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
        below.backgroundColor = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
        layer.addSublayer(below)
        mask.frame = CGRect(x: 0, y: 0, width: 40, height: 3)
        mask.backgroundColor = red
        layer.mask = mask
        CATransaction.flush()
        below.add(animation("position.x", from: 2, to: 6), forKey: nil)
        CATransaction.flush()
        let newcomer = CALayer()
        newcomer.frame = layer.bounds
        newcomer.backgroundColor = CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)
        layer.addSublayer(newcomer)
        stage.time = 0.5
        let context = CGContext(bitmap: Bitmap(width: 40, height: 40), userSpace: .scale(1, 1))
        try #require(layer.presentation()).render(in: context)
        let row = (0..<8).map { context.bitmap.pixels[$0] }
        #expect(row == [0xFFFF_0000, 0xFFFF_0000, 0xFF00_00FF, 0xFF00_00FF, 0xFF00_00FF, 0xFF00_00FF, 0xFFFF_0000, 0xFFFF_0000])
        #expect(context.bitmap.pixels[2 * 40] != 0)
        #expect(context.bitmap.pixels[3 * 40] == 0)
    }

    @Test func theContextsClipAndAlphaApply() {
        let context = CGContext(bitmap: Bitmap(width: 40, height: 40), userSpace: .scale(1, 1))
        context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 2))
        context.setAlpha(0.5)
        layer.render(in: context)
        #expect(context.bitmap.pixels[0] == 0x8080_0000)
        #expect(context.bitmap.pixels[2] == 0)
    }

    @Test func animationsAreIgnored() {
        let animation = CABasicAnimation(keyPath: "bounds.size.width")
        animation.fromValue = 30
        animation.toValue = 30
        animation.duration = 10
        layer.add(animation, forKey: nil)
        #expect(painted() == CGRect(x: 0, y: 0, width: 8, height: 6))
    }

    @Test func masksApply() {
        let mask = CALayer()
        mask.frame = CGRect(x: 2, y: 2, width: 3, height: 3)
        mask.backgroundColor = red
        layer.mask = mask
        #expect(painted() == CGRect(x: 2, y: 2, width: 3, height: 3))
    }

    /// The ways in which a mask can be empty, although its frame covers the whole layer.
    enum EmptyMask: CaseIterable {
        case plain, transparent, hidden, emptyPath, noPath, noFill, scaledToNothing, pathElsewhere, elsewhere
    }

    private func mask(_ form: EmptyMask) -> CALayer {
        let (full, shape, square) = (CALayer(), CAShapeLayer(), CGRect(x: 0, y: 0, width: 8, height: 6))
        full.frame = square
        full.backgroundColor = red
        shape.path = CGPath(rect: square, transform: nil)
        switch form {
        case .plain: return CALayer()
        case .transparent: full.opacity = 0
        case .hidden: full.isHidden = true
        case .emptyPath: shape.path = CGMutablePath()
        case .noPath: shape.path = nil
        case .noFill: shape.fillColor = nil
        case .scaledToNothing: full.transform = CATransform3DMakeScale(0, 0, 1)
        case .pathElsewhere: shape.path = CGPath(rect: square.offsetBy(dx: 20, dy: 0), transform: nil)
        case .elsewhere: full.position.x = 100
        }
        return [.emptyPath, .noPath, .noFill, .pathElsewhere].contains(form) ? shape : full
    }

    @Test(arguments: EmptyMask.allCases)
    func aMaskThatDrawsNothingHidesTheLayer(form: EmptyMask) {
        layer.mask = mask(form)
        #expect(painted() == nil)
    }

    @Test func aSublayerWithAnEmptyMaskIsHidden() {
        let below = CALayer()
        below.frame = CGRect(x: 20, y: 20, width: 4, height: 4)
        below.backgroundColor = red
        below.mask = CALayer()
        layer.addSublayer(below)
        #expect(painted() == CGRect(x: 0, y: 0, width: 8, height: 6))
    }

    @Test func aChainOf20000LayersIsDrawn() {
        var last = layer
        for _ in 0..<20_000 {
            let next = CALayer()
            last.addSublayer(next)
            last = next
        }
        last.frame = CGRect(x: 20, y: 20, width: 5, height: 5)
        last.backgroundColor = red
        #expect(painted() == CGRect(x: 0, y: 0, width: 25, height: 25))
    }

    @Test func aContextWithoutPixelsIsUnchanged() {
        let context = CGContext(bitmap: Bitmap(width: 0, height: 0), userSpace: .scale(3, 3))
        context.translateBy(x: 5, y: 0)
        let before = context.ctm
        layer.render(in: context)
        #expect(context.bitmap.pixels.isEmpty)
        #expect(context.ctm == before)
    }
}
