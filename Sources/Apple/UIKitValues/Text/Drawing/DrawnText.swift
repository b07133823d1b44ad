import CoreGraphics
import Foundation
import LaminaPrimitives
import LaminaText

/// A text that is measured or drawn.
enum DrawnText {
    /// A string whose characters all have the same attributes, which concern its look only.
    case plain(String, [NSAttributedString.Key: Any])
    case attributed(NSAttributedString)

    init(_ string: String, _ attributes: [NSAttributedString.Key: Any]?) {
        let attributes = attributes ?? [:]
        let isPlain = attributes[.link] == nil && attributes[.attachment] == nil
        self = isPlain ? .plain(string, attributes) : .attributed(NSAttributedString(string: string, attributes: attributes))
    }

    /// The size of the text, in points, with line breaks only where the text contains them.
    var size: CGSize { TextBlock(self, in: .zero, .usesLineFragmentOrigin).bounds.size }

    /// Draws the text with its top left corner at a point of the current context; does nothing without a context.
    func draw(at point: CGPoint) { TextBlock(self, in: .zero, .usesLineFragmentOrigin).draw(at: point) }

    /// Draws the text into a rectangle of the current context, wrapped to its width; lines below the rectangle are left out.
    func draw(in rect: CGRect) {
        let limits = TextLimits(width: Double(rect.width), height: Double(rect.height))
        TextBlock(self, limits, .usesLineFragmentOrigin).draw(at: rect.origin)
    }

    func draw(with rect: CGRect, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?) {
        let block = TextBlock(self, in: rect.size, options)
        context?.totalBounds = block.bounds
        block.draw(at: rect.origin)
    }

    func bounds(in size: CGSize, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?) -> CGRect {
        let bounds = TextBlock(self, in: size, options).bounds
        context?.totalBounds = bounds
        return bounds
    }

    fileprivate var styled: StyledText {
        switch self {
        case .plain(let text, let attributes): StyledText(text, attributes)
        case .attributed(let text): StyledText(text.withLinkLooks.withAttachmentSpaces)
        }
    }
}

/// A text that is laid out for a rectangle.
private struct TextBlock {
    private let layout: TextLayout
    private let text: DrawnText
    private let options: NSStringDrawingOptions

    init(_ text: DrawnText, _ limits: TextLimits, _ options: NSStringDrawingOptions) {
        layout = TextLayout(text.styled, in: limits)
        self.text = text
        self.options = options
    }

    /// Lays out a text; a width or height of 0 is unlimited.
    ///
    /// The height limits only text with the option `truncatesLastVisibleLine`. Text without `usesLineFragmentOrigin` has a single line.
    init(_ text: DrawnText, in size: CGSize, _ options: NSStringDrawingOptions) {
        let width = size.width > 0 ? Double(size.width) : .infinity
        guard options.contains(.usesLineFragmentOrigin) else {
            self.init(text, TextLimits(width: width, lineCount: 1, truncation: .tail), options)
            return
        }
        let isCut = options.contains(.truncatesLastVisibleLine)
        let height = size.height > 0 && isCut ? Double(size.height) : .infinity
        self.init(text, TextLimits(width: width, height: height, truncation: isCut ? .tail : nil), options)
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
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let origin = CGPoint(x: point.x + bounds.minX, y: point.y + bounds.minY)
        switch text {
        case .plain: context.draw(layout, at: origin)
        case .attributed(let text): context.draw(layout, of: text, at: origin)
        }
    }
}
