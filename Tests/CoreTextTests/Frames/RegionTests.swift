import CoreText
import Testing

/// Frames in paths that are not rectangles.
struct RegionTests {
    private static let text = String(repeating: "some words to fill a shape with ", count: 20)

    private func frame(_ path: CGPath, _ attributes: CFDictionary? = nil, size: CGFloat = 12) throws -> CTFrame {
        let framesetter = CTFramesetterCreateWithAttributedString(NSAttributedString(Self.text, try TestFonts.sans(size)))
        return CTFramesetterCreateFrame(framesetter, CFRangeMake(0, 0), path, attributes)
    }

    /// The rectangles of a frame's lines, without trailing spaces, in the coordinates of the path.
    private func boxes(_ frame: CTFrame) -> [CGRect] {
        let corner = CTFrameGetPath(frame).boundingBoxOfPath.origin
        return zip(frame.textLines, frame.lineOrigins).map { line, origin in
            let bounds = CTLineGetBoundsWithOptions(line, .excludeTypographicLeading)
            let width = bounds.width - CTLineGetTrailingWhitespaceWidth(line)
            return CGRect(x: origin.x + corner.x, y: origin.y + corner.y + bounds.minY, width: width, height: bounds.height)
        }
    }

    @Test func everyLineOfACircleLiesInside() throws {
        let circle = CGPath(ellipseIn: CGRect(x: 10, y: 20, width: 200, height: 200), transform: nil)
        let boxes = boxes(try frame(circle))
        #expect(boxes.count > 8)
        for box in boxes {
            let farthest = CGPoint(x: max(abs(box.minX - 110), abs(box.maxX - 110)), y: max(abs(box.minY - 120), abs(box.maxY - 120)))
            #expect(hypot(farthest.x, farthest.y) < 100.5, "\(box)")
        }
        // The middle of a circle holds longer lines than its top.
        #expect(boxes[boxes.count / 2].width > boxes[0].width)
    }

    @Test func aTriangleOnItsTipHasShorterAndShorterLines() throws {
        let path = CGMutablePath()
        path.addLines(between: [CGPoint(x: 0, y: 200), CGPoint(x: 300, y: 200), CGPoint(x: 150, y: 0)])
        path.closeSubpath()
        let boxes = boxes(try frame(path))
        #expect(boxes.count > 5)
        #expect(zip(boxes, boxes.dropFirst()).allSatisfy { $0.minX < $1.minX && $0.minY > $1.minY })
        for box in boxes { #expect(box.minX >= (200 - box.minY) * 0.75 - 0.1 && box.maxX <= 300 - (200 - box.minY) * 0.75 + 0.1, "\(box)") }
    }

    @Test func twoColumnsInOnePathShareEachHeight() throws {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 120, height: 100))
        path.addRect(CGRect(x: 160, y: 0, width: 120, height: 100))
        let boxes = boxes(try frame(path))
        let heights = Set(boxes.map { ($0.minY * 1000).rounded() })
        #expect(boxes.count == 2 * heights.count && heights.count == 7)
        #expect(boxes.allSatisfy { $0.maxX <= 120.001 || ($0.minX >= 159.999 && $0.maxX <= 280.001) })
    }

    @Test func textAvoidsAClippingPath() throws {
        let hole = CGRect(x: 80, y: 60, width: 60, height: 50)
        let clipping = [[kCTFramePathClippingPathAttributeName: CGPath(rect: hole, transform: nil)] as CFDictionary] as CFArray
        let frame = try frame(
            CGPath(rect: CGRect(x: 0, y: 0, width: 220, height: 180), transform: nil), [kCTFrameClippingPathsAttributeName: clipping] as CFDictionary)
        let boxes = boxes(frame)
        #expect(boxes.allSatisfy { !$0.insetBy(dx: 0.01, dy: 0.01).intersects(hole) })
        #expect(boxes.contains { $0.minX < 80 && $0.maxX <= 80.001 } && boxes.contains { $0.minX >= 139.999 })
    }

    @Test func theFillRuleDecidesOnInnerPaths() throws {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 220, height: 180))
        path.addRect(CGRect(x: 80, y: 60, width: 60, height: 50))
        let hole = CGRect(x: 80, y: 60, width: 60, height: 50)
        let winding = NSNumber(value: CTFramePathFillRule.windingNumber.rawValue)
        #expect(boxes(try frame(path)).allSatisfy { !$0.insetBy(dx: 0.01, dy: 0.01).intersects(hole) })
        #expect(boxes(try frame(path, [kCTFramePathFillRuleAttributeName: winding] as CFDictionary)).contains { $0.intersects(hole) })
    }

    @Test func linesFromRightToLeftStandUpright() throws {
        let progression = NSNumber(value: CTFrameProgression.rightToLeft.rawValue)
        let frame = try frame(
            CGPath(rect: CGRect(x: 0, y: 0, width: 100, height: 200), transform: nil), [kCTFrameProgressionAttributeName: progression] as CFDictionary
        )
        let origins = frame.lineOrigins
        // Each line begins at the top; its ascent points to the right.
        #expect(origins.count == 7 && origins.allSatisfy { close($0.y, 200) })
        #expect(close(origins[0].x, 100 - 12 * 1854.0 / 2048))
        #expect(zip(origins, origins.dropFirst()).allSatisfy { $0.x > $1.x })
    }

    @Test func pathsWithNumbersThatAreNoneLeaveTheFrameEmptyOrUsable() throws {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: CGFloat.nan, y: 0))
        path.addLine(to: CGPoint(x: 1e308, y: -1e308))
        path.addLine(to: CGPoint(x: CGFloat.infinity, y: 10))
        #expect(try frame(path).lineOrigins.allSatisfy { $0.x.isFinite && $0.y.isFinite })
    }
}
