import Testing
import UIKit

@MainActor
struct ViewGeometryTests {
    @Test func aFrameIsBoundsAroundTheCenter() {
        let view = makeView(10, 20, 100, 50)
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(view.center == CGPoint(x: 60, y: 45))
        #expect(view.layer.frame == view.frame)
        #expect(view.layer.position == view.center)
    }

    @Test func boundsGrowAroundTheCenter() {
        let view = makeView(0, 0, 100, 100)
        view.bounds.size = CGSize(width: 50, height: 20)
        #expect(view.frame == CGRect(x: 25, y: 40, width: 50, height: 20))
    }

    @Test func movingTheCenterKeepsTheSize() {
        let view = makeView(0, 0, 10, 10)
        view.center = CGPoint(x: 100, y: 50)
        #expect(view.frame == CGRect(x: 95, y: 45, width: 10, height: 10))
    }

    @Test func aTransformChangesTheFrameAndNotTheBounds() {
        let view = makeView(0, 0, 100, 50)
        view.transform = CGAffineTransform(scaleX: 2, y: 4)
        #expect(view.frame == CGRect(x: -50, y: -75, width: 200, height: 200))
        #expect(view.bounds.size == CGSize(width: 100, height: 50))
        #expect(view.transform == view.layer.affineTransform())
        view.transform = .identity
        #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    }

    @Test func viewPropertiesForwardToTheLayer() {
        let view = UIView()
        view.alpha = 0.5
        view.isHidden = true
        view.clipsToBounds = true
        view.backgroundColor = .red
        view.anchorPoint = CGPoint(x: 0, y: 1)
        #expect(view.layer.opacity == 0.5)
        #expect(view.layer.isHidden)
        #expect(view.layer.masksToBounds)
        #expect(view.layer.backgroundColor == UIColor.red.cgColor)
        #expect(view.layer.anchorPoint == CGPoint(x: 0, y: 1))
        #expect(view.backgroundColor == .red)
    }

    @Test func aViewRefusesNaNGeometry() {
        let view = makeView(1, 2, 3, 4)
        view.frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
        view.center = CGPoint(x: 0, y: CGFloat.nan)
        #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test func aNewViewHasTheDocumentedDefaults() {
        let view = UIView()
        #expect(view.frame == .zero)
        #expect(view.alpha == 1)
        #expect(!view.isHidden)
        #expect(view.isOpaque)
        #expect(!view.clipsToBounds)
        #expect(view.backgroundColor == nil)
        #expect(view.isUserInteractionEnabled)
        #expect(!view.isMultipleTouchEnabled)
        #expect(view.autoresizesSubviews)
        #expect(view.autoresizingMask == [])
        #expect(view.contentMode == .scaleToFill)
        #expect(view.tag == 0)
        #expect(view.contentScaleFactor == UIScreen.main.scale)
    }

    @Test func theLayerHasTheViewsLayerClass() {
        final class ShapeView: UIView {
            override class var layerClass: AnyClass { CAShapeLayer.self }
        }
        let view = ShapeView(frame: .zero)
        #expect(type(of: view.layer) == CAShapeLayer.self)
        #expect(view.layer.delegate === view)
    }

    @Test func sizingToFitTakesTheSizeThatFits() {
        final class FixedView: UIView {
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 7, height: 8) }
        }
        let view = FixedView(frame: .zero)
        view.sizeToFit()
        #expect(view.bounds.size == CGSize(width: 7, height: 8))
    }

    @Test(arguments: [
        (UIView.ContentMode.scaleToFill, CALayerContentsGravity.resize), (.scaleAspectFit, .resizeAspect),
        (.scaleAspectFill, .resizeAspectFill), (.redraw, .resize), (.center, .center), (.top, .bottom), (.bottom, .top), (.left, .left),
        (.right, .right), (.topLeft, .bottomLeft), (.topRight, .bottomRight), (.bottomLeft, .topLeft), (.bottomRight, .topRight),
    ])
    func contentModesUseYDownAndGravitiesYUp(mode: UIView.ContentMode, gravity: CALayerContentsGravity) {
        let view = UIView()
        view.contentMode = mode
        #expect(view.layer.contentsGravity == gravity)
    }

    @Test func contentModesHaveApplesNumbers() {
        #expect(UIView.ContentMode.redraw.rawValue == 3)
        #expect(UIView.ContentMode.bottomRight.rawValue == 12)
    }
}
