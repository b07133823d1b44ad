import CoreGraphics
public import Foundation

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

extension NSAttributedString {
    /// Returns the size of the text, in points, with line breaks only where the text contains them.
    public func size() -> CGSize { DrawnText.attributed(self).size }

    /// Draws the text with its top left corner at a point of the current context; does nothing without a context.
    public func draw(at point: CGPoint) { DrawnText.attributed(self).draw(at: point) }

    /// Draws the text into a rectangle of the current context, wrapped to its width.
    ///
    /// Lines below the rectangle are left out.
    public func draw(in rect: CGRect) { DrawnText.attributed(self).draw(in: rect) }

    /// Draws the text into a rectangle of the current context, or on a baseline through the rectangle's origin.
    ///
    /// The option `usesLineFragmentOrigin` selects the rectangle.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        DrawnText.attributed(self).draw(with: rect, options, context)
    }

    /// Returns the bounds that the text has when it is drawn into a rectangle of a size with the same options.
    public func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) -> CGRect {
        DrawnText.attributed(self).bounds(in: size, options, context)
    }
}
