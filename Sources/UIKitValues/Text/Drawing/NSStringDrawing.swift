import CoreGraphics
public import Foundation
import LaminaPrimitives
import LaminaText

/// Options for measuring and drawing text.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: Int
    /// Creates a set from any bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Wraps the text in the rectangle, from its top left corner.
    ///
    /// Without this option, a single line has its baseline at the origin.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// Adds the font's leading to the height of the lines; without effect, because layout always adds it.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// Measures the glyphs' actual extents; has no effect here.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
    /// Ends the last line that fits with an ellipsis when more text would follow.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// Parameters and results of measuring and drawing.
open class NSStringDrawingContext: NSObject {
    /// The smallest factor by which the font may be reduced; has no effect here, because drawing never reduces the font.
    open var minimumScaleFactor: CGFloat = 0
    /// The factor by which the font was reduced; always 1 here.
    open private(set) var actualScaleFactor: CGFloat = 1
    /// The bounds of the text that was measured or drawn last.
    open package(set) var totalBounds = CGRect.zero
}

/// A text that is laid out for a rectangle.
struct TextBlock {
    let layout: TextLayout
    private let text: NSAttributedString
    let options: NSStringDrawingOptions

    /// Lays out a text; a width or height of 0 is unlimited.
    ///
    /// The height limits only text with the option `truncatesLastVisibleLine`. Text without `usesLineFragmentOrigin` has a single line.
    init(_ text: NSAttributedString, in size: CGSize, _ options: NSStringDrawingOptions) {
        self.options = options
        self.text = text
        let styled = StyledText(text.withLinkLooks.withAttachmentSpaces)
        let width = size.width > 0 ? Double(size.width) : .infinity
        guard options.contains(.usesLineFragmentOrigin) else {
            layout = TextLayout(styled, in: TextLimits(width: width, lineCount: 1, truncation: .tail))
            return
        }
        let isCut = options.contains(.truncatesLastVisibleLine)
        let height = size.height > 0 && isCut ? Double(size.height) : .infinity
        layout = TextLayout(styled, in: TextLimits(width: width, height: height, truncation: isCut ? .tail : nil))
    }

    /// The bounds of the text, relative to the point at which it is drawn.
    ///
    /// Without the option `usesLineFragmentOrigin` this point is on the baseline, so the bounds begin above it.
    var bounds: CGRect {
        let size = CGSize(width: CGFloat(layout.size.width), height: CGFloat(layout.size.height))
        let isBlock = options.contains(.usesLineFragmentOrigin)
        return CGRect(origin: CGPoint(x: 0, y: isBlock ? 0 : -CGFloat(layout.firstBaseline)), size: size)
    }

    func draw(at point: CGPoint) {
        UIGraphicsGetCurrentContext()?.draw(layout, of: text, at: CGPoint(x: point.x + bounds.minX, y: point.y + bounds.minY))
    }
}

extension NSAttributedString {
    /// Returns the size of the text, in points, with line breaks only where the text contains them.
    public func size() -> CGSize { TextBlock(self, in: .zero, .usesLineFragmentOrigin).bounds.size }

    /// Draws the text with its top left corner at a point of the current context; does nothing without a context.
    public func draw(at point: CGPoint) { TextBlock(self, in: .zero, .usesLineFragmentOrigin).draw(at: point) }

    /// Draws the text into a rectangle of the current context, wrapped to its width.
    ///
    /// Lines below the rectangle are left out.
    public func draw(in rect: CGRect) {
        let limits = TextLimits(width: Double(rect.width), height: Double(rect.height))
        UIGraphicsGetCurrentContext()?.draw(TextLayout(StyledText(withLinkLooks.withAttachmentSpaces), in: limits), of: self, at: rect.origin)
    }

    /// Draws the text into a rectangle of the current context, or on a baseline through the rectangle's origin.
    ///
    /// The option `usesLineFragmentOrigin` selects the rectangle.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        let block = TextBlock(self, in: rect.size, options)
        context?.totalBounds = block.bounds
        block.draw(at: rect.origin)
    }

    /// Returns the bounds that the text has when it is drawn into a rectangle of a size with the same options.
    public func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) -> CGRect {
        let bounds = TextBlock(self, in: size, options).bounds
        context?.totalBounds = bounds
        return bounds
    }
}
