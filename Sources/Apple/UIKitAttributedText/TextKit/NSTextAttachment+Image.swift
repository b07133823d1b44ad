public import CoreGraphics
public import UIKitValues

extension NSTextAttachment {
    /// Returns the image that is drawn: `image`, or that of `contents`.
    ///
    /// - Parameters:
    ///   - imageBounds: The attachment's rectangle, which does not matter here.
    ///   - textContainer: The place of the text, which does not matter either.
    ///   - charIndex: The attachment's place in the text, likewise.
    public func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int) -> UIImage? { shownImage }
}
