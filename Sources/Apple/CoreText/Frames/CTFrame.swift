public import CoreGraphics
public import Foundation
import LaminaPrimitives
import LaminaText

/// Lines that fill a region.
public final class CTFrame: NSObject {
    /// Must be the first stored property: Foundation reads it when it compares objects.
    private let foundationTag = FoundationTag()
    /// The lines in text order.
    let lines: [CTLine]
    /// The origin of each line, with y pointing up, in the coordinates of the path.
    let origins: [CGPoint]
    let path: CGPath
    let settings: FrameSettings
    /// The characters for which the frame was made.
    let range: Range<Int>
    /// The characters that fit.
    let visible: Range<Int>

    init(_ layout: RegionLayout, _ range: Range<Int>, _ path: CGPath, _ settings: FrameSettings, of string: NSAttributedString) {
        let fromLines = settings.toLines.inverse ?? .identity
        lines = layout.lines.map { CTLine($0, of: string) }
        origins = layout.lines.map { line in
            // In lines that follow each other from left to right, the ascent lies at the lower edge.
            let y = settings.progression == .leftToRight ? line.line.top + line.line.bottom - line.line.origin.y : line.line.origin.y
            return CGPoint(fromLines(Point(line.line.origin.x - line.overhang, y)))
        }
        self.path = path.copy() ?? path
        self.settings = settings
        self.range = range
        visible = range.lowerBound..<layout.end
    }
}

/// Returns the number that identifies the class of frames.
public func CTFrameGetTypeID() -> CFTypeID { typeID(of: CTFrame.self) }

/// Returns the characters for which a frame was made.
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange { CFRange(frame.range) }

/// Returns the characters that fit into a frame.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange { CFRange(frame.visible) }

/// Returns the path that a frame fills.
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }

/// Returns the attributes with which a frame was made.
public func CTFrameGetFrameAttributes(_ frame: CTFrame) -> CFDictionary? { frame.settings.attributes }

/// Returns the lines of a frame in text order, as an array of `CTLine`.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { NSArray(array: frame.lines) }

/// Copies the origins of lines, with y pointing up, relative to the lower left corner of the path's bounding box.
///
/// - Parameters:
///   - range: The lines; a length of 0 means all up to the end.
///   - origins: Receives as many points as the range has lines.
public func CTFrameGetLineOrigins(_ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>) {
    let corner = frame.path.isEmpty ? .zero : frame.path.boundingBoxOfPath.origin
    // The caller guarantees room for as many points as the range has lines.
    for (place, index) in range.indices(in: frame.origins.indices).enumerated() {
        unsafe origins[place] = CGPoint(x: frame.origins[index].x - corner.x, y: frame.origins[index].y - corner.y)
    }
}

/// Draws the lines of a frame in a context whose y axis points up; each line starts at its origin, and the text matrix applies to it.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
    for (line, origin) in zip(frame.lines, frame.origins) {
        let usual = context.textMatrix
        if frame.settings.isVertical { context.textMatrix = CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0).concatenating(usual) }
        context.textPosition = origin
        CTLineDraw(line, context)
        context.textMatrix = usual
    }
}
