import CoreGraphics
import LaminaPrimitives
import LaminaScene
import QuartzCore
import Testing
import TestSupport

/// Frames of layers with `isGeometryFlipped`.
@Suite @MainActor struct FlippedFrameTests {
    private let stage = Stage()

    init() {
        stage.layer.frame = CGRect(x: 0, y: 0, width: 100, height: 80)
        stage.layer.anchorPoint = CGPoint(x: 0, y: 0)
        stage.layer.position = .zero
        stage.layer.isGeometryFlipped = true
    }

    @Test func sublayersOfAFlippedLayerAreMirrored() throws {
        let child = CALayer()
        child.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        child.backgroundColor = CGColor(gray: 1, alpha: 1)
        stage.layer.addSublayer(child)
        let item = try #require(items().first)
        #expect(item.placement(Point(0, 0)) == Point(10, 70))
        #expect(item.placement(Point(20, 20)) == Point(30, 50))
    }

    @Test func aFlippedLayersContentsStayUpright() throws {
        stage.layer.contents = CGImage(Picture(Bitmap(width: 4, height: 2, fill: .max)))
        let item = try #require(items().first)
        guard case .picture(let drawing) = item.content else {
            Issue.record("a layer with contents shows no picture")
            return
        }
        let top = item.placement(Point(drawing.destination.minX, drawing.destination.minY))
        #expect(top == Point(0, 0))
        #expect(item.placement(Point(drawing.destination.maxX, drawing.destination.maxY)) == Point(100, 80))
    }

    @Test func aMirroredLayerIsStillSeenFromTheFront() {
        stage.layer.backgroundColor = CGColor(gray: 1, alpha: 1)
        stage.layer.isDoubleSided = false
        #expect(items().count == 1)
    }

    private func items() -> [DrawItem] {
        CATransaction.setDisableActions(true)
        stage.layer.removeAllAnimations()
        CATransaction.flush()
        return stage.host.tree.map { Frame($0, at: 1, in: Viewport(width: 100, height: 80)).items } ?? []
    }
}
