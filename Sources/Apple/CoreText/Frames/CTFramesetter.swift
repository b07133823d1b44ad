public import CoreGraphics
public import Foundation
import LaminaPrimitives
import LaminaText

/// A maker of frames, which fill regions with the lines of one string.
public final class CTFramesetter: NSObject {
    /// Must be the first stored property: Foundation reads it when it compares objects.
    private let foundationTag = FoundationTag()
    let typesetter: CTTypesetter

    init(_ typesetter: CTTypesetter) { self.typesetter = typesetter }
}

/// Returns the number that identifies the class of framesetters.
public func CTFramesetterGetTypeID() -> CFTypeID { typeID(of: CTFramesetter.self) }

/// Creates a framesetter of a string.
public func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString) -> CTFramesetter {
    CTFramesetter(CTTypesetter(attrString))
}

/// Creates a framesetter of a typesetter.
public func CTFramesetterCreateWithTypesetter(_ typesetter: CTTypesetter) -> CTFramesetter { CTFramesetter(typesetter) }

/// Returns the typesetter of a framesetter.
public func CTFramesetterGetTypesetter(_ framesetter: CTFramesetter) -> CTTypesetter { framesetter.typesetter }

/// Fills a path with the lines of a string, from its top, where y is largest, to its bottom.
///
/// A line that does not fit, and everything after it, is left out.
///
/// - Parameters:
///   - stringRange: The characters; a length of 0 means as many as fit.
///   - frameAttributes: The progression, the fill rule and the clipping paths of the frame.
public func CTFramesetterCreateFrame(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: CFDictionary?
) -> CTFrame {
    let settings = FrameSettings(frameAttributes)
    let range = framesetter.typesetter.indices(stringRange)
    let layout = RegionLayout(framesetter.typesetter.typesetter, range, in: settings.region(path.path))
    return CTFrame(layout, range, path, settings, of: framesetter.typesetter.string)
}

/// Returns the size that characters need.
///
/// - Parameters:
///   - stringRange: The characters; a length of 0 means as many as fit.
///   - frameAttributes: The progression of the frame; the paths in it do not count.
///   - constraints: The available width and height, in points; numbers that are not positive and finite mean no limit.
///   - fitRange: Receives the characters that fit.
public func CTFramesetterSuggestFrameSizeWithConstraints(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?, _ constraints: CGSize,
    _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
    // A path has finite corners, so a missing limit is a length that no text reaches.
    func limit(_ length: CGFloat) -> Double { length > 0 && length < 1e6 ? Double(length) : 1e6 }
    var path = Path()
    path.addRect(Rect(0, 0, limit(constraints.width), limit(constraints.height)))
    let isVertical = FrameSettings(frameAttributes).isVertical
    if isVertical { path = path.mapped(by: AffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)) }
    let range = framesetter.typesetter.indices(stringRange)
    let layout = RegionLayout(framesetter.typesetter.typesetter, range, in: TextRegion(path))
    // The caller guarantees room for one range, or passes nil.
    unsafe fitRange?.pointee = CFRange(range.lowerBound..<layout.end)
    return isVertical ? CGSize(width: layout.size.height, height: layout.size.width) : CGSize(layout.size)
}
