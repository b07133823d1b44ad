import CoreGraphics
public import Foundation
import LaminaPrimitives
import LaminaText

/// How a text is measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    /// One bit for each option.
    public let rawValue: Int
    /// Takes any bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The rectangle holds lines, from its upper left corner on; else one line stands on its origin.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// The font's leading counts; it always does.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// Measures are those of the glyphs.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
    /// The last line that fits ends with an ellipsis when more would follow.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// What measuring and drawing tell.
open class NSStringDrawingContext: NSObject {
    /// How much smaller the text may be made to fit; 0 leaves it as it is, as Lamina does in any case.
    open var minimumScaleFactor: CGFloat = 0
    /// How much smaller the text was made.
    open private(set) var actualScaleFactor: CGFloat = 1
    /// What the text took.
    open internal(set) var totalBounds = CGRect.zero
}

/// A text laid out for a rectangle.
struct TextBlock {
    let layout: TextLayout
    let options: NSStringDrawingOptions

    init(_ text: NSAttributedString, in size: CGSize, _ options: NSStringDrawingOptions) {
        self.options = options
        let styled = StyledText(text)
        let width = size.width > 0 ? Double(size.width) : .infinity
        guard options.contains(.usesLineFragmentOrigin) else {
            layout = TextLayout(styled, in: TextLimits(width: width, lineCount: 1, truncation: .tail))
            return
        }
        let isCut = options.contains(.truncatesLastVisibleLine)
        let height = size.height > 0 && isCut ? Double(size.height) : .infinity
        layout = TextLayout(styled, in: TextLimits(width: width, height: height, truncation: isCut ? .tail : nil))
    }

    /// What the text takes, beside the point that it is drawn at.
    var bounds: CGRect {
        let size = CGSize(width: CGFloat(layout.size.width), height: CGFloat(layout.size.height))
        let isBlock = options.contains(.usesLineFragmentOrigin)
        return CGRect(origin: CGPoint(x: 0, y: isBlock ? 0 : -CGFloat(layout.firstBaseline)), size: size)
    }

    func draw(at point: CGPoint) {
        UIGraphicsGetCurrentContext()?.draw(layout, at: CGPoint(x: point.x + bounds.minX, y: point.y + bounds.minY))
    }
}

extension NSAttributedString {
    /// What the text takes when its lines are broken only where it says so.
    public func size() -> CGSize { TextBlock(self, in: .zero, .usesLineFragmentOrigin).bounds.size }

    /// Draws the text with its upper left corner at a point of the current context.
    public func draw(at point: CGPoint) { TextBlock(self, in: .zero, .usesLineFragmentOrigin).draw(at: point) }

    /// Draws the text into a rectangle of the current context, breaking lines to fit; lines below the rectangle are left out.
    public func draw(in rect: CGRect) {
        let limits = TextLimits(width: Double(rect.width), height: Double(rect.height))
        UIGraphicsGetCurrentContext()?.draw(TextLayout(StyledText(self), in: limits), at: rect.origin)
    }

    /// Draws the text into a rectangle, or on its origin.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        let block = TextBlock(self, in: rect.size, options)
        context?.totalBounds = block.bounds
        block.draw(at: rect.origin)
    }

    /// What the text takes when it is drawn with a rectangle of a size.
    public func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) -> CGRect {
        let bounds = TextBlock(self, in: size, options).bounds
        context?.totalBounds = bounds
        return bounds
    }
}
