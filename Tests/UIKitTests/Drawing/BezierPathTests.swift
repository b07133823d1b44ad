import CoreGraphics
import Testing
import UIKit

struct BezierPathTests {
    @Test func fillingUsesTheFillColourAndTheRule() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        path.append(UIBezierPath(rect: CGRect(x: 4, y: 4, width: 2, height: 2)))
        let solid = drawn {
            UIColor.red.setFill()
            path.fill()
        }
        path.usesEvenOddFillRule = true
        let holed = drawn {
            UIColor.red.setFill()
            path.fill()
        }
        #expect(solid.pixel(5, 5) == Paint.red)
        #expect(holed.pixel(5, 5) == Paint.clear)
        #expect(holed.pixel(0, 0) == Paint.red)
    }

    @Test func strokingUsesThePathsOwnPen() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 2, y: 5))
        path.addLine(to: CGPoint(x: 8, y: 5))
        path.lineWidth = 4
        let image = drawn {
            UIGraphicsGetCurrentContext()?.setLineWidth(100)
            UIColor.blue.setStroke()
            path.stroke()
        }
        #expect(image.pixel(2, 3) == Paint.blue)
        #expect(image.pixel(7, 6) == Paint.blue)
        #expect(image.pixel(5, 2) == Paint.clear)
        #expect(image.pixel(1, 5) == Paint.clear)
        path.lineCapStyle = .square
        #expect(drawn { path.stroke() }.pixel(0, 5) == Paint.black)
    }

    @Test func dashesLeaveGaps() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 0.5))
        path.addLine(to: CGPoint(x: 10, y: 0.5))
        path.setLineDash([2, 3], count: 2, phase: 0)
        let image = drawn { path.stroke() }
        #expect((0..<6).map { image.pixel($0, 0) == Paint.black } == [true, true, false, false, false, true])
        path.setLineDash(nil, count: 0, phase: 0)
        #expect(drawn { path.stroke() }.pixel(3, 0) == Paint.black)
    }

    @Test func aBlendModeAppliesToOneDrawingOnly() {
        let image = drawn {
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
            UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5)).fill(with: .clear, alpha: 1)
            UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        #expect(image.pixel(0, 0) == Paint.red)
        #expect(image.pixel(4, 4) == Paint.clear)
    }

    @Test(arguments: [(true, 1.0), (false, -1.0)])
    func anArcIsClockwiseAsSeenWithYDown(clockwise: Bool, side: Double) {
        let arc = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: clockwise)
        #expect(abs(arc.bounds.midY - CGFloat(5 * side)) < 0.01)
        #expect(abs(arc.currentPoint.x + 10) < 1e-9)
    }

    @Test func anArcIsJoinedByALine() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 50, y: 0))
        path.addArc(withCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(path.bounds.integral == CGRect(x: 0, y: 0, width: 50, height: 10))
    }

    @Test func aRadiusIsNeverMoreThanHalfTheShorterSide() {
        let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 10, height: 4), cornerRadius: 100)
        #expect(path.bounds == CGRect(x: 0, y: 0, width: 10, height: 4))
        #expect(!path.contains(CGPoint(x: 0.2, y: 0.2)))
        #expect(path.contains(CGPoint(x: 5, y: 0.2)))
    }

    @Test func onlySelectedCornersAreRound() {
        let path = UIBezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: 10, height: 10), byRoundingCorners: [.topLeft, .bottomRight],
            cornerRadii: CGSize(width: 4, height: 4))
        let corners = [CGPoint(x: 0.3, y: 0.3), CGPoint(x: 9.7, y: 0.3), CGPoint(x: 9.7, y: 9.7), CGPoint(x: 0.3, y: 9.7)]
        #expect(corners.map { path.contains($0) } == [false, true, false, true])
    }

    @Test func aReversedPathCutsAHole() {
        let outer = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
        let inner = UIBezierPath(ovalIn: CGRect(x: 10, y: 10, width: 10, height: 10))
        inner.lineWidth = 7
        outer.append(inner.reversing())
        #expect(!outer.contains(CGPoint(x: 15, y: 15)) && outer.contains(CGPoint(x: 5, y: 5)))
        #expect(inner.reversing().lineWidth == 7 && inner.reversing().bounds == inner.bounds)
    }

    @Test func aReversedLineEndsAtItsFormerStart() {
        let line = UIBezierPath()
        line.move(to: .zero)
        line.addLine(to: CGPoint(x: 50, y: 0))
        line.addQuadCurve(to: CGPoint(x: 60, y: 10), controlPoint: CGPoint(x: 60, y: 0))
        #expect(line.reversing().currentPoint == .zero)
        #expect(line.reversing().reversing().cgPath == line.cgPath)
        #expect(UIBezierPath().reversing().isEmpty)
    }

    @Test func aPathCanBeTransformedCopiedAndEmptied() throws {
        let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 2, height: 2))
        path.lineWidth = 3
        let copy = try #require(path.copy() as? UIBezierPath)
        path.apply(CGAffineTransform(translationX: 5, y: 0))
        #expect(path.bounds.minX == 5)
        #expect(copy.bounds.minX == 0)
        #expect(copy.lineWidth == 3)
        path.removeAllPoints()
        #expect(path.isEmpty)
        #expect(!copy.isEmpty)
    }

    @Test func clippingToAPathLastsUntilTheStateIsRestored() {
        let image = drawn {
            UIColor.red.setFill()
            UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5)).addClip()
            UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        #expect(image.pixel(4, 4) == Paint.red)
        #expect(image.pixel(5, 5) == Paint.clear)
    }

    @Test func theCoreGraphicsPathIsACopy() throws {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
        let before = path.cgPath
        path.addLine(to: CGPoint(x: 9, y: 9))
        #expect(before.boundingBoxOfPath.maxX == 1)
        path.cgPath = before
        #expect(path.bounds.maxX == 1)
    }
}
