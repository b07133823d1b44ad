import CoreGraphics
import QuartzCore
import Testing
import UIKit

@MainActor
struct ViewDrawingTests {
    @Test func aViewDrawsOncePerRequest() {
        let view = DrawingView(frame: CGRect(x: 5, y: 5, width: 10, height: 20))
        let stage = Stage(view)
        #expect(view.drawings == [CGRect(x: 0, y: 0, width: 10, height: 20)])
        view.alpha = 0.5
        view.center.x += 1
        stage.screen.host.commit()
        #expect(view.drawings.count == 1)
        view.setNeedsDisplay()
        view.setNeedsDisplay(.zero)
        CATransaction.flush()
        #expect(view.drawings.count == 2)
    }

    @Test func onlyClassesThatDrawGetContents() {
        let plain = makeView(0, 0, 10, 10)
        let stage = Stage(plain)
        plain.setNeedsDisplay()
        CATransaction.flush()
        #expect(plain.layer.contents == nil)
        #expect(!plain.layer.needsDisplay())
        #expect(stage.screen.host.tree != nil)
    }

    @Test func drawnContentsHaveTheScreensScale() throws {
        let view = DrawingView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
        view.contentScaleFactor = 3
        _ = Stage(view)
        #expect(view.layer.contents != nil)
        let image = try #require(view.layer.contents as? CGImage)
        #expect(image.width == 30)
        #expect(image.height == 60)
        #expect(UIImage(cgImage: image).pixel(29, 59) == Paint.red)
    }

    @Test func aSubclassOfAClassThatDrawsDraws() {
        class Base: UIView {
            var count = 0
            override func draw(_ rect: CGRect) { count += 1 }
        }
        final class Derived: Base {}
        let view = Derived(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
        _ = Stage(view)
        #expect(view.count == 1)
    }

    @Test func anEmptyViewDrawsWhenItGetsASize() {
        let view = DrawingView(frame: .zero)
        _ = Stage(view)
        #expect(view.drawings.isEmpty)
        view.frame.size = CGSize(width: 4, height: 4)
        view.layer.displayIfNeeded()
        #expect(view.drawings.count == 1)
    }

    @Test func resizingRedrawsInRedrawModeOnly() {
        let view = DrawingView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
        view.layer.displayIfNeeded()
        view.frame.size.width = 8
        view.layer.displayIfNeeded()
        #expect(view.drawings.count == 1)
        view.contentMode = .redraw
        view.frame.size.width = 16
        view.layer.displayIfNeeded()
        #expect(view.drawings.count == 2)
    }

    @Test func redrawModeKeepsContentsSetByTheApp() {
        let view = makeView(0, 0, 4, 4)
        view.layer.contents = makeRedOverBlue().cgImage
        view.contentMode = .redraw
        view.frame.size.width = 8
        view.layer.displayIfNeeded()
        #expect(view.layer.contents != nil)
    }

    @Test func aViewMaySetItsContentsItself() {
        final class ContentsView: UIView {
            var isAsked = false
            override func display(_ layer: CALayer) { isAsked = true }
        }
        let view = ContentsView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
        view.layer.setNeedsDisplay()
        view.layer.displayIfNeeded()
        #expect(view.isAsked)
        #expect(view.layer.contents == nil)
    }

    @Test func aViewLaysOutItsSubviewsOnceForEachRequest() {
        final class LayoutView: UIView {
            var count = 0
            override func layoutSubviews() { count += 1 }
        }
        let view = LayoutView(frame: .zero)
        view.layoutIfNeeded()
        view.layoutIfNeeded()
        #expect(view.count == 1)
        view.setNeedsLayout()
        view.addSubview(UIView())
        view.layoutIfNeeded()
        #expect(view.count == 2)
        view.bounds.size = CGSize(width: 5, height: 5)
        view.layoutIfNeeded()
        #expect(view.count == 3)
    }
}
