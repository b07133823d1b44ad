import Testing
import UIKit

@MainActor
struct ConversionTests {
    let window = UIWindow(frame: CGRect(x: 5, y: 5, width: 200, height: 200))
    let outer = makeView(10, 20, 100, 100)
    let inner = makeView(1, 2, 10, 10)
    let other = makeView(50, 50, 10, 10)

    init() {
        window.addSubview(outer)
        outer.addSubview(inner)
        window.addSubview(other)
    }

    @Test func pointsAreConvertedUpAndDownTheTree() {
        let point = CGPoint(x: 3, y: 3)
        #expect(inner.convert(point, to: outer) == CGPoint(x: 4, y: 5))
        #expect(inner.convert(CGPoint(x: 4, y: 5), from: outer) == point)
        #expect(inner.convert(point, to: other) == CGPoint(x: -36, y: -25))
    }

    @Test func nilMeansTheWindow() {
        #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 11, y: 22))
        #expect(inner.convert(CGPoint(x: 11, y: 22), from: nil) == .zero)
    }

    @Test func nilMeansTheScreenForAWindow() {
        window.isHidden = false
        defer { window.isHidden = true }
        #expect(window.convert(CGPoint.zero, to: UIWindow?.none) == CGPoint(x: 5, y: 5))
        #expect(window.convert(CGRect(x: 5, y: 5, width: 1, height: 1), from: UIWindow?.none) == CGRect(x: 0, y: 0, width: 1, height: 1))
    }

    @Test func everyPairOfViewsIsConvertedAsByWayOfTheWindow() {
        let deep = makeView(3, 4, 5, 6)
        inner.addSubview(deep)
        inner.transform = CGAffineTransform(rotationAngle: 0.3)
        outer.transform = CGAffineTransform(scaleX: 2, y: 0.5)
        let views = [window, outer, inner, deep, other]
        let point = CGPoint(x: 7, y: -3)
        for from in views {
            for to in views {
                let direct = from.convert(point, to: to)
                let around = to.convert(from.convert(point, to: window), from: window)
                #expect(abs(direct.x - around.x) < 1e-9 && abs(direct.y - around.y) < 1e-9)
            }
        }
    }

    @Test func convertedRectanglesAreBoundingBoxes() {
        inner.transform = CGAffineTransform(rotationAngle: .pi / 2)
        let box = inner.convert(CGRect(x: 0, y: 0, width: 10, height: 5), to: outer)
        #expect(abs(box.width - 5) < 1e-9)
        #expect(abs(box.height - 10) < 1e-9)
        #expect(abs(inner.convert(box, from: outer).width - 10) < 1e-9)
    }
}
