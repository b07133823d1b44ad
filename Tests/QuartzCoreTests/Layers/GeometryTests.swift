import CoreGraphics
import QuartzCore
import Testing

@Suite @MainActor struct LayerGeometryTests {
    private let layer = CALayer()

    @Test(
        arguments: [
            (CGPoint(x: 0.5, y: 0.5), 0.0, CGRect(x: 150, y: 275, width: 100, height: 50)),
            (CGPoint(x: 0, y: 0), 0.0, CGRect(x: 200, y: 300, width: 100, height: 50)),
            (CGPoint(x: 0, y: 0), Double.pi / 2, CGRect(x: 150, y: 300, width: 50, height: 100)),
            (CGPoint(x: 0.5, y: 0.5), Double.pi / 2, CGRect(x: 175, y: 250, width: 50, height: 100)),
        ] as [(CGPoint, Double, CGRect)])
    func theFrameIsTheBoundingBoxOfTheTransformedBounds(anchor: CGPoint, angle: Double, frame: CGRect) {
        layer.bounds = CGRect(x: 7, y: 8, width: 100, height: 50)
        layer.position = CGPoint(x: 200, y: 300)
        layer.anchorPoint = anchor
        layer.transform = CATransform3DMakeRotation(angle, 0, 0, 1)
        expectEqual(layer.frame, frame)
    }

    @Test func aNewFrameKeepsTheOriginOfTheBounds() {
        layer.bounds = CGRect(x: 11, y: 22, width: 5, height: 5)
        layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
        #expect(layer.bounds == CGRect(x: 11, y: 22, width: 100, height: 50))
        #expect(layer.position == CGPoint(x: 60, y: 45))
    }

    @Test func settingTheFrameInvertsTheTransform() {
        layer.transform = CATransform3DTranslate(CATransform3DMakeScale(2, 4, 1), 5, 0, 0)
        layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
        expectEqual(layer.frame, CGRect(x: 10, y: 20, width: 100, height: 50))
        #expect(layer.bounds.size == CGSize(width: 50, height: 12.5))
    }

    @Test func aNegativeSizeIsNormalized() {
        layer.bounds = CGRect(x: 0, y: 0, width: -100, height: -50)
        #expect(layer.bounds == CGRect(x: -100, y: -50, width: 100, height: 50))
    }

    @Test func aTransformOutOfThePlaneIsNotAffine() {
        layer.transform = CATransform3DMakeScale(2, 3, 4)
        #expect(layer.affineTransform() == .identity)
        layer.transform = CATransform3DMakeScale(2, 3, 1)
        #expect(layer.affineTransform() == CGAffineTransform(scaleX: 2, y: 3))
    }

    @Test func pointsAreConvertedThroughTheSublayerTransformAboutTheAnchor() {
        let child = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        child.frame = CGRect(x: 75, y: 25, width: 50, height: 50)
        layer.addSublayer(child)
        layer.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
        expectEqual(child.convert(.zero, to: layer), CGPoint(x: 50, y: -50))
        expectEqual(layer.convert(CGPoint(x: 50, y: -50), to: child), .zero)
    }

    @Test func aFlippedLayerMirrorsItsOwnCoordinates() {
        let root = CALayer()
        let child = CALayer()
        root.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        layer.frame = CGRect(x: 20, y: 30, width: 100, height: 80)
        layer.isGeometryFlipped = true
        child.frame = CGRect(x: 10, y: 10, width: 10, height: 10)
        root.addSublayer(layer)
        layer.addSublayer(child)
        expectEqual(child.convert(.zero, to: layer), CGPoint(x: 10, y: 10))
        expectEqual(child.convert(.zero, to: root), CGPoint(x: 30, y: 100))
        #expect(root.hitTest(CGPoint(x: 35, y: 95)) === child)
    }

    /// Returns the upper half of a flip card, rotated about its lower edge.
    private func card(turnedBy angle: CGFloat) -> CALayer {
        let card = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        card.anchorPoint = CGPoint(x: 0.5, y: 1)
        card.bounds.size = CGSize(width: 100, height: 50)
        card.position = CGPoint(x: 100, y: 100)
        card.transform = CATransform3DMakeRotation(angle, 1, 0, 0)
        layer.addSublayer(card)
        return card
    }

    @Test(arguments: [(0.0, 50.0, 50.0), (0.5, 64.644661, 35.355339), (1, 100, 0)])
    func aCardRotatingAboutItsHingeGetsLower_seed_011_013(progress: CGFloat, y: CGFloat, height: CGFloat) {
        expectEqual(card(turnedBy: -.pi / 2 * progress).frame, CGRect(x: 50, y: y, width: 100, height: height), within: 1e-5)
    }

    @Test(
        arguments: [
            (CGPoint(x: 0, y: 0), CGPoint(x: 48.167442, y: 63.348847)), (CGPoint(x: 100, y: 0), CGPoint(x: 151.832558, y: 63.348847)),
            (CGPoint(x: 0, y: 50), CGPoint(x: 50, y: 100)), (CGPoint(x: 50, y: 25), CGPoint(x: 100, y: 82.004207)),
        ])
    func perspectiveIsDividedOut_seed_014_017(point: CGPoint, seen: CGPoint) {
        let card = card(turnedBy: -.pi / 4)
        layer.sublayerTransform.m34 = -0.001
        expectEqual(card.convert(point, to: layer), seen, within: 1e-5)
        expectEqual(layer.convert(seen, to: card), point, within: 1e-5)
    }

    @Test func changingTheAnchorPointMovesTheFrame_seed_018() {
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        layer.anchorPoint = CGPoint(x: 0.5, y: 1)
        #expect(layer.frame == CGRect(x: 0, y: -25, width: 100, height: 50))
    }

    @Test func timeIsConvertedThroughBeginSpeedAndOffset_time_convert_005() {
        let child = CALayer()
        layer.addSublayer(child)
        (layer.beginTime, layer.speed, layer.timeOffset) = (1, 2, 3)
        (child.beginTime, child.speed, child.timeOffset) = (6, 4, 5)
        #expect(child.convertTime(10, from: nil) == 65)
        #expect(child.convertTime(10, to: nil) == 3.125)
    }
}

private func expectEqual(_ a: CGRect, _ b: CGRect, within tolerance: CGFloat = 1e-9, sourceLocation: SourceLocation = #_sourceLocation) {
    expectEqual(a.origin, b.origin, within: tolerance, sourceLocation: sourceLocation)
    expectEqual(CGPoint(x: a.maxX, y: a.maxY), CGPoint(x: b.maxX, y: b.maxY), within: tolerance, sourceLocation: sourceLocation)
}

private func expectEqual(_ a: CGPoint, _ b: CGPoint, within tolerance: CGFloat = 1e-9, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(abs(a.x - b.x) <= tolerance && abs(a.y - b.y) <= tolerance, "\(a) is not \(b)", sourceLocation: sourceLocation)
}
