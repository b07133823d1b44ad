import CoreGraphics
import LaminaPrimitives
import Testing

@Suite struct StrokeTests {
    private func line(_ from: CGPoint, _ to: CGPoint, _ setUp: (CGContext) -> Void = { _ in }) -> Bitmap {
        drawn {
            setUp($0)
            $0.move(to: from)
            $0.addLine(to: to)
            $0.strokePath()
        }
    }

    @Test func aThinLineBetweenPixelsCoversTwoRowsByHalf() {
        let bitmap = line(CGPoint(x: 0, y: 5), CGPoint(x: 10, y: 5))
        #expect(bitmap.paintedBounds == PixelRect(0, 4, 10, 6))
        #expect(bitmap[5, 4] >> 24 == 128 && bitmap[5, 5] >> 24 == 128)
    }

    @Test func aThinLineInTheMiddleOfPixelsIsSharp() {
        let bitmap = line(CGPoint(x: 0, y: 5.5), CGPoint(x: 10, y: 5.5))
        #expect(bitmap.paintedBounds == PixelRect(0, 4, 10, 5))
        #expect(bitmap[5, 4] == black)
    }

    @Test func capsExtendBeyondTheEndsOfALine() {
        func length(_ cap: CGLineCap) -> Double {
            line(CGPoint(x: 3, y: 5), CGPoint(x: 7, y: 5)) {
                $0.setLineWidth(4)
                $0.setLineCap(cap)
            }.paintedArea / 4
        }
        #expect(abs(length(.butt) - 4) < 0.02)
        #expect(abs(length(.square) - 8) < 0.02)
        #expect(abs(length(.round) - (4 + .pi)) < 0.1)
    }

    @Test func dashesStartAtThePhase() {
        let bitmap = line(CGPoint(x: 0, y: 5.5), CGPoint(x: 10, y: 5.5)) { $0.setLineDash(phase: 1, lengths: [2, 3]) }
        #expect((0..<10).filter { bitmap[$0, 4] == black } == [0, 4, 5, 9])
    }

    @Test func anInvalidDashPatternKeepsTheOldOne() {
        let bitmap = line(CGPoint(x: 0, y: 5.5), CGPoint(x: 10, y: 5.5)) {
            $0.setLineDash(phase: 0, lengths: [1, 1])
            $0.setLineDash(phase: 0, lengths: [0, 0])
            $0.setLineDash(phase: 0, lengths: [-1])
        }
        #expect(bitmap.paintedCount == 5)
    }

    @Test func thePenIsStretchedWithUserSpace() {
        let bitmap = drawn(40, 40) {
            $0.scaleBy(x: 4, y: 1)
            $0.stroke(CGRect(x: 2, y: 10, width: 6, height: 20), width: 2)
        }
        // Under this scale the vertical sides are 8 pixels wide and the horizontal ones 2.
        #expect(bitmap.paintedBounds == PixelRect(4, 9, 36, 31))
        #expect(bitmap[11, 20] == black && bitmap[12, 20] == 0)
        #expect(bitmap[20, 10] == black && bitmap[20, 11] == 0)
    }

    @Test func segmentsJoinEveryTwoPoints() {
        let bitmap = drawn {
            $0.strokeLineSegments(between: [
                CGPoint(x: 0, y: 0.5), CGPoint(x: 4, y: 0.5), CGPoint(x: 6, y: 0.5), CGPoint(x: 10, y: 0.5), CGPoint(x: 0, y: 9),
            ])
        }
        #expect((0..<10).filter { bitmap[$0, 9] == black } == [0, 1, 2, 3, 6, 7, 8, 9])
        #expect(bitmap.paintedCount == 8)
    }

    @Test func fillAndStrokeBothHappen() {
        let bitmap = drawn {
            $0.setFillColor(.pureRed)
            $0.setStrokeColor(.pureBlue)
            $0.setLineWidth(2)
            $0.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
            $0.drawPath(using: .fillStroke)
        }
        #expect(bitmap[5, 5] == red && bitmap[2, 5] == blue && bitmap[1, 5] == blue && bitmap[0, 5] == 0)
    }

    @Test func theStrokedPathReplacesThePath() {
        let bitmap = drawn {
            $0.setLineWidth(2)
            $0.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
            $0.replacePathWithStrokedPath()
            $0.fillPath()
        }
        #expect(bitmap[5, 5] == 0 && bitmap[2, 5] == black)
    }

    @Test func aPointNearALineIsOnItsStrokeOnly() {
        _ = drawn {
            $0.setLineWidth(4)
            $0.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
            #expect($0.pathContains(CGPoint(x: 1, y: 5), mode: .stroke))
            #expect(!$0.pathContains(CGPoint(x: 1, y: 5), mode: .fill))
            #expect($0.pathContains(CGPoint(x: 5, y: 5), mode: .fill))
            #expect(!$0.pathContains(CGPoint(x: 5, y: 5), mode: .stroke))
        }
    }
}
