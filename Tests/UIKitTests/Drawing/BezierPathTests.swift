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

    private struct Element: Equatable {
        var type: CGPathElementType
        var points: [CGPoint]
    }

    /// The elements of a path, with coordinates rounded to 0.0001.
    private func elements(of path: UIBezierPath) -> [Element] {
        var found: [Element] = []
        path.cgPath.applyWithBlock { element in
            let count = [CGPathElementType.moveToPoint: 1, .addLineToPoint: 1, .addCurveToPoint: 3][element.pointee.type] ?? 0
            let points = (0..<count).map { element.pointee.points[$0] }
            func rounded(_ number: CGFloat) -> CGFloat { (number * 10_000).rounded() / 10_000 }
            found.append(Element(type: element.pointee.type, points: points.map { CGPoint(x: rounded($0.x), y: rounded($0.y)) }))
        }
        return found
    }

    private func curve(_ numbers: CGFloat...) -> Element {
        Element(type: .addCurveToPoint, points: (0..<3).map { CGPoint(x: numbers[2 * $0], y: numbers[2 * $0 + 1]) })
    }

    @Test func aRoundedRectangleHasThreeCurvesACorner() {
        let found = elements(of: UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 200, height: 120), cornerRadius: 20))
        #expect(found[0] == Element(type: .moveToPoint, points: [CGPoint(x: 30.5733, y: 0)]))
        #expect(found[1] == Element(type: .addLineToPoint, points: [CGPoint(x: 169.4267, y: 0)]))
        #expect(found[2] == curve(178.2301, 0, 182.6319, 0, 187.3701, 1.4982))
        #expect(found[3] == curve(192.5435, 3.3812, 196.6188, 7.4565, 198.5018, 12.6299))
        #expect(found[4] == curve(200, 17.3681, 200, 21.7699, 200, 30.5733))
        #expect(found.count(where: { $0.type == .addCurveToPoint }) == 12 && found.last?.type == .closeSubpath)
    }

    @Test func cornersThatAreNotRoundedArePoints() {
        let path = UIBezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: 200, height: 120), byRoundingCorners: .bottomRight, cornerRadii: CGSize(width: 20, height: 3))
        let ends = elements(of: path).map(\.points.last)
        #expect(ends.first == CGPoint.zero && ends[1] == CGPoint(x: 200, y: 0) && ends[2] == CGPoint(x: 200, y: 89.4267))
        #expect(ends[3] == CGPoint(x: 198.5018, y: 107.3701) && ends[4] == CGPoint(x: 187.3701, y: 118.5018))
        #expect(ends[5] == CGPoint(x: 169.4267, y: 120) && ends[6] == CGPoint(x: 0, y: 120) && ends[7] == CGPoint.zero)
        #expect(ends.count == 9)
    }

    @Test func aSideThatIsTooShortMakesACapsule() {
        // 208 × 50 with radius 20 has no flat part at its ends on iOS.
        let found = elements(of: UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 208, height: 50), cornerRadius: 20))
        #expect(found[0].points == [CGPoint(x: 30.5733, y: 0)] && found[1].points == [CGPoint(x: 177.4267, y: 0)])
        #expect(found[2] == curve(181.2564, 0, 186.7586, 0, 192.6814, 1.8728))
        #expect(found[3] == curve(201.8786, 5.2203, 208, 13.9626, 208, 23.75))
        #expect(found[4].points == [CGPoint(x: 208, y: 26.25)])
        let upright = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 50, height: 208), cornerRadius: 20)
        #expect(elements(of: upright)[0].points == [CGPoint(x: 25, y: 0)] && upright.bounds.size == CGSize(width: 50, height: 208))
    }

    @Test(arguments: [33, 50, 1000, CGFloat.infinity])
    func aRadiusThatIsTooLargeForBothSidesMakesACircle(radius: CGFloat) {
        let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), cornerRadius: radius)
        let found = elements(of: path)
        #expect(found[0].points == [CGPoint(x: 50, y: 0)])
        #expect(
            found.filter { $0.type == .addCurveToPoint }.map(\.points.last) == [
                CGPoint(x: 100, y: 50), CGPoint(x: 50, y: 100), CGPoint(x: 0, y: 50), CGPoint(x: 50, y: 0),
            ])
    }

    @Test(arguments: [0, -1, CGFloat.nan])
    func withoutARadiusTheCornersArePoints(radius: CGFloat) {
        let rect = CGRect(x: 1, y: 2, width: 30, height: 40)
        #expect(UIBezierPath(roundedRect: rect, cornerRadius: radius).cgPath == UIBezierPath(rect: rect).cgPath)
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
