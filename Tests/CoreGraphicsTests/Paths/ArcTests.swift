import CoreGraphics
import Testing

@Suite struct ArcTests {
    private func arc(_ start: CGFloat, _ end: CGFloat, clockwise: Bool) -> CGPath {
        let path = CGMutablePath()
        path.addArc(center: .zero, radius: 10, startAngle: start, endAngle: end, clockwise: clockwise)
        return path
    }

    private func box(_ path: CGPath) -> [Int] {
        let box = path.boundingBoxOfPath
        return [box.minX, box.minY, box.maxX, box.maxY].map { Int($0.rounded()) }
    }

    @Test func counterclockwiseArcsHaveIncreasingAngles() {
        #expect(box(arc(0, .pi / 2, clockwise: false)) == [0, 0, 10, 10])
        #expect(box(arc(.pi / 2, 0, clockwise: false)) == [-10, -10, 10, 10])
    }

    @Test func clockwiseArcsHaveDecreasingAngles() {
        #expect(box(arc(0, .pi / 2, clockwise: true)) == [-10, -10, 10, 10])
        #expect(box(arc(.pi / 2, 0, clockwise: true)) == [0, 0, 10, 10])
    }

    @Test(arguments: [true, false], [0, 1, -CGFloat.pi / 2])
    func aFullArcIsACircleInEitherDirection(clockwise: Bool, start: CGFloat) {
        let path = arc(start, start + 2 * .pi, clockwise: clockwise)
        #expect(box(path) == [-10, -10, 10, 10])
        #expect(path.contains(CGPoint(x: 0, y: 9)) && path.contains(CGPoint(x: 0, y: -9)))
        #expect(path.text.components(separatedBy: "curve").count == 5)
    }

    @Test func equalAnglesAddNoArc() {
        #expect(arc(1, 1, clockwise: false).text.hasPrefix("move"))
        #expect(!arc(1, 1, clockwise: false).text.contains("curve"))
    }

    @Test func aRelativeArcTurnsInTheDirectionOfItsDelta() {
        let path = CGMutablePath()
        path.addRelativeArc(center: .zero, radius: 10, startAngle: 0, delta: -.pi / 2)
        #expect(box(path) == [0, -10, 10, 0])
    }

    @Test func anArcIsJoinedToTheCurrentPointByALine() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: -20, y: 0))
        path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: 1, clockwise: false)
        #expect(path.text.hasPrefix("move -20,0; line 10,0; curve"))
    }

    @Test func aTangentArcTouchesBothLines() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
        #expect(path.text.hasPrefix("move 0,0; line 6,0; curve"))
        #expect(abs(path.currentPoint.x - 10) < 1e-9 && abs(path.currentPoint.y - 4) < 1e-9)
    }

    @Test func aTangentArcOnAStraightLineIsALine() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 20, y: 0), radius: 4)
        #expect(path.text == "move 0,0; line 10,0")
    }

    @Test func aCircleStaysWithinAThirdOfAThousandthOfItsRadius() {
        for point in arc(0, 2 * .pi, clockwise: false).flattened(threshold: 1e-6).path.points {
            #expect(abs(point.length - 10) < 0.003)
        }
    }
}
