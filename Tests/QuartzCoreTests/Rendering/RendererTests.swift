import CoreGraphics
import LaminaPrimitives
import QuartzCore
import Testing

@Suite @MainActor struct RendererTests {
    private let context = CGContext(bitmap: Bitmap(width: 20, height: 20), userSpace: .identity)
    private let renderer: CARenderer
    private let root = CALayer()
    private let box = CALayer()

    init() {
        CATransaction.flush()
        renderer = CARenderer(context: context)
        renderer.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
        CATransaction.setDisableActions(true)
        root.frame = renderer.bounds
        root.backgroundColor = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
        box.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
        box.backgroundColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
        root.addSublayer(box)
        renderer.layer = root
        CATransaction.flush()
    }

    /// Renders the frame of a time and returns its update bounds.
    @discardableResult private func render(at time: Double) -> CGRect {
        renderer.beginFrame(atTime: time, timeStamp: nil)
        defer { renderer.endFrame() }
        let bounds = renderer.updateBounds()
        renderer.render()
        return bounds
    }

    private func pixel(_ x: Int, _ y: Int) -> UInt32 { context.bitmap.pixels[y * 20 + x] }

    @Test func theFirstFrameDrawsAll() {
        #expect(render(at: 0) == renderer.bounds)
        #expect(pixel(1, 1) == 0xFFFF_0000 && pixel(10, 10) == 0xFF00_00FF)
    }

    @Test func aFrameShowsAnimationsAtItsTimeAndUpdatesTheDifference() {
        render(at: 0)
        let move = CABasicAnimation(keyPath: "position.x")
        move.fromValue = 2
        move.toValue = 18
        move.duration = 1
        box.add(move, forKey: nil)
        render(at: 5)
        let bounds = render(at: 5.5)
        #expect(bounds.minX <= 0 && bounds.maxX >= 12 && bounds.maxX < 15 && bounds.maxY < 7)
        #expect(pixel(10, 1) == 0xFFFF_0000 && pixel(1, 1) == 0xFF00_00FF)
    }

    @Test func theNextFrameTimeTellsWhetherAnAnimationRuns() {
        render(at: 1)
        #expect(renderer.nextFrameTime() == .infinity)
        let late = CABasicAnimation(keyPath: "opacity")
        late.fromValue = 0
        late.beginTime = 4
        late.duration = 1
        box.add(late, forKey: nil)
        render(at: 2)
        #expect(renderer.nextFrameTime() == 4)
        render(at: 4.5)
        #expect(renderer.nextFrameTime() == 4.5)
    }

    @Test func anUnchangedFrameUpdatesNothingButWhatIsAdded() {
        render(at: 0)
        context.clear(CGRect(x: 0, y: 0, width: 20, height: 20))
        renderer.beginFrame(atTime: 1, timeStamp: nil)
        #expect(renderer.updateBounds().isEmpty)
        renderer.addUpdate(CGRect(x: 8, y: 8, width: 2, height: 2))
        #expect(renderer.updateBounds() == CGRect(x: 8, y: 8, width: 2, height: 2))
        renderer.render()
        renderer.endFrame()
        #expect(pixel(8, 8) == 0xFF00_00FF && pixel(1, 1) == 0)
    }

    @Test func translucentPixelsReplaceFormerOnes() {
        render(at: 0)
        CATransaction.setDisableActions(true)
        root.opacity = 0.5
        render(at: 1)
        #expect(pixel(10, 10) >> 24 == 128)
    }

    @Test func nothingIsDrawnOutsideTheBoundsOrAFrame() {
        renderer.render()
        #expect(pixel(1, 1) == 0)
        renderer.bounds = CGRect(x: 10, y: 0, width: 10, height: 20)
        render(at: 0)
        #expect(pixel(1, 1) == 0 && pixel(12, 1) == 0xFF00_00FF)
    }

    @Test func theSameTimesGiveTheSamePixels() {
        let fade = CABasicAnimation(keyPath: "backgroundColor")
        fade.toValue = CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)
        fade.duration = 2
        fade.beginTime = 10
        box.add(fade, forKey: nil)
        render(at: 10)
        render(at: 10.5)
        let first = pixel(1, 1)
        render(at: 11.5)
        render(at: 10.5)
        #expect(pixel(1, 1) == first)
    }
}
