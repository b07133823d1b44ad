import CoreGraphics
import Testing

@Suite struct RegionTests {
    private let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    private let shifted = CGPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10), transform: nil)

    @Test func theUnionOfOverlappingSquaresHasEightCorners() {
        #expect(
            square.union(shifted).text
                == "move 0,0; line 10,0; line 10,5; line 15,5; line 15,15; line 5,15; line 5,10; line 0,10; close")
    }

    @Test func theIntersectionOfOverlappingSquaresIsTheirCommonSquare() {
        #expect(square.intersection(shifted).boundingBoxOfPath == CGRect(x: 5, y: 5, width: 5, height: 5))
        #expect(square.intersection(shifted).isRect(nil))
    }

    @Test func subtractingASquareLeavesAnL() {
        #expect(square.subtracting(shifted).text == "move 0,0; line 10,0; line 10,5; line 5,5; line 5,10; line 0,10; close")
    }

    @Test func theSymmetricDifferenceIsTheUnionWithoutTheIntersection() {
        let difference = square.symmetricDifference(shifted)
        #expect(difference.contains(CGPoint(x: 2, y: 2)) && difference.contains(CGPoint(x: 12, y: 12)))
        #expect(!difference.contains(CGPoint(x: 7, y: 7)) && !difference.contains(CGPoint(x: 7, y: 7), using: .evenOdd))
    }

    @Test func thePathItselfCombinesExactly() {
        #expect(square.union(square) == square)
        #expect(square.intersection(square) == square)
        #expect(square.subtracting(square).isEmpty)
        #expect(square.symmetricDifference(square).isEmpty)
        let circle = CGPath(ellipseIn: CGRect(x: 1, y: 2, width: 30, height: 20), transform: nil)
        #expect(circle.union(circle) == circle)
        #expect(circle.subtracting(circle).isEmpty)
    }

    @Test func theEmptyPathCombines() {
        let empty = CGPath(rect: .null, transform: nil)
        #expect(square.union(empty) == square && empty.union(square) == square)
        #expect(square.intersection(empty).isEmpty && empty.subtracting(square).isEmpty)
        #expect(empty.normalized().isEmpty && empty.componentsSeparated().isEmpty && !empty.intersects(square))
    }

    @Test func neighboursThatShareASideBecomeOneRegion() {
        let neighbour = CGPath(rect: CGRect(x: 10, y: 0, width: 10, height: 10), transform: nil)
        let union = square.union(neighbour)
        #expect(union.componentsSeparated().count == 1)
        #expect(union.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(square.intersection(neighbour).isEmpty)
        #expect(!square.intersects(neighbour))
    }

    @Test func curvesStayCurves() {
        let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        let half = circle.intersection(CGPath(rect: CGRect(x: 5, y: -5, width: 20, height: 20), transform: nil))
        #expect(half.text == "move 10,5; curve 10,7.761 7.761,10 5,10; line 5,0; curve 7.761,0 10,2.239 10,5; close")
    }

    @Test func aCutCurveIsAPartOfTheCurve() throws {
        let curve = CGMutablePath()
        curve.move(to: .zero)
        curve.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
        curve.closeSubpath()
        let left = curve.intersection(CGPath(rect: CGRect(x: -1, y: -1, width: 6, height: 20), transform: nil))
        #expect(left.text == "move 5,5; quad 2.5,5 0,0; line 5,0; close")
    }

    @Test func aBowTieIsNormalizedToTwoTriangles() {
        let bow = CGMutablePath()
        bow.addLines(between: [.zero, CGPoint(x: 10, y: 10), CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)])
        bow.closeSubpath()
        #expect(bow.normalized().text == "move 0,0; line 5,5; line 0,10; close; move 10,10; line 5,5; line 10,0; close")
        #expect(bow.componentsSeparated().count == 2)
    }

    @Test func theFillRuleDecidesTheInside() {
        let nested = CGMutablePath()
        nested.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        nested.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
        #expect(nested.normalized(using: .winding) == square)
        let ring = nested.normalized(using: .evenOdd)
        for rule in [CGPathFillRule.winding, .evenOdd] {
            #expect(!ring.contains(CGPoint(x: 5, y: 5), using: rule) && ring.contains(CGPoint(x: 1, y: 5), using: rule))
        }
    }

    @Test func outerBoundariesRunCounterclockwiseAndHolesClockwise() {
        let ring = square.subtracting(CGPath(rect: CGRect(x: 2, y: 2, width: 6, height: 6), transform: nil))
        #expect(ring.text == "move 0,0; line 10,0; line 10,10; line 0,10; close; move 8,2; line 2,2; line 2,8; line 8,8; close")
    }

    @Test func aComponentHasItsHolesAndAnIslandIsItsOwnComponent() {
        let nested = CGMutablePath()
        for inset in [0, 2, 4] { nested.addRect(CGRect(x: 0, y: 0, width: 20, height: 20).insetBy(dx: CGFloat(inset), dy: CGFloat(inset))) }
        nested.addRect(CGRect(x: 30, y: 0, width: 5, height: 5))
        let components = nested.componentsSeparated(using: .evenOdd)
        #expect(components.count == 3)
        #expect(components.map(\.boundingBoxOfPath.width).sorted() == [5, 12, 20])
        let ring = components.first { $0.boundingBoxOfPath.width == 20 }
        #expect(ring?.contains(CGPoint(x: 1, y: 1)) == true && ring?.contains(CGPoint(x: 10, y: 10)) == false)
    }

    @Test func squaresThatTouchInACornerAreSeparate() {
        let pair = square.union(CGPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10), transform: nil))
        #expect(pair.componentsSeparated().count == 2)
    }

    @Test func intersectsNeedsACommonInside() {
        #expect(square.intersects(shifted))
        #expect(square.intersects(CGPath(rect: CGRect(x: 4, y: 4, width: 1, height: 1), transform: nil)))
        #expect(!square.intersects(CGPath(rect: CGRect(x: 40, y: 4, width: 1, height: 1), transform: nil)))
        #expect(!square.intersects(CGPath(rect: CGRect(x: 10, y: 10, width: 1, height: 1), transform: nil)))
    }

    @Test func aLineIsCutAtTheOutline() {
        let line = CGMutablePath()
        line.addLines(between: [CGPoint(x: -5, y: 5), CGPoint(x: 5, y: 5), CGPoint(x: 5, y: 25)])
        #expect(line.lineIntersection(square).text == "move 0,5; line 5,5; line 5,10")
        #expect(line.lineSubtracting(square).text == "move -5,5; line 0,5; move 5,10; line 5,25")
    }

    @Test func closedSubpathsThatAreNotCutStayClosed() {
        let small = CGPath(ellipseIn: CGRect(x: 2, y: 2, width: 4, height: 4), transform: nil)
        #expect(small.lineIntersection(square) == small)
        #expect(small.lineSubtracting(square).isEmpty)
        #expect(square.lineSubtracting(small) == square)
    }

    @Test func aCutClosedSubpathIsOneLineOverItsFirstPoint() {
        #expect(square.lineSubtracting(shifted).text == "move 5,10; line 0,10; line 0,0; line 10,0; line 10,5")
    }
}
