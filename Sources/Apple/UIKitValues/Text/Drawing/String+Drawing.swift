import CoreGraphics
public import Foundation

extension NSString {
    /// Returns the size of the text, in points, with line breaks only where the text contains them.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize { DrawnText(description, attrs).size }

    /// Draws the text with its top left corner at a point of the current context.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) { DrawnText(description, attrs).draw(at: point) }

    /// Draws the text into a rectangle of the current context, wrapped to its width.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) { DrawnText(description, attrs).draw(in: rect) }

    /// Draws the text into a rectangle of the current context, or on a baseline through the rectangle's origin.
    ///
    /// The option `usesLineFragmentOrigin` selects the rectangle.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        DrawnText(description, attributes).draw(with: rect, options, context)
    }

    /// Returns the bounds that the text has when it is drawn into a rectangle of a size with the same options.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        DrawnText(description, attributes).bounds(in: size, options, context)
    }
}

// On Apple's systems, `String` gets the drawing methods of `NSString` by bridging; here they are declared again.
extension String {
    /// Returns the size of the text, in points, with line breaks only where the text contains them.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        DrawnText(self, attrs).size
    }

    /// Draws the text with its top left corner at a point of the current context.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        DrawnText(self, attrs).draw(at: point)
    }

    /// Draws the text into a rectangle of the current context, wrapped to its width.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        DrawnText(self, attrs).draw(in: rect)
    }

    /// Returns the bounds that the text has when it is drawn into a rectangle of a size with the same options.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        DrawnText(self, attributes).bounds(in: size, options, context)
    }
}
