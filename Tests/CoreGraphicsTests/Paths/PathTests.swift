import CoreGraphics
import Testing

@Suite struct PathTests {
    private let rect = CGRect(x: 1, y: 2, width: 4, height: 6)

    @Test func aRectangleBeginsAtItsSmallestCornerAndRunsAlongX() {
        #expect(CGPath(rect: rect, transform: nil).text == "move 1,2; line 5,2; line 5,8; line 1,8; close")
    }

    @Test func anEllipseBeginsAtItsLargestXAndRunsTowardsPlusY() {
        let text = CGPath(ellipseIn: CGRect(x: -1, y: -1, width: 2, height: 2), transform: nil).text
        #expect(text.hasPrefix("move 1,0; curve 1,0.552 0.552,1 0,1; curve -0.552,1 -1,0.552 -1,0;"))
        #expect(text.hasSuffix("close"))
    }

    @Test func aRoundedRectangleBeginsInTheMiddleOfItsLargestX() {
        let text = CGPath(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), cornerWidth: 10, cornerHeight: 10, transform: nil).text
        #expect(text.hasPrefix("move 100,50; line 100,90; curve 100,95.523 95.523,100 90,100; line 10,100;"))
    }

    @Test func cornersThatDoNotFitAreReduced() {
        let path = CGPath(roundedRect: rect, cornerWidth: 100, cornerHeight: 100, transform: nil)
        #expect(path.boundingBoxOfPath == rect)
    }

    @Test func theTransformAtAnAddressMapsThePath() {
        var move = CGAffineTransform(translationX: 10, y: 0)
        #expect(CGPath(rect: rect, transform: &move).boundingBox == rect.offsetBy(dx: 10, dy: 0))
        #expect(CGPath(rect: rect, transform: nil).copy(using: &move)?.boundingBox == rect.offsetBy(dx: 10, dy: 0))
    }

    @Test func pathsWithEqualElementsAreEqual() {
        let path = CGMutablePath()
        path.addRect(rect)
        #expect(path == CGPath(rect: rect, transform: nil))
        #expect(path.hashValue == CGPath(rect: rect, transform: nil).hashValue)
        path.move(to: .zero)
        #expect(path != CGPath(rect: rect, transform: nil))
    }

    @Test func aCopyDoesNotGrowWithTheOriginal() {
        let path = CGMutablePath()
        path.addRect(rect)
        let copy = path.copy()
        let mutable = path.mutableCopy()
        path.addRect(CGRect(x: 0, y: 0, width: 100, height: 100))
        mutable?.closeSubpath()
        #expect(copy?.boundingBox == rect && mutable?.boundingBox == rect)
        #expect(copy is CGMutablePath == false)
    }

    @Test func theTightBoundingBoxExcludesControlPoints() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
        #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 5))
    }

    @Test func anEmptyPathHasNoBoxAndNoCurrentPoint() {
        let path = CGMutablePath()
        #expect(path.isEmpty && path.boundingBox.isNull && path.boundingBoxOfPath.isNull)
        #expect(path.currentPoint == .zero)
    }

    @Test func onlyARectangleIsARectangle() {
        var found = CGRect.zero
        #expect(CGPath(rect: rect, transform: nil).isRect(&found))
        #expect(found == rect)
        var turn = CGAffineTransform(rotationAngle: 0.1)
        #expect(!CGPath(rect: rect, transform: &turn).isRect(nil))
        #expect(!CGPath(ellipseIn: rect, transform: nil).isRect(nil))
        let open = CGMutablePath()
        open.addLines(between: [.zero, CGPoint(x: 1, y: 0), CGPoint(x: 1, y: 1), CGPoint(x: 0, y: 1)])
        #expect(!open.isRect(nil))
        open.addLine(to: .zero)
        #expect(open.isRect(nil))
    }

    @Test func containmentFollowsTheRuleAndTheTransformOfThePoint() {
        let path = CGMutablePath()
        path.addRects([CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 3, y: 3, width: 4, height: 4)])
        #expect(path.contains(CGPoint(x: 5, y: 5)))
        #expect(!path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
        #expect(path.contains(CGPoint(x: 1, y: 1), using: .evenOdd))
        #expect(!path.contains(CGPoint(x: 5, y: 5), transform: CGAffineTransform(translationX: 20, y: 0)))
        #expect(!path.contains(CGPoint(x: CGFloat.nan, y: 0)))
    }

    @Test func aLineWithoutACurrentPointIsRefused() {
        let path = CGMutablePath()
        path.addLine(to: CGPoint(x: 1, y: 1))
        path.addCurve(to: .zero, control1: .zero, control2: .zero)
        path.addQuadCurve(to: .zero, control: .zero)
        #expect(path.isEmpty)
    }

    @Test func numbersThatAreNotFiniteAreRefused() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: CGFloat.nan, y: 1))
        path.addRect(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1))
        path.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: .nan, clockwise: false)
        path.addLine(to: .zero, transform: CGAffineTransform(scaleX: .nan, y: 1))
        #expect(path.text == "move 0,0")
    }

    @Test func aSegmentAfterClosingBeginsWhereTheSubpathBegan() {
        let path = CGMutablePath()
        path.addRect(rect)
        #expect(path.currentPoint == CGPoint(x: 1, y: 2))
        path.addLine(to: .zero)
        #expect(path.text.hasSuffix("close; move 1,2; line 0,0"))
    }

    @Test func theOutlineOfALineIsARectangle() {
        let path = CGMutablePath()
        path.addLines(between: [CGPoint(x: 0, y: 5), CGPoint(x: 10, y: 5)])
        let outline = path.copy(strokingWithWidth: 2, lineCap: .square, lineJoin: .miter, miterLimit: 10)
        #expect(outline.boundingBoxOfPath == CGRect(x: -1, y: 4, width: 12, height: 2))
        #expect(outline.contains(CGPoint(x: 5, y: 5.5)))
    }

    @Test func dashesAreSubpaths() {
        let path = CGMutablePath()
        path.addLines(between: [.zero, CGPoint(x: 10, y: 0)])
        #expect(path.copy(dashingWithPhase: 0, lengths: [4, 2]).text == "move 0,0; line 4,0; move 6,0; line 10,0")
    }

    @Test func aFlatPathHasNoCurves() {
        let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        let flat = circle.flattened(threshold: 0.1)
        #expect(!flat.text.contains("curve") && flat.text.contains("line"))
    }

    @Test func applyPassesTheCallersPointer() {
        var count = 0
        withUnsafeMutablePointer(to: &count) { pointer in
            CGPath(rect: rect, transform: nil).apply(info: pointer) { info, _ in info?.assumingMemoryBound(to: Int.self).pointee += 1 }
        }
        #expect(count == 5)
    }
}
